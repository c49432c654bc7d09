import type { Translation } from "../../messages.ts"
import type english from "../../en/app/not-shown.ts"

const messages: Translation<typeof english> = {
  noPersonForVisitors:
    "Vielleicht lebt die Person, oder der Baum ist privat. Mitglieder sehen mehr, wenn sie sich anmelden.",
  noPersonForYou: "Vielleicht ist die Person gelöscht oder für Außenstehende verborgen.",
  noPerson: "Diese Person wird Ihnen nicht gezeigt",
}

export default messages
