import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/kin.ts"

const messages: Translation<typeof english> = {
  title: "Hoe {$a} en {$b} verwant zijn",
  is: "{$b}: {$kin} van {$a}",
  way: "Weg {$count}",
  steps: {
    parent: "ouder",
    child: "kind",
    partner: "partner",
  },
  none: "Er is geen weg van de een naar de ander bekend. Misschien loopt er een via personen die je niet ziet.",
  same: "Dit is dezelfde persoon.",
  shared: "Ze delen ongeveer {$percent} van hun erfelijke aanleg.",
  turn: "Andersom",
}

export default messages
