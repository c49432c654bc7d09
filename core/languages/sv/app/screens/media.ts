import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/media.ts"

const messages: Translation<typeof english> = {
  title: "Bilder och dokument",
  none: "Här finns inga bilder eller dokument ännu.",
  noneSuch: "Här finns inget sådant.",
  more: "Visa fler",
  members: "Logga in för att se bilder och dokument.",
  signIn: "Logga in",
  added: "tillagt {$day}",
  download: "Ladda ner",
  delete: "Ta bort",
  deleted: "Borttaget.",
  name: "Titel",
  conflict: "Någon annan har ändrat den här bilden eller det här dokumentet under tiden. Här är båda versionerna:",
  belongs: "Hör till",
}

export default messages
