import { type KeptNode, readKept } from "../domain/gedcom/kept/kept-node.ts"
import { filledFrom, nestedNodes, type Unread } from "../domain/gedcom/kept/reread-record.ts"
import { familiesNamed, type KeptFamilyRow, unreadPositions } from "../domain/gedcom/kept/reread-positions.ts"
import { readFileChange } from "../domain/gedcom/structures/file-change.ts"
import { PersonId, type TreeId } from "../domain/ids.ts"
import type { Relationship } from "../domain/relationship.ts"
import type { KeptRow, TreeSnapshot } from "../ports/export-reads.ts"
import type { Transaction, TreeRecords } from "../ports/unit-of-work.ts"
import { bySystem, type ExecutePorts } from "../use-case/command.ts"
import { type KeptPiece, type RereadPiece, rereadPieces } from "./reread-pieces.ts"

/**
 * Fills the fields of the rows of one piece of kept records that an earlier version did not have, and the places of the
 * persons' children and partners. A field that has a value stays. No piece makes a change or
 * a new version: the records say nothing else than before.
 */
export const rereadRecords = (ports: ExecutePorts): ((piece: RereadPiece) => Promise<void>) =>
  rereadPieces(ports, {
    kind: "reread_records",
    by: bySystem,
    reread: async (transaction, piece) => {
      await fillRows(transaction, piece)
      await fillNested(transaction, piece)
      await fillTies(transaction, piece)
      return []
    },
  })

const fillRows = async (
  { persons, sources, relationships }: Transaction,
  { treeId, rows }: KeptPiece,
): Promise<void> => {
  await fill(
    persons,
    treeId,
    nodesBy(rows, "INDI", ({ personId }) => personId),
  )
  await fill(
    sources,
    treeId,
    nodesBy(rows, "SOUR", ({ sourceId }) => sourceId),
  )
  const families = nodesBy(rows, "FAM", ({ links: [first] }) => (first?.[0] === 0 ? first[1] : null))
  const homes = new Map(rows.map(({ id, links: [first] }) => [first?.[1], id]))
  await fill(relationships, treeId, families, ({ id, familyRecordId }) => homes.get(id) === familyRecordId)
}

/** Fills the names, events, citations and media whose structures are in these records. */
const fillNested = async (
  { names, events, citations, media }: Transaction,
  { treeId, rows }: KeptPiece,
): Promise<void> => {
  const nodes = nestedNodes(rows.map(readKept))
  await fill(names, treeId, nodes.names)
  await fill(events, treeId, nodes.events)
  await fill(citations, treeId, nodes.citations)
  await fill(media, treeId, nodes.media)
}

/**
 * Fills the places of children and partners from the FAMS lines of the persons and the CHIL lines of their families, and the
 * times of change of the relationships from their families.
 */
const fillTies = async ({ contents, relationships }: Transaction, { treeId, rows }: KeptPiece): Promise<void> => {
  const individuals = nodesBy(rows, "INDI", ({ personId }) => personId)
  const personIds = [...individuals.keys()].filter(PersonId.is)
  if (personIds.length === 0) return
  const tree = contents(treeId)
  const found = await tree.edges(personIds)
  const edges = await relationships.ofIds(
    treeId,
    found.map(({ id }) => id),
  )
  const families = await familiesOf(tree, edges, [...individuals.values()].flatMap(familiesNamed))
  const byPerson = groupByEnds(edges)
  const filled = new Map<string, Relationship>()
  for (const [personId, individual] of individuals) {
    const own = byPerson.get(personId) ?? []
    if (!PersonId.is(personId) || own.length === 0) continue
    const near = families.near(own, familiesNamed(individual))
    const positions = unreadPositions({ personId, individual, edges: own, families: near })
    for (const edge of own) {
      const position = positions.get(edge.id)
      if (position !== undefined) filled.set(edge.id, { ...(filled.get(edge.id) ?? edge), ...position })
      const fileChangedAt = edge.fileChangedAt ?? families.changedAt(edge)
      if (fileChangedAt !== edge.fileChangedAt) filled.set(edge.id, { ...(filled.get(edge.id) ?? edge), fileChangedAt })
    }
  }
  if (filled.size > 0) await relationships.fill([...filled.values()])
}

const groupByEnds = (edges: readonly Relationship[]): ReadonlyMap<string, readonly Relationship[]> => {
  const byPerson = new Map<string, Relationship[]>()
  for (const edge of edges)
    for (const id of [edge.fromPersonId, edge.toPersonId]) {
      const known = byPerson.get(id)
      if (known === undefined) byPerson.set(id, [edge])
      else known.push(edge)
    }
  return byPerson
}

/** The FAM records of these relationships and those with these xrefs. */
const familiesOf = async (tree: TreeSnapshot, edges: readonly Relationship[], xrefs: readonly string[]) => {
  const ids = [...new Set(edges.flatMap(({ familyRecordId }) => familyRecordId ?? []))]
  const found = ids.length + xrefs.length === 0 ? [] : await tree.keptBy({ ids, xrefs: [...new Set(xrefs)] })
  const families = found.flatMap((row) =>
    row.tag === "FAM" ? [{ id: row.id, xref: row.xref, position: row.position, node: readKept(row) }] : [],
  )
  const byId = new Map<string, KeptFamilyRow>(families.map((family) => [family.id, family]))
  const byXref = new Map<string, KeptFamilyRow>(families.map((family) => [family.xref ?? "", family]))
  return {
    /** When the file of the family of a relationship changed it. */
    changedAt: ({ familyRecordId }: Relationship): string | null => {
      const family = byId.get(familyRecordId ?? "")
      return family === undefined ? null : readFileChange(family.node, { use: () => {} })
    },
    /** Those of some of the relationships or xrefs, in the order of the file. */
    near: (own: readonly Relationship[], named: readonly string[]): readonly KeptFamilyRow[] => {
      const near = [
        ...own.map(({ familyRecordId }) => byId.get(familyRecordId ?? "")),
        ...named.map((xref) => byXref.get(xref)),
      ]
      return [...new Set(near)].filter((family) => family !== undefined).sort((a, b) => a.position - b.position)
    },
  }
}

/** The first record of each of these rows. */
const nodesBy = (
  rows: readonly KeptRow[],
  tag: string,
  idOf: (row: KeptRow) => string | null,
): ReadonlyMap<string, KeptNode> => {
  const nodes = new Map<string, KeptNode>()
  for (const row of rows) {
    const id = row.tag === tag ? idOf(row) : null
    if (id !== null && !nodes.has(id)) nodes.set(id, readKept(row))
  }
  return nodes
}

const fill = async <T extends Unread & { readonly id: string }>(
  records: TreeRecords<T>,
  treeId: TreeId,
  nodes: ReadonlyMap<string, KeptNode>,
  isOfRecord: (row: T) => boolean = () => true,
): Promise<void> => {
  const found = await records.ofIds(treeId, [...nodes.keys()])
  const filled = found.flatMap((row) => {
    const node = nodes.get(row.id)
    return node === undefined || !isOfRecord(row) ? [] : (filledFrom(node, row) ?? [])
  })
  if (filled.length > 0) await records.fill(filled)
}
