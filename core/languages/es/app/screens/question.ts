import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/question.ts"

const messages: Translation<typeof english> = {
  title: "Una pregunta para ti",
  asks: "{$by} te pregunta:",
  about: "Se trata de",
  picture: "La imagen de la pregunta",
  kinds: {
    text: "Tu respuesta",
    date: "¿Cuándo fue?",
    place: "¿Dónde fue?",
    name: "El nombre",
  },
  from: "Tu nombre",
  fromHint: "Será el título de la fuente de tu respuesta.",
  empty: "Responde al menos a una de las preguntas.",
  once: "La familia ve tu respuesta y decide qué se incluye en el árbol. Puedes responder una vez.",
  send: "Enviar la respuesta",
  thanks: "Gracias. Tu respuesta se ha enviado.",
}

export default messages
