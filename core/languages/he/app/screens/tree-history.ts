import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tree-history.ts"

const messages: Translation<typeof english> = {
  title: "היסטוריה",
  editorsOnly: "עורכים ובעלים של האילן רואים את ההיסטוריה שלו. הדף של אדם מציג את השינויים בו.",
  who: "מאת",
  everyone: "כולם",
  kind: "מה",
  everything: "הכול",
  show: "הצגה",
  clear: "הצגת הכול",
}

export default messages
