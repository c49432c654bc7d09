import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/deleted.ts"

const messages: Translation<typeof english> = {
  title: "Registros eliminados",
  intro: "Lo que se elimina se conserva. Un registro restaurado vuelve con lo que se eliminó junto con él.",
  editorsOnly: "Solo los editores y propietarios ven lo eliminado.",
  kind: "Qué",
  kinds: {
    person: "Personas",
    event: "Hechos",
    relationship: "Parentescos",
    source: "Fuentes",
    citation: "Citas de fuentes",
    media: "Imágenes y documentos",
  },
  none: "No hay nada de este tipo eliminado.",
  more: "Mostrar más",
  deletedOn: "eliminado el {$day}",
  restore: "Restaurar",
  restoreOne: "Restaurar: {$what}",
  restored: "Restaurado: {$what}.",
  unnamed: "De alguien que también está eliminado",
}

export default messages
