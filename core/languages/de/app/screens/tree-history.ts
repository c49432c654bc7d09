import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tree-history.ts"

const messages: Translation<typeof english> = {
  title: "Verlauf",
  editorsOnly:
    "Den Verlauf sehen Bearbeiter und Besitzer des Baums. Die Seite einer Person zeigt die Änderungen an dieser Person.",
  who: "Von",
  everyone: "Allen",
  kind: "Was",
  everything: "Alles",
  show: "Zeigen",
  clear: "Alles zeigen",
}

export default messages
