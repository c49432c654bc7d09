import type { PersonId } from "../../ids.ts"
import type { Match } from "../match/match.ts"

/** What to do with an incoming person. */
export const importActions = ["new", "skip", "merge", "overwrite"] as const
export type ImportAction = (typeof importActions)[number]

/** What is asked for one incoming record: an action, and which person of the tree it is about; null: the one who resembles it highly, if there is just one. */
export interface Resolution {
  readonly action: ImportAction
  readonly targetId: PersonId | null
}

/** What becomes of an incoming person: someone new, or whom of the tree it means. */
export type ImportDecision =
  | { readonly action: "new" }
  | { readonly action: Exclude<ImportAction, "new">; readonly personId: PersonId }

export const createNew: ImportDecision = { action: "new" }

/** One who resembles nobody else highly. */
interface Claim {
  readonly ordinal: number
  readonly match: Match<PersonId>
  readonly yearsApart: number
}

/**
 * The decision of each incoming person, by ordinal. Without a target it is the one person who resembles them highly, or they are new. Nobody is meant
 * twice in this way, nor who was named as another's target: of two namesakes of a file the one who is more alike, then the earlier, has them.
 */
export const decisionsFor = (
  asked: readonly Resolution[],
  matchesOf: (ordinal: number) => readonly Match<PersonId>[],
  birthYearOf: (ordinal: number) => number | null,
): readonly ImportDecision[] => {
  const taken = new Set(
    asked.flatMap(({ action, targetId }) => (action === "new" || targetId === null ? [] : [targetId])),
  )
  const claims = asked.flatMap(({ action, targetId }, ordinal): readonly Claim[] => {
    if (action === "new" || targetId !== null) return []
    const [match, ...others] = matchesOf(ordinal).filter(({ score }) => score === "high")
    if (match === undefined || others.length > 0) return []
    return [{ ordinal, match, yearsApart: Math.abs((match.birthYear ?? 0) - (birthYearOf(ordinal) ?? 0)) }]
  })
  const found = new Map<number, PersonId>()
  for (const { ordinal, match } of claims.toSorted(
    (a, b) => b.match.similarity - a.match.similarity || a.yearsApart - b.yearsApart || a.ordinal - b.ordinal,
  )) {
    if (taken.has(match.personId)) continue
    taken.add(match.personId)
    found.set(ordinal, match.personId)
  }
  return asked.map(({ action, targetId }, ordinal): ImportDecision => {
    const personId = targetId ?? found.get(ordinal)
    return action === "new" || personId === undefined ? createNew : { action, personId }
  })
}
