import type { Translation } from "../../messages.ts"
import type english from "../../en/app/pictures.ts"

const messages: Translation<typeof english> = {
  add: "Lägg till filer",
  drop: "Släpp bilder och dokument här",
  uploading: "Laddar upp…",
  uploaded: `
    .input {$count :number}
    .match $count
    one {{En fil uppladdad.}}
    * {{{$count} filer uppladdade.}}`,
  untitled: "Utan titel",
  portrait: "Välj porträttet",
  portraitOf: "Porträttet av {$name}",
  noPortrait: "Ta bort porträttet",
  cropHint: "Dra ramen till ansiktet, eller använd reglagen.",
  across: "Från vänster till höger",
  downwards: "Uppifrån och ner",
  size: "Storlek",
  broken: "Bilden kan inte visas: filen kan vara skadad. Välj en annan, eller ladda upp den igen.",
  preview: "Så här kommer det att se ut:",
  summary: "Porträtt av {$name}",
  pictures: "Bilder och dokument",
  previous: "Föregående",
  next: "Nästa",
  place: "{$index} av {$count}",
  attachAny: "Bifoga en bild eller ett dokument",
  attachTo: "Bifoga en bild eller ett dokument: {$name}",
  attachElsewhere: "Bifoga till någon eller något",
  attach: "Bifoga",
  attachSmall: "Bild eller dokument",
  attached: "Bifogat.",
  detach: "Lossa",
  detachOne: "Lossa {$title}",
  detached: "Lossat. Det finns kvar bland trädets bilder och dokument.",
  inTree: "Eller något som finns i trädet",
  show: "Visa",
  shows: {
    all: "Allt",
    pictures: "Bilder",
    loose: "Det som inte hör till någon ännu",
  },
  more: "Visa fler",
  noneInTree: "Här finns inget att välja.",
  chooseFirst: "Välj en bild eller ett dokument.",
  moves: "Det kan bara höra till en person, händelse eller källa. Hittills hör det till:",
  toNothing: "ingen ännu",
  toWhat: "Vad handlar det om?",
  kinds: {
    person: "En person, eller en händelse",
    source: "En källa",
  },
  whatOf: "Vad hos personen?",
  wholePerson: "Personen",
  sourceInTree: "Källa i trädet",
  otherSource: "Välj en annan källa",
  sourceHint: "Skriv några ord ur källan.",
  noSource: "Ingen källa innehåller de orden.",
  sources: `
    .input {$count :number}
    .match $count
    one {{En källa}}
    * {{{$count} källor}}`,
  chooseSource: "Välj källan: skriv några av dess ord och välj en träff.",
}

export default messages
