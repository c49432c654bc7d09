import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/sign-in.ts"

const messages: Translation<typeof english> = {
  signIn: "Zaloguj się",
  register: "Utwórz konto",
  forgot: "Zapomniane hasło",
  email: "E-mail",
  password: "Hasło",
  name: "Twoje imię i nazwisko",
  nameHint: "Tak, jak znają Cię krewni. Możesz zostawić puste.",
  passwordHint: "Co najmniej 10 znaków",
  noAccount: "Nie masz jeszcze konta?",
  haveAccount: "Masz już konto?",
  forgotLink: "Nie pamiętasz hasła?",
  forgotText: "Wyślemy Ci odnośnik do ustawienia nowego hasła.",
  send: "Wyślij odnośnik",
  sent: "Jeśli istnieje konto z tym adresem, wiadomość z odnośnikiem jest w drodze. Odnośnik działa przez godzinę. Jeśli ta usługa nie ma serwera poczty, jej operator znajdzie odnośnik w dzienniku usługi.",
  after:
    "Potem otrzymasz wiadomość z odnośnikiem, który potwierdza Twój adres. Jeśli ta usługa nie ma serwera poczty, jej operator znajdzie odnośnik w dzienniku usługi.",
  with: "Kontynuuj przez {$provider}",
  refused: `
    .input {$code :string}
    .match $code
    access_denied {{Nie było tam Twojej zgody, więc nie zalogowano Cię tutaj.}}
    email_taken {{Istnieje już konto z tym adresem. Zaloguj się hasłem.}}
    registration_closed {{Nowe konta powstają tylko na zaproszenie.}}
    provider_unavailable {{Tamta usługa nie odpowiada. Spróbuj później.}}
    * {{Tamta usługa nie potrafiła powiedzieć, kim jesteś. Spróbuj ponownie lub zaloguj się inaczej.}}`,
}

export default messages
