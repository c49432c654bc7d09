import type {
  ImportedRows,
  RecordedKind,
  RecordedRows,
  TouchedRow,
  TouchedRows,
} from "../../core/domain/change/touched-rows.ts"
import type { ChangeId, TreeId } from "../../core/domain/ids.ts"

/** The last state of a row by its key, and the first. */
type Noted = { readonly [K in RecordedKind]: Map<string, TouchedRow<RecordedRows[K]>> }

/** An import that the transaction has begun, and what it has inserted so far; or the rows that it deletes or restores. */
interface RunningImport {
  readonly changeId: ChangeId
  readonly importId: ChangeId
  readonly step: number
  count: number
  from: string | null
  to: string | null
}

/** Collects the rows that a transaction writes. */
export interface Recorder {
  /** Counts the bytes that a tree has gained, or lost if negative. */
  grow(treeId: TreeId, bytes: number): void
  /** Keeps a row that the transaction has read and locked, so that a write of it need not read it again. */
  keep<K extends RecordedKind>(kind: K, key: string, row: RecordedRows[K]): void
  /** The row as the transaction last read or wrote it; null if that is not known. */
  kept<K extends RecordedKind>(kind: K, key: string): RecordedRows[K] | null
  /** Notes that a row was written. Several writes of one row become one. */
  note<K extends RecordedKind>(kind: K, key: string, row: TouchedRow<RecordedRows[K]>): void
  /** The import to which new rows of this tree belong; null for none. */
  importInto(treeId: TreeId): ChangeId | null
  /** Counts rows that an import has inserted. */
  countImported(treeId: TreeId, ids: readonly string[]): void
  beginImport(treeId: TreeId, id: ChangeId): void
  /** Counts rows of an import that a statement has deleted or restored together. */
  countSwept(of: ImportedRows): void
  touched(): TouchedRows
  imported(): readonly ImportedRows[]
}

/** The recorder of one transaction. */
export const recorder = (grow: Recorder["grow"]): Recorder => {
  const noted = noRows()
  const found = noRows()
  const imports = new Map<TreeId, RunningImport>()
  return {
    grow,
    keep: <K extends RecordedKind>(kind: K, key: string, row: RecordedRows[K]) =>
      void found[kind].set(key, { before: row, after: row }),
    kept: <K extends RecordedKind>(kind: K, key: string) =>
      (noted[kind].get(key) ?? found[kind].get(key))?.after ?? null,
    note: <K extends RecordedKind>(kind: K, key: string, { before, after }: TouchedRow<RecordedRows[K]>) => {
      const known = noted[kind].get(key)
      noted[kind].set(key, { before: known === undefined ? before : known.before, after })
    },
    importInto: (treeId) => {
      const running = imports.get(treeId)
      return running?.step === 0 ? running.changeId : null
    },
    countImported: (treeId, ids) => {
      const running = imports.get(treeId)
      if (running === undefined) return
      running.count += ids.length
      for (const id of ids) {
        if (running.from === null || id < running.from) running.from = id
        if (running.to === null || id > running.to) running.to = id
      }
    },
    beginImport: (treeId, changeId) =>
      void imports.set(treeId, { changeId, importId: changeId, step: 0, count: 0, from: null, to: null }),
    countSwept: ({ treeId, changeId, importId, step, count, from, to }) => {
      for (const rows of Object.values(found)) rows.clear()
      const running = imports.get(treeId)
      if (running !== undefined) running.count += count
      else if (count > 0) imports.set(treeId, { changeId, importId, step, count, from, to })
    },
    touched: () => ({
      tree: [...noted.tree.values()],
      membership: [...noted.membership.values()],
      invitation: [...noted.invitation.values()],
      link: [...noted.link.values()],
      question: [...noted.question.values()],
      person: [...noted.person.values()],
      name: [...noted.name.values()],
      relationship: [...noted.relationship.values()],
      event: [...noted.event.values()],
      place: [...noted.place.values()],
      source: [...noted.source.values()],
      citation: [...noted.citation.values()],
      association: [...noted.association.values()],
      media: [...noted.media.values()],
      media_link: [...noted.media_link.values()],
      comment: [...noted.comment.values()],
      proposal: [...noted.proposal.values()],
      proposal_comment: [...noted.proposal_comment.values()],
      webhook: [...noted.webhook.values()],
      user: [...noted.user.values()],
      session: [...noted.session.values()],
      token: [...noted.token.values()],
      identity: [...noted.identity.values()],
    }),
    imported: () => [...imports].map(([treeId, running]) => ({ treeId, ...running })),
  }
}

const noRows = (): Noted => ({
  tree: new Map(),
  membership: new Map(),
  invitation: new Map(),
  link: new Map(),
  question: new Map(),
  person: new Map(),
  name: new Map(),
  relationship: new Map(),
  event: new Map(),
  place: new Map(),
  source: new Map(),
  citation: new Map(),
  association: new Map(),
  media: new Map(),
  media_link: new Map(),
  comment: new Map(),
  proposal: new Map(),
  proposal_comment: new Map(),
  webhook: new Map(),
  user: new Map(),
  session: new Map(),
  token: new Map(),
  identity: new Map(),
})
