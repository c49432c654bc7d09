import type { Translation } from "../../messages.ts"
import type english from "../../en/app/common.ts"

const messages: Translation<typeof english> = {
  appName: "Stemma",
  skip: "מעבר לתוכן",
  close: "סגירה",
  cancel: "ביטול",
  save: "שמירה",
  saving: "נשמר…",
  loading: "נטען…",
  undo: "ביטול הפעולה",
  undone: "הפעולה בוטלה.",
  saved: "נשמר.",
  someone: "מישהו",
  copy: "העתקה",
  copied: "הועתק",
  tryAgain: "ניסיון נוסף",
  tryingAgain: "השירות אינו עונה. מתבצע ניסיון נוסף…",
  offlineSince: "אין חיבור. התוכן הוא מ־{$moment}, ואפשר רק לקרוא אותו.",
  unreachableSince: "אי אפשר להגיע לשירות. התוכן הוא מ־{$moment}, ואפשר רק לקרוא אותו.",
  notFound: {
    title: "אין דף כזה",
    home: "מעבר לדף הראשון",
  },
  header: {
    account: "חשבון",
    settings: "שפה ומראה",
    signIn: "התחברות",
    register: "יצירת חשבון",
    language: "שפה",
    theme: "מראה",
    themes: {
      system: "כמו במכשיר",
      light: "בהיר",
      dark: "כהה",
    },
  },
  ways: {
    label: "אילן זה",
    menu: "תפריט",
    overview: "סקירה",
    family: "משפחה",
    people: "אנשים",
    media: "תמונות",
    sources: "מקורות",
    review: "הצעות",
    import: "ייבוא",
    tidy: "סידור",
    history: "היסטוריה",
    settings: "הגדרות",
    more: "עוד",
    duplicates: "כפילויות",
    deleted: "פריטים שנמחקו",
    allTrees: "כל האילנות",
    waiting: "בהמתנה",
  },
  viewAs: {
    open: "צפייה בתור…",
    kinds: {
      anonymous: "אורח ללא חשבון",
      user: "אדם זר עם חשבון",
    },
    banner: "האילן מוצג כפי שרואה אותו {$who}. בינתיים אי אפשר לשנות דבר.",
    stop: "סיום",
  },
  search: {
    title: "חיפוש אנשים",
    field: "שם, או שם ושנה",
  },
  broken: {
    title: "משהו השתבש כאן",
    text: "חלק זה של הדף נכשל, או שיש גרסה חדשה. מה שנשמר לא אבד.",
    again: "טעינת הדף מחדש",
  },
  problems: {
    offline: "אי אפשר להגיע לשירות. יש לבדוק את החיבור ולנסות שוב.",
    busy: "השירות עסוק. יש להמתין רגע ולנסות שוב.",
    forbidden: "אין הרשאה לעשות זאת כאן.",
    sessionEnded: "החיבור הסתיים. יש להתחבר שוב כדי להמשיך.",
    failed: "השירות נכשל, או משהו שלפניו. יש לנסות שוב מעט מאוחר יותר.",
    internal: "השירות נכשל. אם זה קורה שוב, יש למסור מספר זה למפעיל השירות:",
  },
  livingPerson: "אדם חי",
  nameless: "ללא שם",
  dead: "† לא בחיים",
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
    * * * {{{$span}}}`,
}

export default messages
