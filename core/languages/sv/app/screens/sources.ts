import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/sources.ts"

const messages: Translation<typeof english> = {
  title: "Källor",
  search: "Ord ur en källa",
  show: "Visa",
  clear: "Visa alla",
  none: "Här finns inga källor ännu.",
  noneSuch: "Ingen källa innehåller de orden.",
  more: "Visa fler",
  members: "Logga in för att se källorna.",
  signIn: "Logga in",
  citedMore: "åberopad mer än {$most} gånger",
  cited: `
    .input {$count :number}
    .match $count
    0 {{inte åberopad ännu}}
    one {{åberopad en gång}}
    * {{åberopad {$count} gånger}}`,
  add: "Lägg till en källa",
  change: "Ändra källan",
  delete: "Ta bort källan",
  deleteTitle: "Ta bort {$title}?",
  summaryDelete: "Borttagning av källan {$title}",
  conflict: "Någon annan har ändrat källan under tiden. Här är båda versionerna:",
  summaryAdd: "Ny källa: {$title}",
  summaryChange: "Ändringar av källan {$title}",
  fields: {
    title: "Titel",
    author: "Författare",
    publication: "Utgivning",
    repository: "Förvaras hos",
    call_number: "Signum",
    url: "Webbadress",
    notes: "Anteckningar",
    abbreviation: "Kort titel",
    text: "Vad som står",
    identifiers: "Identiteter",
  },
  citedBy: "Vad den åberopas för",
  notCited: "Inget åberopar källan ännu.",
  aName: "ett namn",
  page: "sida {$page}",
  open: "Öppna",
}

export default messages
