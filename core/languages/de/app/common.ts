import type { Translation } from "../../messages.ts"
import type english from "../../en/app/common.ts"

const messages: Translation<typeof english> = {
  appName: "Stemma",
  skip: "Zum Inhalt",
  close: "Schließen",
  cancel: "Abbrechen",
  save: "Speichern",
  saving: "Wird gespeichert …",
  loading: "Wird geladen …",
  undo: "Rückgängig",
  undone: "Rückgängig gemacht.",
  saved: "Gespeichert.",
  someone: "Jemand",
  copy: "Kopieren",
  copied: "Kopiert",
  tryAgain: "Noch einmal versuchen",
  tryingAgain: "Der Dienst antwortet nicht. Neuer Versuch …",
  offlineSince: "Sie sind offline. Dies ist vom {$moment} und kann nur gelesen werden.",
  unreachableSince: "Der Dienst ist nicht erreichbar. Dies ist vom {$moment} und kann nur gelesen werden.",
  notFound: {
    title: "Diese Seite gibt es nicht",
    home: "Zur ersten Seite",
  },
  header: {
    account: "Konto",
    settings: "Sprache und Aussehen",
    signIn: "Anmelden",
    register: "Konto anlegen",
    language: "Sprache",
    theme: "Aussehen",
    themes: {
      system: "Wie das Gerät",
      light: "Hell",
      dark: "Dunkel",
    },
  },
  ways: {
    label: "Dieser Baum",
    menu: "Menü",
    overview: "Übersicht",
    family: "Familie",
    people: "Personen",
    media: "Bilder",
    sources: "Quellen",
    review: "Vorschläge",
    import: "Import",
    tidy: "Aufräumen",
    history: "Verlauf",
    settings: "Einstellungen",
    more: "Mehr",
    duplicates: "Doppelte",
    deleted: "Gelöschtes",
    allTrees: "Alle Bäume",
    waiting: "warten",
  },
  viewAs: {
    open: "Sehen als …",
    kinds: {
      anonymous: "jemand ohne Konto",
      user: "jemand Fremdes mit Konto",
    },
    banner: "Sie sehen diesen Baum wie {$who}. Solange können Sie nichts ändern.",
    stop: "Beenden",
  },
  search: {
    title: "Personen suchen",
    field: "Name, oder Name und Jahr",
  },
  broken: {
    title: "Hier ist etwas schiefgegangen",
    text: "Dieser Teil der Seite ist ausgefallen, oder es gibt eine neue Version. Nichts Gespeichertes ist verloren.",
    again: "Seite neu laden",
  },
  problems: {
    offline: "Der Dienst ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
    busy: "Der Dienst ist ausgelastet. Warten Sie einen Augenblick und versuchen Sie es noch einmal.",
    forbidden: "Das dürfen Sie hier nicht.",
    sessionEnded: "Sie sind abgemeldet. Melden Sie sich wieder an, um weiterzumachen.",
    failed: "Der Dienst hat versagt, oder etwas davor. Versuchen Sie es etwas später noch einmal.",
    internal: "Der Dienst ist ausgefallen. Geben Sie im Wiederholungsfall dem Betreiber diese Nummer:",
  },
  livingPerson: "Lebende Person",
  nameless: "Ohne Namen",
  dead: "† verstorben",
  lived: `
    .input {$birth :string}
    .input {$death :string}
    .input {$state :string}
    .match $birth $death $state
    || || dead {{verstorben}}
    || || * {{}}
    || * * {{gestorben {$death}}}
    * || dead {{geboren {$birth}, verstorben}}
    * || * {{geboren {$birth}}}
    * * * {{{$span}}}`,
}

export default messages
