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

const upperHalf = Uint8Array.from({ length: 128 }, (_, at) => at + 0x80)

/** The table of an encoding that the platform knows; it gives control characters to bytes without a character. */
const tableOf = (label: string): string =>
  new TextDecoder(label).decode(upperHalf).replaceAll(/[\x80-\x9f]/g, replacement)

/**
 * The characters of bytes 0x80 to 0xFF, in order; U+FFFD if the code page has none. The platform has no tables of
 * the code pages of DOS for Latin letters (source: the mapping tables of Unicode).
 */
export const codePages = {
  "windows-1250": tableOf("windows-1250"),
  "windows-1251": tableOf("windows-1251"),
  "windows-1252": tableOf("windows-1252"),
  "windows-1253": tableOf("windows-1253"),
  "windows-1254": tableOf("windows-1254"),
  "windows-1255": tableOf("windows-1255"),
  "windows-1256": tableOf("windows-1256"),
  "windows-1257": tableOf("windows-1257"),
  "windows-1258": tableOf("windows-1258"),
  IBM437:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0",
  IBM850:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
  IBM852:
    "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0",
  IBM866: tableOf("ibm866"),
  "KOI8-R": tableOf("koi8-r"),
  macintosh: tableOf("macintosh"),
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

/** Whether this module has a table for the encoding. */
export const isCodePage = (encoding: string): encoding is CodePage => Object.hasOwn(codePages, encoding)
