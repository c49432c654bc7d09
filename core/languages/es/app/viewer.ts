import type { Translation } from "../../messages.ts"
import type english from "../../en/app/viewer.ts"

const messages: Translation<typeof english> = {
  title: "Ver este árbol como otra persona",
  text: "Ves exactamente lo que ve esa persona, en cada pantalla de este árbol, hasta que lo termines. Mientras tanto no puedes cambiar nada.",
  roles: {
    owner: "propietario",
    editor: "editor",
    viewer: "lector",
  },
  as: "Como {$who}",
  asMember: "Como {$name} ({$role})",
}

export default messages
