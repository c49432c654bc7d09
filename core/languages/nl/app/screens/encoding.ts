import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/encoding.ts"

const messages: Translation<typeof english> = {
  title: "Letters met accenten en andere schriften",
  guessed:
    "Het bestand zegt niet duidelijk hoe zijn letters zijn gecodeerd. Dit is een schatting op grond van de letters.",
  sample: "Enkele namen van het bestand, zoals ze worden gelezen:",
  readAs: "Het bestand lezen als",
  readAgain: "Opnieuw lezen",
  names: {
    "UTF-8": "Unicode (UTF-8)",
    ANSEL: "ANSEL (ouder GEDCOM)",
    "windows-1250": "Midden-Europees, Windows (1250)",
    "windows-1251": "Cyrillisch, Windows (1251)",
    "windows-1252": "West-Europees, Windows (1252)",
    "windows-1253": "Grieks, Windows (1253)",
    "windows-1254": "Turks, Windows (1254)",
    "windows-1255": "Hebreeuws, Windows (1255)",
    "windows-1256": "Arabisch, Windows (1256)",
    "windows-1257": "Baltisch, Windows (1257)",
    "windows-1258": "Vietnamees, Windows (1258)",
    IBM437: "West-Europees, DOS (437)",
    IBM850: "West-Europees, DOS (850)",
    IBM852: "Midden-Europees, DOS (852)",
    IBM866: "Cyrillisch, DOS (866)",
    "KOI8-R": "Cyrillisch, Unix (KOI8-R)",
    macintosh: "West-Europees, Macintosh",
  },
}

export default messages
