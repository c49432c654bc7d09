import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tree-history.ts"

const messages: Translation<typeof english> = {
  title: "Geschiedenis",
  editorsOnly:
    "Bewerkers en eigenaren van de stamboom zien zijn geschiedenis. De pagina van een persoon toont de wijzigingen van die persoon.",
  who: "Door",
  everyone: "Iedereen",
  kind: "Wat",
  everything: "Alles",
  show: "Tonen",
  clear: "Alles tonen",
}

export default messages
