import type { mails as english } from "../en/mails.ts"
import type { Texts } from "../texts.ts"

export const mails: Texts<typeof english> = {
  verifyEmailSubject: "Bekräfta din e-postadress för Stemma",
  verifyEmailBefore:
    "Ett konto hos Stemma har skapats med den här e-postadressen. Öppna den här länken inom 48 timmar för att bekräfta att " +
    "adressen är din, i webbläsaren där du är inloggad:",
  verifyEmailAfter:
    "Om du inte har skapat något konto kan du bortse från meddelandet: adressen förblir obekräftad. Om du bekräftar den tas " +
    "lösenordet som någon annan har valt bort.",
  resetPasswordSubject: "Välj ett nytt lösenord för Stemma",
  resetPasswordBefore:
    "Någon har begärt ett nytt lösenord för Stemma-kontot med den här e-postadressen. Öppna den här länken inom en timme för " +
    "att välja det:",
  resetPasswordAfter:
    "Länken fungerar en gång och avslutar alla kontots sessioner. Om du inte har begärt detta kan du bortse från meddelandet: " +
    "ditt lösenord förblir detsamma.",
  identitySubject: "Ett nytt sätt att logga in på ditt Stemma-konto",
  identityWho: "Någon har för första gången loggat in på ditt Stemma-konto via leverantören ”{$provider}”.",
  identityClaim: "Leverantören uppger att den här e-postadressen tillhör personen.",
  identityThen:
    "Om det var du behöver du inte göra något. Logga annars in, ta bort det här sättet att logga in från ditt konto och " +
    "meddela den som driver tjänsten.",
  invitationSubject: "Du är inbjuden till ett släktträd på Stemma",
  invitationFrom: "”{$inviter}” bjuder in dig till släktträdet ”{$tree}” på Stemma.",
  invitationFromOwner: "En ägare av trädet bjuder in dig till släktträdet ”{$tree}” på Stemma.",
  invitationAsViewer: "Din roll: läsare (du kan läsa trädet).",
  invitationAsEditor: "Din roll: redaktör (du kan läsa och ändra trädet).",
  invitationAsOwner: "Din roll: ägare (du kan göra allt, precis som de andra ägarna).",
  invitationBefore: "Öppna den här länken inom 14 dagar för att tacka ja:",
  invitationAfter:
    "Länken fungerar en gång, för den här e-postadressen. Om du inte väntar på någon inbjudan kan du bortse från meddelandet.",
  questionSubject: "En fråga om din släkt",
  questionFrom: "”{$asker}” har en fråga till dig om släkten.",
  questionFromRelative: "En släkting har en fråga till dig om släkten.",
  questionBefore:
    "Öppna den här länken för att läsa och svara. Du behöver inget konto. Frågan kan besvaras en gång, inom 30 dagar:",
  questionAfter: "Om du inte vet vem som frågar kan du bortse från meddelandet.",
  webhookSubject: "En webhook för ditt träd på Stemma har stängts av",
  webhookWhat:
    "Mottagaren av en webhook har under 24 timmar inte tagit emot en ändring i ditt träd. Webhooken får inga fler ändringar.",
  webhookThen:
    "Listan över dess leveranser visar vad som gick fel. Slå på webhooken igen när mottagaren fungerar: då får den de " +
    "ändringar som kom efter den som gavs upp.",
}
