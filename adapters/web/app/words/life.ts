import type { Card } from "../model/family.ts"
import { shortYears } from "../model/short-date.ts"
import { yearsOf } from "../model/years-of.ts"
import { useCommonWords, useLanguage } from "./language.ts"

type Lived = Pick<Card, "birth_year" | "death_year"> & Partial<Pick<Card, "birth" | "death" | "death_known">>

/** Says when somebody lived: "1819–1901", "born about 1883", "born 1771, dead". Empty if nothing is known. */
export const useLifeOf = (): ((person: Lived) => string) => {
  const { lived } = useCommonWords()
  const language = useLanguage()
  return ({ birth = null, death = null, birth_year, death_year, death_known = null }) =>
    lived(shortYears(birth, birth_year, language), shortYears(death, death_year, language), death_known === true)
}

/** The years of somebody on a card: "1819–1901", "1926–", "1771, dead". */
export const useYearsOf = (): ((card: Parameters<typeof yearsOf>[0]) => string) => {
  const { dead } = useCommonWords()
  const language = useLanguage()
  return (card) => yearsOf(card, { language, dead })
}
