import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/duplicates.ts"

const messages: Translation<typeof english> = {
  title: "Duplikaty",
  intro:
    "Dwie osoby, które mogą być jedną. Obejrzyj obie i zdecyduj: to jedna osoba, to dwie osoby albo obejrzysz je później.",
  editorsOnly: "Duplikatów szukają tylko redaktorzy i właściciele.",
  none: "Żadne dwie osoby nie wyglądają na jedną.",
  pairOf: "Para {$at} z {$count}",
  likely: "Bardzo prawdopodobnie ta sama osoba",
  maybe: "Być może ta sama osoba",
  alike: "Takie samo: {$what}.",
  against: "Przeciw: {$what}.",
  compared: "Obie osoby, pole po polu",
  field: "Pole",
  rows: {
    primary_name: "Nazwisko",
    gender: "Płeć",
    birth: "Urodzenie",
    death: "Zgon",
    parents: "Rodzice",
    partners: "Partnerzy",
    children: "Dzieci",
    facts: "Fakty",
    notes: "Notatki",
  },
  reasons: {
    name: "nazwisko",
    birth_year: "rok urodzenia",
    death_year: "rok śmierci",
    parent: "rodzic",
    partner: "partner",
    child: "dziecko",
    place: "miejsce",
  },
  conflicts: {
    gender: "płeć",
    birth: "urodzenie",
    death: "zgon",
    born_after_death: "jedna urodziła się po śmierci drugiej",
    parents: "rodzice",
  },
  both: "obie, połączone",
  what: "Kim są",
  same: "Ta sama: scal",
  not: "Nie ta sama",
  later: "Później",
  keys: "Klawisze: 1 ta sama, 2 nie ta sama, 3 później, j następna para, k poprzednia para.",
  merged: "{$name}: dwie osoby są teraz jedną.",
  dismissed: "Nie ta sama: {$names}.",
  putOff: "Ta para wróci na końcu.",
  summary: "Scalenie dwóch osób: {$name}",
}

export default messages
