import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/home.ts"

const messages: Translation<typeof english> = {
  title: "Je familie, in een seconde om je heen",
  what: "Stemma bewaart een stamboom die familieleden samen opbouwen, met de bronnen die hem bewijzen. Levende personen blijven verborgen voor onbekenden.",
  register: "Een account aanmaken",
  signIn: "Inloggen",
  publicTrees: "Openbare stambomen",
  myTrees: "Mijn stambomen",
  welcome: `
    .input {$name :string}
    .match $name
    || {{Welkom}}
    * {{Welkom, {$name}}}`,
  noTrees: "Je hebt nog geen stamboom. Begin met de personen die je kent, of kijk eerst rond in een voorbeeld.",
  start: "Een stamboom beginnen",
  sample: "Een voorbeeld laden",
  loadingSample: "Het voorbeeld wordt geladen…",
  sampleName: "Darwin en Wedgwood (voorbeeld)",
  people: `
    .input {$count :number}
    .match $count
    one {{1 persoon}}
    * {{{$count} personen}}`,
  roles: {
    owner: "van jou",
    editor: "je bewerkt",
    viewer: "je leest",
  },
  toReview: `
    .input {$count :number}
    .match $count
    one {{1 voorstel te beoordelen}}
    * {{{$count} voorstellen te beoordelen}}`,
  verify:
    "Bevestig je e-mailadres: open de link in het bericht daarover. Heeft deze dienst geen mailserver, dan vindt de beheerder de link in het logboek van de dienst.",
}

export default messages
