import type { mails as english } from "../en/mails.ts"
import type { Texts } from "../texts.ts"

export const mails: Texts<typeof english> = {
  verifyEmailSubject: "Bestätigen Sie Ihre E-Mail-Adresse für Stemma",
  verifyEmailBefore:
    "Mit dieser E-Mail-Adresse wurde ein Konto bei Stemma angelegt. Um zu bestätigen, dass die Adresse Ihnen gehört, " +
    "öffnen Sie innerhalb von 48 Stunden diesen Link, und zwar in dem Browser, in dem Sie angemeldet sind:",
  verifyEmailAfter:
    "Wenn Sie kein Konto angelegt haben, ignorieren Sie diese E-Mail: Die Adresse bleibt dann unbestätigt. Wenn Sie sie " +
    "bestätigen, wird das Passwort entfernt, das jemand anders gesetzt hat.",
  resetPasswordSubject: "Setzen Sie ein neues Passwort für Stemma",
  resetPasswordBefore:
    "Für das Stemma-Konto mit dieser E-Mail-Adresse wurde ein neues Passwort angefordert. Um es zu setzen, öffnen Sie " +
    "innerhalb einer Stunde diesen Link:",
  resetPasswordAfter:
    "Der Link gilt einmal und beendet alle Sitzungen des Kontos. Wenn Sie kein neues Passwort angefordert haben, " +
    "ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.",
  identitySubject: "Eine neue Anmeldung für Ihr Stemma-Konto",
  identityWho: "Jemand hat sich zum ersten Mal über den Anbieter „{$provider}“ bei Ihrem Stemma-Konto angemeldet.",
  identityClaim: "Der Anbieter gibt an, dass diese E-Mail-Adresse der Person gehört.",
  identityThen:
    "Wenn Sie das waren, müssen Sie nichts tun. Andernfalls melden Sie sich an, entfernen Sie diese Anmeldung aus Ihrem " +
    "Konto, und sagen Sie dem Betreiber des Dienstes Bescheid.",
  invitationSubject: "Einladung zu einem Stammbaum bei Stemma",
  invitationFrom: "„{$inviter}“ lädt Sie zum Stammbaum „{$tree}“ bei Stemma ein.",
  invitationFromOwner: "Sie sind zum Stammbaum „{$tree}“ bei Stemma eingeladen, von einer Person, der er gehört.",
  invitationAsViewer: "Ihre Rolle dort: Lesen.",
  invitationAsEditor: "Ihre Rolle dort: Bearbeiten (Sie können lesen und ändern).",
  invitationAsOwner: "Ihre Rolle dort: Eigentümer (Sie können alles, was die anderen Eigentümer können).",
  invitationBefore: "Um die Einladung anzunehmen, öffnen Sie innerhalb von 14 Tagen diesen Link:",
  invitationAfter:
    "Der Link gilt einmal und nur für diese E-Mail-Adresse. Wenn Sie keine Einladung erwarten, ignorieren Sie diese E-Mail.",
  questionSubject: "Eine Frage zu Ihrer Familie",
  questionFrom: "„{$asker}“ hat eine Frage an Sie zur Familie.",
  questionFromRelative: "Jemand aus der Familie hat eine Frage an Sie.",
  questionBefore:
    "Um sie zu lesen und zu beantworten, öffnen Sie diesen Link. Sie brauchen kein Konto. Die Frage kann einmal beantwortet werden, innerhalb von 30 Tagen:",
  questionAfter: "Wenn Sie nicht wissen, wer fragt, ignorieren Sie diese E-Mail.",
  webhookSubject: "Ein Webhook Ihres Stammbaums bei Stemma wurde abgeschaltet",
  webhookWhat:
    "Der Empfänger eines Webhooks hat eine Änderung Ihres Stammbaums 24 Stunden lang nicht angenommen. Der Webhook " +
    "bekommt keine weiteren Änderungen.",
  webhookThen:
    "Die Liste seiner Zustellungen zeigt, was schiefgegangen ist. Schalten Sie den Webhook wieder ein, wenn der " +
    "Empfänger arbeitet: Er bekommt dann die Änderungen nach der, die aufgegeben wurde.",
}
