import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/encoding.ts"

const messages: Translation<typeof english> = {
  title: "אותיות עם סימנים וכתבים אחרים",
  guessed: "הקובץ אינו אומר בבירור כיצד האותיות שלו מקודדות. זהו ניחוש לפי האותיות.",
  sample: "כמה שמות מן הקובץ, כפי שהם נקראים:",
  readAs: "קריאת הקובץ בתור",
  readAgain: "קריאה חוזרת",
  names: {
    "UTF-8": "Unicode (UTF-8)",
    ANSEL: "ANSEL (GEDCOM ישן)",
    "windows-1250": "מרכז אירופה, Windows (1250)",
    "windows-1251": "קירילי, Windows (1251)",
    "windows-1252": "מערב אירופה, Windows (1252)",
    "windows-1253": "יווני, Windows (1253)",
    "windows-1254": "טורקי, Windows (1254)",
    "windows-1255": "עברי, Windows (1255)",
    "windows-1256": "ערבי, Windows (1256)",
    "windows-1257": "בלטי, Windows (1257)",
    "windows-1258": "וייטנאמי, Windows (1258)",
    IBM437: "מערב אירופה, DOS (437)",
    IBM850: "מערב אירופה, DOS (850)",
    IBM852: "מרכז אירופה, DOS (852)",
    IBM866: "קירילי, DOS (866)",
    "KOI8-R": "קירילי, Unix (KOI8-R)",
    macintosh: "מערב אירופה, Macintosh",
  },
}

export default messages
