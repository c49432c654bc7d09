import type { Translation } from "../../messages.ts"
import type english from "../../en/app/frame.ts"

const messages: Translation<typeof english> = {
  noTree: "Cet arbre ne vous est pas ouvert",
  noTreeForVisitors:
    "Il est peut-être privé. Si vous êtes membre, connectez-vous. Sinon, adressez-vous à son propriétaire.",
  noTreeForYou: "Il est peut-être privé ou supprimé. Demandez à son propriétaire de vous ajouter.",
}

export default messages
