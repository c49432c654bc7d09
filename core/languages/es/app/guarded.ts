import type { Translation } from "../../messages.ts"
import type english from "../../en/app/guarded.ts"

const messages: Translation<typeof english> = {
  closed: "Cerrado mientras ves como otra persona",
  closedText: "Esta página es para miembros. Deja de ver el árbol como otra persona para abrirla.",
}

export default messages
