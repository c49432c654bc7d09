import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/import.ts"

const messages: Translation<typeof english> = {
  title: "Import",
  editorsOnly: "Mogą to zrobić redaktorzy i właściciele drzewa. Poproś ich lub zaproponuj pojedyncze zmiany.",
  intro:
    "Przenieś osoby z pliku GEDCOM, który potrafi zapisać prawie każdy program genealogiczny. Najpierw widzisz, co zawiera; nic nie jest zapisywane bez Twojej zgody.",
  drop: "Upuść tu plik albo wybierz go",
  chooseFile: "Wybierz plik",
  file: "GEDCOM, jako .ged, .gdz lub .zip",
  phases: {
    sending: "Wysyłanie pliku",
    queued: "Oczekiwanie na kolej",
    unpacking: "Rozpakowywanie",
    reading: "Czytanie",
    matching: "Porównywanie z drzewem",
    storing: "Zapisywanie",
  },
  progress: `
    .input {$all :string}
    .match $all
    || {{dotąd {$done}}}
    * {{{$done} z {$all}}}`,
  cancelled: "Anulowano. Nic nie zapisano.",
  cancelledLate: "Anulowano. Jeśli osoby były już zapisywane, import trwa dalej. Obejrzyj ostatnie zmiany.",
  inIt: "Co zawiera",
  counts: {
    persons: "osoby",
    families: "rodziny",
    sources: "źródła",
    media: "multimedia",
    candidates: "być może już tu są",
  },
  alreadyThere:
    "Wygląda na to, że {$there} z {$all} osób jest już w Twoim drzewie. Zdecyduj poniżej, co się z nimi stanie, inaczej będą dwa razy.",
  twice:
    "Liczba osób, które już były w Twoim drzewie: {$there}. Większość z nich jest w nim teraz dwa razy. Możesz cofnąć import.",
  other: "Inny plik",
  whoIsHere: "Kto już tu jest",
  noneIsHere: "Wygląda na to, że nikogo z tego pliku nie ma w Twoim drzewie.",
  pair: "{$at} z {$all}",
  undecided: `
    .input {$count :number}
    .match $count
    0 {{O wszystkich zdecydowano.}}
    one {{Bez decyzji: {$count}. Zostanie dodana jako nowa osoba.}}
    few {{Bez decyzji: {$count}. Zostaną dodane jako nowe osoby.}}
    * {{Bez decyzji: {$count}. Zostaną dodane jako nowe osoby.}}`,
  inFile: "W pliku",
  inTree: "W Twoim drzewie",
  born: "ur. {$year}",
  compared: "Osoba z pliku obok osoby z Twojego drzewa",
  field: "Fakt",
  fields: {
    name: "Nazwisko",
    birth: "Urodzenie",
    death: "Zgon",
    parents: "Rodzice",
    partners: "Partnerzy",
    children: "Dzieci",
  },
  agreements: {
    differs: "różni się",
    only_file: "tylko w pliku",
    only_tree: "tylko w Twoim drzewie",
  },
  scores: {
    high: "bardzo podobne",
    medium: "podobne",
  },
  actions: {
    new: "Dodaj jako nową osobę",
    skip: "Pomiń; rodzina zostanie połączona z osobą z Twojego drzewa",
    merge: "Scal: dodane zostanie to, czego brakuje w Twoim drzewie",
    overwrite: "Zastąp tym, co mówi plik",
  },
  what: "Co ma się stać z tą osobą?",
  others: "To samo dla pozostałych ({$score}): {$count}",
  which: "Kto z Twojego drzewa?",
  previous: "Poprzednia",
  next: "Następna",
  keys: "Klawisze: od 1 do 4 decydują, strzałki przechodzą dalej.",
  warnings: `
    .input {$count :number}
    .match $count
    one {{Jedna uwaga o pliku}}
    few {{{$count} uwagi o pliku}}
    * {{{$count} uwag o pliku}}`,
  lines: `
    .input {$count :number}
    .match $count
    one {{Wiersz {$lines}}}
    few {{{$count} razy, wiersze {$lines}}}
    * {{{$count} razy, wiersze {$lines}}}`,
  moreWarnings: "I jeszcze {$count}.",
  unknown: `
    .input {$count :number}
    .match $count
    one {{Jeden rodzaj wierszy, na które drzewo nie ma miejsca, zostaje zachowany bez zmian.}}
    few {{{$count} rodzaje wierszy, na które drzewo nie ma miejsca, zostają zachowane bez zmian.}}
    * {{{$count} rodzajów wierszy, na które drzewo nie ma miejsca, zostaje zachowanych bez zmian.}}`,
  start: `
    .input {$count :number}
    .match $count
    one {{Importuj jedną osobę}}
    few {{Importuj {$count} osoby}}
    * {{Importuj {$count} osób}}`,
  done: "Import jest zakończony",
  report: {
    created: "nowe osoby",
    merged: "scalone",
    skipped: "pominięte",
    overwritten: "zastąpione",
    events: "wydarzenia",
    relationships: "pokrewieństwa",
    sources: "źródła",
    citations: "cytaty",
  },
  toTree: "Do drzewa",
  imported: "Zaimportowano.",
}

export default messages
