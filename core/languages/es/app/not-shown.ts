import type { Translation } from "../../messages.ts"
import type english from "../../en/app/not-shown.ts"

const messages: Translation<typeof english> = {
  noPersonForVisitors:
    "La persona puede estar viva, o el árbol puede ser privado. Los miembros ven más tras iniciar sesión.",
  noPersonForYou: "La persona puede estar eliminada, u oculta para quienes no son miembros.",
  noPerson: "No se te muestra a esta persona",
}

export default messages
