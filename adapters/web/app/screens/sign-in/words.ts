import { words } from "../../words/language.ts"

export const signInWords = words(
  {
    signIn: "Sign in",
    register: "Create an account",
    forgot: "Forgotten password",
    email: "E-mail",
    password: "Password",
    name: "Your name",
    nameHint: "How relatives know you. You may leave it empty.",
    passwordHint: "10 characters or more",
    noAccount: "No account yet?",
    haveAccount: "Have an account already?",
    forgotLink: "Password forgotten?",
    forgotText: "We send you a link to set a new password.",
    send: "Send the link",
    sent:
      "If there is an account with this address, a mail with a link is on its way. The link works for one hour. If " +
      "this service has no mail server, its operator finds the link in the log of the service.",
    after:
      "After this you get a mail with a link that confirms your address. If this service has no mail server, its " +
      "operator finds the link in the log of the service.",
    with: (provider: string): string => `Continue with ${provider}`,
    refused: (code: string): string =>
      ({
        access_denied: "You did not allow it there, so you are not signed in here.",
        email_taken: "There is an account with this address. Sign in with your password.",
        registration_closed: "New accounts are made by invitation only.",
        provider_unavailable: "That service does not answer. Try again later.",
      })[code] ?? "That service could not say who you are. Try again, or sign in another way.",
  },
  {
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
    sent:
      "Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Der Link gilt eine Stunde. " +
      "Hat dieser Dienst keinen Mailserver, so findet der Betreiber den Link im Protokoll des Dienstes.",
    after:
      "Danach bekommen Sie eine E-Mail mit einem Link, der Ihre Adresse bestätigt. Hat dieser Dienst keinen " +
      "Mailserver, so findet der Betreiber den Link im Protokoll des Dienstes.",
    with: (provider) => `Weiter mit ${provider}`,
    refused: (code) =>
      ({
        access_denied: "Sie haben es dort nicht erlaubt und sind hier deshalb nicht angemeldet.",
        email_taken: "Zu dieser Adresse gibt es ein Konto. Melden Sie sich mit dem Passwort an.",
        registration_closed: "Neue Konten gibt es nur auf Einladung.",
        provider_unavailable: "Dieser Dienst antwortet nicht. Versuchen Sie es später noch einmal.",
      })[code] ??
      "Dieser Dienst konnte nicht sagen, wer Sie sind. Versuchen Sie es noch einmal oder melden Sie sich anders an.",
  },
)
