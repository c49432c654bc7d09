import { mostYearsApart } from "../gedcom/match/match.ts"
import type { ReckonedYears, Reckoning } from "../reckoning/reckon.ts"
import type { ReckoningRule } from "../reckoning/rules.ts"

/** The years between which a person was born and died, as they follow. */
export type ReckonedLife = Pick<Reckoning, "birth" | "death">

/** The rules of a written date of a birth or a death. Two records of one person may have dates that differ by a slip. */
const written: ReadonlySet<ReckoningRule> = new Set(["birth", "death", "burial"])

const isWritten = ({ because }: ReckonedYears, end: "from" | "to"): boolean =>
  because.some(({ bound, rule }) => bound === end && written.has(rule))

/** Whether the years of one person end before those of the other begin, by more than a slip in written dates. */
const endsBefore = (one: ReckonedYears, other: ReckonedYears): boolean => {
  if (one.to === null || other.from === null) return false
  const slip = isWritten(one, "to") && isWritten(other, "from") ? mostYearsApart : 0
  return one.to + slip < other.from
}

const areApart = (one: ReckonedYears, other: ReckonedYears): boolean => endsBefore(one, other) || endsBefore(other, one)

/**
 * Whether two persons cannot be one, because the years of their births or of their deaths do not meet. Two written dates
 * meet if they differ by a slip, as years of birth do in `compare`; what follows from anything else is exact.
 */
export const areReckonedApart = (one: ReckonedLife, other: ReckonedLife): boolean =>
  areApart(one.birth, other.birth) || areApart(one.death, other.death)
