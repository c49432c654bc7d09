import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/encoding.ts"

const messages: Translation<typeof english> = {
  title: "Letras con acentos y otras escrituras",
  guessed: "El archivo no dice claramente cómo están codificadas sus letras. Esta es una suposición a partir de ellas.",
  sample: "Algunos nombres del archivo, tal como se leen:",
  readAs: "Leer el archivo como",
  readAgain: "Leer otra vez",
  names: {
    "UTF-8": "Unicode (UTF-8)",
    ANSEL: "ANSEL (GEDCOM antiguo)",
    "windows-1250": "Europa central, Windows (1250)",
    "windows-1251": "Cirílico, Windows (1251)",
    "windows-1252": "Europa occidental, Windows (1252)",
    "windows-1253": "Griego, Windows (1253)",
    "windows-1254": "Turco, Windows (1254)",
    "windows-1255": "Hebreo, Windows (1255)",
    "windows-1256": "Árabe, Windows (1256)",
    "windows-1257": "Báltico, Windows (1257)",
    "windows-1258": "Vietnamita, Windows (1258)",
    IBM437: "Europa occidental, DOS (437)",
    IBM850: "Europa occidental, DOS (850)",
    IBM852: "Europa central, DOS (852)",
    IBM866: "Cirílico, DOS (866)",
    "KOI8-R": "Cirílico, Unix (KOI8-R)",
    macintosh: "Europa occidental, Macintosh",
  },
}

export default messages
