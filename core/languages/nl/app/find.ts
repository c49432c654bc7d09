import type { Translation } from "../../messages.ts"
import type english from "../../en/app/find.ts"

const messages: Translation<typeof english> = {
  hint: "Typ enkele letters van een naam. Een geboorte- of sterfjaar beperkt het zoeken.",
  none: "Er is hier niemand met die naam.",
  count: `
    .input {$count :number}
    .match $count
    one {{Eén persoon}}
    * {{{$count} personen}}`,
  childOf: "kind van {$parents}",
  with: "met {$partners}",
  alsoCalled: "ook {$name} genoemd",
}

export default messages
