import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/begin.ts"

const messages: Translation<typeof english> = {
  title: "התחלת אילן",
  intro: "יש לכתוב את מה שידוע, עם שמות המשפחה מלידה. השאר יכול להישאר ריק, ואפשר לשנות הכול אחר כך.",
  bring: "ייבוא מתוכנה אחרת",
  treeName: "שם האילן",
  treeNameOf: `
    .input {$surname :string}
    .match $surname
    || {{המשפחה שלי}}
    * {{משפחת {$surname}}}`,
  places: {
    you: "אני",
    father: "אבא שלי",
    mother: "אמא שלי",
    fathers_father: "אבא של אבא",
    fathers_mother: "אמא של אבא",
    mothers_father: "אבא של אמא",
    mothers_mother: "אמא של אמא",
  },
  generations: {
    you: "אני",
    parents: "ההורים שלי",
    grandparents: "הסבים והסבתות שלי",
  },
  given: "שמות פרטיים",
  surname: "שם משפחה",
  year: "שנת לידה",
  preview: "האילן עד כה",
  unknown: "לא ידוע",
  born: "לידה: {$year}",
  save: "שמירת האילן",
  private: "רק לך הוא גלוי, עד להזמנת אחרים.",
}

export default messages
