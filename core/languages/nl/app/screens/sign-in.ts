import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/sign-in.ts"

const messages: Translation<typeof english> = {
  signIn: "Inloggen",
  register: "Een account aanmaken",
  forgot: "Wachtwoord vergeten",
  email: "E-mailadres",
  password: "Wachtwoord",
  name: "Je naam",
  nameHint: "Zoals familieleden je kennen. Je mag dit leeg laten.",
  passwordHint: "10 tekens of meer",
  noAccount: "Nog geen account?",
  haveAccount: "Heb je al een account?",
  forgotLink: "Wachtwoord vergeten?",
  forgotText: "We sturen je een link om een nieuw wachtwoord te kiezen.",
  send: "De link sturen",
  sent: "Is er een account met dit adres, dan is een bericht met een link onderweg. De link werkt een uur lang. Heeft deze dienst geen mailserver, dan vindt de beheerder de link in het logboek van de dienst.",
  after:
    "Daarna krijg je een bericht met een link die je adres bevestigt. Heeft deze dienst geen mailserver, dan vindt de beheerder de link in het logboek van de dienst.",
  with: "Doorgaan met {$provider}",
  refused: `
    .input {$code :string}
    .match $code
    access_denied {{Je hebt het daar niet toegestaan, dus je bent hier niet ingelogd.}}
    email_taken {{Er is al een account met dit adres. Log in met je wachtwoord.}}
    registration_closed {{Nieuwe accounts worden alleen op uitnodiging gemaakt.}}
    provider_unavailable {{Die dienst antwoordt niet. Probeer het later opnieuw.}}
    * {{Die dienst kon niet zeggen wie je bent. Probeer het opnieuw, of log op een andere manier in.}}`,
}

export default messages
