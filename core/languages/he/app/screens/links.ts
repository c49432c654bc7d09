import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/links.ts"

const messages: Translation<typeof english> = {
  title: "קישורים לצפייה",
  text: "כל מי שיש לו כתובת של קישור צופה באילן ללא חשבון, עד שהקישור מסתיים.",
  unnamed: "ללא שם",
  shows: { public: "בתור אורח", members: "עם אנשים חיים" },
  opened: `
    .input {$times :number}
    .match $times
    0 {{עדיין לא נפתח}}
    one {{נפתח פעם אחת}}
    * {{נפתח {$times} פעמים}}`,
  until: "עד {$day}",
  end: "סיום",
  endOf: "סיום הקישור {$name}",
  name: "מי מקבל אותו",
  nameHint: "רק עורכי האילן רואים זאת.",
  sees: "מה הוא מציג",
  choices: { public: "מה שאורחים יראו; אנשים חיים מוסתרים", members: "כל מה שהצופים רואים" },
  days: "כמה זמן הוא תקף",
  lengths: { "7": "שבוע", "30": "חודש", "90": "שלושה חודשים", "365": "שנה" },
  passcode: "קוד גישה",
  passcodeHint: "8 תווים או יותר. אפשר להשאיר ריק כדי לא לקבוע קוד.",
  make: "יצירת קישור",
  once: "יש לשלוח כתובת זו לאדם. היא לא תוצג שוב.",
  another: "יצירת קישור נוסף",
}

export default messages
