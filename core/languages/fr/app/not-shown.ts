import type { Translation } from "../../messages.ts"
import type english from "../../en/app/not-shown.ts"

const messages: Translation<typeof english> = {
  noPersonForVisitors:
    "La personne est peut-être en vie, ou l’arbre est privé. Les membres en voient davantage une fois connectés.",
  noPersonForYou: "La personne est peut-être supprimée, ou cachée à ceux qui ne sont pas membres.",
  noPerson: "Cette personne ne vous est pas montrée",
}

export default messages
