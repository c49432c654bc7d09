import { words } from "../../words/language.ts"

export const mediaWords = words(
  {
    title: "Pictures and documents",
    none: "There are no pictures or documents here yet.",
    noneSuch: "Nothing is like that here.",
    more: "Show more",
    members: "Sign in to see pictures and documents.",
    signIn: "Sign in",
    added: (day: string): string => `added on ${day}`,
    download: "Download",
    delete: "Delete",
    deleted: "Deleted.",
    name: "Title",
    conflict: "Someone else changed this picture or document meanwhile. Here is both:",
    belongs: "Belongs to",
  },
  {
    title: "Bilder und Dokumente",
    none: "Hier sind noch keine Bilder oder Dokumente.",
    noneSuch: "So etwas ist hier nicht.",
    more: "Mehr zeigen",
    members: "Melden Sie sich an, um Bilder und Dokumente zu sehen.",
    signIn: "Anmelden",
    added: (day) => `hinzugefügt am ${day}`,
    download: "Herunterladen",
    delete: "Löschen",
    deleted: "Gelöscht.",
    name: "Titel",
    conflict: "Jemand anderes hat dieses Bild oder Dokument inzwischen geändert. Hier ist beides:",
    belongs: "Gehört zu",
  },
)
