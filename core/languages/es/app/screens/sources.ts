import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/sources.ts"

const messages: Translation<typeof english> = {
  title: "Fuentes",
  search: "Palabras de una fuente",
  show: "Mostrar",
  clear: "Mostrar todas",
  none: "Aún no hay fuentes.",
  noneSuch: "Ninguna fuente contiene estas palabras.",
  more: "Mostrar más",
  members: "Inicia sesión para ver las fuentes.",
  signIn: "Iniciar sesión",
  citedMore: "citada más de {$most} veces",
  cited: `
    .input {$count :number}
    .match $count
    0 {{sin citar todavía}}
    one {{citada una vez}}
    * {{citada {$count} veces}}`,
  add: "Añadir una fuente",
  change: "Modificar esta fuente",
  delete: "Eliminar esta fuente",
  deleteTitle: "¿Eliminar {$title}?",
  summaryDelete: "Eliminación de la fuente {$title}",
  conflict: "Mientras tanto, otra persona ha cambiado esta fuente. Aquí están las dos versiones:",
  summaryAdd: "Fuente nueva: {$title}",
  summaryChange: "Cambios de la fuente {$title}",
  fields: {
    title: "Título",
    author: "Autor",
    publication: "Publicación",
    repository: "Se conserva en",
    call_number: "Signatura",
    url: "Dirección web",
    notes: "Notas",
    abbreviation: "Título breve",
    text: "Lo que dice",
    identifiers: "Identificadores",
  },
  citedBy: "Para qué se cita",
  notCited: "Nada cita aún esta fuente.",
  aName: "un nombre",
  page: "página {$page}",
  open: "Abrir",
}

export default messages
