import type { Translation } from "../../messages.ts"
import type english from "../../en/app/frame.ts"

const messages: Translation<typeof english> = {
  noTree: "Dieser Baum steht Ihnen nicht offen",
  noTreeForVisitors: "Vielleicht ist er privat. Mitglieder melden sich an, andere fragen den Besitzer.",
  noTreeForYou: "Vielleicht ist er privat oder gelöscht. Bitten Sie den Besitzer, Sie aufzunehmen.",
}

export default messages
