import type { Words } from "./en.ts"

/** The words that all screens share, in German. */
export const de: Words = {
  appName: "Stemma",
  languageName: "Deutsch",
  skip: "Zum Inhalt",
  home: "Start",
  back: "Zurück",
  close: "Schließen",
  cancel: "Abbrechen",
  save: "Speichern",
  saving: "Wird gespeichert …",
  loading: "Wird geladen …",
  tryAgain: "Noch einmal versuchen",
  tryingAgain: "Der Dienst antwortet nicht. Neuer Versuch …",
  notFound: {
    title: "Diese Seite gibt es nicht",
    text: "Die Adresse ist vielleicht unvollständig, oder was hier war, ist nicht mehr da.",
    home: "Zur ersten Seite",
  },
  header: {
    search: "Personen suchen",
    account: "Konto",
    menu: "Menü",
    signIn: "Anmelden",
    register: "Konto anlegen",
    signOut: "Abmelden",
    language: "Sprache",
    theme: "Aussehen",
    themes: { system: "Wie das Gerät", light: "Hell", dark: "Dunkel" },
  },
  broken: {
    title: "Hier ist etwas schiefgegangen",
    text: "Dieser Teil der Seite ist ausgefallen. Nichts Gespeichertes ist verloren.",
    again: "Noch einmal zeigen",
  },
  problems: {
    offline: "Der Dienst ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
    busy: "Der Dienst ist ausgelastet. Warten Sie einen Augenblick und versuchen Sie es noch einmal.",
    tooMany: "Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es noch einmal.",
    gone: "Das gibt es hier nicht, oder Sie dürfen es nicht sehen.",
    forbidden: "Das dürfen Sie hier nicht.",
    changed: "Jemand hat das inzwischen geändert. Sehen Sie sich den jetzigen Stand an, bevor Sie speichern.",
    sessionEnded: "Sie sind abgemeldet. Melden Sie sich wieder an, um weiterzumachen.",
    storageFull: "Auf dem Dienst ist kein Platz mehr.",
    internal: "Der Dienst ist ausgefallen. Geben Sie im Wiederholungsfall dem Betreiber diese Nummer:",
  },
  livingPerson: "Lebende Person",
  nameless: "Ohne Namen",
  lived: (birth, death) => {
    if (birth !== null && death !== null) return `${birth}–${death}`
    if (birth !== null) return `geboren ${birth}`
    return death === null ? "" : `gestorben ${death}`
  },
}
