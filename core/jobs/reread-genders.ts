import { initialOf } from "../codec/fields.ts"
import type { AuditFact } from "../domain/audit/audit.ts"
import { type Citation, citationFields } from "../domain/evidence/citation.ts"
import { hasOnlyTitle, onlyTitle, type Source } from "../domain/evidence/source.ts"
import { type KeptNode, readKept } from "../domain/gedcom/kept/kept-node.ts"
import { unreadGenderCitations } from "../domain/gedcom/kept/unread-evidence.ts"
import { readFileChange } from "../domain/gedcom/structures/file-change.ts"
import type { ReadContext } from "../domain/gedcom/structures/read-context.ts"
import { readCitation } from "../domain/gedcom/structures/reading/read-citation.ts"
import { inlineSourceTitle } from "../domain/gedcom/structures/reading/read-source.ts"
import type { PersonId, SourceId } from "../domain/ids.ts"
import { newRecordLifecycle } from "../domain/lifecycle.ts"
import { fact } from "../edit/fact.ts"
import type { KeptRow, TreeSnapshot } from "../ports/export-reads.ts"
import type { Transaction } from "../ports/unit-of-work.ts"
import type { ExecutePorts } from "../use-case/command.ts"
import { readingOf } from "./reread-evidence.ts"
import type { KeptPiece } from "./reread-pieces.ts"

const BATCH = 1_000

/** The record of a person whose lines have citations of the gender that are no rows yet. */
interface Unread {
  readonly row: KeptRow
  readonly personId: PersonId
  readonly nodes: readonly KeptNode[]
}

/** The facts of the new rows, and the records with the links to them. */
interface CitedGenders {
  readonly facts: readonly AuditFact[]
  readonly rows: readonly KeptRow[]
}

/**
 * Adds the citations of the gender that an earlier version left in the lines of one piece of kept records. `rows` are the
 * records of the piece, with the links of these lines, and are still to be written. Citations of deleted persons, and of
 * missing or deleted sources, stay lines.
 */
export const citeGenders = async (
  { contents, citations, sources, persons }: Transaction,
  piece: KeptPiece,
  newId: ExecutePorts["newId"],
): Promise<CitedGenders> => {
  const { treeId, rows, now } = piece
  const unread = await ofLivePersons(persons, piece)
  if (unread.length === 0) return { facts: [], rows }
  const tree = contents(treeId)
  const reading = await readingOf(
    tree,
    unread.map(({ row }) => row),
  )
  const known = await citedSources(tree, unread, reading)
  const [made, cited]: [Source[], Citation[]] = [[], []]
  const sourceOf = (node: KeptNode, context: ReadContext): SourceId | null => {
    const pointed = known.byXref.get(node.pointer ?? "")
    if (pointed !== undefined) return pointed
    const title = inlineSourceTitle(node, context)
    if (title === null) return null
    const same = known.byTitle.get(title)
    if (same !== undefined) return same
    const source = { id: newId<"SourceId">(), treeId, title, ...onlyTitle, ...newRecordLifecycle(now) }
    made.push(source)
    known.byTitle.set(title, source.id)
    return source.id
  }
  const linked = new Map<KeptRow, KeptRow>()
  for (const { row, personId, nodes } of unread) {
    const context = reading(row)
    const links: (readonly [number, string])[] = [...row.links]
    for (const node of nodes) {
      const sourceId = sourceOf(node, context)
      if (sourceId === null) continue
      const id = newId<"CitationId">()
      const target = { personId, eventId: null, nameId: null, relationshipId: null, about: "gender" as const }
      const said = { ...initialOf(citationFields), ...readCitation(node, context) }
      const life = { ...newRecordLifecycle(now), fileChangedAt: readFileChange(node, context) }
      cited.push({ id, treeId, sourceId, ...said, ...target, ...life })
      links.push([node.line, id])
    }
    linked.set(row, { ...row, links: links.sort(([one], [other]) => one - other) })
  }
  await sources.insert(made)
  await citations.insert(cited)
  const facts = [
    ...made.map((source) => fact("source", "create", source)),
    ...cited.map((citation) => fact("citation", "create", citation)),
  ]
  return { facts, rows: rows.map((row) => linked.get(row) ?? row) }
}

const ofLivePersons = async (
  persons: Transaction["persons"],
  { treeId, rows }: KeptPiece,
): Promise<readonly Unread[]> => {
  const unread = rows.flatMap((row): readonly Unread[] => {
    const { personId, isDeleted } = row
    if (row.tag !== "INDI" || personId === null || isDeleted) return []
    const nodes = unreadGenderCitations(readKept(row))
    return nodes.length === 0 ? [] : [{ row, personId, nodes }]
  })
  if (unread.length === 0) return []
  // Sorted, so that two commands that change the same persons cannot deadlock.
  const ids = [...new Set(unread.map(({ personId }) => personId))].sort()
  const live = new Set((await persons.live(treeId, ids)).map(({ id }) => id))
  return unread.filter(({ personId }) => live.has(personId))
}

/** The sources to which these lines point, and those that exist only inline, by the titles that the lines name. */
const citedSources = async (tree: TreeSnapshot, unread: readonly Unread[], reading: (row: KeptRow) => ReadContext) => {
  const nodes = unread.flatMap(({ nodes: own }) => own)
  const xrefs = [...new Set(nodes.flatMap(({ pointer }) => pointer ?? []))]
  const byXref = new Map<string, SourceId>()
  for (const { tag, xref, sourceId, isDeleted } of xrefs.length === 0 ? [] : await tree.keptBy({ xrefs }))
    if (tag === "SOUR" && xref !== null && sourceId !== null && !isDeleted) byXref.set(xref, sourceId)
  const titles = new Set(
    unread.flatMap(({ row, nodes: own }) => own.flatMap((node) => inlineSourceTitle(node, reading(row)) ?? [])),
  )
  const byTitle = new Map<string, SourceId>()
  if (titles.size === 0) return { byXref, byTitle }
  for (
    let sources = await tree.allSources(null, BATCH);
    sources.length > 0;
    sources = await tree.allSources(sources[sources.length - 1]!.id, BATCH)
  )
    for (const source of sources)
      if (!source.hasRecord && titles.has(source.title) && hasOnlyTitle(source) && !byTitle.has(source.title))
        byTitle.set(source.title, source.id)
  return { byXref, byTitle }
}
