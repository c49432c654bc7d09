import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/sign-in.ts"

const messages: Translation<typeof english> = {
  signIn: "Logga in",
  register: "Skapa ett konto",
  forgot: "Glömt lösenord",
  email: "E-post",
  password: "Lösenord",
  name: "Ditt namn",
  nameHint: "Som släktingarna känner dig. Du kan lämna det tomt.",
  passwordHint: "10 tecken eller fler",
  noAccount: "Inget konto ännu?",
  haveAccount: "Har du redan ett konto?",
  forgotLink: "Glömt lösenordet?",
  forgotText: "Vi skickar en länk så att du kan välja ett nytt lösenord.",
  send: "Skicka länken",
  sent: "Om det finns ett konto med den adressen är ett meddelande med en länk på väg. Länken fungerar i en timme. Om tjänsten saknar e-postserver hittar den som driver tjänsten länken i tjänstens logg.",
  after:
    "Därefter får du ett meddelande med en länk som bekräftar din adress. Om tjänsten saknar e-postserver hittar den som driver tjänsten länken i tjänstens logg.",
  with: "Fortsätt med {$provider}",
  refused: `
    .input {$code :string}
    .match $code
    access_denied {{Du tillät det inte där, så du är inte inloggad här.}}
    email_taken {{Det finns redan ett konto med den adressen. Logga in med ditt lösenord.}}
    registration_closed {{Nya konton skapas bara på inbjudan.}}
    provider_unavailable {{Den tjänsten svarar inte. Försök igen senare.}}
    * {{Den tjänsten kunde inte säga vem du är. Försök igen, eller logga in på ett annat sätt.}}`,
}

export default messages
