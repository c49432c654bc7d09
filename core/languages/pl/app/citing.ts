import type { Translation } from "../../messages.ts"
import type english from "../../en/app/citing.ts"

const messages: Translation<typeof english> = {
  sourcesOf: "Źródła: {$what}, {$count}",
  cite: "Powołaj się na źródło",
  citeFor: "Powołaj się na źródło: {$what}",
  changeCitation: "Zmień cytat: {$title}",
  person: "ta osoba",
  source: "Źródło",
  newSource: "Nowe źródło…",
  otherSource: "Inne źródło drzewa…",
  find: "Znajdź źródło",
  findHint: "Wpisz słowa z jego tytułu.",
  findNone: "Żadne źródło nie zawiera tych słów.",
  findCount: `
    .input {$count :number}
    .match $count
    one {{{$count} źródło.}}
    few {{{$count} źródła.}}
    * {{{$count} źródeł.}}`,
  chooseOne: "Wybierz źródło.",
  title: "Tytuł źródła",
  author: "Autor",
  repository: "Miejsce przechowywania",
  page: "Strona lub wpis",
  text: "Treść",
  sure: "Wiarygodność",
  sures: {
    "0": "Niewiarygodne lub domysł",
    "1": "Wątpliwe",
    "2": "Zapisane później lub przez innych",
    "3": "Bezpośredni dowód, na przykład wpis z epoki",
    "": "Nie podano",
  },
  date: "Data wpisu",
  url: "Adres w sieci",
  notes: "Notatki",
  summaryCite: "Źródło: {$what}, {$name}",
  summaryChange: "Zmiana cytatu: {$what}, {$name}",
  summaryDelete: "Usunięcie cytatu: {$what}, {$name}",
  sourceStays: "Źródło pozostaje w drzewie.",
}

export default messages
