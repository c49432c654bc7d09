import type { Translation } from "../../messages.ts"
import type english from "../../en/app/citations.ts"

const messages: Translation<typeof english> = {
  recorded: "תאריך הרישום: {$date}",
  event: "אירוע: {$event}",
  role: "תפקיד: {$role}",
  kinds: {
    ADOP: "אימוץ",
    BAPM: "טבילה",
    BIRT: "לידה",
    BURI: "קבורה",
    CENS: "מפקד אוכלוסין",
    CHR: "הטבלת תינוק",
    DEAT: "פטירה",
    DIV: "גירושין",
    EMIG: "הגירה מהארץ",
    IMMI: "הגירה לארץ",
    MARR: "נישואין",
    OCCU: "עיסוק",
    RESI: "מגורים",
    CHIL: "ילד או ילדה",
    FATH: "אב",
    GODP: "סנדק או סנדקית",
    HUSB: "בעל",
    MOTH: "אם",
    OFFICIATOR: "עורך הטקס",
    PARENT: "הורה",
    SPOU: "בן או בת זוג",
    WIFE: "אישה",
    WITN: "עד או עדה",
  },
}

export default messages
