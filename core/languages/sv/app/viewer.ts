import type { Translation } from "../../messages.ts"
import type english from "../../en/app/viewer.ts"

const messages: Translation<typeof english> = {
  title: "Se trädet som någon annan",
  text: "Du ser exakt vad personen ser, på varje sida av trädet, tills du slutar. Under tiden kan du inte ändra något.",
  roles: {
    owner: "ägare",
    editor: "redaktör",
    viewer: "läsare",
  },
  as: "Som {$who}",
  asMember: "Som {$name} ({$role})",
}

export default messages
