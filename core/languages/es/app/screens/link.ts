import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/link.ts"

const messages: Translation<typeof english> = {
  title: "Un enlace a un árbol genealógico",
  passcode: "Código",
  passcodeHint: "Si te dieron un código con el enlace, escríbelo aquí.",
  open: "Abrir el árbol",
  ended: "El enlace no se abre por sí solo: necesita un código, o ha terminado.",
  wrong: "El código no es correcto, o el enlace ha terminado. Pide uno nuevo a quien te lo envió.",
}

export default messages
