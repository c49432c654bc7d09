import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/encoding.ts"

const messages: Translation<typeof english> = {
  title: "Bokstäver med accenter och andra skrifter",
  guessed: "Filen säger inte tydligt hur bokstäverna är kodade. Detta är en gissning utifrån bokstäverna.",
  sample: "Några av filens namn, som de läses:",
  readAs: "Läs filen som",
  readAgain: "Läs igen",
  names: {
    "UTF-8": "Unicode (UTF-8)",
    ANSEL: "ANSEL (äldre GEDCOM)",
    "windows-1250": "Centraleuropeisk, Windows (1250)",
    "windows-1251": "Kyrillisk, Windows (1251)",
    "windows-1252": "Västeuropeisk, Windows (1252)",
    "windows-1253": "Grekisk, Windows (1253)",
    "windows-1254": "Turkisk, Windows (1254)",
    "windows-1255": "Hebreisk, Windows (1255)",
    "windows-1256": "Arabisk, Windows (1256)",
    "windows-1257": "Baltisk, Windows (1257)",
    "windows-1258": "Vietnamesisk, Windows (1258)",
    IBM437: "Västeuropeisk, DOS (437)",
    IBM850: "Västeuropeisk, DOS (850)",
    IBM852: "Centraleuropeisk, DOS (852)",
    IBM866: "Kyrillisk, DOS (866)",
    "KOI8-R": "Kyrillisk, Unix (KOI8-R)",
    macintosh: "Västeuropeisk, Macintosh",
  },
}

export default messages
