import type { Card } from "../model/family.ts"
import { lifeSpan } from "../model/life-span.ts"
import { shortYears } from "../model/short-date.ts"
import { yearsOf } from "../model/years-of.ts"
import { useCommonWords, useLanguage } from "./language.ts"

type Lived = Pick<Card, "birth_year" | "death_year"> & Partial<Pick<Card, "birth" | "death" | "death_known">>

/** Says when somebody lived: "1819–1901", "born about 1883", "born 1771, dead". Empty if nothing is known. */
export const useLifeOf = (): ((person: Lived) => string) => {
  const { lived } = useCommonWords()
  const language = useLanguage()
  return (person) => {
    const birth = shortYears(person.birth ?? null, person.birth_year, language) ?? ""
    const death = shortYears(person.death ?? null, person.death_year, language) ?? ""
    const state = person.death_known === true ? "dead" : ""
    return lived({ birth, death, state, span: lifeSpan(birth, death) })
  }
}

/** The years of somebody on a card: "1819–1901", "1926–", "1771, dead". */
export const useYearsOf = (): ((card: Parameters<typeof yearsOf>[0]) => string) => {
  const { dead } = useCommonWords()
  const language = useLanguage()
  return (card) => yearsOf(card, { language, dead })
}
