import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/panel.ts"

const messages: Translation<typeof english> = {
  none: "Niemand bekend",
  parents: "Ouders",
  siblings: "Broers en zussen",
  partners: "Partners",
  children: "Kinderen",
  further: {
    parents: `
    .input {$count :number}
    .match $count
    one {{1 ouder}}
    * {{{$count} ouders}}`,
    children: `
    .input {$count :number}
    .match $count
    one {{1 kind}}
    * {{{$count} kinderen}}`,
  },
  life: "Leven",
  family: "Familie",
  centre: "In het midden zetten",
  page: "Pagina",
  kin: "Hoe verwant?",
  edit: "Bewerken",
  goOn: "Verder bewerken",
  goOnAdding: "Verder met het toevoegen van een familielid",
  suggest: "Een wijziging voorstellen",
  add: "Een familielid toevoegen",
  panel: "Persoon",
  taller: "Meer tonen",
  shorter: "Minder tonen",
  above: "zie boven",
  outlineUp: "Voorouders",
  outlineDown: "Nakomelingen",
  with: "met {$names}",
  redacted: "Deze persoon leeft misschien nog. Alleen leden van de stamboom zien meer.",
  keyTexts: [
    "broer, zus of partner links",
    "broer, zus of partner rechts",
    "vader, of de enige ouder",
    "moeder",
    "eerste kind",
    "de persoon in het midden",
    "de persoon naast het schema tonen",
    "meer familieleden tonen, of minder",
    "de persoon in het midden zetten",
    "een familielid toevoegen",
    "de persoon wijzigen",
    "deze lijst",
  ],
}

export default messages
