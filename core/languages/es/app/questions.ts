import type { Translation } from "../../messages.ts"
import type english from "../../en/app/questions.ts"

const messages: Translation<typeof english> = {
  ask: "Preguntar a alguien",
  title: "Preguntar a alguien sobre {$name}",
  text: "Tu pregunta",
  textHint: "Quien responde ve tu nombre, {$name} y los años de nacimiento y muerte, y nada más del árbol.",
  answers: "¿Qué preguntas?",
  kinds: {
    text: "Palabras",
    date: "Una fecha",
    place: "Un lugar",
    name: "Un nombre",
  },
  of: "La fecha y el lugar son de",
  ofNothing: "Ningún hecho",
  picture: "Imagen",
  noPicture: "Sin imagen",
  language: "Idioma de la pregunta",
  email: "Correo electrónico",
  emailHint: "El servicio envía allí la dirección de la pregunta. Sin correo la pasas tú.",
  make: "Crear la pregunta",
  once: "Envía esta dirección a la persona. Acepta una respuesta en 30 días y no se vuelve a mostrar.",
  mailed: "La pregunta se envía a {$email}. Esta es su dirección para ti, que no se vuelve a mostrar.",
  another: "Hacer otra pregunta",
  list: "Preguntas a personas sin cuenta",
  none: "Aún no hay preguntas. Haz una en la página de una persona.",
  statuses: {
    open: "abierta",
    answered: "respondida",
    ended: "terminada",
    expired: "caducada",
  },
  until: "hasta el {$day}",
  see: "Ver la respuesta",
  end: "Terminar",
  endOf: "Terminar la pregunta: {$text}",
}

export default messages
