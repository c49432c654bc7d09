import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/people.ts"

const messages: Translation<typeof english> = {
  title: "אנשים",
  count: "נמצאו {$count}",
  filter: "שם",
  clear: "הצגת כולם",
  sort: "סדר",
  sorts: {
    name: "לפי שם",
    "-name": "לפי שם, מהסוף",
    birth: "המבוגרים תחילה",
    "-birth": "הצעירים תחילה",
    death: "הפטירה המוקדמת תחילה",
    "-death": "הפטירה המאוחרת תחילה",
    "-updated": "השינוי האחרון תחילה",
    created: "לפי סדר ההוספה",
  },
  only: "רק",
  onlies: {
    everyone: "כולם",
    living: "מי שייתכן שבחיים",
    birth: "ללא לידה",
    parents: "ללא הורים",
    sources: "ללא מקורות",
    gender: "ללא מין",
  },
  none: "אין כאן אנשים עדיין.",
  noneSuch: "אין כאן אדם כזה.",
  more: "הצגת עוד",
  living: "ייתכן שבחיים",
  dead: "† לא בחיים",
  heads: {
    name: "שם",
    birth: "לידה",
    death: "פטירה",
    parents: "הורים",
  },
  childOf: "הורים: {$parents}",
  letters: "אותיות ראשונות של שמות משפחה",
  letter: "שמות משפחה באות {$letter}",
}

export default messages
