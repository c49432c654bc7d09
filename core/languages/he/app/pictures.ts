import type { Translation } from "../../messages.ts"
import type english from "../../en/app/pictures.ts"

const messages: Translation<typeof english> = {
  add: "הוספת קבצים",
  drop: "אפשר לשחרר כאן תמונות ומסמכים",
  uploading: "עולה…",
  uploaded: `
    .input {$count :number}
    .match $count
    one {{קובץ אחד הועלה.}}
    * {{{$count} קבצים הועלו.}}`,
  untitled: "ללא כותרת",
  portrait: "בחירת הדיוקן",
  portraitOf: "הדיוקן של {$name}",
  noPortrait: "הסרת הדיוקן",
  cropHint: "אפשר לגרור את המסגרת אל הפנים, או להשתמש במחוונים.",
  across: "משמאל לימין",
  downwards: "מלמעלה למטה",
  size: "גודל",
  broken: "אי אפשר להציג את התמונה: ייתכן שהקובץ פגום. אפשר לבחור אחרת, או להעלות אותה שוב.",
  preview: "כך זה ייראה:",
  summary: "דיוקן: {$name}",
  pictures: "תמונות ומסמכים",
  previous: "הקודם",
  next: "הבא",
  place: "{$index} מתוך {$count}",
  attachAny: "צירוף תמונה או מסמך",
  attachTo: "צירוף תמונה או מסמך: {$name}",
  attachElsewhere: "צירוף לאדם או לדבר",
  attach: "צירוף",
  attachSmall: "תמונה או מסמך",
  attached: "צורף.",
  detach: "ניתוק",
  detachOne: "ניתוק {$title}",
  detached: "נותק. הפריט עדיין בין התמונות והמסמכים של האילן.",
  inTree: "או אחד שכבר באילן",
  show: "הצגה",
  shows: {
    all: "הכול",
    pictures: "תמונות",
    loose: "מה שעדיין אינו שייך לאיש",
  },
  more: "הצגת עוד",
  noneInTree: "אין כאן במה לבחור.",
  chooseFirst: "יש לבחור תמונה או מסמך.",
  moves: "הפריט יכול להיות שייך רק לאדם אחד, לאירוע אחד או למקור אחד. עד עכשיו הוא שייך אל:",
  toNothing: "עדיין איש",
  toWhat: "על מה זה?",
  kinds: {
    person: "אדם, או אירוע",
    source: "מקור",
  },
  whatOf: "מה של האדם?",
  wholePerson: "האדם",
  sourceInTree: "מקור באילן",
  otherSource: "בחירת מקור אחר",
  sourceHint: "יש להקליד כמה מילים מן המקור.",
  noSource: "אין מקור עם המילים האלה.",
  sources: `
    .input {$count :number}
    .match $count
    one {{מקור אחד}}
    * {{{$count} מקורות}}`,
  chooseSource: "יש לבחור את המקור: להקליד כמה ממילותיו ולבחור תוצאה.",
}

export default messages
