import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tree.ts"

const messages: Translation<typeof english> = {
  middle: "Główna osoba",
  noMiddle: "Drzewo nie ma jeszcze głównej osoby.",
  chooseMiddle: "Otwórz stronę osoby i ustaw ją tam jako główną: drzewo będzie się otwierać na jej rodzinie.",
  people: "Wszystkie osoby",
  openFamily: "Otwórz rodzinę",
  empty: "To drzewo nie ma jeszcze osób. Wpisz pierwsze albo przenieś je z innego programu.",
  begin: "Wpisz trzy pokolenia",
  bring: "Importuj plik",
  latest: "Ostatnie zmiany",
  allChanges: "Wszystkie zmiany",
  noChanges: "Nic się jeszcze nie zmieniło.",
  numbers: "W liczbach",
  counts: {
    persons: "osoby",
    possibly_living: "mogą żyć",
    families: "rodziny",
    events: "wydarzenia",
    places: "miejsca",
    sources: "źródła",
    media: "multimedia",
  },
  generations: `
    .input {$count :number}
    .match $count
    one {{Jedno pokolenie}}
    few {{{$count} pokolenia}}
    * {{{$count} pokoleń}}`,
  years: "od {$from} do {$to}",
  known: "Ile wiadomo",
  completeness: {
    birth: "z urodzeniem",
    death: "ze zgonem",
    parents: "z rodzicami",
    sources: "ze źródłami",
  },
  anniversaries: "Rocznice w najbliższych 30 dniach",
  noAnniversaries: "Brak w najbliższych 30 dniach.",
  anniversary: "lata: {$years}, {$event}",
  events: {
    birth: "urodzenie",
    death: "zgon",
    marriage: "ślub",
  },
  surnames: "Nazwiska",
  allSurnames: "Wszystkie nazwiska",
  todo: "Co możesz zrobić",
  waiting: `
    .input {$count :number}
    .match $count
    one {{Czeka jedna propozycja.}}
    few {{Czekają {$count} propozycje.}}
    * {{Czeka {$count} propozycji.}}`,
  texts: {
    review: "Co proponują inni, przed i po.",
    import: "Przenieś osoby z pliku GEDCOM.",
    tidy: "Znajdź to, czego brakuje lub co jest niemożliwe.",
    history: "Kto co zmienił, z „Cofnij”.",
    settings: "Nazwa, kto je widzi, członkowie i pliki.",
  },
  visibility: {
    private: "To drzewo widzą tylko członkowie.",
    site_members: "To drzewo widzi każdy, kto ma tu konto. Osoby żyjące są ukryte przed osobami spoza drzewa.",
    unlisted: "To drzewo widzi każdy, kto ma adres. Osoby żyjące są ukryte przed osobami spoza drzewa.",
    public: "To drzewo widzą wszyscy. Osoby żyjące są ukryte przed osobami spoza drzewa.",
  },
}

export default messages
