import type { Translation } from "../../messages.ts"
import type english from "../../en/app/viewer.ts"

const messages: Translation<typeof english> = {
  title: "Den Baum mit anderen Augen sehen",
  text: "Sie sehen genau, was diese Person sieht, auf jeder Seite des Baums, bis Sie es beenden. Solange können Sie nichts ändern.",
  roles: {
    owner: "Besitzer",
    editor: "Bearbeiter",
    viewer: "Leser",
  },
  as: "Wie {$who}",
  asMember: "Wie {$name} ({$role})",
}

export default messages
