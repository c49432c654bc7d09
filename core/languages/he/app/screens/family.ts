import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/family.ts"

const messages: Translation<typeof english> = {
  familyOf: "המשפחה של {$name}",
  views: {
    family: "משפחה",
    ancestors: "אבות",
    descendants: "צאצאים",
    outline: "רשימה",
  },
  viewsLabel: "תצוגות",
  up: "דורות למעלה",
  down: "דורות למטה",
  asChart: "הצגה כתרשים",
  asCards: "הצגה ככרטיסים",
  asList: "קריאת המשפחה כרשימה",
  growing: "קרובי משפחה נוספים לתרשים",
}

export default messages
