import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/media.ts"

const messages: Translation<typeof english> = {
  title: "Bilder und Dokumente",
  none: "Hier sind noch keine Bilder oder Dokumente.",
  noneSuch: "So etwas ist hier nicht.",
  more: "Mehr zeigen",
  members: "Melden Sie sich an, um Bilder und Dokumente zu sehen.",
  signIn: "Anmelden",
  added: "hinzugefügt am {$day}",
  download: "Herunterladen",
  delete: "Löschen",
  deleted: "Gelöscht.",
  name: "Titel",
  conflict: "Jemand anderes hat dieses Bild oder Dokument inzwischen geändert. Hier ist beides:",
  belongs: "Gehört zu",
}

export default messages
