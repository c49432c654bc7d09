import type { Translation } from "../../messages.ts"
import type english from "../../en/app/frame.ts"

const messages: Translation<typeof english> = {
  noTree: "To drzewo nie jest dla Ciebie otwarte",
  noTreeForVisitors: "Może być prywatne. Jeśli jesteś członkiem, zaloguj się. W przeciwnym razie zapytaj właściciela.",
  noTreeForYou: "Może być prywatne lub usunięte. Poproś właściciela o dodanie.",
}

export default messages
