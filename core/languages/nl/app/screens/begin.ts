import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/begin.ts"

const messages: Translation<typeof english> = {
  title: "Een stamboom beginnen",
  intro:
    "Schrijf op wat je weet, met de achternamen bij geboorte. De rest mag leeg blijven, en je kunt later alles wijzigen.",
  bring: "Uit een ander programma importeren",
  treeName: "Naam van de stamboom",
  treeNameOf: `
    .input {$surname :string}
    .match $surname
    || {{Mijn familie}}
    * {{De familie {$surname}}}`,
  places: {
    you: "Jij",
    father: "Je vader",
    mother: "Je moeder",
    fathers_father: "De vader van je vader",
    fathers_mother: "De moeder van je vader",
    mothers_father: "De vader van je moeder",
    mothers_mother: "De moeder van je moeder",
  },
  generations: {
    you: "Jij",
    parents: "Je ouders",
    grandparents: "Je grootouders",
  },
  given: "Voornamen",
  surname: "Achternaam",
  year: "Geboortejaar",
  preview: "Je stamboom tot nu toe",
  unknown: "onbekend",
  born: "geboren {$year}",
  save: "Deze stamboom opslaan",
  private: "Alleen jij ziet hem, tot je anderen uitnodigt.",
}

export default messages
