import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/sources.ts"

const messages: Translation<typeof english> = {
  title: "Źródła",
  search: "Słowa ze źródła",
  show: "Pokaż",
  clear: "Pokaż wszystkie",
  none: "Nie ma tu jeszcze źródeł.",
  noneSuch: "Żadne źródło nie zawiera tych słów.",
  more: "Pokaż więcej",
  members: "Zaloguj się, aby zobaczyć źródła.",
  signIn: "Zaloguj się",
  citedMore: "cytowane ponad {$most} razy",
  cited: `
    .input {$count :number}
    .match $count
    0 {{jeszcze niecytowane}}
    one {{cytowane jeden raz}}
    few {{cytowane {$count} razy}}
    * {{cytowane {$count} razy}}`,
  add: "Dodaj źródło",
  change: "Zmień to źródło",
  delete: "Usuń to źródło",
  deleteTitle: "Usunąć: {$title}?",
  summaryDelete: "Usunięcie źródła {$title}",
  conflict: "W tym czasie ktoś inny zmienił to źródło. Oto obie wersje:",
  summaryAdd: "Nowe źródło: {$title}",
  summaryChange: "Zmiany źródła {$title}",
  fields: {
    title: "Tytuł",
    author: "Autor",
    publication: "Wydanie",
    repository: "Miejsce przechowywania",
    call_number: "Sygnatura",
    url: "Adres w sieci",
    notes: "Notatki",
    abbreviation: "Krótki tytuł",
    text: "Treść",
    identifiers: "Identyfikatory",
  },
  citedBy: "Do czego jest cytowane",
  notCited: "Nic jeszcze nie cytuje tego źródła.",
  aName: "nazwisko",
  page: "strona {$page}",
  open: "Otwórz",
}

export default messages
