import type { Translation } from "../../messages.ts"
import type english from "../../en/app/frame.ts"

const messages: Translation<typeof english> = {
  noTree: "Este árbol no está abierto para ti",
  noTreeForVisitors: "Puede ser privado. Si eres miembro, inicia sesión. Si no, pregunta a su propietario.",
  noTreeForYou: "Puede ser privado o estar eliminado. Pide a su propietario que te añada.",
}

export default messages
