import type { AuditFact } from "../domain/audit/audit.ts"
import { type KeptNode, readKept } from "../domain/gedcom/kept/kept-node.ts"
import {
  citationsIn,
  citationWithUnread,
  isEvidenceUnread,
  notesOfCitations,
  sourceWithUnread,
} from "../domain/gedcom/kept/unread-evidence.ts"
import { withoutTexts } from "../domain/gedcom/kept/without-texts.ts"
import { versionOf } from "../domain/gedcom/lines/parser.ts"
import { readSource } from "../domain/gedcom/structures/reading/read-source.ts"
import { grammarOf, type ReadContext } from "../domain/gedcom/structures/read-context.ts"
import { revised } from "../domain/lifecycle.ts"
import { fact } from "../edit/fact.ts"
import type { KeptRow, TreeSnapshot } from "../ports/export-reads.ts"
import type { Transaction } from "../ports/unit-of-work.ts"
import type { KeptPiece } from "./reread-pieces.ts"

/**
 * Fills the fields of the citations and sources of one piece of kept records that an earlier version left in the lines.
 * Deleted ones are filled too. A field that has a value stays.
 */
export const fillEvidence = async (
  { contents, citations, sources }: Transaction,
  { treeId, rows, now }: KeptPiece,
): Promise<readonly AuditFact[]> => {
  const unread = rows.filter(isEvidenceUnread)
  if (unread.length === 0) return []
  const reading = await readingOf(contents(treeId), unread)
  const records = unread.map((row) => ({ row, node: readKept(row) }))
  const said = new Map(records.flatMap(({ row, node }) => [...citationsIn(node, reading(row))]))
  const cited = (await citations.ofIds(treeId, [...said.keys()])).flatMap((citation) => {
    const read = said.get(citation.id)
    const after = read === undefined ? citation : revised(citation, citationWithUnread(citation, read), now)
    return after === citation ? [] : [after]
  })
  const saidOfSources = new Map(
    records.flatMap(({ row, node }) => (row.sourceId === null ? [] : [[row.sourceId, readSource(node, reading(row))]])),
  )
  const changed = (await sources.ofIds(treeId, [...saidOfSources.keys()])).flatMap((source) => {
    const read = saidOfSources.get(source.id)
    const after = read === undefined ? source : revised(source, sourceWithUnread(source, read), now)
    return after === source ? [] : [after]
  })
  await citations.updateMany(cited)
  await sources.updateMany(changed)
  return [
    ...cited.map((citation) => fact("citation", "update", citation)),
    ...changed.map((source) => fact("source", "update", source)),
  ]
}

/** How the lines of each of these records are read: in the version of its file, with the texts of shared notes. */
export const readingOf = async (
  tree: TreeSnapshot,
  rows: readonly KeptRow[],
): Promise<(row: KeptRow) => ReadContext> => {
  const heads = (await tree.headers()).filter(({ tag }) => tag === "HEAD")
  const versions = heads.map((head) => ({ from: head.position, version: grammarOf(versionOf(readKept(head))) }))
  const xrefs = [...new Set(rows.flatMap((row) => notesOfCitations(readKept(row))))]
  const notes = new Map<string, KeptNode>()
  for (const row of xrefs.length === 0 ? [] : await tree.keptBy({ xrefs }))
    if (row.xref !== null && (row.tag === "NOTE" || row.tag === "SNOTE") && !notes.has(row.xref))
      notes.set(row.xref, readKept(row))
  return ({ position }) => ({
    ...withoutTexts,
    version: versions.findLast(({ from }) => from <= position)?.version ?? "5.5.1",
    noteText: (xref) => notes.get(xref)?.value ?? null,
  })
}
