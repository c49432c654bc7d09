import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tree.ts"

const messages: Translation<typeof english> = {
  middle: "Startperson",
  noMiddle: "Der Baum hat noch keine Startperson.",
  chooseMiddle:
    "Öffnen Sie die Seite einer Person, und legen Sie diese dort als Startperson fest: Der Baum öffnet sich dann mit deren Familie.",
  people: "Alle Personen",
  openFamily: "Familie öffnen",
  empty: "In diesem Baum ist noch niemand. Schreiben Sie die Ersten, oder holen Sie sie aus einem anderen Programm.",
  begin: "Drei Generationen schreiben",
  bring: "Datei importieren",
  latest: "Letzte Änderungen",
  allChanges: "Alle Änderungen",
  noChanges: "Noch hat sich nichts geändert.",
  numbers: "In Zahlen",
  counts: {
    persons: "Personen",
    possibly_living: "leben vielleicht",
    families: "Familien",
    events: "Ereignisse",
    places: "Orte",
    sources: "Quellen",
    media: "Medien",
  },
  generations: `
    .input {$count :number}
    .match $count
    one {{Eine Generation}}
    * {{{$count} Generationen}}`,
  years: "von {$from} bis {$to}",
  known: "Wie viel bekannt ist",
  completeness: {
    birth: "mit Geburt",
    death: "mit Tod",
    parents: "mit Eltern",
    sources: "mit Quellen",
  },
  anniversaries: "Jahrestage der nächsten 30 Tage",
  noAnniversaries: "Keine in den nächsten 30 Tagen.",
  anniversary: "{$years} Jahre: {$event}",
  events: {
    birth: "Geburt",
    death: "Tod",
    marriage: "Heirat",
  },
  surnames: "Nachnamen",
  allSurnames: "Alle Nachnamen",
  todo: "Was Sie tun können",
  waiting: `
    .input {$count :number}
    .match $count
    one {{Ein Vorschlag wartet.}}
    * {{{$count} Vorschläge warten.}}`,
  texts: {
    review: "Was andere vorschlagen, vorher und nachher.",
    import: "Personen aus einer GEDCOM-Datei holen.",
    tidy: "Finden, was fehlt oder nicht sein kann.",
    history: "Wer was geändert hat, mit Rückgängig.",
    settings: "Name, wer ihn sieht, Mitglieder und Dateien.",
  },
  visibility: {
    private: "Nur Mitglieder sehen diesen Baum.",
    site_members: "Wer hier ein Konto hat, sieht diesen Baum. Lebende sind für Außenstehende verborgen.",
    unlisted: "Wer die Adresse kennt, sieht diesen Baum. Lebende sind für Außenstehende verborgen.",
    public: "Jeder sieht diesen Baum. Lebende sind für Außenstehende verborgen.",
  },
}

export default messages
