import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/panel.ts"

const messages: Translation<typeof english> = {
  none: "Ingen känd",
  parents: "Föräldrar",
  siblings: "Syskon",
  partners: "Partner",
  children: "Barn",
  further: {
    parents: `
    .input {$count :number}
    .match $count
    one {{1 förälder}}
    * {{{$count} föräldrar}}`,
    children: "{$count} barn",
  },
  life: "Liv",
  family: "Familj",
  centre: "Sätt i mitten",
  page: "Sida",
  kin: "Hur släkt?",
  edit: "Redigera",
  goOn: "Fortsätt redigera",
  goOnAdding: "Fortsätt lägga till en släkting",
  suggest: "Föreslå en ändring",
  add: "Lägg till en släkting",
  panel: "Person",
  taller: "Visa mer",
  shorter: "Visa mindre",
  above: "se ovan",
  outlineUp: "Anor",
  outlineDown: "Ättlingar",
  with: "med {$names}",
  redacted: "Den här personen kan vara i livet. Bara trädets medlemmar ser mer.",
  keyTexts: [
    "syskon eller partner till vänster",
    "syskon eller partner till höger",
    "far, eller den enda föräldern",
    "mor",
    "första barnet",
    "personen i mitten",
    "visa personen bredvid diagrammet",
    "visa fler släktingar, eller färre",
    "sätt personen i mitten",
    "lägg till en släkting",
    "ändra personen",
    "den här listan",
  ],
}

export default messages
