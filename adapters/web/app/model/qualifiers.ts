import type { Language } from "../texts/languages.ts"
import { wordsOfDates } from "../texts/dates.ts"

/** How exact a date is, and how it is to be understood. */
export type Qualifier =
  | "exact"
  | "about"
  | "calculated"
  | "estimated"
  | "before"
  | "after"
  | "between"
  | "from"
  | "to"
  | "from_to"
  | "interpreted"
  | "phrase"

/** A date with the word for its qualifier: "about 1850". Qualifiers without a word leave it as it is. */
export const qualified = (qualifier: Qualifier, date: string, language: Language): string => {
  const words = wordsOfDates(language)
  switch (qualifier) {
    case "about":
    case "calculated":
    case "estimated":
    case "before":
    case "after":
    case "from":
    case "to":
      return words[qualifier]({ date })
    default:
      return date
  }
}

/** A year in the words of a language: "44 BC". */
export const yearWords = (year: number, language: Language): string =>
  year > 0 ? String(year) : wordsOfDates(language).before_christ({ year: -year })

/** A year without month and day, so that a small one is not taken for an age: "AD 45", "45 n. Chr.". */
export const loneYearWords = (year: number, language: Language): string =>
  year < 0 || year >= 100 ? yearWords(year, language) : wordsOfDates(language).after_christ({ year })
