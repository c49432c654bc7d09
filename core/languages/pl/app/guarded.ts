import type { Translation } from "../../messages.ts"
import type english from "../../en/app/guarded.ts"

const messages: Translation<typeof english> = {
  closed: "Zamknięte, gdy oglądasz jako ktoś inny",
  closedText: "Ta strona jest dla członków. Zakończ oglądanie drzewa jako ktoś inny, aby ją otworzyć.",
}

export default messages
