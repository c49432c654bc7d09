import type { PersonId } from "../../ids.ts"
import type { Existing } from "./existing.ts"
import { existingPersonOf } from "./existing-ties.ts"
import type { XrefMap } from "./rename-xrefs.ts"
import type { FileIndex } from "./file-index.ts"

/**
 * The xrefs of the kept records of existing persons, families and sources; null for a record that does not exist or
 * has no xref.
 */
export interface KeptXrefs {
  readonly ofPerson: (id: PersonId) => string | null
  /** The xref for a family that is in the tree, by its ordinal. */
  readonly ofFamily: (family: number) => string | null
  /** The xrefs of equal sources of the tree, by their xrefs in the file. */
  readonly sources: ReadonlyMap<string, string>
}

/**
 * The new xrefs for the pointers of a file: those of `renamed`, and for a person, family or source with a kept
 * record the xref of that record. Pointers to families in the tree without a record are removed, because an export
 * finds these families by the relationships.
 */
export const existingXrefs = (
  fileIndex: FileIndex,
  { decisions, familiesInTree }: Pick<Existing, "decisions" | "familiesInTree">,
  { ofPerson, ofFamily, sources }: KeptXrefs,
  renamed: ReadonlyMap<string, string>,
): XrefMap => {
  const names = new Map<string, string | null>([...renamed, ...sources])
  const firstRecord = new Map<PersonId, string>()
  for (const [ordinal, decision] of decisions.entries()) {
    const person = existingPersonOf(decision)
    const xref = person === null ? null : fileIndex.xrefOfPerson(ordinal)
    if (person === null || xref === null) continue
    const name = ofPerson(person) ?? firstRecord.get(person)
    if (name === undefined) firstRecord.set(person, renamed.get(xref) ?? xref)
    else names.set(xref, name)
  }
  for (const xref of familiesInTree.size === 0 ? [] : fileIndex.xrefs()) {
    const family = fileIndex.familyOf(xref)
    if (family !== null && familiesInTree.has(family)) names.set(xref, ofFamily(family))
  }
  return names
}
