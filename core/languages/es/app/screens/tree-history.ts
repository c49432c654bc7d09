import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tree-history.ts"

const messages: Translation<typeof english> = {
  title: "Historial",
  editorsOnly:
    "Los editores y propietarios del árbol ven su historial. La página de una persona muestra los cambios de esa persona.",
  who: "De",
  everyone: "Todos",
  kind: "Qué",
  everything: "Todo",
  show: "Mostrar",
  clear: "Mostrar todo",
}

export default messages
