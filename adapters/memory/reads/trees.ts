import type { AuditEntryRead } from "../../../core/domain/audit/audit.ts"
import type { TreeId, UserId } from "../../../core/domain/ids.ts"
import type { PrivacyFacts } from "../../../core/domain/privacy.ts"
import { normalizeText } from "../../../core/domain/name-text/normalize-text.ts"
import type { Member, Tree } from "../../../core/domain/tree.ts"
import type { TreeAddress, TreeReads, TreeRow } from "../../../core/ports/reads.ts"
import { accessIn, membershipsOf, revisionIn } from "../access.ts"
import { copyOf } from "../copy.ts"
import type { MemoryStoredBytes } from "../stored-bytes.ts"
import { entityKey, isLive, membershipKey, type StoredEntry, type Tables } from "../tables.ts"
import { pages } from "./pages.ts"

/** Whether this entry stands for the rows of an import, which have no entries of their own. */
const isOfImport = ({ changes }: Tables, { changeId, entityId }: StoredEntry): boolean => {
  const change = changes.get("committed", changeId)
  return change?.entityId === entityId
}

const treeIdOf = (tables: Tables, address: TreeAddress): TreeId | null => {
  switch (address.kind) {
    case "tree":
      return tables.trees.get("committed", address.id)?.id ?? null
    case "person":
      return tables.persons.get("committed", address.id)?.treeId ?? null
    case "event":
      return tables.events.get("committed", address.id)?.treeId ?? null
    case "place":
      return tables.places.get("committed", address.id)?.treeId ?? null
    case "relationship":
      return tables.relationships.get("committed", address.id)?.treeId ?? null
    case "source":
      return tables.sources.get("committed", address.id)?.treeId ?? null
    case "comment":
      return tables.comments.get("committed", address.id)?.treeId ?? null
    case "association":
      return tables.associations.get("committed", address.id)?.treeId ?? null
    case "citation":
      return tables.citations.get("committed", address.id)?.treeId ?? null
    case "media":
      return tables.media.get("committed", address.id)?.treeId ?? null
    case "proposal":
      return tables.proposals.get("committed", address.id)?.treeId ?? null
    case "change":
      return tables.changes.get("committed", address.id)?.treeId ?? null
    case "webhook":
      return tables.webhooks.get("committed", address.id)?.treeId ?? null
  }
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one entry for each method of the port
export const treeReads = (tables: Tables, bytes: MemoryStoredBytes): TreeReads => {
  const { trees, memberships, persons, users, changes, auditEntries } = tables

  const homeOf = ({ id, homePersonId }: Tree): PrivacyFacts | null => {
    const home = homePersonId === null ? null : persons.get("committed", homePersonId)
    return home !== null && home.treeId === id && isLive(home)
      ? { privacy: home.privacy, publicFrom: home.publicFrom }
      : null
  }

  const rowOf = (id: TreeId, userId: UserId | null): TreeRow | null => {
    const access = accessIn(tables, "committed", id, userId)
    return access === null
      ? null
      : { ...access, home: homeOf(access.tree), revision: revisionIn(tables, "committed", id) }
  }

  /** The trees of a user with the user's role in each. They are few, so each call sorts them again. */
  const treesOf = (userId: UserId, deleted: boolean) =>
    memberships
      .rows("committed", "userId", userId)
      .flatMap(({ treeId, role }) => {
        const tree = trees.get("committed", treeId)
        const isListed = tree !== null && (deleted ? !isLive(tree) && role === "owner" : isLive(tree))
        return isListed ? [{ tree: copyOf(tree), role, revision: revisionIn(tables, "committed", treeId) }] : []
      })
      .sort((a, b) => (a.tree.id < b.tree.id ? -1 : 1))

  const holdsAll = (tree: Tree, words: readonly string[]): boolean => {
    const text = normalizeText(`${tree.name} ${tree.description ?? ""}`)
    return words.every((word) => text.includes(word))
  }

  const memberOf = (membership: {
    readonly userId: UserId
    readonly role: Member["role"]
    readonly createdAt: Date
  }): readonly Member[] => {
    const user = users.get("committed", membership.userId)
    if (user === null) return []
    return [
      {
        userId: user.id,
        email: user.email,
        displayName: user.displayName,
        role: membership.role,
        createdAt: membership.createdAt,
      },
    ]
  }

  const auditEntryRead = (entry: StoredEntry): AuditEntryRead => {
    const change = changes.get("committed", entry.changeId)
    if (change === null) throw new Error(`The entry ${entry.id} has no change.`)
    const { id, changeId, actorId, action, entityType, entityId, before, after } = entry
    const { at, actorType, via, proposalId, requestId } = copyOf(change)
    const actor =
      actorId === null ? null : { id: actorId, displayName: users.get("committed", actorId)?.displayName ?? null }
    return {
      id,
      changeId,
      at,
      actor,
      actorType,
      via,
      action,
      entityType,
      entityId,
      before,
      after,
      proposalId,
      requestId,
    }
  }

  return {
    byId: async (id, userId) => rowOf(id, userId),
    ofRecord: async (address) => treeIdOf(tables, address),
    stateOf: async (address, userId) => {
      const id = treeIdOf(tables, address)
      const row = id === null ? null : rowOf(id, userId)
      if (id === null || row === null) return null
      const [last] = changes.page("committed", "treeId", id, {
        count: 1,
        wanted: ({ seq }) => seq === row.revision,
        newestFirst: true,
      })
      return { ...row, lastChangeId: last?.id ?? null }
    },
    accountsOf: async (id) => {
      const actors = changes.rows("committed", "treeId", id).map(({ actorId }) => actorId)
      const members = memberships.rows("committed", "treeId", id).map(({ userId }) => userId)
      const all = [...new Set([...actors, ...members])].flatMap((userId) =>
        userId === null ? [] : (users.get("committed", userId) ?? []),
      )
      return JSON.stringify(all.map((user) => [user.id, user.email, user.displayName]).sort())
    },
    storedBytes: async (ownerId) => bytes.ofAccount("committed", ownerId),
    ofUser: (userId, deleted, keyset) =>
      pages(
        keyset,
        (after, count) =>
          treesOf(userId, deleted)
            .filter(({ tree }) => after === null || tree.id > after)
            .slice(0, count),
        ({ tree }) => tree.id,
        (row) => row,
      ),
    directory: (userId, words, keyset) =>
      pages(
        keyset,
        (after, count) =>
          trees.page("committed", "listed", "yes", {
            after,
            count,
            wanted: (tree) => (tree.visibility === "public" || userId !== null) && holdsAll(tree, words),
          }),
        (tree) => tree.id,
        (tree): TreeRow => ({
          tree: copyOf(tree),
          role: userId === null ? null : (memberships.get("committed", membershipKey(tree.id, userId))?.role ?? null),
          home: homeOf(tree),
          revision: revisionIn(tables, "committed", tree.id),
        }),
      ),
    members: async (id) => membershipsOf(tables, "committed", id).flatMap(memberOf),
    member: async (id, userId) => {
      const membership = memberships.get("committed", membershipKey(id, userId))
      return membership === null ? null : (memberOf(membership)[0] ?? null)
    },
    audit: (id, { entityId, actorId }, keyset) =>
      pages(
        keyset,
        (after, count) => {
          const imported = entityId === null ? null : tables.importedRows.get("committed", entityKey(id, entityId))
          const isAbout = (entry: StoredEntry): boolean =>
            entry.entityId === entityId || (entry.changeId === imported?.changeId && isOfImport(tables, entry))
          const isWanted = (entry: StoredEntry): boolean =>
            (entityId === null || isAbout(entry)) && (actorId === null || entry.actorId === actorId)
          return auditEntries.page("committed", "treeId", id, { after, count, wanted: isWanted, newestFirst: true })
        },
        (entry) => entry.id,
        auditEntryRead,
      ),
  }
}
