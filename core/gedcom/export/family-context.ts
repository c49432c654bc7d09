import { type KeptNode, readKept } from "../../domain/gedcom/kept/kept-node.ts"
import {
  type EdgeIndex,
  indexEdges,
  type CurrentFamily,
  currentFamily,
  type KeptFamilyMembers,
  keptFamilyMembers,
} from "../../domain/gedcom/export/current-families.ts"
import type { PersonId, RecordId } from "../../domain/ids.ts"
import type { Relationship } from "../../domain/relationship.ts"
import type { PersonPointer, TreeSnapshot } from "../../ports/export-reads.ts"
import type { ExportContext } from "./export-context.ts"
import type { KeptRecordNode } from "./kept-record-node.ts"

/** A kept FAM record and its present family. */
export interface KeptFamily extends KeptRecordNode {
  readonly kept: KeptFamilyMembers
  readonly present: CurrentFamily
}

/** Some persons with everything that decides to which families they belong, and how those are referenced. */
export interface FamilyContext {
  readonly edges: EdgeIndex
  readonly family: (record: RecordId) => KeptFamily | null
  readonly families: readonly KeptFamily[]
  /** The pointer to a live person; null for any other. */
  readonly pointer: (person: PersonId) => PersonPointer | null
}

/**
 * Loads the context of persons, or of kept FAM records that are given (`families`). With `loads`, the FAM records
 * of the persons' relationships are read too. The number of statements does not depend on the number of persons.
 */
export const loadFamilyContext = async (
  { tree }: ExportContext,
  {
    personIds,
    families,
    loads,
  }: { readonly personIds: readonly PersonId[]; readonly families: readonly KeptRecordNode[]; readonly loads: boolean },
): Promise<FamilyContext> => {
  const edges = new Map<string, Relationship>()
  const asked = new Set<PersonId>()
  const addEdgesOf = async (ids: Iterable<PersonId>): Promise<readonly Relationship[]> => {
    const wanted = [...new Set(ids)].filter((id) => !asked.has(id))
    if (wanted.length === 0) return []
    for (const id of wanted) asked.add(id)
    const found = await tree.edges(wanted)
    for (const edge of found) edges.set(edge.id, edge)
    return found
  }
  const atHand = families.map((family) => ({ ...family, kept: keptFamilyMembers(family.row.id, family.node) }))
  const near = await addEdgesOf(loads ? personIds : atHand.flatMap(({ kept }) => membersOf(kept)))
  // Which parents share a new FAM record depends on all parents of a child, and on their partnerships.
  const far = await addEdgesOf(near.flatMap((edge) => (edge.familyRecordId === null ? endsOf(edge) : [])))
  const recordIds = new Set([...near, ...far].flatMap(({ familyRecordId }) => familyRecordId ?? []))
  for (const { row } of families) recordIds.delete(row.id)
  const more = loads && recordIds.size > 0 ? await tree.keptBy({ ids: [...recordIds] }) : []
  const read = [
    ...atHand,
    ...more.map((row) => {
      const node = readKept(row)
      return { row, node, kept: keptFamilyMembers(row.id, node) }
    }),
  ]
  const members = read.flatMap(({ kept }) => membersOf(kept))
  // Persons who belong to a family only according to their own records. Without all their relationships the family
  // would look divided.
  const ids = new Set(read.map(({ row }) => row.id))
  const unnamed = [...edges.values()].flatMap((edge) =>
    edge.familyRecordId !== null && ids.has(edge.familyRecordId) ? endsOf(edge) : [],
  )
  await addEdgesOf([...(loads ? members : []), ...unnamed])
  const people = new Set([...members, ...personIds, ...unnamed, ...[...near, ...far].flatMap(endsOf)])
  const pointers = new Map(
    (people.size === 0 ? [] : await tree.pointers([...people])).map((pointer) => [pointer.id, pointer]),
  )

  const index = indexEdges([...edges.values()])
  const readFamily = (one: Omit<KeptFamily, "present">): KeptFamily => ({
    ...one,
    present: currentFamily(one.kept, index, (id) => pointers.get(id)?.xref),
  })
  const first = read.map(readFamily)
  const unlinked = await unlinkedChildrenOf(tree, first, (family) => childrenLeft(family, index, pointers))
  const present = first.map((family) => {
    const more = unlinked.get(family)
    return more === undefined
      ? family
      : readFamily({
          ...family,
          kept: { ...family.kept, unlinkedChildren: new Set([...family.kept.unlinkedChildren, ...more]) },
        })
  })
  const byRecord = new Map(present.map((family) => [family.row.id, family]))
  return {
    edges: index,
    family: (record) => byRecord.get(record) ?? null,
    families: present,
    pointer: (id) => pointers.get(id) ?? null,
  }
}

/**
 * The live children of relationships that came with the record, except those who are children of the present
 * family.
 */
const childrenLeft = (
  { row, present }: KeptFamily,
  edges: EdgeIndex,
  live: ReadonlyMap<PersonId, PersonPointer>,
): readonly PersonId[] =>
  edges
    .ofRecord(row.id)
    .flatMap(({ type, toPersonId: child }) =>
      type === "parent_child" && live.has(child) && !present.children.includes(child) ? [child] : [],
    )

/**
 * The xrefs of those children who have a linked FAMC line: an import left out one of their relationships, and the
 * line is exported unchanged. Their records are only read if there are such children, which is rare.
 */
const unlinkedChildrenOf = async (
  tree: TreeSnapshot,
  families: readonly KeptFamily[],
  childrenLeftOf: (family: KeptFamily) => readonly PersonId[],
): Promise<ReadonlyMap<KeptFamily, ReadonlySet<string>>> => {
  const children = new Map(
    families.flatMap((family) => {
      const left = family.row.xref === null ? [] : childrenLeftOf(family)
      return left.length === 0 ? [] : [[family, new Set(left)] as const]
    }),
  )
  if (children.size === 0) return new Map()
  const records = await tree.keptOf([...new Set([...children.values()].flatMap((ids) => [...ids]))])
  const nodes = records.map((row) => ({ row, node: readKept(row) }))
  return new Map(
    [...children].map(([family, ids]) => {
      const isUnlinked = ({ tag, link, pointer }: KeptNode): boolean =>
        tag === "FAMC" && link !== null && pointer === family.row.xref
      return [
        family,
        new Set(
          nodes.flatMap(({ row: { xref, personId }, node }) =>
            xref !== null && personId !== null && ids.has(personId) && node.children.some(isUnlinked) ? [xref] : [],
          ),
        ),
      ]
    }),
  )
}

const membersOf = ({ partners, children }: KeptFamilyMembers): readonly PersonId[] => [...partners, ...children]

const endsOf = ({ fromPersonId, toPersonId }: Relationship): readonly PersonId[] => [fromPersonId, toPersonId]
