import { type KeptNode, readKept } from "../domain/gedcom/kept/kept-node.ts"
import { filledFrom, type Unread } from "../domain/gedcom/kept/reread-record.ts"
import type { TreeId } from "../domain/ids.ts"
import type { KeptRow } from "../ports/export-reads.ts"
import type { Transaction, TreeRecords } from "../ports/unit-of-work.ts"
import { bySystem, type ExecutePorts } from "../use-case/command.ts"
import { type KeptPiece, type RereadPiece, rereadPieces } from "./reread-pieces.ts"

/**
 * Fills the fields of persons, families and sources of one piece of kept records that an earlier version did not have. A
 * field that has a value stays. No piece makes a change or a new version: the records say nothing else than before.
 */
export const rereadRecords = (ports: ExecutePorts): ((piece: RereadPiece) => Promise<void>) =>
  rereadPieces(ports, {
    kind: "reread_records",
    by: bySystem,
    reread: async (transaction, piece) => {
      await fillRows(transaction, piece)
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
