/** The number of bytes of a text in UTF-8. A surrogate without its partner counts as the replacement character. */
export const byteLength = (text: string): number => {
  let bytes = text.length
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x80) continue
    if (code < 0x800) bytes += 1
    else if (isPair(code, text.charCodeAt(at + 1))) {
      bytes += 2
      at += 1
    } else bytes += 2
  }
  return bytes
}

const isPair = (first: number, second: number): boolean =>
  first >= 0xd800 && first < 0xdc00 && second >= 0xdc00 && second < 0xe000
