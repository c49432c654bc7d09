import type { DateWord } from "./date-tokens.ts"
import {
  atEnd,
  atStart,
  centuryParts,
  centuryWords,
  centuryWordsAhead,
  fillerWords,
  withoutFillers,
  yearsWords,
} from "./date-words.ts"

/** The first and the last year of a century, or of ten years. */
export interface Years {
  readonly from: number
  readonly to: number
}

const romans = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi".split(" ")

/** A number in digits, or in Roman letters with or without an ending: `18`, `XVIII`, `XVIIIe`. */
const numberOf = (word: DateWord): number | null => {
  if (/^\d{1,2}$/.test(word)) return Number(word)
  const index = romans.indexOf(/^([ivx]+)(?:e|eme|th)?$/.exec(word)?.[1] ?? "")
  return index < 0 ? null : index + 1
}

const century = (number: number): Years | null =>
  number < 1 || number > romans.length ? null : { from: number * 100 - 99, to: number * 100 }

/** The one word that is left besides those that add nothing, and a full stop or hyphen. */
const onlyWord = (words: readonly DateWord[], language: string | null): DateWord | null => {
  const [word = null, ...more] = withoutFillers(words, language).filter((one) => one !== "." && one !== "-")
  return more.length === 0 ? word : null
}

/** Digits that are not known: `18--`, `185-`, `18xx`, `18??`. */
const unknownDigits = /^(\d{2})(?:--|__|xx|\?\?)$|^(\d{3})[-_x?]$/

/** The years of `18th cent.`, `siglo XVIII`, `1700-talet`, `1850s` and `18--`; null for any other words. */
export const readCentury = (written: readonly DateWord[], language: string | null): Years | null => {
  const [, hundreds, tens] = unknownDigits.exec(written.join("")) ?? []
  if (hundreds !== undefined) return { from: Number(hundreds) * 100, to: Number(hundreds) * 100 + 99 }
  if (tens !== undefined) return { from: Number(tens) * 10, to: Number(tens) * 10 + 9 }
  const words = withoutPart(written, language)
  const numbered = atEnd(centuryWords, words, language) ?? atStart(centuryWordsAhead, words, language)
  const number = numbered === null ? null : onlyWord(numbered.rest, language)
  const counted = number === null ? null : numberOf(number)
  if (counted !== null) return century(counted)
  const named = atEnd(yearsWords, words, language)
  const first = named === null ? null : onlyWord(named.rest, language)
  if (first === null || !/^\d{3,4}$/.test(first) || !first.endsWith("0")) return null
  return { from: Number(first), to: Number(first) + (first.endsWith("00") ? 99 : 9) }
}

/** The words without the part of the century, such as `early`. Any part lies within the century. */
const withoutPart = (words: readonly DateWord[], language: string | null): readonly DateWord[] => {
  const found = atStart(centuryParts, words, language) ?? atStart(fillerWords, words, language)
  if (found === null || found.rest.length === 0) return words
  return withoutPart(found.rest[0] === "-" ? found.rest.slice(1) : found.rest, language)
}
