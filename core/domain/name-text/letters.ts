/** A word counts with its first letters only: no name needs more, and a comparison of two words stays bounded. */
export const MOST_LETTERS = 32

const BEYOND = /[\ud800-\udbff]/
const BEYOND_PLANE_0 = /[\u{10000}-\u{10FFFF}]/gu
const PRIVATE_USE = 0xe000
const PRIVATE_USE_SIZE = 6_400

/** The word with one UTF-16 unit for each letter: letters of two units (Adlam, Gothic …) become units that no name uses. */
export const oneUnitPerLetter = (word: string): string =>
  !BEYOND.test(word)
    ? word
    : word.replace(BEYOND_PLANE_0, (letter) =>
        String.fromCharCode(PRIVATE_USE + ((letter.codePointAt(0) ?? 0) % PRIVATE_USE_SIZE)),
      )

/** The first 32 letters of a word. */
export const cutWord = (word: string): string =>
  word.length <= MOST_LETTERS ? word : [...word].slice(0, MOST_LETTERS).join("")
