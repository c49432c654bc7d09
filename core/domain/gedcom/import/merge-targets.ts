import type { PersonId } from "../../ids.ts"
import { type VitalEvent, vitalsOf } from "../../living/vitals.ts"
import { stricter } from "../../living/living.ts"
import { revised } from "../../lifecycle.ts"
import { type Identifier, withIdentifiers } from "../../evidence/identifier.ts"
import type { Name } from "../../name.ts"
import { type Person, type PersonFacts, summarisePerson } from "../../person.ts"

/** The target of a merge, with the values from which the summary of the person's row is derived. */
export interface MergeTarget {
  readonly person: Person
  readonly names: readonly Name[]
  /** The person's own events, ordered by id. */
  readonly events: readonly VitalEvent[]
  /** The latest year of the events of the person's partnerships (`latestYearOfLife`). */
  readonly sharedYear: number | null
}

/** The values of a person to which those of a record are added. */
export interface PresentValues {
  readonly notes: string | null
  readonly identifiers: readonly Identifier[] | null
}

const nothingPresent: PresentValues = { notes: null, identifiers: null }

/** The targets of merges. */
export const mergeTargets = () => {
  const targets = new Map<PersonId, MergeTarget>()
  return {
    set: (target: MergeTarget): void => void targets.set(target.person.id, target),
    /** What the person has already; nothing for a person who is not a merge target. */
    presentOf: (id: PersonId): PresentValues => targets.get(id)?.person ?? nothingPresent,
    get: (id: PersonId): MergeTarget => {
      const target = targets.get(id)
      if (target === undefined) throw new Error("The target of a merge was not read.")
      return target
    },
  }
}

export type MergeTargets = ReturnType<typeof mergeTargets>

/** The facts, names and events of a record that is merged into a person. */
export interface Addition extends Pick<MergeTarget, "names" | "events">, Pick<Person, "fileChangedAt"> {
  readonly facts: PersonFacts
}

/** The rule of a merge for each fact of a person. */
const mergedFacts = (tree: PersonFacts, file: PersonFacts): PersonFacts => ({
  gender: tree.gender,
  isLiving: tree.isLiving,
  notes: joined(tree.notes, file.notes),
  privacy: stricter(tree.privacy, file.privacy),
  identifiers: withIdentifiers(tree.identifiers, file.identifiers),
})

/** The target with the names, events and facts of a record; the same person if nothing is new. */
export const mergedInto = (target: MergeTarget, added: Addition, now: Date): MergeTarget => {
  const { person } = target
  const all = { ...target, names: [...target.names, ...added.names], events: [...target.events, ...added.events] }
  const facts = mergedFacts(person, added.facts)
  const fileChangedAt = person.fileChangedAt ?? added.fileChangedAt
  const vitals = vitalsOf({ own: all.events, sharedYear: all.sharedYear }, now)
  const after = revised(person, { ...facts, fileChangedAt, ...summarisePerson(facts, all.names, vitals) }, now)
  // A person is read together with their names, so new names make a new version.
  const isNew = after === person && added.names.length > 0
  return { ...all, person: isNew ? { ...person, version: person.version + 1, updatedAt: now } : after }
}

/** Both notes, with a blank line between them. Notes that are there already are not added again. */
export const joined = (notes: string | null, more: string | null): string | null => {
  if (notes === null || more === null) return notes ?? more
  const fresh = more.split("\n\n").filter((note) => !notes.includes(note))
  return [notes, ...fresh].join("\n\n")
}
