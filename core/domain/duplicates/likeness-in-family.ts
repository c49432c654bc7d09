import { conflictsBetween, type PersonOfFamily } from "../gedcom/match/conflicts.ts"
import { givenNamesAlike, type Likeness, namesAlike } from "../gedcom/match/match.ts"

type PersonInFamily = Likeness & PersonOfFamily

/**
 * How similar two persons are whose relatives are the same, 0 to 1; 0 if they are not. No year is needed, because the family takes its
 * place. A woman may have another surname in one of the records, as after a marriage. Facts that conflict mean two persons.
 */
export const likenessInFamily = (a: PersonInFamily, b: PersonInFamily): number => {
  if (conflictsBetween(a, b).length > 0) return 0
  const isMan = a.life.gender === "male" || b.life.gender === "male"
  return Math.max(namesAlike(a, b), isMan ? 0 : givenNamesAlike(a, b))
}
