import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/encoding.ts"

const messages: Translation<typeof english> = {
  title: "Lettres accentuées et autres écritures",
  guessed:
    "Le fichier n’indique pas clairement comment ses lettres sont codées. Ceci est une supposition d’après les lettres.",
  sample: "Quelques noms du fichier, tels qu’ils sont lus :",
  readAs: "Lire le fichier comme",
  readAgain: "Relire",
  names: {
    "UTF-8": "Unicode (UTF-8)",
    ANSEL: "ANSEL (ancien GEDCOM)",
    "windows-1250": "Europe centrale, Windows (1250)",
    "windows-1251": "Cyrillique, Windows (1251)",
    "windows-1252": "Europe occidentale, Windows (1252)",
    "windows-1253": "Grec, Windows (1253)",
    "windows-1254": "Turc, Windows (1254)",
    "windows-1255": "Hébreu, Windows (1255)",
    "windows-1256": "Arabe, Windows (1256)",
    "windows-1257": "Balte, Windows (1257)",
    "windows-1258": "Vietnamien, Windows (1258)",
    IBM437: "Europe occidentale, DOS (437)",
    IBM850: "Europe occidentale, DOS (850)",
    IBM852: "Europe centrale, DOS (852)",
    IBM866: "Cyrillique, DOS (866)",
    "KOI8-R": "Cyrillique, Unix (KOI8-R)",
    macintosh: "Europe occidentale, Macintosh",
  },
}

export default messages
