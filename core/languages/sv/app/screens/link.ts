import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/link.ts"

const messages: Translation<typeof english> = {
  title: "En länk till ett släktträd",
  passcode: "Kod",
  passcodeHint: "Om du fick en kod med länken, skriv den här.",
  open: "Öppna trädet",
  ended: "Länken öppnas inte av sig själv: den behöver en kod, eller så har den upphört.",
  wrong: "Koden är fel, eller så har länken upphört. Be den som skickade den om en ny.",
}

export default messages
