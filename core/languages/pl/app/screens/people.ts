import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/people.ts"

const messages: Translation<typeof english> = {
  title: "Osoby",
  count: "znaleziono: {$count}",
  filter: "Nazwisko lub imię",
  clear: "Pokaż wszystkich",
  sort: "Kolejność",
  sorts: {
    name: "Według nazwiska",
    "-name": "Według nazwiska, od końca",
    birth: "Najpierw najstarsi",
    "-birth": "Najpierw najmłodsi",
    death: "Najpierw najwcześniejszy zgon",
    "-death": "Najpierw najpóźniejszy zgon",
    "-updated": "Najpierw ostatnio zmienione",
    created: "Jak dodawano",
  },
  only: "Tylko",
  onlies: {
    everyone: "Wszyscy",
    living: "Kto może żyć",
    birth: "Bez urodzenia",
    parents: "Bez rodziców",
    sources: "Bez źródeł",
    gender: "Bez płci",
  },
  none: "Nie ma tu jeszcze osób.",
  noneSuch: "Nie ma tu nikogo takiego.",
  more: "Pokaż więcej",
  living: "może żyć",
  dead: "† nie żyje",
  heads: {
    name: "Nazwisko",
    birth: "Urodzenie",
    death: "Zgon",
    parents: "Rodzice",
  },
  childOf: "Rodzice: {$parents}",
  letters: "Pierwsze litery nazwisk",
  letter: "Nazwiska na {$letter}",
}

export default messages
