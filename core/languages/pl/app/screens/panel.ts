import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/panel.ts"

const messages: Translation<typeof english> = {
  none: "Nikt nie jest znany",
  parents: "Rodzice",
  siblings: "Rodzeństwo",
  partners: "Partnerzy",
  children: "Dzieci",
  further: {
    parents: `
    .input {$count :number}
    .match $count
    one {{1 rodzic}}
    few {{{$count} rodziców}}
    * {{{$count} rodziców}}`,
    children: `
    .input {$count :number}
    .match $count
    one {{1 dziecko}}
    few {{{$count} dzieci}}
    * {{{$count} dzieci}}`,
  },
  life: "Życie",
  family: "Rodzina",
  centre: "Ustaw w środku",
  page: "Strona",
  kin: "Jakie pokrewieństwo?",
  edit: "Edytuj",
  goOn: "Kontynuuj edycję",
  goOnAdding: "Kontynuuj dodawanie krewnego",
  suggest: "Zaproponuj zmianę",
  add: "Dodaj krewnego",
  panel: "Osoba",
  taller: "Pokaż więcej",
  shorter: "Pokaż mniej",
  above: "zobacz wyżej",
  outlineUp: "Przodkowie",
  outlineDown: "Potomkowie",
  with: "w związku: {$names}",
  redacted: "Ta osoba może żyć. Więcej widzą tylko członkowie drzewa.",
  keyTexts: [
    "rodzeństwo lub partner po lewej",
    "rodzeństwo lub partner po prawej",
    "ojciec lub jedyny rodzic",
    "matka",
    "pierwsze dziecko",
    "osoba w środku",
    "pokaż osobę obok wykresu",
    "pokaż więcej krewnych lub mniej",
    "ustaw osobę w środku",
    "dodaj krewnego",
    "zmień osobę",
    "ta lista",
  ],
}

export default messages
