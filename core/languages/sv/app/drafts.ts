import type { Translation } from "../../messages.ts"
import type english from "../../en/app/drafts.ts"

const messages: Translation<typeof english> = {
  back: "Detta skrev du tidigare. Det är inte sparat ännu.",
  again: "Börja om",
  dropped: "Det du skrev kastas.",
  kept: "Det du skrev finns kvar. Öppna formuläret igen för att fortsätta.",
}

export default messages
