import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/encoding.ts"

const messages: Translation<typeof english> = {
  title: "Litery ze znakami i inne pisma",
  guessed: "Plik nie mówi jasno, jak zakodowano jego litery. To przypuszczenie na podstawie liter.",
  sample: "Niektóre nazwiska z pliku, tak jak są czytane:",
  readAs: "Czytaj plik jako",
  readAgain: "Czytaj ponownie",
  names: {
    "UTF-8": "Unicode (UTF-8)",
    ANSEL: "ANSEL (starszy GEDCOM)",
    "windows-1250": "Środkowoeuropejskie, Windows (1250)",
    "windows-1251": "Cyrylica, Windows (1251)",
    "windows-1252": "Zachodnioeuropejskie, Windows (1252)",
    "windows-1253": "Greckie, Windows (1253)",
    "windows-1254": "Tureckie, Windows (1254)",
    "windows-1255": "Hebrajskie, Windows (1255)",
    "windows-1256": "Arabskie, Windows (1256)",
    "windows-1257": "Bałtyckie, Windows (1257)",
    "windows-1258": "Wietnamskie, Windows (1258)",
    IBM437: "Zachodnioeuropejskie, DOS (437)",
    IBM850: "Zachodnioeuropejskie, DOS (850)",
    IBM852: "Środkowoeuropejskie, DOS (852)",
    IBM866: "Cyrylica, DOS (866)",
    "KOI8-R": "Cyrylica, Unix (KOI8-R)",
    macintosh: "Zachodnioeuropejskie, Macintosh",
  },
}

export default messages
