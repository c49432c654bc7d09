import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/sign-in.ts"

const messages: Translation<typeof english> = {
  signIn: "Anmelden",
  register: "Konto anlegen",
  forgot: "Passwort vergessen",
  email: "E-Mail",
  password: "Passwort",
  name: "Ihr Name",
  nameHint: "So kennen Sie Ihre Verwandten. Er darf leer bleiben.",
  passwordHint: "Mindestens 10 Zeichen",
  noAccount: "Noch kein Konto?",
  haveAccount: "Sie haben schon ein Konto?",
  forgotLink: "Passwort vergessen?",
  forgotText: "Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort setzen.",
  send: "Link schicken",
  sent: "Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Der Link gilt eine Stunde. Hat dieser Dienst keinen Mailserver, so findet der Betreiber den Link im Protokoll des Dienstes.",
  after:
    "Danach bekommen Sie eine E-Mail mit einem Link, der Ihre Adresse bestätigt. Hat dieser Dienst keinen Mailserver, so findet der Betreiber den Link im Protokoll des Dienstes.",
  with: "Weiter mit {$provider}",
  refused: `
    .input {$code :string}
    .match $code
    access_denied {{Sie haben es dort nicht erlaubt und sind hier deshalb nicht angemeldet.}}
    email_taken {{Zu dieser Adresse gibt es ein Konto. Melden Sie sich mit dem Passwort an.}}
    registration_closed {{Neue Konten gibt es nur auf Einladung.}}
    provider_unavailable {{Dieser Dienst antwortet nicht. Versuchen Sie es später noch einmal.}}
    * {{Dieser Dienst konnte nicht sagen, wer Sie sind. Versuchen Sie es noch einmal oder melden Sie sich anders an.}}`,
}

export default messages
