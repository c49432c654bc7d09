import type { Event } from "../../event.ts"
import type { PersonId } from "../../ids.ts"
import { revised } from "../../lifecycle.ts"
import type { Name } from "../../name.ts"
import { type Person, summarisePerson } from "../../person.ts"
import { vitalYears } from "../../vital-years.ts"

/** A person who is merged into, with what their row keeps in short. */
export interface MergeTarget {
  readonly person: Person
  readonly names: readonly Name[]
  /** By id, as `vitalYears` takes them. */
  readonly events: readonly Pick<Event, "type" | "date">[]
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

/** The target with these names, events and notes more: the same person where there is nothing new. Notes that stand there already are not told twice. */
export const mergedInto = (
  { person, names, events }: MergeTarget,
  added: Pick<MergeTarget, "names" | "events"> & { readonly notes: string | null },
  now: Date,
): MergeTarget => {
  const all = { names: [...names, ...added.names], events: [...events, ...added.events] }
  const notes = joined(person.notes, added.notes)
  const after = revised(
    person,
    { notes, ...summarisePerson({ ...person, notes }, all.names, vitalYears(all.events)) },
    now,
  )
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
