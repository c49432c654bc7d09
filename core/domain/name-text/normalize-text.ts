const MARKS = /\p{M}+/gu
const SEPARATORS = /[^\p{L}\p{N}]+/gu
const LETTERS: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["đ", "d"],
  ["ð", "d"],
  ["þ", "th"],
  ["ł", "l"],
  ["ı", "i"],
  ["ħ", "h"],
])
const SPECIAL = /[ßæœøđðþłıħ]/gu
const PLAIN = /^[a-z0-9 ]*$/

/** The text in the form that search compares: lower case, without accents, words separated by one space. */
export const normalizeText = (text: string): string => {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower) && !lower.includes("  ")) return lower.trim()
  return lower
    .normalize("NFD")
    .replace(MARKS, "")
    .replace(SPECIAL, (letter) => LETTERS.get(letter) ?? letter)
    .replace(SEPARATORS, " ")
    .trim()
}
