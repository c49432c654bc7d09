import type { PersonId } from "../../ids.ts"
import { type VitalEvent, vitalsOf } from "../../vitals.ts"
import { stricter } from "../../living.ts"
import { revised } from "../../lifecycle.ts"
import type { Name } from "../../name.ts"
import { type Person, summarisePerson } from "../../person.ts"

/** A person who is merged into, with what their row keeps in short. */
export interface MergeTarget {
  readonly person: Person
  readonly names: readonly Name[]
  /** The person's own events, by id. */
  readonly events: readonly VitalEvent[]
  /** The latest year of the events of the person's partnerships, as `latestYearOfLife` gives it. */
  readonly sharedYear: number | null
}

/** The people who are about to be merged into. */
export const mergeTargets = () => {
  const targets = new Map<PersonId, MergeTarget>()
  return {
    set: (target: MergeTarget): void => void targets.set(target.person.id, target),
    /** Of somebody who is not to be merged into: null. */
    notesOf: (id: PersonId): string | null => targets.get(id)?.person.notes ?? null,
    get: (id: PersonId): MergeTarget => {
      const target = targets.get(id)
      if (target === undefined) throw new Error("Whom a record is merged into was not read.")
      return target
    },
  }
}

export type MergeTargets = ReturnType<typeof mergeTargets>

/** What a merge adds to a person. */
export interface Addition extends Pick<MergeTarget, "names" | "events">, Pick<Person, "notes" | "privacy"> {}

/**
 * The target with these names, events and notes more and the stricter of two privacy settings; the same person where nothing is new.
 * Notes that the person has are not added again.
 */
export const mergedInto = (target: MergeTarget, added: Addition, now: Date): MergeTarget => {
  const { person } = target
  const all = { ...target, names: [...target.names, ...added.names], events: [...target.events, ...added.events] }
  const facts = { notes: joined(person.notes, added.notes), privacy: stricter(person.privacy, added.privacy) }
  const vitals = vitalsOf({ own: all.events, sharedYear: all.sharedYear }, now)
  const after = revised(person, { ...facts, ...summarisePerson({ ...person, ...facts }, all.names, vitals) }, now)
  // A person is read with their names: more of these make another version.
  const isNew = after === person && added.names.length > 0
  return { ...all, person: isNew ? { ...person, version: person.version + 1, updatedAt: now } : after }
}

/** Notes of one record come with a blank line between them. */
const joined = (notes: string | null, more: string | null): string | null => {
  if (notes === null || more === null) return notes ?? more
  const fresh = more.split("\n\n").filter((note) => !notes.includes(note))
  return [notes, ...fresh].join("\n\n")
}
