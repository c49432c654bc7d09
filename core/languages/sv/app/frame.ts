import type { Translation } from "../../messages.ts"
import type english from "../../en/app/frame.ts"

const messages: Translation<typeof english> = {
  noTree: "Det här trädet är inte öppet för dig",
  noTreeForVisitors: "Det kan vara privat. Om du är medlem, logga in. Fråga annars ägaren.",
  noTreeForYou: "Det kan vara privat eller borttaget. Be ägaren att lägga till dig.",
}

export default messages
