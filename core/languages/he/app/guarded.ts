import type { Translation } from "../../messages.ts"
import type english from "../../en/app/guarded.ts"

const messages: Translation<typeof english> = {
  closed: "סגור בזמן צפייה בתור אדם אחר",
  closedText: "דף זה הוא לחברים. כדי לפתוח אותו יש לסיים את הצפייה בתור אדם אחר.",
}

export default messages
