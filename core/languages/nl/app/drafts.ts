import type { Translation } from "../../messages.ts"
import type english from "../../en/app/drafts.ts"

const messages: Translation<typeof english> = {
  back: "Dit heb je eerder getypt. Het is nog niet opgeslagen.",
  again: "Opnieuw beginnen",
  dropped: "Wat je hebt getypt, wordt weggegooid.",
  kept: "Wat je hebt getypt, blijft bewaard. Open het formulier opnieuw om verder te gaan.",
}

export default messages
