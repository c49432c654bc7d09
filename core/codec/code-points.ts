/** The length of a text in Unicode code points, as the API counts characters: an emoji or a letter of a rare script is one. */
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

/** Whether a text has more than `most` code points. A text with fewer UTF-16 units has no more of them, which is known without counting. */
export const isLongerThan = (text: string, most: number): boolean => text.length > most && codePoints(text) > most
