import type { FamilyShapes } from "../../domain/gedcom/import/family-graph.ts"
import type { KeptRecord } from "../../domain/gedcom/kept/kept-record.ts"
import type { FileIndex } from "../../domain/gedcom/import/file-index.ts"
import type { PersonId, RecordId } from "../../domain/ids.ts"
import type { Relationship } from "../../domain/relationship.ts"
import type { KeptKeys, TreeSnapshot } from "../../ports/export-reads.ts"
import { coupleOf } from "../../domain/gedcom/import/existing.ts"
import { inGroups } from "../../lib/in-groups.ts"

/** The families of a file that are in the tree, and how the file's persons are related there. */
export interface FamiliesInTree {
  readonly inTree: ReadonlySet<number>
  readonly fileIndex: FileIndex
  readonly shapes: FamilyShapes
  /** The existing person of an INDI record, by its ordinal. */
  readonly personAt: (ordinal: number) => PersonId | null
  readonly partnerships: readonly Relationship[]
  readonly parentage: readonly Relationship[]
}

/**
 * The kept records of families that are in the tree, by the ordinal in the file: the record that has, or had in its
 * file, the same xref if it has the same couple, else the record that brought their partnership or the relationship
 * to a child.
 */
export const loadFamilies = async (
  tree: TreeSnapshot,
  { inTree, fileIndex, shapes, personAt, partnerships, parentage }: FamiliesInTree,
): Promise<ReadonlyMap<number, KeptRecord>> => {
  const couples = new Map(partnerships.map((edge) => [coupleOf(edge.fromPersonId, edge.toPersonId), edge]))
  const ties = new Map(
    parentage.map(({ fromPersonId, toPersonId, familyRecordId }) => [`${fromPersonId} ${toPersonId}`, familyRecordId]),
  )
  /** The row that the record would be linked to, and the record that brought it. */
  const sought = (family: number): { readonly subject: string | null; readonly record: RecordId | null } => {
    const partners = shapes.at(family).partners.flatMap((person) => personAt(person) ?? [])
    const children = fileIndex.families
      .of(family)
      .flatMap(({ role, to }) => (role === "CHIL" ? (personAt(to) ?? []) : []))
    const [first, second] = partners
    const couple = first === undefined || second === undefined ? undefined : couples.get(coupleOf(first, second))
    const tie = children.flatMap((child) => partners.flatMap((parent) => ties.get(`${parent} ${child}`) ?? []))[0]
    return { subject: couple?.id ?? first ?? children[0] ?? null, record: couple?.familyRecordId ?? tie ?? null }
  }
  const families = new Map([...inTree].map((family) => [family, sought(family)]))
  const xrefs = [...fileIndex.xrefs()].filter((xref) => inTree.has(fileIndex.familyOf(xref) ?? -1))
  const byId = new Map<string, KeptRecord>()
  const byXref = new Map<string, KeptRecord[]>()
  const read = async (keys: KeptKeys): Promise<void> => {
    for (const { isDeleted: _isLive, ...record } of await tree.keptBy(keys)) {
      if (record.tag !== "FAM") continue
      byId.set(record.id, record)
      for (const xref of [record.xref, record.originalXref])
        if (xref !== null) byXref.set(xref, [...(byXref.get(xref) ?? []), record])
    }
  }
  for (const ids of inGroups([...new Set([...families.values()].flatMap(({ record }) => record ?? []))]))
    await read({ ids })
  for (const group of inGroups(xrefs)) await read({ fileXrefs: group })

  const found = new Map<number, KeptRecord>()
  for (const [family, { record }] of families) {
    const kept = byId.get(record ?? "")
    if (kept !== undefined) found.set(family, kept)
  }
  for (const xref of xrefs) {
    const family = fileIndex.familyOf(xref)
    if (family === null) continue
    const subject = families.get(family)?.subject
    const kept = byXref.get(xref)?.find(({ links }) => links[0]?.[1] === subject)
    if (kept !== undefined) found.set(family, kept)
  }
  return found
}
