import type { Translation } from "../../messages.ts"
import type english from "../../en/app/questions.ts"

const messages: Translation<typeof english> = {
  ask: "Jemanden fragen",
  title: "Jemanden nach {$name} fragen",
  text: "Ihre Frage",
  textHint:
    "Wer antwortet, sieht Ihren Namen, {$name} und die Jahre von Geburt und Tod, und sonst nichts vom Stammbaum.",
  answers: "Wonach fragen Sie?",
  kinds: {
    text: "Worte",
    date: "Ein Datum",
    place: "Ein Ort",
    name: "Ein Name",
  },
  of: "Datum und Ort gehören zu",
  ofNothing: "Keinem Ereignis",
  picture: "Bild",
  noPicture: "Kein Bild",
  language: "Sprache der Frage",
  email: "E-Mail-Adresse",
  emailHint: "Der Dienst schickt die Adresse der Frage dorthin. Ohne E-Mail-Adresse geben Sie sie selbst weiter.",
  make: "Frage anlegen",
  once: "Schicken Sie diese Adresse der Person. Sie nimmt 30 Tage lang eine Antwort an und wird nicht wieder gezeigt.",
  mailed: "Die Frage wird an {$email} geschickt. Das ist ihre Adresse für Sie, die nicht wieder gezeigt wird.",
  another: "Noch etwas fragen",
  list: "Fragen an Menschen ohne Konto",
  none: "Noch keine Fragen. Stellen Sie eine auf der Seite einer Person.",
  statuses: {
    open: "offen",
    answered: "beantwortet",
    ended: "beendet",
    expired: "abgelaufen",
  },
  until: "bis {$day}",
  see: "Antwort ansehen",
  end: "Beenden",
  endOf: "Die Frage beenden: {$text}",
}

export default messages
