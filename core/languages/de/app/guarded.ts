import type { Translation } from "../../messages.ts"
import type english from "../../en/app/guarded.ts"

const messages: Translation<typeof english> = {
  closed: "Geschlossen, solange Sie wie jemand anderes sehen",
  closedText: "Diese Seite ist für Mitglieder. Beenden Sie die andere Sicht, um sie zu öffnen.",
}

export default messages
