import type { Translation } from "../../messages.ts"
import type english from "../../en/app/drafts.ts"

const messages: Translation<typeof english> = {
  back: "Esto es lo que escribiste antes. Aún no está guardado.",
  again: "Empezar de nuevo",
  dropped: "Se descarta lo que escribiste.",
  kept: "Se conserva lo que escribiste. Vuelve a abrir el formulario para continuar.",
}

export default messages
