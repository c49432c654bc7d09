import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/links.ts"

const messages: Translation<typeof english> = {
  title: "Links om te kijken",
  text: "Wie het adres van een link heeft, bekijkt de stamboom zonder account, tot de link eindigt.",
  unnamed: "Zonder naam",
  shows: { public: "als bezoeker", members: "met levende personen" },
  opened: `
    .input {$times :number}
    .match $times
    0 {{nog niet geopend}}
    one {{één keer geopend}}
    * {{{$times} keer geopend}}`,
  until: "tot {$day}",
  end: "Beëindigen",
  endOf: "De link {$name} beëindigen",
  name: "Wie de link krijgt",
  nameHint: "Alleen de bewerkers van de stamboom zien dit.",
  sees: "Wat de link toont",
  choices: {
    public: "Wat bezoekers zouden zien; levende personen blijven verborgen",
    members: "Alles wat lezers zien",
  },
  days: "Hoe lang de link geldt",
  lengths: { "7": "Een week", "30": "Een maand", "90": "Drie maanden", "365": "Een jaar" },
  passcode: "Toegangscode",
  passcodeHint: "8 tekens of meer. Laat dit leeg om er geen in te stellen.",
  make: "Een link maken",
  once: "Stuur dit adres aan de persoon. Het wordt niet nog eens getoond.",
  another: "Nog een link maken",
}

export default messages
