import type { Person } from "../person.ts"

/** Whoever was born in this year or before is listed, unless another year is asked for. */
export const usualCutoffYear = 1930

/** Whether it is said already that the person is dead: directly, or by a death, burial or cremation. */
export const isKnownDead = ({ isLiving, hasDeathFact }: Pick<Person, "isLiving" | "hasDeathFact">): boolean =>
  isLiving === false || hasDeathFact

/** Whether the person was born in this year or before, which whose birth year is not known was not. */
export const isBornBy = ({ birthYear }: Pick<Person, "birthYear">, year: number): boolean =>
  birthYear !== null && birthYear <= year
