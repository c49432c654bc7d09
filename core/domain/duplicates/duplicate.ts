import type { MatchConflict } from "../gedcom/match/conflicts.ts"
import type { MatchScore } from "../gedcom/match/match.ts"
import type { PersonId } from "../ids.ts"

/** What two persons have in common, beside a similar name. */
export const duplicateReasons = ["name", "birth_year", "death_year", "parent", "partner", "child", "place"] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

/** Two persons. */
export type PersonPair = readonly [PersonId, PersonId]

/** Two persons of a tree who may be one. */
export interface DuplicatePair {
  /** The smaller id first. */
  readonly ids: PersonPair
  readonly score: MatchScore
  /** The similarity of the names, 0 to 1, with two decimals. */
  readonly similarity: number
  readonly reasons: readonly DuplicateReason[]
  readonly conflicts: readonly MatchConflict[]
}

/** The best first: by score, then by the number of reasons, then by similarity. Equal ones by id. */
export const byWorth = (a: DuplicatePair, b: DuplicatePair): number => {
  if (a.score !== b.score) return a.score === "high" ? -1 : 1
  if (a.reasons.length !== b.reasons.length) return b.reasons.length - a.reasons.length
  if (a.similarity !== b.similarity) return b.similarity - a.similarity
  return pairKey(a.ids) < pairKey(b.ids) ? -1 : 1
}

/** The same text for two persons in either order. */
export const pairKey = ([one, other]: readonly [string, string]): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`
