import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/question.ts"

const messages: Translation<typeof english> = {
  title: "Eine Frage an Sie",
  asks: "{$by} fragt Sie:",
  about: "Es geht um",
  picture: "Das Bild zur Frage",
  kinds: {
    text: "Ihre Antwort",
    date: "Wann war es?",
    place: "Wo war es?",
    name: "Der Name",
  },
  from: "Ihr Name",
  fromHint: "So heißt die Quelle Ihrer Antwort.",
  empty: "Beantworten Sie mindestens eine der Fragen.",
  once: "Die Familie sieht Ihre Antwort und entscheidet, was in den Stammbaum kommt. Sie können einmal antworten.",
  send: "Antwort senden",
  thanks: "Vielen Dank. Ihre Antwort ist gesendet.",
}

export default messages
