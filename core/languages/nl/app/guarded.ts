import type { Translation } from "../../messages.ts"
import type english from "../../en/app/guarded.ts"

const messages: Translation<typeof english> = {
  closed: "Gesloten zolang je als iemand anders kijkt",
  closedText: "Deze pagina is voor leden. Stop met kijken als iemand anders om haar te openen.",
}

export default messages
