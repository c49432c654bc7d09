import type { Translation } from "../../messages.ts"
import type english from "../../en/app/chart.ts"

const messages: Translation<typeof english> = {
  chart: "Wykres rodziny",
  you: "Ty",
  count: `
    .input {$kind :string}
    .input {$count :number}
    .match $kind $count
    parents one {{{$count} rodzic}}
    parents few {{{$count} rodziców}}
    parents * {{{$count} rodziców}}
    siblings one {{{$count} osoba z rodzeństwa}}
    siblings few {{{$count} osoby z rodzeństwa}}
    siblings * {{{$count} osób z rodzeństwa}}
    partners one {{{$count} partner}}
    partners few {{{$count} partnerów}}
    partners * {{{$count} partnerów}}
    * one {{{$count} dziecko}}
    * few {{{$count} dzieci}}
    * * {{{$count} dzieci}}`,
  open: "Pokaż ({$count}): {$name}",
  close: `
    .input {$kind :string}
    .match $kind
    parents {{Ukryj ponownie rodziców: {$name}}}
    siblings {{Ukryj ponownie rodzeństwo: {$name}}}
    partners {{Ukryj ponownie partnerów: {$name}}}
    * {{Ukryj ponownie dzieci: {$name}}}`,
  again: "{$name}, w innym miejscu wykresu. Przejdź tam",
  add: "Dodaj krewnego: {$name}",
  lived: `
    .input {$birth :string}
    .input {$death :string}
    .input {$state :string}
    .match $birth $death $state
    || || dead {{nie żyje}}
    || || * {{}}
    || * * {{zgon {$death}}}
    * || dead {{ur. {$birth}, nie żyje}}
    * || * {{ur. {$birth}}}
    * * * {{{$birth} do {$death}}}`,
  signs: {
    adopted: "adopcja",
    divorce: "rozwód",
    annulment: "unieważnienie",
  },
  signOf: `
    .input {$kind :string}
    .match $kind
    adopted {{adopcja}}
    divorce {{rozwód: {$partner}}}
    * {{unieważnione małżeństwo: {$partner}}}`,
  position: "{$at} z {$of}",
  end: "Dalej w tym kierunku nie ma nikogo",
  zoomIn: "Bliżej",
  zoomOut: "Dalej",
  whole: "Cały wykres",
  middleAgain: "Wróć do środka",
  print: "Drukuj cały wykres",
  keys: "Klawisze",
}

export default messages
