import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/media.ts"

const messages: Translation<typeof english> = {
  title: "Foto’s en documenten",
  none: "Er zijn hier nog geen foto’s of documenten.",
  noneSuch: "Zoiets is hier niet.",
  more: "Meer tonen",
  members: "Log in om foto’s en documenten te zien.",
  signIn: "Inloggen",
  added: "toegevoegd op {$day}",
  download: "Downloaden",
  delete: "Verwijderen",
  deleted: "Verwijderd.",
  name: "Titel",
  conflict: "Iemand anders heeft deze foto of dit document intussen gewijzigd. Hier staan beide versies:",
  belongs: "Hoort bij",
}

export default messages
