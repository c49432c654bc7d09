import type { Translation } from "../../messages.ts"
import type english from "../../en/app/chart.ts"

const messages: Translation<typeof english> = {
  chart: "תרשים המשפחה",
  you: "אני",
  count: `
    .input {$kind :string}
    .input {$count :number}
    .match $kind $count
    parents one {{הורה אחד}}
    parents * {{{$count} הורים}}
    siblings one {{אח או אחות}}
    siblings * {{{$count} אחים ואחיות}}
    partners one {{בן או בת זוג}}
    partners * {{{$count} בני זוג}}
    * one {{ילד או ילדה}}
    * * {{{$count} ילדים}}`,
  open: "הצגה: {$count} של {$name}",
  close: `
    .input {$kind :string}
    .match $kind
    parents {{הסתרת ההורים של {$name}}}
    siblings {{הסתרת האחים והאחיות של {$name}}}
    partners {{הסתרת בני הזוג של {$name}}}
    * {{הסתרת הילדים של {$name}}}`,
  again: "{$name}, במקום אחר בתרשים. מעבר לשם",
  add: "הוספת קרוב משפחה של {$name}",
  lived: `
    .input {$birth :string}
    .input {$death :string}
    .input {$state :string}
    .match $birth $death $state
    || || dead {{לא בחיים}}
    || || * {{}}
    || * * {{פטירה: {$death}}}
    * || dead {{לידה: {$birth}, לא בחיים}}
    * || * {{לידה: {$birth}}}
    * * * {{{$birth} עד {$death}}}`,
  signs: {
    adopted: "אימוץ",
    divorce: "גירושין",
    annulment: "ביטול נישואין",
  },
  signOf: `
    .input {$kind :string}
    .match $kind
    adopted {{אימוץ}}
    divorce {{גירושין: {$partner}}}
    * {{נישואין שבוטלו: {$partner}}}`,
  position: "{$at} מתוך {$of}",
  end: "אין עוד אנשים בכיוון זה",
  zoomIn: "התקרבות",
  zoomOut: "התרחקות",
  whole: "כל התרשים",
  middleAgain: "חזרה למרכז",
  print: "הדפסת כל התרשים",
  keys: "מקשים",
}

export default messages
