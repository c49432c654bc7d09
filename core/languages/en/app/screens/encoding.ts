/** The words about the encoding of a file, and the encodings to choose from. */
const messages = {
  title: "Letters with accents and other scripts",
  guessed: "The file does not say clearly how its letters are encoded. This is a guess by the letters.",
  sample: "Some names of the file, as they are read:",
  readAs: "Read the file as",
  readAgain: "Read again",
  names: {
    "UTF-8": "Unicode (UTF-8)",
    ANSEL: "ANSEL (older GEDCOM)",
    "windows-1250": "Central European, Windows (1250)",
    "windows-1251": "Cyrillic, Windows (1251)",
    "windows-1252": "Western European, Windows (1252)",
    "windows-1253": "Greek, Windows (1253)",
    "windows-1254": "Turkish, Windows (1254)",
    "windows-1255": "Hebrew, Windows (1255)",
    "windows-1256": "Arabic, Windows (1256)",
    "windows-1257": "Baltic, Windows (1257)",
    "windows-1258": "Vietnamese, Windows (1258)",
    IBM437: "Western European, DOS (437)",
    IBM850: "Western European, DOS (850)",
    IBM852: "Central European, DOS (852)",
    IBM866: "Cyrillic, DOS (866)",
    "KOI8-R": "Cyrillic, Unix (KOI8-R)",
    macintosh: "Western European, Macintosh",
  },
} as const

export default messages
