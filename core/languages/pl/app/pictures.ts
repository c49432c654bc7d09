import type { Translation } from "../../messages.ts"
import type english from "../../en/app/pictures.ts"

const messages: Translation<typeof english> = {
  add: "Dodaj pliki",
  drop: "Upuść tu zdjęcia i dokumenty",
  uploading: "Przesyłanie…",
  uploaded: `
    .input {$count :number}
    .match $count
    one {{Przesłano jeden plik.}}
    few {{Przesłano {$count} pliki.}}
    * {{Przesłano {$count} plików.}}`,
  untitled: "Bez tytułu",
  portrait: "Wybierz portret",
  portraitOf: "Portret: {$name}",
  noPortrait: "Usuń portret",
  cropHint: "Przeciągnij ramkę na twarz lub użyj suwaków.",
  across: "Od lewej do prawej",
  downwards: "Od góry do dołu",
  size: "Rozmiar",
  broken: "Tego zdjęcia nie można pokazać: jego plik może być uszkodzony. Wybierz inne lub prześlij je ponownie.",
  preview: "Tak to będzie wyglądać:",
  summary: "Portret: {$name}",
  pictures: "Zdjęcia i dokumenty",
  previous: "Poprzednie",
  next: "Następne",
  place: "{$index} z {$count}",
  attachAny: "Dołącz zdjęcie lub dokument",
  attachTo: "Dołącz zdjęcie lub dokument: {$name}",
  attachElsewhere: "Dołącz do kogoś lub czegoś",
  attach: "Dołącz",
  attachSmall: "Zdjęcie lub dokument",
  attached: "Dołączono.",
  detach: "Odłącz",
  detachOne: "Odłącz: {$title}",
  detached: "Odłączono. Nadal jest wśród zdjęć i dokumentów drzewa.",
  inTree: "Albo jedno z tych w drzewie",
  show: "Pokaż",
  shows: {
    all: "Wszystko",
    pictures: "Zdjęcia",
    loose: "To, co jeszcze do nikogo nie należy",
  },
  more: "Pokaż więcej",
  noneInTree: "Nie ma tu z czego wybierać.",
  chooseFirst: "Wybierz zdjęcie lub dokument.",
  moves: "Może należeć tylko do jednej osoby, jednego wydarzenia lub źródła. Dotąd należy do:",
  toNothing: "jeszcze nikogo",
  toWhat: "Czego dotyczy?",
  kinds: {
    person: "Osoby lub wydarzenia",
    source: "Źródła",
  },
  whatOf: "Czego u tej osoby?",
  wholePerson: "Osoba",
  sourceInTree: "Źródło w drzewie",
  otherSource: "Wybierz inne źródło",
  sourceHint: "Wpisz kilka słów ze źródła.",
  noSource: "Żadne źródło nie zawiera tych słów.",
  sources: `
    .input {$count :number}
    .match $count
    one {{Jedno źródło}}
    few {{{$count} źródła}}
    * {{{$count} źródeł}}`,
  chooseSource: "Wybierz źródło: wpisz kilka jego słów i wybierz wynik.",
}

export default messages
