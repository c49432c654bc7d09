import { entryBytes, rowBytes } from "../../core/domain/change/stored-size.ts"
import type { TreeId, UserId } from "../../core/domain/ids.ts"
import type { View } from "./table.ts"
import type { Tables } from "./tables.ts"

/** Calls `grow` for each tree of which the running transaction has written rows, with the bytes that it gained or lost. */
type Growth = (grow: (treeId: TreeId, bytes: number) => void) => void

interface Owned {
  readonly treeId: TreeId | null
}

interface Touched<T> {
  touched(): readonly { readonly before: T | null; readonly after: T | null }[]
}

const growthOf =
  <T extends Owned>(table: Touched<T>, bytesOf: (row: T) => number): Growth =>
  (grow) => {
    for (const { before, after } of table.touched()) {
      if (before !== null && before.treeId !== null) grow(before.treeId, -bytesOf(before))
      if (after !== null && after.treeId !== null) grow(after.treeId, bytesOf(after))
    }
  }

/** What counts of each table; null for nothing. */
const growths = (tables: Tables): { readonly [K in keyof Tables]: Growth | null } => ({
  users: null,
  sessions: null,
  apiTokens: null,
  identities: null,
  emailTokens: null,
  trees: null,
  memberships: null,
  invitations: null,
  links: null,
  questions: null,
  persons: growthOf(tables.persons, rowBytes),
  names: growthOf(tables.names, rowBytes),
  places: growthOf(tables.places, rowBytes),
  relationships: growthOf(tables.relationships, rowBytes),
  events: growthOf(tables.events, rowBytes),
  sources: growthOf(tables.sources, rowBytes),
  citations: growthOf(tables.citations, rowBytes),
  associations: growthOf(tables.associations, rowBytes),
  comments: growthOf(tables.comments, rowBytes),
  media: growthOf(tables.media, (row) => row.size + rowBytes(row)),
  mediaLinks: growthOf(tables.mediaLinks, rowBytes),
  proposals: growthOf(tables.proposals, rowBytes),
  proposalComments: growthOf(tables.proposalComments, rowBytes),
  webhooks: null,
  webhookProgress: null,
  webhookDeliveries: null,
  keptRecords: growthOf(tables.keptRecords, ({ lines }) => Buffer.byteLength(lines)),
  changes: null,
  auditEntries: growthOf(tables.auditEntries, entryBytes),
  storedAnswers: null,
  gedcomUploads: growthOf(tables.gedcomUploads, ({ size }) => size),
  treeRevisions: null,
  importedRows: null,
  keptImports: null,
  blobStore: null,
})

/** The bytes that accounts store. */
export interface MemoryStoredBytes {
  /** The bytes of all trees that this account owns, added up. */
  ofAccount(view: View, ownerId: UserId): number
  /** Keeps what the running transaction has written. Called before its tables commit. */
  commit(): void
}

/** Counts the bytes of each tree, with every transaction that commits. The tables must be empty now. */
export const memoryStoredBytes = (tables: Tables): MemoryStoredBytes => {
  const kept = new Map<TreeId, number>()
  const counted = Object.values(growths(tables)).filter((growth) => growth !== null)
  const running = (): ReadonlyMap<TreeId, number> => {
    const grown = new Map<TreeId, number>()
    for (const growth of counted) growth((treeId, bytes) => void grown.set(treeId, (grown.get(treeId) ?? 0) + bytes))
    return grown
  }
  return {
    ofAccount: (view, ownerId) => {
      const grown = view === "current" ? running() : new Map<TreeId, number>()
      return tables.trees
        .rows(view, "ownerId", ownerId)
        .reduce((sum, { id }) => sum + (kept.get(id) ?? 0) + (grown.get(id) ?? 0), 0)
    },
    commit: () => {
      for (const [treeId, bytes] of running()) {
        const sum = (kept.get(treeId) ?? 0) + bytes
        if (sum === 0) kept.delete(treeId)
        else kept.set(treeId, sum)
      }
    },
  }
}
