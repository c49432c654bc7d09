import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tidy.ts"

const messages: Translation<typeof english> = {
  title: "סידור",
  intro: "כל חיפוש מוצא סוג אחד של חסר או שגיאה באילן. דבר אינו משתנה עד להחלת מה שנבחר, ואפשר לבטל זאת.",
  editorsOnly: "עורכים ובעלים של האילן יכולים לעשות זאת.",
  tool: "מה לחפש",
  tools: {
    born: "מבוגרים מכדי להיות בחיים",
    child: "הורים מבוגרים מכדי להיות בחיים",
    name: "מין לפי השם הפרטי",
    spouse: "מין לפי בן או בת הזוג",
    file: "מין לפי קובץ GEDCOM",
    names: "שמות עם שגיאות",
  },
  what: {
    born: "אנשים שנולדו בשנה זו או לפניה ואינם מסומנים כנפטרים.",
    child: "אנשים שילדם נולד בשנה זו או לפניה ואינם מסומנים כנפטרים.",
    name: "אנשים ללא מין, עם שם פרטי שמרמז עליו.",
    spouse: "אנשים ללא מין, עם בן או בת זוג שמרמזים עליו.",
    file: "אנשים ללא מין, שהקובץ יודע אותו: יש לבחור את הקובץ שממנו יובא האילן.",
    names: "שמות שיש בהם תאריך, שאין בהם שם משפחה, או שכל חלקיהם בשדה אחד.",
  },
  year: "נולדו בשנה זו או לפניה",
  look: "הצגה",
  file: "בחירת קובץ GEDCOM",
  none: "אין כאן מה לסדר.",
  found: "נבחרו {$chosen} מתוך {$all}",
  all: "בחירת הכול",
  nothing: "לא לבחור דבר",
  bornIn: "לידה: {$year}, לא בחיים",
  childIn: "ילד שנולד: {$year}, לא בחיים",
  gender: {
    male: "זכר",
    female: "נקבה",
    other: "אחר",
  },
  because: "{$value}, לפי {$basis}",
  fix: "„{$before}” יהיה „{$after}”",
  byHand: "את „{$name}” יש לתקן ידנית",
  apply: "החלת {$count}",
  done: "שונו: {$count}.",
  first: "מוצגים {$count} הראשונים. אפשר להחיל אותם ולהסתכל שוב.",
}

export default messages
