import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/account.ts"

const messages: Translation<typeof english> = {
  title: "Konto",
  signOut: "Abmelden",
  notSignedOut: "Sie sind in diesem Browser abgemeldet. Die Sitzung endet, sobald der Dienst antwortet.",
  you: "Sie",
  email: "E-Mail",
  verified: "bestätigt",
  unverified: "noch nicht bestätigt",
  name: "Ihr Name",
  password: "Passwort",
  current: "Jetziges Passwort",
  next: "Neues Passwort",
  nextHint: "Mindestens 10 Zeichen. Alle anderen Sitzungen enden.",
  keepTokens: "API-Tokens gültig lassen",
  change: "Passwort ändern",
  changed: "Das neue Passwort gilt. Alle anderen Sitzungen sind beendet.",
  sessions: "Wo Sie angemeldet sind",
  thisOne: "dieser Browser",
  lastUsed: "zuletzt benutzt {$when}",
  unknownDevice: "Unbekanntes Gerät",
  end: "Sitzung beenden",
  calendar: "Kalender",
  calendarText:
    "Ein Kalenderprogramm kann jedes Jahr Geburten, Heiraten und Todestage Ihrer Stammbäume zeigen. Es braucht eine Adresse, die ohne Passwort gilt: Geben Sie sie nur Ihren eigenen Programmen.",
  makeCalendar: "Adresse anlegen",
  calendarOnce:
    "Kopieren Sie diese Adresse in Ihr Kalenderprogramm. Sie wird nie wieder gezeigt. Eine frühere Adresse gilt nicht mehr.",
  removeCalendar: "Adresse entfernen",
  calendarRemoved: "Die Adresse gilt nicht mehr.",
  data: "Ihre Daten",
  exportText:
    "Eine Sicherung enthält alle Bäume, die Ihnen gehören, mit Bildern. Sie kann hier oder bei einem anderen Dienst wiederhergestellt werden.",
  export: "Sicherung herunterladen",
  delete: "Konto löschen",
  deleteText:
    "Ihr Konto endet sofort. Bäume, die nur Ihnen gehören, werden gelöscht. In allen anderen endet Ihre Mitgliedschaft, und was Sie geschrieben haben, bleibt.",
  deleteEmail: "Geben Sie zum Löschen Ihre E-Mail-Adresse ein",
}

export default messages
