import type { PersonId } from "../../ids.ts"
import type { ImportDecision } from "./import-decisions.ts"
import { existingPersonOf } from "./existing-ties.ts"
import type { NewNames } from "./rename-xrefs.ts"
import type { FileIndex } from "./file-index.ts"

/** What the records are called that were kept of those whom and which the tree has already; null for none, or one without a name. */
export interface KeptNames {
  readonly ofPerson: (id: PersonId) => string | null
  /** Of told families, by their ordinals. */
  readonly ofFamily: (family: number) => string | null
  /** Of equal sources of the tree, by their xrefs in the file. */
  readonly sources: ReadonlyMap<string, string>
}

/**
 * How a file's pointers read once its records stand beside those of the tree: `renamed`, and what means somebody or something that has a record
 * already points at that one. Pointers at the families that are told already, and of which no record is found, go: an export finds them by the people's ties.
 */
export const existingXrefs = (
  fileIndex: FileIndex,
  decisions: readonly ImportDecision[],
  toldFamilies: ReadonlySet<number>,
  { ofPerson, ofFamily, sources }: KeptNames,
  renamed: ReadonlyMap<string, string>,
): NewNames => {
  const names = new Map<string, string | null>([...renamed, ...sources])
  const firstRecord = new Map<PersonId, string>()
  for (const [ordinal, { xref }] of fileIndex.persons.entries()) {
    const decision = decisions[ordinal]
    const person = decision === undefined ? null : existingPersonOf(decision)
    if (person === null || xref === null) continue
    const name = ofPerson(person) ?? firstRecord.get(person)
    if (name === undefined) firstRecord.set(person, renamed.get(xref) ?? xref)
    else names.set(xref, name)
  }
  for (const xref of toldFamilies.size === 0 ? [] : fileIndex.xrefs()) {
    const family = fileIndex.familyOf(xref)
    if (family !== null && toldFamilies.has(family)) names.set(xref, ofFamily(family))
  }
  return names
}
