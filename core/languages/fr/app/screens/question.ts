import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/question.ts"

const messages: Translation<typeof english> = {
  title: "Une question pour vous",
  asks: "{$by} vous demande :",
  about: "Il s’agit de",
  picture: "L’image de la question",
  kinds: {
    text: "Votre réponse",
    date: "Quand était-ce ?",
    place: "Où était-ce ?",
    name: "Le nom",
  },
  from: "Votre nom",
  fromHint: "Il sera le titre de la source de votre réponse.",
  empty: "Répondez au moins à une des questions.",
  once: "La famille voit votre réponse et décide de ce qui entre dans l’arbre. Vous pouvez répondre une fois.",
  send: "Envoyer la réponse",
  thanks: "Merci. Votre réponse est envoyée.",
}

export default messages
