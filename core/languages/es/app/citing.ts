import type { Translation } from "../../messages.ts"
import type english from "../../en/app/citing.ts"

const messages: Translation<typeof english> = {
  sourcesOf: "Fuentes de {$what}: {$count}",
  cite: "Citar una fuente",
  citeFor: "Citar una fuente: {$what}",
  changeCitation: "Modificar la cita: {$title}",
  person: "esta persona",
  source: "Fuente",
  newSource: "Una fuente nueva…",
  otherSource: "Otra fuente del árbol…",
  find: "Buscar una fuente",
  findHint: "Escribe palabras de su título.",
  findNone: "Ninguna fuente contiene estas palabras.",
  findCount: `
    .input {$count :number}
    .match $count
    one {{{$count} fuente.}}
    * {{{$count} fuentes.}}`,
  chooseOne: "Elige una fuente.",
  title: "Título de la fuente",
  author: "Autor",
  repository: "Se conserva en",
  page: "Página o asiento",
  text: "Lo que dice",
  sure: "Fiabilidad",
  sures: {
    "0": "No fiable, o una conjetura",
    "1": "Dudosa",
    "2": "Registrada después, o por otros",
    "3": "Prueba directa, como un asiento de la época",
    "": "Sin indicar",
  },
  date: "Fecha del asiento",
  url: "Dirección web",
  notes: "Notas",
  summaryCite: "Fuente de {$what}, {$name}",
  summaryChange: "Cambio de una cita de {$what}, {$name}",
  summaryDelete: "Eliminación de una cita de {$what}, {$name}",
  sourceStays: "La fuente permanece en el árbol.",
}

export default messages
