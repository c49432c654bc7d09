import * as E from "fp-ts/lib/Either.js"
import { memoryStoreOver, type MemoryStore } from "../../../adapters/memory/store.ts"
import type { View } from "../../../adapters/memory/table.ts"
import { entityKey, openTables, type Tables } from "../../../adapters/memory/tables.ts"
import { snakeCase } from "../../../core/codec/snake-case.ts"
import { type RecordedKind, recordedKinds } from "../../../core/domain/change/touched-rows.ts"
import { TreeId } from "../../../core/domain/ids.ts"
import type { RehearsedUnitOfWork } from "../../../core/ports/unit-of-work.ts"
import { recorded } from "../../support/changes/recorded-tables.ts"

/** A row that a transaction wrote, found by comparing copies of the tables. */
export interface WatchedRow {
  readonly kind: RecordedKind
  readonly id: string
  readonly treeId: TreeId | null
  readonly op: "INSERT" | "UPDATE" | "DELETE"
  readonly hasEntry: boolean
}

/** A store in memory, and what its transactions have written since the last `forget`. */
export interface WatchedStore {
  readonly store: MemoryStore
  readonly tables: Tables
  readonly rows: WatchedRow[]
  /** Kinds and actions of entries about rows that their transaction did not write. */
  readonly invented: string[]
  /** Changes whose number of entries is wrong. */
  readonly miscounted: string[]
  transactions(): number
  forget(): void
}

const names: { readonly [K in RecordedKind]: keyof Tables } = {
  tree: "trees",
  membership: "memberships",
  invitation: "invitations",
  link: "links",
  question: "questions",
  person: "persons",
  name: "names",
  relationship: "relationships",
  event: "events",
  place: "places",
  source: "sources",
  citation: "citations",
  association: "associations",
  media: "media",
  comment: "comments",
  media_link: "mediaLinks",
  proposal: "proposals",
  proposal_comment: "proposalComments",
  webhook: "webhooks",
  user: "users",
  session: "sessions",
  token: "apiTokens",
  identity: "identities",
}

type Copy = ReadonlyMap<RecordedKind, ReadonlyMap<string, object>>
type Written = Omit<WatchedRow, "hasEntry">

const copyOf = (tables: Tables, view: View): Copy =>
  new Map(recordedKinds.map((kind) => [kind, tables[names[kind]].copy(view)]))

/** The columns of a row as text, without those that may change unrecorded. */
const text = (kind: RecordedKind, row: object): string => {
  const [, ignored] = recorded[kind]
  return JSON.stringify(Object.entries(row).filter(([field]) => !ignored.includes(snakeCase(field))))
}

const opOf = (kind: RecordedKind, was: object | undefined, is: object | undefined): WatchedRow["op"] | null => {
  if (was === is) return null
  if (was === undefined) return "INSERT"
  if (is === undefined) return "DELETE"
  return text(kind, was) === text(kind, is) ? null : "UPDATE"
}

const identityOf = (kind: RecordedKind, row: object): Pick<WatchedRow, "id" | "treeId"> => {
  const id = String(Reflect.get(row, kind === "membership" ? "userId" : "id"))
  const treeId: unknown = kind === "tree" ? id : Reflect.get(row, "treeId")
  return { id, treeId: TreeId.is(treeId) ? treeId : null }
}

const writtenBetween = (before: Copy, after: Copy): readonly Written[] =>
  recordedKinds.flatMap((kind) => {
    const [were, are] = [before.get(kind) ?? new Map<string, object>(), after.get(kind) ?? new Map<string, object>()]
    return [...new Set([...were.keys(), ...are.keys()])].flatMap((key) => {
      const [was, is] = [were.get(key), are.get(key)]
      const [op, row] = [opOf(kind, was, is), is ?? was]
      return op === null || row === undefined ? [] : [{ kind, op, ...identityOf(kind, row) }]
    })
  })

const keyOf = (kind: string, id: string): string => `${kind} ${id}`

/** The changes that the running transaction has made, each with its entries. */
const changesMade = ({ changes, auditEntries }: Tables) => {
  const known = changes.copy("committed")
  return [...changes.copy("current").values()]
    .filter(({ id }) => !known.has(id))
    .map((change) => ({ change, entries: auditEntries.rows("current", "changeId", change.id) }))
}

/** Entries that are about no row: of a mail, and of the start of a purge. */
const isAboutNoRow = (action: string): boolean =>
  action.startsWith("user.mail_") || action === "invitation.mail" || action === "tree.purge"

/** Compares copies of the tables from before and after each transaction with the changes that it made. */
export const watchedStore = (): WatchedStore => {
  const tables = openTables()
  const store = memoryStoreOver(tables)
  const [rows, invented, miscounted]: [WatchedRow[], string[], string[]] = [[], [], []]
  let count = 0

  const compare = (written: readonly Written[]): void => {
    const made = changesMade(tables)
    const entries = made.flatMap((one) => one.entries)
    const named = new Set(entries.map(({ entityType, entityId }) => keyOf(entityType, entityId)))
    const imports = new Set(made.map(({ change: { importId } }) => importId))
    const importOf = ({ treeId, id }: Written) => tables.importedRows.get("current", entityKey(treeId, id))?.changeId
    const isOfImport = (row: Written): boolean => imports.has(importOf(row) ?? null) && importOf(row) !== undefined
    rows.push(...written.map((row) => ({ ...row, hasEntry: named.has(keyOf(row.kind, row.id)) || isOfImport(row) })))
    const keys = new Set(written.map(({ kind, id }) => keyOf(kind, id)))
    const kinds: ReadonlySet<string> = new Set(recordedKinds)
    for (const { entityType, entityId, action } of entries)
      if (kinds.has(entityType) && !keys.has(keyOf(entityType, entityId)) && !isAboutNoRow(action))
        invented.push(`${entityType} ${action}`)
    for (const { change, entries: own } of made) {
      const ids = new Set(own.map(({ entityType, entityId }) => keyOf(entityType, entityId)))
      const derived = written.filter(
        (row) => change.importId !== null && importOf(row) === change.importId && !ids.has(keyOf(row.kind, row.id)),
      )
      if (change.entryCount !== own.length + derived.length) miscounted.push(change.action)
    }
  }

  const run: RehearsedUnitOfWork["run"] = (work) =>
    store.uow.run(async (transaction) => {
      const before = copyOf(tables, "current")
      const outcome = await work(transaction)
      if (E.isRight(outcome)) {
        count += 1
        compare(writtenBetween(before, copyOf(tables, "current")))
      }
      return outcome
    })

  return {
    store: { ...store, uow: { ...store.uow, run } },
    tables,
    rows,
    invented,
    miscounted,
    transactions: () => count,
    forget: () => void [rows, invented, miscounted].forEach((list) => list.splice(0)),
  }
}

/** Rows without an entry. What goes with a whole tree has none, nor has what ends by itself. */
export const unrecordedIn = ({ rows, tables }: WatchedStore): readonly string[] => {
  const isGone = (treeId: TreeId | null): boolean => treeId !== null && tables.trees.get("committed", treeId) === null
  const found = rows.filter(({ hasEntry, op, treeId }) => !hasEntry && !(op === "DELETE" && isGone(treeId)))
  return [...new Set(found.map(({ kind, op }) => `${kind} ${op}`))].sort()
}
