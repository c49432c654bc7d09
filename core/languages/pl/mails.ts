import type { mails as english } from "../en/mails.ts"
import type { Texts } from "../texts.ts"

export const mails: Texts<typeof english> = {
  verifyEmailSubject: "Potwierdź swój adres e-mail w Stemmie",
  verifyEmailBefore:
    "Z tym adresem e-mail utworzono konto w Stemmie. Aby potwierdzić, że adres należy do Ciebie, otwórz ten odnośnik w ciągu " +
    "48 godzin, w przeglądarce, w której trwa Twoja sesja:",
  verifyEmailAfter:
    "Jeśli to nie Ty masz tu konto, zignoruj tę wiadomość: adres pozostanie niepotwierdzony. Jeśli go potwierdzisz, hasło " +
    "ustawione przez kogoś innego zostanie usunięte.",
  resetPasswordSubject: "Wybierz nowe hasło do Stemmy",
  resetPasswordBefore:
    "Ktoś poprosił o nowe hasło do konta w Stemmie z tym adresem e-mail. Aby je wybrać, otwórz ten odnośnik w ciągu godziny:",
  resetPasswordAfter:
    "Odnośnik działa jeden raz i kończy wszystkie sesje konta. Jeśli ta prośba nie pochodzi od Ciebie, zignoruj tę wiadomość: " +
    "Twoje hasło się nie zmieni.",
  identitySubject: "Nowy sposób logowania do Twojego konta w Stemmie",
  identityWho: "Ktoś po raz pierwszy zalogował się do Twojego konta w Stemmie przez dostawcę „{$provider}”.",
  identityClaim: "Dostawca oświadcza, że ten adres e-mail należy do tej osoby.",
  identityThen:
    "Jeśli to Ty, nie musisz nic robić. W przeciwnym razie zaloguj się, usuń ten sposób logowania ze swojego konta i " +
    "powiadom operatora usługi.",
  invitationSubject: "Zaproszenie do drzewa genealogicznego w Stemmie",
  invitationFrom: "„{$inviter}” zaprasza Cię do drzewa genealogicznego „{$tree}” w Stemmie.",
  invitationFromOwner: "Właściciel drzewa zaprasza Cię do drzewa genealogicznego „{$tree}” w Stemmie.",
  invitationAsViewer: "Twoja rola: czytelnik (możesz je czytać).",
  invitationAsEditor: "Twoja rola: redaktor (możesz je czytać i zmieniać).",
  invitationAsOwner: "Twoja rola: właściciel (możesz wszystko, tak jak inni właściciele).",
  invitationBefore: "Aby przyjąć zaproszenie, otwórz ten odnośnik w ciągu 14 dni:",
  invitationAfter:
    "Odnośnik działa jeden raz, dla tego adresu e-mail. Jeśli nie spodziewasz się zaproszenia, zignoruj tę wiadomość.",
  questionSubject: "Pytanie o Twoją rodzinę",
  questionFrom: "„{$asker}” ma do Ciebie pytanie o rodzinę.",
  questionFromRelative: "Ktoś z rodziny ma do Ciebie pytanie.",
  questionBefore:
    "Aby je przeczytać i odpowiedzieć, otwórz ten odnośnik. Konto nie jest potrzebne. Na pytanie można odpowiedzieć raz, w ciągu 30 dni:",
  questionAfter: "Jeśli nie wiesz, kto pyta, zignoruj tę wiadomość.",
  webhookSubject: "Webhook Twojego drzewa w Stemmie został wyłączony",
  webhookWhat:
    "Odbiorca webhooka przez 24 godziny nie przyjął zmiany w Twoim drzewie. Webhook nie otrzymuje już zmian.",
  webhookThen:
    "Lista jego dostaw pokazuje, co się nie udało. Włącz webhook ponownie, gdy odbiorca zacznie działać: otrzyma wtedy " +
    "zmiany, które nastąpiły po tej porzuconej.",
}
