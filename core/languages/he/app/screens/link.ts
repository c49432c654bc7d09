import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/link.ts"

const messages: Translation<typeof english> = {
  title: "קישור לאילן יוחסין",
  passcode: "קוד גישה",
  passcodeHint: "אם התקבל קוד גישה עם הקישור, יש להקליד אותו כאן.",
  open: "פתיחת האילן",
  ended: "הקישור אינו נפתח מעצמו: דרוש קוד גישה, או שהוא הסתיים.",
  wrong: "קוד הגישה שגוי, או שהקישור הסתיים. אפשר לבקש חדש ממי ששלח אותו.",
}

export default messages
