import type { Translation } from "../../messages.ts"
import type english from "../../en/app/dates.ts"

const messages: Translation<typeof english> = {
  locale: "he-IL",
  about: "בסביבות {$date}",
  calculated: "{$date} (מחושב)",
  estimated: "{$date} (משוער)",
  before: "לפני {$date}",
  after: "אחרי {$date}",
  from: "מ־{$date}",
  to: "עד {$date}",
  between: "בין {$from} ל־{$to}",
  from_to: "מ־{$from} עד {$to}",
  julian: "{$date} (לוח יוליאני)",
  before_christ: "{$year} לפנה״ס",
  after_christ: "{$year} לספירה",
  read: {
    about: "בסביבות|בערך|כ|סביב",
    before: "לפני",
    after: "אחרי",
    calculated: "מחושב",
    estimated: "משוער",
    from: "מאז|החל מ",
    to: "עד",
    between: "בין",
    and: "לבין|ל",
    before_christ: 'לפנה״ס|לפנה"ס|לפני הספירה',
    between_parts: "",
    months:
      "בינואר=1|בפברואר=2|במרץ=3|במרס=3|מרס=3|באפריל=4|במאי=5|ביוני=6|ביולי=7|באוגוסט=8|בספטמבר=9|באוקטובר=10|בנובמבר=11|בדצמבר=12",
  },
}

export default messages
