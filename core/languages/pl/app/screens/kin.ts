import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/kin.ts"

const messages: Translation<typeof english> = {
  title: "Pokrewieństwo: {$a} i {$b}",
  is: "{$b}: {$kin} (dla: {$a})",
  way: "Droga {$count}",
  steps: {
    parent: "rodzic",
    child: "dziecko",
    partner: "partner",
  },
  none: "Nie jest znana żadna droga od jednej osoby do drugiej. Może istnieć przez osoby, których nie widzisz.",
  same: "To ta sama osoba.",
  shared: "Mają wspólne około {$percent} odziedziczonych cech.",
  turn: "W drugą stronę",
}

export default messages
