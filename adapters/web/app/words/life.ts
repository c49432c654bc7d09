import type { Card } from "../model/family.ts"
import { shortYears } from "../model/short-date.ts"
import { useCommonWords, useLanguage } from "./language.ts"

type Lived = Pick<Card, "birth_year" | "death_year"> & Partial<Pick<Card, "birth" | "death">>

/** Says when somebody lived: "1819–1901", "born about 1883". Empty if no year is known. */
export const useLifeOf = (): ((person: Lived) => string) => {
  const { lived } = useCommonWords()
  const language = useLanguage()
  return ({ birth = null, death = null, birth_year, death_year }) =>
    lived(shortYears(birth, birth_year, language), shortYears(death, death_year, language))
}
