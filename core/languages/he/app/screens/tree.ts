import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tree.ts"

const messages: Translation<typeof english> = {
  middle: "אדם המוצא",
  noMiddle: "לאילן אין אדם מוצא עדיין.",
  chooseMiddle: "אפשר לפתוח דף של אדם ולקבוע אותו שם כאדם המוצא: האילן ייפתח אז עם משפחתו.",
  people: "כל האנשים",
  openFamily: "פתיחת המשפחה",
  empty: "באילן זה אין אנשים עדיין. אפשר לכתוב את הראשונים, או להביא אותם מתוכנה אחרת.",
  begin: "כתיבת שלושה דורות",
  bring: "ייבוא קובץ",
  latest: "השינויים האחרונים",
  allChanges: "כל השינויים",
  noChanges: "דבר לא השתנה עדיין.",
  numbers: "במספרים",
  counts: {
    persons: "אנשים",
    possibly_living: "אולי בחיים",
    families: "משפחות",
    events: "אירועים",
    places: "מקומות",
    sources: "מקורות",
    media: "מדיה",
  },
  generations: `
    .input {$count :number}
    .match $count
    one {{דור אחד}}
    * {{{$count} דורות}}`,
  years: "מ־{$from} עד {$to}",
  known: "כמה ידוע",
  completeness: {
    birth: "עם לידה",
    death: "עם פטירה",
    parents: "עם הורים",
    sources: "עם מקורות",
  },
  anniversaries: "ימי שנה ב־30 הימים הקרובים",
  noAnniversaries: "אין ב־30 הימים הקרובים.",
  anniversary: "{$years} שנים: {$event}",
  events: {
    birth: "לידה",
    death: "פטירה",
    marriage: "נישואין",
  },
  surnames: "שמות משפחה",
  allSurnames: "כל שמות המשפחה",
  todo: "מה אפשר לעשות",
  waiting: `
    .input {$count :number}
    .match $count
    one {{הצעה אחת ממתינה.}}
    * {{{$count} הצעות ממתינות.}}`,
  texts: {
    review: "מה אחרים מציעים, לפני ואחרי.",
    import: "הבאת אנשים מקובץ GEDCOM.",
    tidy: "מציאת מה שחסר או שלא ייתכן.",
    history: "מי שינה מה, עם ביטול.",
    settings: "שם, מי רואה, חברים וקבצים.",
  },
  visibility: {
    private: "רק חברים רואים אילן זה.",
    site_members: "כל מי שיש לו חשבון כאן רואה אילן זה. אנשים חיים מוסתרים ממי שאינו חבר.",
    unlisted: "כל מי שיש לו הכתובת רואה אילן זה. אנשים חיים מוסתרים ממי שאינו חבר.",
    public: "כולם רואים אילן זה. אנשים חיים מוסתרים ממי שאינו חבר.",
  },
}

export default messages
