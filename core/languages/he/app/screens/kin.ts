import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/kin.ts"

const messages: Translation<typeof english> = {
  title: "הקרבה בין {$a} לבין {$b}",
  is: "{$b}: {$kin} של {$a}",
  way: "דרך {$count}",
  steps: {
    parent: "הורה",
    child: "ילד או ילדה",
    partner: "בן או בת זוג",
  },
  none: "לא ידועה דרך מן האחד אל האחר. ייתכן שיש דרך שעוברת באנשים שאינם גלויים לך.",
  same: "זה אותו אדם.",
  shared: "הם חולקים כ־{$percent} מן התכונות התורשתיות.",
  turn: "בכיוון ההפוך",
}

export default messages
