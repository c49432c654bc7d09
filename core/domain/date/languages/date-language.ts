import type { DateQualifier } from "../genealogical-date.ts"

/** Qualifiers of dates with one end that words express. */
export type WordedQualifier = Exclude<DateQualifier, "exact" | "interpreted" | "phrase" | "between" | "from_to">

/** The words around two dates: before the first, between both, and behind the second. */
interface WordsOfTwo {
  readonly before?: string
  readonly joins: string
  readonly behind?: string
}

/**
 * The words that one language has for dates, as in files. Texts are lists with commas; an entry may have several words. Case,
 * accents and full stops make no difference. An entry that means something else in another language is read only in files of
 * its language.
 */
export interface DateLanguage {
  /** The primary tag (BCP 47) of `HEAD.LANG`. */
  readonly tag: string
  /** The names, forms and abbreviations of the twelve months. */
  readonly months: readonly string[]
  /** The words before a date. */
  readonly before: Readonly<Partial<Record<WordedQualifier, string>>>
  /** The words behind a date. */
  readonly behind?: Readonly<Partial<Record<WordedQualifier, string>>>
  readonly between?: WordsOfTwo
  readonly period?: WordsOfTwo
  /** Words between two dates of which one is right. */
  readonly or?: string
  /** Words that add nothing to a date: articles, the word for year, days of the week. */
  readonly fillers?: string
  /** Words after a year before Christ. */
  readonly beforeChrist?: string
  /** Words before a year before Christ. */
  readonly aheadBeforeChrist?: string
  /** The word for century beside its number, as in `18th century`. */
  readonly century?: string
  /** The word for century before its number, as in `siglo XVIII`. */
  readonly aheadOfCentury?: string
  /** What follows the first year of a century or of ten years, as in `1850s`. */
  readonly years?: string
  /** Words for a part of a century, as in `early 18th century`. */
  readonly partOfCentury?: string
}
