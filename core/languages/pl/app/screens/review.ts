import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/review.ts"

const messages: Translation<typeof english> = {
  title: "Propozycje",
  statuses: {
    pending: "Oczekujące",
    applied: "Przyjęte",
    rejected: "Odrzucone",
  },
  statusOf: {
    pending: "czeka na redaktora",
    applied: "przyjęta",
    rejected: "odrzucona",
  },
  status: "Stan",
  origin: "Od",
  origins: {
    all: "Wszyscy",
    contributor: "Ludzie",
    assistant: "Asystenci",
  },
  originOf: {
    contributor: "",
    assistant: "od asystenta",
  },
  countOf: "{$name} ({$count})",
  none: {
    pending: "Nic tu nie czeka. Członkowie, którzy tylko czytają drzewo, mogą proponować zmiany, a decyduje redaktor.",
    applied: "Niczego jeszcze nie przyjęto.",
    rejected: "Niczego nie odrzucono.",
  },
  more: "Pokaż więcej",
  untitled: "Propozycja",
  steps: `
    .input {$count :number}
    .match $count
    one {{Jedna zmiana}}
    few {{{$count} zmiany}}
    * {{{$count} zmian}}`,
  keysList: "Klawisze: j i k przechodzą do następnej i poprzedniej, Enter otwiera.",
  keys: "Klawisze: j i k przechodzą od zmiany do zmiany, spacja wybiera, a przyjmuje, r odrzuca.",
  all: "Wszystkie propozycje",
  number: "Zmiana {$number}",
  ops: {
    create: "Nowe",
    update: "Zmiana",
    delete: "Usunięcie",
    merge: "Scalenie",
  },
  entities: {
    person: "osoba",
    name: "nazwisko",
    event: "wydarzenie",
    relationship: "pokrewieństwo",
    source: "źródło",
    citation: "cytat",
    association: "powiązanie",
  },
  headline: `
    .input {$name :string}
    .match $name
    || {{{$op}: {$entity}}}
    * {{{$op}: {$entity}, {$name}}}`,
  stale: "Drzewo zmieniło się tu od czasu tej propozycji. Porównaj przed przyjęciem.",
  gone: "Tego, czego to dotyczy, nie ma już w drzewie.",
  done: "Gotowe",
  nothingChanges: "To już jest w drzewie.",
  heads: {
    field: "Pole",
    before: "Teraz w drzewie",
    after: "Propozycja",
  },
  basis: "Na podstawie",
  page: "strona {$page}",
  choose: "Przyjmij: {$what}",
  accept: `
    .input {$which :string}
    .match $which
    all {{Przyjmij wszystko}}
    * {{Przyjmij {$chosen} z {$all}}}`,
  acceptOne: "Przyjmij",
  chooseFirst: "Wybierz co najmniej jedną zmianę.",
  notChosen: "Zmiany, których nie wybierzesz, przepadają na zawsze.",
  accepted: "Przyjęto. Zmiany są w drzewie.",
  undoAccepted: "Cofnij to, co przyjęto",
  acceptedUndone: "Cofnięto. Propozycja znowu czeka.",
  failed: "Nie udało się wprowadzić zmiany {$number}. Wcześniejsze są w drzewie. Usługa mówi:",
  reject: "Odrzuć",
  rejectTitle: "Odrzuć tę propozycję",
  reason: "Powód",
  reasonHint: "Przeczyta go autor propozycji.",
  rejected: "Odrzucono.",
  rejectedBecause: "Powód: {$reason}",
  decidedBy: "Decyzja: {$name}.",
  comments: "Komentarze",
  noComments: "Nikt jeszcze nic nie powiedział.",
  comment: "Twój komentarz",
  send: "Wyślij",
  withdraw: "Wycofaj",
  withdrawTitle: "Wycofać tę propozycję?",
  withdrawText: "Zostanie usunięta razem z komentarzami.",
  withdrawn: "Wycofano.",
}

export default messages
