import type { Language } from "../texts/languages.ts"
import type { CardFact } from "./family.ts"
import { loneYearWords, qualified } from "./qualifiers.ts"

/** Years of both ends of a span, such as "1848–1852"; one year if both are the same. */
const span = (from: number, to: number, language: Language): string =>
  from === to ? loneYearWords(from, language) : `${loneYearWords(from, language)}–${loneYearWords(to, language)}`

/**
 * The years of a birth or death in the words of a language, such as "about 1883", "vor 1850" and "1848–1852". Without
 * a date it is `year`, the year of the card; null if that is not known.
 */
export const shortYears = (fact: CardFact | null, year: number | null, language: Language): string | null => {
  const { year_from: from = null, year_to: to = null, qualifier = null } = fact ?? {}
  const first = from ?? to
  if (qualifier === null || first === null) return year === null ? null : loneYearWords(year, language)
  if (qualifier === "between" || qualifier === "from_to") return span(first, to ?? first, language)
  const isAbout = qualifier === "phrase" || qualifier === "calculated" || qualifier === "estimated"
  return qualified(isAbout ? "about" : qualifier, loneYearWords(first, language), language)
}
