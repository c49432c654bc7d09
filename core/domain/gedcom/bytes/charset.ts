/**
 * Reports a byte that has no character. `at` is the index in the decoded text; `byte` is null if the platform
 * decoder hides it.
 */
export type BadByte = (at: number, byte: number | null) => void

/**
 * Decodes the next bytes of a file. A character that is cut at the end of a chunk is kept until the rest arrives or
 * `last` is true.
 */
export type Decode = (bytes: Uint8Array, last: boolean, bad: BadByte) => string

/** Replaces a byte without a character. */
export const replacement = "\uFFFD"

/** The characters of bytes 0x80 to 0xFF, in order; U+FFFD if the code page has none. */
export const codePages = {
  "windows-1252":
    "€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",
  IBM437:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0",
  IBM850:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
  macintosh:
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
} as const

export type CodePage = keyof typeof codePages

/** Decodes a code page with one byte per character. */
export const codePageDecoder = (page: CodePage): Decode => {
  const units = Array.from({ length: 256 }, (_, byte) => (byte < 0x80 ? byte : codePages[page].charCodeAt(byte - 0x80)))
  const utf16 = new TextDecoder("utf-16le", { ignoreBOM: true })
  return (bytes, _last, bad) => {
    const out = new Uint8Array(bytes.length * 2)
    for (let at = 0; at < bytes.length; at++) {
      const unit = units[bytes[at]!]!
      out[at * 2] = unit & 0xff
      out[at * 2 + 1] = unit >> 8
      if (unit === 0xfffd) bad(at, bytes[at]!)
    }
    return utf16.decode(out)
  }
}

/** Decodes with the TextDecoder of the platform (WHATWG Encoding Standard). */
export const platformDecoder = (label: string): Decode => {
  const decoder = new TextDecoder(label, { ignoreBOM: true })
  return (bytes, last, bad) => {
    const text = decoder.decode(bytes, { stream: !last })
    for (let at = text.indexOf(replacement); at >= 0; at = text.indexOf(replacement, at + 1)) bad(at, null)
    return text
  }
}

const pageNames: Readonly<Record<string, CodePage>> = {
  ANSI: "windows-1252",
  "IBM WINDOWS": "windows-1252",
  "IBM-WINDOWS": "windows-1252",
  IBM_WINDOWS: "windows-1252",
  WINDOWS: "windows-1252",
  "MS-WINDOWS": "windows-1252",
  LATIN1: "windows-1252",
  "LATIN-1": "windows-1252",
  "ISO-8859": "windows-1252",
  IBMPC: "IBM437",
  "IBM PC": "IBM437",
  IBM: "IBM437",
  OEM: "IBM437",
  DOS: "IBM437",
  MSDOS: "IBM437",
  "MS-DOS": "IBM437",
  "IBM DOS": "IBM437",
  MAC: "macintosh",
  MACINTOSH: "macintosh",
  MACROMAN: "macintosh",
  "MAC ROMAN": "macintosh",
}

/**
 * The encoding that a HEAD.CHAR value means: `UTF-8`, `ANSEL`, a code page of this module, or a label of the
 * Encoding Standard. Null if the value is unknown. GEDCOM 5.5.1 defines ANSEL, UTF-8, UNICODE and ASCII; other
 * values come from programs. ASCII is read as UTF-8, of which it is a subset.
 */
export const encodingNamed = (declared: string): string | null => {
  const name = declared.trim().toUpperCase()
  if (name === "ANSEL") return "ANSEL"
  if (["UTF-8", "UTF8", "UNICODE", "ASCII", "US-ASCII"].includes(name)) return "UTF-8"
  const page = pageNames[name]
  if (page !== undefined) return page
  const number = /^(?:WINDOWS|CP|IBM|MS|ANSI)?[- _]?(437|850|866|125[0-8])$/.exec(name)?.[1]
  if (number === "437") return "IBM437"
  if (number === "850") return "IBM850"
  if (number !== undefined) return number === "866" ? "ibm866" : `windows-${number}`
  try {
    const { encoding } = new TextDecoder(name.replace(/^ISO[- _]?8859[- _]/, "ISO-8859-"))
    return encoding.startsWith("utf-") ? "UTF-8" : encoding
  } catch {
    return null
  }
}

/** Whether this module has a table for the encoding. */
export const isCodePage = (encoding: string): encoding is CodePage => Object.hasOwn(codePages, encoding)
