import type { Translation } from "../../messages.ts"
import type english from "../../en/app/facts.ts"

const messages: Translation<typeof english> = {
  kinds: {
    birth: "Urodzenie",
    christening: "Chrzest dziecka",
    baptism: "Chrzest",
    adult_christening: "Chrzest dorosłego",
    blessing: "Błogosławieństwo",
    bar_mitzvah: "Bar micwa",
    bat_mitzvah: "Bat micwa",
    first_communion: "Pierwsza komunia",
    confirmation: "Bierzmowanie lub konfirmacja",
    adoption: "Adopcja",
    education: "Wykształcenie",
    graduation: "Ukończenie szkoły",
    occupation: "Zawód",
    residence: "Miejsce zamieszkania",
    census: "Spis ludności",
    religion: "Wyznanie",
    nationality: "Narodowość",
    title: "Tytuł",
    military_service: "Służba wojskowa",
    emigration: "Emigracja",
    immigration: "Imigracja",
    naturalization: "Naturalizacja",
    property: "Majątek",
    description: "Opis",
    id_number: "Numer identyfikacyjny",
    will: "Testament",
    probate: "Postępowanie spadkowe",
    retirement: "Emerytura",
    ordination: "Święcenia",
    death: "Zgon",
    burial: "Pogrzeb",
    cremation: "Kremacja",
    engagement: "Zaręczyny",
    marriage_banns: "Zapowiedzi",
    marriage_contract: "Umowa małżeńska",
    marriage_license: "Zezwolenie na ślub",
    marriage: "Ślub",
    marriage_settlement: "Intercyza",
    separation: "Separacja",
    divorce_filed: "Pozew o rozwód",
    divorce: "Rozwód",
    annulment: "Unieważnienie małżeństwa",
  },
  texts: {
    subtype: "Dokładniej",
    detail: "Szczegół",
    cause: "Przyczyna",
    age: "Wiek",
    notes: "Notatki",
  },
  change: "Zmień: {$what}",
  addFact: "Dodaj fakt",
  newFact: "Nowy fakt: {$name}",
  kind: "Rodzaj",
  otherKind: "Inny rodzaj…",
  ownKind: "Nazwa rodzaju",
  with: "Razem: {$name}",
  date: "Data",
  place: "Miejsce",
  coordinates: "Szerokość i długość geograficzna",
  coordinatesHint: "Na przykład 52.2053, 0.1218, jak na mapach",
  coordinatesUnclear: "To nie jest jasne. Wpisz dwie liczby w stopniach, na przykład 52.2053, 0.1218.",
  privacy: "Kto widzi ten fakt",
  privacies: {
    default: "Wszyscy, którzy widzą osobę w całości",
    hidden: "Tylko członkowie drzewa",
  },
  summaryChange: `
    .input {$name :string}
    .match $name
    || {{Zmiana: {$what}}}
    * {{Zmiana: {$what}, {$name}}}`,
  summaryDelete: `
    .input {$name :string}
    .match $name
    || {{Usunięcie: {$what}}}
    * {{Usunięcie: {$what}, {$name}}}`,
  conflict: "W tym czasie ktoś inny to zmienił. Oto obie wersje:",
  delete: "Usuń",
  suggestDelete: "Zaproponuj usunięcie",
  deleted: "Usunięto.",
  takes: "Razem z tym usuwane: {$what}.",
  takesNothing: "Nic więcej nie jest usuwane.",
  counts: {
    names: `
    .input {$count :number}
    .match $count
    one {{{$count} nazwisko}}
    few {{{$count} nazwiska}}
    * {{{$count} nazwisk}}`,
    facts: `
    .input {$count :number}
    .match $count
    one {{{$count} fakt}}
    few {{{$count} fakty}}
    * {{{$count} faktów}}`,
    ties: `
    .input {$count :number}
    .match $count
    one {{{$count} pokrewieństwo}}
    few {{{$count} pokrewieństwa}}
    * {{{$count} pokrewieństw}}`,
    citations: `
    .input {$count :number}
    .match $count
    one {{{$count} cytat źródła}}
    few {{{$count} cytaty źródeł}}
    * {{{$count} cytatów źródeł}}`,
    media: `
    .input {$count :number}
    .match $count
    one {{{$count} zdjęcie lub dokument}}
    few {{{$count} zdjęcia lub dokumenty}}
    * {{{$count} zdjęć lub dokumentów}}`,
  },
  addName: "Dodaj nazwisko",
  newName: "Kolejne nazwisko: {$name}",
  nameKind: "Rodzaj nazwiska",
  prefix: "Tytuł na początku",
  surnamePrefix: "Przed nazwiskiem",
  suffix: "Dopisek na końcu",
  written: "Zapis w całości",
  writtenHint: "Puste: powyższe części w ich kolejności",
  nameLanguage: "Język",
  nameLanguageHint: "Krótki kod, na przykład de, hu lub zh-Hant",
  identifiers: "Identyfikatory",
  identifiersHint: "Po jednym w wierszu: rodzaj, dwukropek i spacja, potem numer. Na przykład REFN: 12",
  makeMain: "Ustaw jako główne",
  isMain: "Główne nazwisko to teraz {$name}.",
  nameMissing: "Wpisz imię lub nazwisko.",
  deletedNames: "Usunięte nazwiska",
  noDeletedNames: "Żadne nazwisko tej osoby nie jest usunięte.",
  restore: "Przywróć",
  restoreName: "Przywróć: {$name}",
  restoredName: "Przywrócono: {$name}.",
  tie: "pokrewieństwo: {$name}",
  tieKind: "Co łączy te osoby",
  tieKinds: {
    biological: "urodzenie",
    adoptive: "adopcja",
    step: "ojczym lub macocha i pasierb lub pasierbica",
    foster: "rodzina zastępcza",
    donor: "dawca",
    guardian: "opiekun i podopieczny",
  },
  tieNotes: "Notatki o pokrewieństwie",
  order: "Zmień kolejność",
  orderOf: {
    children: "Zmień kolejność dzieci",
    partners: "Zmień kolejność partnerów",
  },
  moveUp: "Przesuń w górę: {$name}",
  moveDown: "Przesuń w dół: {$name}",
  movedTo: "{$name}: teraz {$at} z {$of}",
  deleteTie: "Usuń to pokrewieństwo",
  bothStay: "Obie osoby pozostają.",
  changeAbout: "Zmień płeć, prywatność i notatki",
  sees: "Kto widzi tę osobę",
  personPrivacies: {
    default: "Jak ustawiono w drzewie: zmarłych w całości, a o żyjących tylko to, że istnieją",
    redacted: "Osoby spoza drzewa widzą tylko, że ktoś tu jest",
    hidden: "Osoby spoza drzewa nie widzą tej osoby wcale",
  },
  livingHint: "O osobach żyjących osoby spoza drzewa widzą tylko to, że istnieją.",
  notes: "Notatki",
  deletePerson: "Usuń tę osobę",
  deletePersonTitle: "Usunąć: {$name}?",
  relativesStay: "Krewni pozostają w drzewie. „Cofnij” przywraca wszystko.",
  deletedPerson: "Usunięto: {$name}.",
}

export default messages
