import type { PersonId } from "../../ids.ts"
import { type FoundMatches, sureMatches } from "../match/sure-matches.ts"

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

/**
 * The decision of each incoming person, by ordinal. Without a target it is the person who they are for certain, or the one person who
 * resembles them highly; else they are new. Nobody is meant twice by likeness, nor overwritten twice, nor meant who was named as
 * another's target.
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
