import type { Person } from "../person.ts"

/** The default cutoff: persons born in this year or earlier are listed. */
export const usualCutoffYear = 1930

/** The most years since a birth after which somebody may be living. The longest life that is proved had 122. */
export const longestSinceBirth = 120

/** Whether the tree already says that the person is dead: by `is_living`, or by a death, burial or cremation. */
export const isKnownDead = ({ isLiving, hasDeathFact }: Pick<Person, "isLiving" | "hasDeathFact">): boolean =>
  isLiving === false || hasDeathFact

/** Whether the person was born in this year or earlier. False if the birth year is unknown. */
export const isBornBy = ({ birthYear }: Pick<Person, "birthYear">, year: number): boolean =>
  birthYear !== null && birthYear <= year
