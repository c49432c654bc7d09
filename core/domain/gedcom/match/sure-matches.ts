import type { PersonId } from "../../ids.ts"
import { yearsApart } from "./match.ts"
import type { JudgedMatch } from "./conflicts.ts"

/** The similar persons of the tree, by ordinal of the incoming person. */
export interface FoundMatches {
  /** At most ten, best first. */
  readonly matchesOf: (ordinal: number) => readonly JudgedMatch<PersonId>[]
  /** The person of the tree with the same record or identifier; null if there is none. */
  readonly identityOf: (ordinal: number) => PersonId | null
  readonly birthYearOf: (ordinal: number) => number | null
}

/** An incoming person with exactly one high match. */
interface Claim {
  readonly ordinal: number
  readonly match: JudgedMatch<PersonId>
  /** The difference of the birth years; one if a year is unknown. */
  readonly years: number
}

/**
 * The single high match of each incoming person, by ordinal. An existing person is used once, and persons in
 * `taken`, to which the results are added, are not used. Of two incoming namesakes the one with the nearer birth year
 * gets the match, then the more similar one, then the earlier one.
 */
export const sureMatches = (
  ordinals: Iterable<number>,
  { matchesOf, identityOf, birthYearOf }: FoundMatches,
  taken: Set<PersonId>,
): ReadonlyMap<number, PersonId> => {
  const found = new Map<number, PersonId>()
  const claims: Claim[] = []
  for (const ordinal of ordinals) {
    const identity = identityOf(ordinal)
    if (identity !== null) {
      found.set(ordinal, identity)
      continue
    }
    const [match, ...others] = matchesOf(ordinal).filter(({ score }) => score === "high")
    if (match === undefined || others.length > 0) continue
    claims.push({ ordinal, match, years: yearsApart(match.birthYear, birthYearOf(ordinal)) ?? 1 })
  }
  for (const id of found.values()) taken.add(id)
  for (const { ordinal, match } of claims.sort(
    (a, b) => a.years - b.years || b.match.similarity - a.match.similarity || a.ordinal - b.ordinal,
  )) {
    if (taken.has(match.personId)) continue
    taken.add(match.personId)
    found.set(ordinal, match.personId)
  }
  return found
}
