/** Told what stands at `at` (an index into the text just decoded) for a byte that has no letter; `byte` is null where the platform decoder hides it. */
export type BadByte = (at: number, byte: number | null) => void

/** Turns the next bytes of a file into text. It keeps what a chunk border cuts in two until the rest comes, or until `last`. */
export type Decode = (bytes: Uint8Array, last: boolean, bad: BadByte) => string

/** What stands for a byte without a letter. */
export const replacement = "\uFFFD"

/** The letters of bytes 0x80 to 0xFF, in order; U+FFFD where the code page has none. */
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

/** Decodes a code page of one byte a letter. */
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

/** Decodes by the platform's TextDecoder (WHATWG Encoding Standard). */
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
 * The encoding that a HEAD.CHAR value means, as a name (`UTF-8`, `ANSEL`, a code page here, or a label of the Encoding Standard); null for one that nobody knows.
 * GEDCOM 5.5.1 names ANSEL, UTF-8, UNICODE and ASCII; the rest are what programs write. ASCII is UTF-8's first half.
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

/** Whether this module has the table of an encoding. */
export const isCodePage = (encoding: string): encoding is CodePage => Object.hasOwn(codePages, encoding)
