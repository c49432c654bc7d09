import * as t from "io-ts"
import { wire } from "../codec/wire.ts"
import { PersonId } from "./ids.ts"

/** What became of a person who was merged into another one. It is on the row of the person, which is deleted. */
export interface Merged {
  /** The person who was kept. That person may be merged into another one later. */
  readonly intoId: PersonId
  /** Rows of the person that were left out, each with the row of the kept person that stands for it. */
  readonly same: readonly (readonly [left: string, kept: string])[]
}

/** The codec of entries of changes. */
export const StoredMerged = wire("StoredMerged", {
  intoId: PersonId,
  same: t.readonlyArray(t.readonly(t.tuple([t.string, t.string]))),
})

/** A merged person and what became of them. */
export interface MergedPerson {
  readonly id: PersonId
  readonly merged: Merged
}

/** The person who was kept at the end of all merges: this very one if they were not merged. */
export const keptPersonOf = (id: PersonId, mergedOf: (id: PersonId) => Merged | null): PersonId => {
  const passed = new Set<PersonId>()
  let last = id
  for (let next = mergedOf(last); next !== null && !passed.has(last); next = mergedOf(last)) {
    passed.add(last)
    last = next.intoId
  }
  return last
}
