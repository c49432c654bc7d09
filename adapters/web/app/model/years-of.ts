import type { Language } from "../texts/languages.ts"
import type { Card } from "./family.ts"
import { lifeSpan } from "./life-span.ts"
import { loneYearWords } from "./qualifiers.ts"

/** The language of the years, and the word for somebody who died in an unknown year. */
export interface YearTerms {
  readonly language: Language
  readonly dead: string
}

/** The years of a life, such as "1819–1901", "1926–", "–1901" and "1771, dead". Empty if nothing is known. */
export const yearsOf = (
  { birth_year, death_year, death_known }: Pick<Card, "birth_year" | "death_year" | "death_known">,
  { language, dead }: YearTerms,
): string => {
  const [birth, death] = [birth_year, death_year].map((year) => (year === null ? "" : loneYearWords(year, language)))
  if (birth && death) return lifeSpan(birth, death)
  if (!death && death_known === true) return birth ? `${birth}, ${dead}` : dead
  return birth || death ? `${birth}–${death}` : ""
}
