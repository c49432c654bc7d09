/** The most different words that a decision about the encoding considers. */
const mostWords = 600

/** Lines with names and places, whose words say more about the encoding than those of notes. */
const nameLine = /^\s*\d+ (?:NAME|GIVN|SURN|PLAC|NICK|_MARNM|CITY)\b/

/**
 * Different words with bytes beyond ASCII, those of names and places first. A byte beyond ASCII counts as part of a
 * word. At most `mostWords`.
 */
export const sampleWords = (bytes: Uint8Array): readonly Uint8Array[] => {
  const found = { names: new Set<string>(), others: new Set<string>() }
  for (const line of linesOf(bytes)) {
    const words = nameLine.test(line) ? found.names : found.others
    for (const [word] of line.matchAll(/[A-Za-z\x80-\xff]+/g))
      if (words.size < mostWords && /[\x80-\xff]/.test(word)) words.add(word.slice(0, 40))
  }
  return [...new Set([...found.names, ...found.others])]
    .slice(0, mostWords)
    .map((word) => Uint8Array.from(word, (letter) => letter.charCodeAt(0)))
}

/** The lines with bytes beyond ASCII, with one character for each byte. */
function* linesOf(bytes: Uint8Array): Generator<string> {
  let from = 0
  let isBeyond = false
  for (let at = 0; at <= bytes.length; at++) {
    const byte = bytes[at] ?? 10
    if (byte >= 0x80) isBeyond = true
    if (byte !== 10 && byte !== 13) continue
    if (isBeyond) yield bytesAsText(bytes.subarray(from, at))
    isBeyond = false
    from = at + 1
  }
}

/** One character for each byte: enough to search for ASCII words in any encoding. */
export const bytesAsText = (bytes: Uint8Array): string => {
  let text = ""
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096))
  return text
}
