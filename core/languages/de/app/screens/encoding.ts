import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/encoding.ts"

const messages: Translation<typeof english> = {
  title: "Buchstaben mit Akzenten und andere Schriften",
  guessed: "Die Datei sagt nicht klar, wie ihre Buchstaben kodiert sind. Dies ist nach den Buchstaben geraten.",
  sample: "Einige Namen der Datei, so wie sie gelesen werden:",
  readAs: "Die Datei lesen als",
  readAgain: "Neu lesen",
  names: {
    "UTF-8": "Unicode (UTF-8)",
    ANSEL: "ANSEL (älteres GEDCOM)",
    "windows-1250": "Mitteleuropäisch, Windows (1250)",
    "windows-1251": "Kyrillisch, Windows (1251)",
    "windows-1252": "Westeuropäisch, Windows (1252)",
    "windows-1253": "Griechisch, Windows (1253)",
    "windows-1254": "Türkisch, Windows (1254)",
    "windows-1255": "Hebräisch, Windows (1255)",
    "windows-1256": "Arabisch, Windows (1256)",
    "windows-1257": "Baltisch, Windows (1257)",
    "windows-1258": "Vietnamesisch, Windows (1258)",
    IBM437: "Westeuropäisch, DOS (437)",
    IBM850: "Westeuropäisch, DOS (850)",
    IBM852: "Mitteleuropäisch, DOS (852)",
    IBM866: "Kyrillisch, DOS (866)",
    "KOI8-R": "Kyrillisch, Unix (KOI8-R)",
    macintosh: "Westeuropäisch, Macintosh",
  },
}

export default messages
