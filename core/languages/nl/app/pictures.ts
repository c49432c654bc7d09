import type { Translation } from "../../messages.ts"
import type english from "../../en/app/pictures.ts"

const messages: Translation<typeof english> = {
  add: "Bestanden toevoegen",
  drop: "Zet foto’s en documenten hier neer",
  uploading: "Uploaden…",
  uploaded: `
    .input {$count :number}
    .match $count
    one {{Eén bestand geüpload.}}
    * {{{$count} bestanden geüpload.}}`,
  untitled: "Zonder titel",
  portrait: "Het portret kiezen",
  portraitOf: "Het portret van {$name}",
  noPortrait: "Het portret verwijderen",
  cropHint: "Sleep het kader naar het gezicht, of gebruik de schuifregelaars.",
  across: "Van links naar rechts",
  downwards: "Van boven naar beneden",
  size: "Grootte",
  broken:
    "Deze foto kan niet worden getoond: het bestand is misschien beschadigd. Kies een andere, of upload de foto opnieuw.",
  preview: "Zo komt het eruit te zien:",
  summary: "Portret van {$name}",
  pictures: "Foto’s en documenten",
  previous: "Vorige",
  next: "Volgende",
  place: "{$index} van {$count}",
  attachAny: "Een foto of document koppelen",
  attachTo: "Een foto of document koppelen: {$name}",
  attachElsewhere: "Aan iemand of iets koppelen",
  attach: "Koppelen",
  attachSmall: "Foto of document",
  attached: "Gekoppeld.",
  detach: "Loskoppelen",
  detachOne: "{$title} loskoppelen",
  detached: "Losgekoppeld. Het staat nog bij de foto’s en documenten van de stamboom.",
  inTree: "Of een die in de stamboom staat",
  show: "Tonen",
  shows: {
    all: "Alles",
    pictures: "Foto’s",
    loose: "Wat nog bij niemand hoort",
  },
  more: "Meer tonen",
  noneInTree: "Hier valt niets te kiezen.",
  chooseFirst: "Kies een foto of document.",
  moves: "Het kan maar bij één persoon, gebeurtenis of bron horen. Tot nu toe hoort het bij:",
  toNothing: "nog niemand",
  toWhat: "Waar gaat het over?",
  kinds: {
    person: "Een persoon, of een gebeurtenis",
    source: "Een bron",
  },
  whatOf: "Wat van deze persoon?",
  wholePerson: "De persoon",
  sourceInTree: "Bron in de stamboom",
  otherSource: "Een andere bron kiezen",
  sourceHint: "Typ enkele woorden van de bron.",
  noSource: "Geen bron bevat deze woorden.",
  sources: `
    .input {$count :number}
    .match $count
    one {{Eén bron}}
    * {{{$count} bronnen}}`,
  chooseSource: "Kies de bron: typ enkele woorden ervan en kies een resultaat.",
}

export default messages
