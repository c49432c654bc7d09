import type { RecordedChange } from "../../../core/domain/change/change.ts"
import {
  type ImportedKind,
  type ImportedRows,
  importedKinds,
  type TouchedRow,
  type TouchedRows,
} from "../../../core/domain/change/touched-rows.ts"
import type { StoredChange } from "../../../core/ports/changes/change-history.ts"
import { entryBytes } from "../../../core/domain/change/stored-size.ts"
import { isOfOperation } from "../../../core/domain/change/of-operation.ts"
import type { ChangeId, TreeId } from "../../../core/domain/ids.ts"
import type { ChangeLog } from "../../../core/ports/changes/change-log.ts"
import type { Tables } from "../tables.ts"
import type { Write } from "./writing.ts"

type Row = { readonly treeId: TreeId; readonly id: string }

/**
 * The log of one transaction. What the transaction has written is the difference between the two views of the
 * tables, so no store can forget a row.
 */
export const changesIn = (tables: Tables, write: Write): ChangeLog => {
  const imports = new Map<TreeId, ChangeId>()
  const isImported = ({ before, after }: TouchedRow<Row>): boolean =>
    before === null && after !== null && imports.has(after.treeId)
  const others = <T extends Row>(rows: readonly TouchedRow<T>[]): readonly TouchedRow<T>[] =>
    imports.size === 0 ? rows : rows.filter((row) => !isImported(row))

  const imported = (): readonly ImportedRows[] => {
    const created = importedKinds.flatMap((kind) =>
      rowsOf(tables, kind)
        .filter(isImported)
        .flatMap(({ after }) => after ?? []),
    )
    const byTree = Map.groupBy(created, ({ treeId }) => treeId)
    return [...imports].map(([treeId, changeId]) => {
      const ids = (byTree.get(treeId) ?? []).map(({ id }) => id).sort()
      return {
        changeId,
        importId: changeId,
        step: 0,
        treeId,
        count: ids.length,
        from: ids[0] ?? null,
        to: ids.at(-1) ?? null,
      }
    })
  }

  /** Notes which import each row belongs to. */
  const keepImported = (): void => {
    for (const { before, after } of tables.keptRecords.touched()) {
      const changeId = before === null && after !== null ? imports.get(after.treeId) : undefined
      if (after !== null && changeId !== undefined)
        tables.keptImports.insert({ id: after.id, changeId, isWithdrawn: false })
    }
    for (const kind of importedKinds)
      for (const { after } of rowsOf(tables, kind).filter(isImported)) {
        const changeId = after === null ? undefined : imports.get(after.treeId)
        if (after !== null && changeId !== undefined)
          tables.importedRows.insert({ kind, id: after.id, treeId: after.treeId, changeId })
      }
  }

  return {
    beginImport: (treeId, id) => void imports.set(treeId, id),
    touched: (): TouchedRows => ({
      tree: tables.trees.touched(),
      membership: tables.memberships.touched(),
      invitation: tables.invitations.touched(),
      link: tables.links.touched(),
      question: tables.questions.touched(),
      person: others(tables.persons.recorded()),
      name: others(tables.names.touched()),
      relationship: others(tables.relationships.recorded()),
      event: others(tables.events.touched()),
      place: others(tables.places.touched()),
      source: others(tables.sources.recorded()),
      citation: others(tables.citations.touched()),
      association: others(tables.associations.touched()),
      comment: others(tables.comments.touched()),
      media: others(tables.media.touched()),
      media_link: others(tables.mediaLinks.touched()),
      proposal: tables.proposals.touched(),
      proposal_comment: tables.proposalComments.touched(),
      webhook: tables.webhooks.touched(),
      user: tables.users.touched(),
      session: tables.sessions.touched(),
      token: tables.apiTokens.touched(),
      identity: tables.identities.touched(),
    }),
    imported,
    insert: async (changes) => {
      write(() => {
        keepImported()
        for (const change of changes) insertChange(tables, change)
      })
      return changes.flatMap(({ entries }) => entries).reduce((sum, entry) => sum + entryBytes(entry), 0)
    },
  }
}

const rowsOf = (tables: Tables, kind: ImportedKind): readonly TouchedRow<Row>[] =>
  ({
    person: () => tables.persons.touched(),
    name: () => tables.names.touched(),
    relationship: () => tables.relationships.touched(),
    event: () => tables.events.touched(),
    place: () => tables.places.touched(),
    source: () => tables.sources.touched(),
    citation: () => tables.citations.touched(),
    association: () => tables.associations.touched(),
    comment: () => tables.comments.touched(),
    media: () => tables.media.touched(),
    media_link: () => tables.mediaLinks.touched(),
  })[kind]()

const insertChange = (tables: Tables, { change, entries, undone }: RecordedChange): void => {
  const seq = change.treeId === null ? null : nextSeq(tables, change.treeId)
  tables.changes.insert({ ...change, seq, undoneBy: null })
  for (const entry of entries) tables.auditEntries.insert({ ...entry, seq })
  for (const id of undone) {
    const known = tables.changes.get("current", id)
    if (known !== null) tables.changes.update({ ...known, undoneBy: change.id })
    for (const redone of tables.changes.rows("current", "undoneBy", id))
      tables.changes.update({ ...redone, undoneBy: null })
    markAlong(tables, known)
  }
}

/** Marks the row of undos behind a change that is undone now: what it undid holds, what that undid does not, and so on. */
const markAlong = (tables: Tables, undone: StoredChange | null): void => {
  let [last, holds] = [undone, false]
  while (last !== null) {
    if (last.action === "proposal.undo") markOperations(tables, last, holds)
    const next = last.undoes === null ? null : tables.changes.get("current", last.undoes)
    if (next !== null) tables.changes.update({ ...next, undoneBy: holds ? last.id : null })
    ;[last, holds] = [next, !holds]
  }
}

/** Marks the operations that the undo of a proposal undid: they are undone while it holds. */
const markOperations = (tables: Tables, { id, seq, treeId, proposalId }: StoredChange, holds: boolean): void => {
  if (proposalId === null || treeId === null) return
  const [from, to] = holds ? [null, id] : [id, null]
  for (const change of tables.changes.rows("current", "proposalId", proposalId)) {
    const isBefore = change.seq !== null && seq !== null && change.seq < seq
    const isOperation = isOfOperation({ action: change.action, undoneBy: null })
    if (isBefore && isOperation && change.undoneBy === from) tables.changes.update({ ...change, undoneBy: to })
  }
}

const nextSeq = ({ treeRevisions }: Tables, treeId: TreeId): number => {
  const known = treeRevisions.get("current", treeId)
  const revision = (known?.revision ?? 0) + 1
  if (known === null) treeRevisions.insert({ treeId, revision })
  else treeRevisions.update({ treeId, revision })
  return revision
}
