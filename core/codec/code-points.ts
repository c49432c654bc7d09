/**
 * The length of a text in Unicode code points, which the API counts as characters. An emoji or a letter of a rare
 * script is one.
 */
export const codePoints = (text: string): number => {
  let count = text.length
  for (let at = 0; at < text.length - 1; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 0xd800 && unit <= 0xdbff && isLowSurrogate(text.charCodeAt(at + 1))) {
      count--
      at++
    }
  }
  return count
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff

/**
 * Whether a text has more than `most` code points. A text has at most as many code points as UTF-16 units, so a
 * short text need not be counted.
 */
export const isLongerThan = (text: string, most: number): boolean => text.length > most && codePoints(text) > most
