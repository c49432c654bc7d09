import type { PersonId } from "../../ids.ts"
import { type FoundMatches, sureMatches } from "../match/sure-matches.ts"

/** What to do with an incoming person. */
export const importActions = ["new", "skip", "merge", "overwrite"] as const
export type ImportAction = (typeof importActions)[number]

/**
 * The requested action for one incoming record, and the person of the tree that it concerns. Null: the only person
 * who is a high match.
 */
export interface Resolution {
  readonly action: ImportAction
  readonly targetId: PersonId | null
}

/** What an import does with an incoming person: create a new one, or use an existing one in one of three ways. */
export type ImportDecision =
  | { readonly action: "new" }
  | { readonly action: Exclude<ImportAction, "new">; readonly personId: PersonId }

export const createNew: ImportDecision = { action: "new" }

/**
 * The decision for each incoming person, by ordinal. Without a target it uses the person that they certainly are,
 * or their single high match; otherwise the person is new. An existing person is not used twice by similarity, not
 * overwritten twice, and not used if a resolution names them as the target of another.
 */
export const decisionsFor = (asked: readonly Resolution[], matches: FoundMatches): readonly ImportDecision[] => {
  const targets = asked.flatMap(({ action, targetId }) => (action === "new" || targetId === null ? [] : [targetId]))
  const open = asked.flatMap(({ action, targetId }, ordinal) =>
    action === "new" || targetId !== null ? [] : [ordinal],
  )
  const found = sureMatches(open, matches, new Set(targets))
  const meant = new Set(targets)
  return asked.map(({ action, targetId }, ordinal): ImportDecision => {
    const personId = targetId ?? found.get(ordinal)
    if (action === "new" || personId === undefined) return createNew
    if (targetId === null && action === "overwrite" && meant.has(personId)) return createNew
    meant.add(personId)
    return { action, personId }
  })
}
