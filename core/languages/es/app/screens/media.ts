import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/media.ts"

const messages: Translation<typeof english> = {
  title: "Imágenes y documentos",
  none: "Aún no hay imágenes ni documentos.",
  noneSuch: "No hay nada así.",
  more: "Mostrar más",
  members: "Inicia sesión para ver imágenes y documentos.",
  signIn: "Iniciar sesión",
  added: "añadido el {$day}",
  download: "Descargar",
  delete: "Eliminar",
  deleted: "Eliminado.",
  name: "Título",
  conflict: "Mientras tanto, otra persona ha cambiado esta imagen o este documento. Aquí están las dos versiones:",
  belongs: "Pertenece a",
}

export default messages
