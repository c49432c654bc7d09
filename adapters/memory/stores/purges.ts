import { lastQuestionEnd } from "../../../core/domain/question/question.ts"
import { lastUploadEnd } from "../../../core/domain/gedcom/import/stored-upload.ts"
import { type DeletableKind, dependentsFirst } from "../../../core/domain/deletion.ts"
import { emptyLinks } from "../../../core/domain/evidence/media-link.ts"
import { MediaId, type TreeId, type UserId } from "../../../core/domain/ids.ts"
import type { User } from "../../../core/domain/account/user.ts"
import type { Merged } from "../../../core/domain/merged.ts"
import type { Purges } from "../../../core/ports/purges.ts"
import type { View } from "../table.ts"
import { entityKey, isLive, membershipKey, type StoredEntry, type Tables } from "../tables.ts"
import type { Write } from "./writing.ts"
import { DELIVERIES_KEPT_MS } from "../../../core/domain/webhook/delivery.ts"
import { removeWebhook } from "./webhooks.ts"

interface Row {
  readonly id: string
  readonly treeId: TreeId
  readonly deletedAt: Date | null
  /** Only of a person. */
  readonly merged?: Merged | null
}

/** The rows of one kind for a purge. */
interface Kind {
  readonly kind: DeletableKind
  ofTree(treeId: TreeId): readonly Row[]
  /** The rows that were deleted before this moment. */
  expired(before: Date): readonly Row[]
  remove(id: string): void
}

interface Rows {
  rows(view: View, index: "treeId" | "deleted", key: string): readonly Row[]
  remove(id: string): void
}

const kindOf = (kind: DeletableKind, table: Rows): Kind => ({
  kind,
  ofTree: (treeId) => table.rows("current", "treeId", treeId),
  expired: (before) => table.rows("current", "deleted", "yes").filter((row) => isExpired(row, before)),
  remove: (id) => table.remove(id),
})

/** A merged person stays as long as the person who was kept, because that address leads on. */
const isExpired = ({ deletedAt, merged = null }: Pick<Row, "deletedAt" | "merged">, before: Date): boolean =>
  deletedAt !== null && deletedAt < before && merged === null

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one entry for each method of the port
export const purgesIn = (tables: Tables, write: Write): Purges => {
  const {
    users,
    trees,
    memberships,
    invitations,
    links,
    questions,
    sessions,
    apiTokens,
    identities,
    emailTokens,
    keptRecords,
    places,
    proposals,
    proposalComments,
    auditEntries,
    changes,
    importedRows,
    treeRevisions,
    mediaLinks,
  } = tables
  const { storedAnswers } = tables

  const tableOf: Readonly<Record<DeletableKind, Rows>> = {
    person: tables.persons,
    name: tables.names,
    event: tables.events,
    relationship: tables.relationships,
    source: tables.sources,
    citation: tables.citations,
    association: tables.associations,
    comment: tables.comments,
    media: tables.media,
  }
  const kinds = dependentsFirst.map((kind) => kindOf(kind, tableOf[kind]))

  /** Media with links to further records stay. Those of a person keep an empty link that hides them. */
  const detach = (kind: DeletableKind, id: string): void => {
    if (kind !== "person" && kind !== "event" && kind !== "source") return
    for (const medium of tables.media.rows("current", `${kind}Id`, id).filter(isLive)) {
      tables.media.update({ ...medium, personId: null, eventId: null, sourceId: null })
      const hiding = kind === "person" ? emptyLinks(medium.treeId, medium.id) : []
      for (const link of hiding) if (mediaLinks.get("current", link.id) === null) mediaLinks.insert(link)
    }
  }

  /** Does what the foreign keys of the database do with links of media when the medium or the target is removed. */
  const unlink = (kind: DeletableKind, id: string): void => {
    detach(kind, id)
    if (kind === "person")
      for (const link of mediaLinks.rows("current", "personId", id)) mediaLinks.update({ ...link, personId: null })
    else if (kind !== "name" && kind !== "association" && kind !== "comment")
      for (const link of mediaLinks.rows("current", `${kind}Id`, id)) mediaLinks.remove(link.id)
  }

  const keptOf = (treeId: TreeId) => keptRecords.rows("current", "treeId", treeId)
  const blank = (entry: StoredEntry): void => auditEntries.update({ ...entry, before: null, after: null })

  /** Blanks the entries of these records, and those of proposals that name them. */
  const blankRecords = (treeId: TreeId, ids: ReadonlySet<string | null>): void => {
    const names = ({ before, after }: StoredEntry): boolean => {
      const text = JSON.stringify([before, after])
      return [...ids].some((id) => id !== null && text.includes(id))
    }
    for (const entry of auditEntries.rows("current", "treeId", treeId))
      if (ids.has(entry.entityId) || (entry.entityType === "proposal" && names(entry))) blank(entry)
  }

  /** Blanks the entries of an account: its own, those of what it did outside trees, and those of its memberships. */
  const blankUser = (id: UserId): void => {
    for (const entry of auditEntries.rows("current", "all", "yes")) {
      const isOutsideTrees = entry.treeId === null && (entry.entityId === id || entry.actorId === id)
      if (isOutsideTrees || (entry.entityType === "membership" && entry.entityId === id)) blank(entry)
    }
  }

  /** Clears the references of accounts and trees to removed persons. */
  const forget = (treeId: TreeId, personIds: readonly string[]): void => {
    for (const id of personIds) {
      for (const user of users.rows("current", "selfPersonId", id)) users.update({ ...user, selfPersonId: null })
      for (const user of users.rows("current", "formerSelfPersonId", id))
        users.update({ ...user, formerSelfPersonId: null })
    }
    const tree = trees.get("current", treeId)
    if (tree?.formerHomePersonId != null && personIds.includes(tree.formerHomePersonId))
      trees.update({ ...tree, formerHomePersonId: null })
  }

  /** Persons who were merged into one who expires now expire too. */
  const releaseMerged = (treeId: TreeId, before: Date): void =>
    write(() => {
      for (const person of tables.persons.rows("current", "treeId", treeId)) {
        if (person.merged === null) continue
        const kept = tables.persons.get("current", person.merged.intoId)
        if (kept === null || isExpired(kept, before)) tables.persons.update({ ...person, merged: null })
      }
    })

  return {
    expiredTree: async (before, after) =>
      trees.page("current", "deleted", "yes", { after, count: 1, wanted: (tree) => isExpired(tree, before) })[0]?.id ??
      null,
    treeWithExpired: async (before) => kinds.flatMap((kind) => kind.expired(before))[0]?.treeId ?? null,
    removeExpired: async (treeId, before, most) => {
      releaseMerged(treeId, before)
      const expired = kinds.flatMap((kind) => kind.expired(before).map((row) => ({ kind, row })))
      const batch = expired.filter(({ row }) => row.treeId === treeId).slice(0, most)
      const ids: ReadonlySet<string | null> = new Set(batch.map(({ row }) => row.id))
      write(() => {
        for (const { kind, row } of batch) {
          kind.remove(row.id)
          unlink(kind.kind, row.id)
        }
        forget(
          treeId,
          batch.flatMap(({ kind: { kind }, row }) => (kind === "person" ? [row.id] : [])),
        )
        for (const { id, personId, sourceId } of keptOf(treeId))
          if (ids.has(personId) || ids.has(sourceId)) keptRecords.remove(id)
        blankRecords(treeId, ids)
      })
      return batch.map(({ kind: { kind }, row: { id } }) => ({ kind, id }))
    },
    removeTree: async (treeId, most) => {
      const owned = kinds.flatMap((kind) => kind.ofTree(treeId).map(({ id }) => ({ kind, id })))
      const batch = owned.slice(0, most)
      const idsOf = (wanted: DeletableKind): readonly string[] =>
        batch.flatMap(({ kind: { kind }, id }) => (kind === wanted ? [id] : []))
      write(() => {
        for (const { kind, id } of batch) {
          kind.remove(id)
          unlink(kind.kind, id)
        }
        forget(treeId, idsOf("person"))
      })
      const isGone = batch.length === owned.length
      if (isGone) {
        write(() => {
          for (const entry of auditEntries.rows("current", "treeId", treeId))
            auditEntries.update({ ...entry, treeId: null, before: null, after: null })
          for (const change of changes.rows("current", "treeId", treeId)) changes.update({ ...change, treeId: null })
          for (const row of importedRows.rows("current", "treeId", treeId))
            importedRows.remove(entityKey(treeId, row.id))
          treeRevisions.remove(treeId)
          for (const { id } of keptOf(treeId)) keptRecords.remove(id)
          for (const { id } of places.rows("current", "treeId", treeId)) places.remove(id)
          for (const { id } of proposalComments.rows("current", "treeId", treeId)) proposalComments.remove(id)
          for (const { id } of proposals.rows("current", "treeId", treeId)) proposals.remove(id)
          for (const { id } of invitations.rows("current", "treeId", treeId)) invitations.remove(id)
          for (const { id } of links.rows("current", "treeId", treeId)) links.remove(id)
          for (const { id } of questions.rows("current", "treeId", treeId)) questions.remove(id)
          for (const { id } of tables.webhooks.rows("current", "treeId", treeId)) removeWebhook(tables, id)
          for (const { userId } of memberships.rows("current", "treeId", treeId))
            memberships.remove(membershipKey(treeId, userId))
          for (const { id } of storedAnswers.rows("current", "treeId", treeId)) storedAnswers.remove(id)
          for (const { id } of tables.gedcomUploads.rows("current", "treeId", treeId)) tables.gedcomUploads.remove(id)
          trees.remove(treeId)
        })
      }
      return { mediaIds: idsOf("media").filter(MediaId.is), isGone }
    },
    removeUsers: async (before, most) => {
      const isFree = ({ id }: User): boolean =>
        trees.rows("current", "ownerId", id).length === 0 && memberships.rows("current", "userId", id).length === 0
      const batch = users.page("current", "deleted", "yes", {
        count: most,
        wanted: (user) => isExpired(user, before) && isFree(user),
      })
      write(() => {
        for (const { id } of batch) {
          for (const session of sessions.rows("current", "userId", id)) sessions.remove(session.id)
          for (const token of apiTokens.rows("current", "userId", id)) apiTokens.remove(token.id)
          for (const identity of identities.rows("current", "userId", id)) identities.remove(identity.id)
          for (const { tokenHash } of emailTokens.rows("current", "userId", id)) emailTokens.remove(tokenHash)
          for (const answer of storedAnswers.rows("current", "userId", id)) storedAnswers.remove(answer.id)
          for (const question of questions.rows("current", "askerId", id)) questions.remove(question.id)
          for (const comment of proposalComments.rows("current", "authorId", id))
            proposalComments.update({ ...comment, via: { ...comment.via, id: null, name: null } })
          users.remove(id)
          blankUser(id)
        }
      })
      return batch.map(({ id }) => id)
    },
    removeEnded: async (before) =>
      write(() => {
        for (const { id } of sessions.rows("current", "all", "yes").filter(({ expiresAt }) => expiresAt <= before))
          sessions.remove(id)
        for (const { id } of invitations.rows("current", "all", "yes").filter(({ expiresAt }) => expiresAt <= before))
          invitations.remove(id)
        for (const { id } of links.rows("current", "all", "yes").filter(({ expiresAt }) => expiresAt <= before))
          links.remove(id)
        for (const { id } of questions
          .rows("current", "all", "yes")
          .filter(({ expiresAt }) => expiresAt <= lastQuestionEnd(before)))
          questions.remove(id)
        for (const { id } of apiTokens.rows("current", "all", "yes").filter(({ expiresAt }) => expiresAt <= before))
          apiTokens.remove(id)
        const past = new Date(before.getTime() - DELIVERIES_KEPT_MS)
        for (const { id } of tables.webhookDeliveries.rows("current", "all", "yes").filter(({ at }) => at <= past))
          tables.webhookDeliveries.remove(id)
        for (const { tokenHash } of emailTokens
          .rows("current", "all", "yes")
          .filter(({ expiresAt }) => expiresAt <= before))
          emailTokens.remove(tokenHash)
        for (const { id } of storedAnswers.rows("current", "all", "yes").filter(({ expiresAt }) => expiresAt <= before))
          storedAnswers.remove(id)
        const ended = lastUploadEnd(before)
        for (const { id } of tables.gedcomUploads
          .rows("current", "all", "yes")
          .filter(({ expiresAt }) => expiresAt <= ended))
          tables.gedcomUploads.remove(id)
      }),
  }
}
