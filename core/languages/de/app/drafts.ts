import type { Translation } from "../../messages.ts"
import type english from "../../en/app/drafts.ts"

const messages: Translation<typeof english> = {
  back: "Das haben Sie vorher eingegeben. Es ist noch nicht gespeichert.",
  again: "Neu beginnen",
  dropped: "Ihre Eingaben sind verworfen.",
  kept: "Ihre Eingaben bleiben erhalten. Öffnen Sie das Formular wieder, um weiterzumachen.",
}

export default messages
