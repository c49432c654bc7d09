import type { Translation } from "../../messages.ts"
import type english from "../../en/app/life.ts"

const messages: Translation<typeof english> = {
  life: "Życie",
  bornAt: `
    .input {$date :string}
    .input {$place :string}
    .match $date $place
    || || {{Urodzenie}}
    || * {{Urodzenie: {$place}}}
    * || {{Urodzenie: {$date}}}
    * * {{Urodzenie: {$date}, {$place}}}`,
  diedAt: `
    .input {$date :string}
    .input {$place :string}
    .match $date $place
    || || {{zgon}}
    || * {{zgon: {$place}}}
    * || {{zgon: {$date}}}
    * * {{zgon: {$date}, {$place}}}`,
  aged: `
    .input {$age :number}
    .match $age
    one {{wiek: {$age} rok}}
    few {{wiek: {$age} lata}}
    * {{wiek: {$age} lat}}`,
  isYou: "To Ty.",
  isYour: "Dla Ciebie: {$kin}.",
  how: "Jak?",
  with: "W związku: {$name}",
  withoutOther: "Inne dzieci",
  names: "Nazwiska",
  sources: "Źródła",
  notes: "Notatki",
  history: "Historia",
  inTree: "Pokaż w drzewie",
  print: "Drukuj",
  makeHome: "Ustaw jako główną osobę",
  isHome: "Drzewo otwiera się teraz na osobie: {$name}.",
  noFacts: "O tym życiu nic jeszcze nie wiadomo.",
  left: "Jeszcze {$count}.",
  showMore: "Pokaż więcej",
  evidence: {
    none: "Bez źródła",
    some: "Jest źródło",
    good: "Jest dobre źródło",
  },
  citations: `
    .input {$count :number}
    .match $count
    one {{{$count} źródło}}
    few {{{$count} źródła}}
    * {{{$count} źródeł}}`,
  page: "strona {$page}",
  cause: "Przyczyna: {$cause}",
  age: "Wiek: {$age}",
  sides: ["N", "S", "E", "W"],
  sures: [
    "Wiarygodność: niewiarygodne lub domysł",
    "Wiarygodność: wątpliwe",
    "Wiarygodność: zapisane później lub przez innych",
    "Wiarygodność: bezpośredni dowód",
  ],
  otherLines: "Inne wiersze pliku",
  noOtherLines: "W pliku nie ma niczego, czego ta strona nie pokazuje.",
  linesOfFamily: `
    .input {$xref :string}
    .match $xref
    || {{W rodzinie}}
    * {{W rodzinie {$xref}}}`,
  tagAlone: "Bez tekstu",
  identifiers: "Identyfikatory",
  identifierTypes: {
    UID: "Niepowtarzalny numer",
    REFN: "Numer referencyjny",
    EXID: "Numer gdzie indziej",
    AFN: "Numer w Ancestral File",
    RFN: "Stały numer rekordu",
    RIN: "Numer rekordu w programie",
  },
  nameTypes: {
    birth: "przy urodzeniu",
    maiden: "przed ślubem",
    married: "po ślubie",
    alias: "także znane jako",
    nickname: "przydomek",
    immigrant: "po imigracji",
    professional: "zawodowe",
    religious: "zakonne",
    other: "inne",
  },
  redacted: "Ta osoba może żyć. Więcej widzą tylko członkowie drzewa.",
  events: {
    birth: "urodzenie",
    christening: "chrzest dziecka",
    baptism: "chrzest",
    death: "zgon",
    burial: "pogrzeb",
    cremation: "kremacja",
    marriage: "ślub",
    divorce: "rozwód",
    residence: "miejsce zamieszkania",
    immigration: "imigracja",
    emigration: "emigracja",
    adoption: "adopcja",
    confirmation: "bierzmowanie lub konfirmacja",
    graduation: "ukończenie szkoły",
    naturalization: "naturalizacja",
    engagement: "zaręczyny",
    separation: "separacja",
    retirement: "emerytura",
    military_service: "służba wojskowa",
    occupation: "zawód",
    education: "wykształcenie",
    census: "spis ludności",
    title: "tytuł",
    description: "opis",
    religion: "wyznanie",
    nationality: "narodowość",
    property: "majątek",
    will: "testament",
    probate: "postępowanie spadkowe",
  },
}

export default messages
