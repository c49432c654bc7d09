import type { Translation } from "../../messages.ts"
import type english from "../../en/app/not-shown.ts"

const messages: Translation<typeof english> = {
  noPersonForVisitors: "Personen kan vara i livet, eller så är trädet privat. Medlemmar ser mer när de har loggat in.",
  noPersonForYou: "Personen kan vara borttagen, eller dold för dem som inte är medlemmar.",
  noPerson: "Den här personen visas inte för dig",
}

export default messages
