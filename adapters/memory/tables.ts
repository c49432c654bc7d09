import type { ChangeEntry } from "../../core/domain/change/change.ts"
import type { ImportedKind } from "../../core/domain/change/touched-rows.ts"
import type { Comment } from "../../core/domain/comment/comment.ts"
import { subjectOf } from "../../core/domain/comment/comment-subject.ts"
import type { Association } from "../../core/domain/association/association.ts"
import type { Citation } from "../../core/domain/evidence/citation.ts"
import type { EmailToken } from "../../core/domain/account/email-token.ts"
import type { Event } from "../../core/domain/event.ts"
import type { Place } from "../../core/domain/place/place.ts"
import type { Link } from "../../core/domain/link/link.ts"
import type { Invitation } from "../../core/domain/invitation/invitation.ts"
import type { StoredUpload } from "../../core/domain/gedcom/import/stored-upload.ts"
import type { KeptRecord } from "../../core/domain/gedcom/kept/kept-record.ts"
import type { ChangeId, RecordId, TreeId, UserId } from "../../core/domain/ids.ts"
import type { Media } from "../../core/domain/evidence/media.ts"
import { type MediaLink, targetFields } from "../../core/domain/evidence/media-link.ts"
import type { Name } from "../../core/domain/name.ts"
import type { Person } from "../../core/domain/person.ts"
import type { ProposalComment } from "../../core/domain/proposal/comment.ts"
import type { Proposal } from "../../core/domain/proposal/proposal.ts"
import type { Question } from "../../core/domain/question/question.ts"
import type { Relationship } from "../../core/domain/relationship.ts"
import type { ApiToken } from "../../core/domain/account/api-token.ts"
import type { Identity, IdentityKey } from "../../core/domain/account/identity.ts"
import type { Session } from "../../core/domain/account/session.ts"
import type { Source } from "../../core/domain/evidence/source.ts"
import type { Membership, Tree } from "../../core/domain/tree.ts"
import type { StoredAnswer } from "../../core/domain/account/stored-answer.ts"
import type { User } from "../../core/domain/account/user.ts"
import type { StoredChange } from "../../core/ports/changes/change-history.ts"
import type { BlobStoreState } from "../../core/ports/unit-of-work.ts"
import { Table, type View } from "./table.ts"
import type { WebhookDelivery, WebhookProgress } from "../../core/domain/webhook/delivery.ts"
import type { Webhook } from "../../core/domain/webhook/webhook.ts"

/** Whether a row is not deleted. */
export const isLive = (row: { readonly deletedAt: Date | null }): boolean => row.deletedAt === null

export const membershipKey = (treeId: TreeId, userId: UserId): string => `${treeId} ${userId}`

/** The key of a place's name in its tree, wherever the place is. */
export const placeKeyIn = (treeId: TreeId, key: string): string => `${treeId} ${key}`

/** The key of a place's name within its parent. */
export const placeWithin = ({ treeId, parentId, key }: Pick<Place, "treeId" | "parentId" | "key">): string =>
  `${treeId} ${parentId} ${key}`

export const entityKey = (treeId: TreeId | null, entityId: string): string => `${treeId} ${entityId}`

/** What identifies someone at a provider, as one text. */
export const identityKey = ({ provider, issuer, subject }: IdentityKey): string =>
  JSON.stringify([provider, issuer, subject])

export const changeKey = (treeId: TreeId, seq: number): string => `${treeId} ${seq}`

/** The identity of a relationship. For a partnership the order of the persons does not matter. */
export const edgeKey = ({
  type,
  fromPersonId: from,
  toPersonId: to,
}: Pick<Relationship, "type" | "fromPersonId" | "toPersonId">): string =>
  type === "partnership" && to < from ? `${type} ${to} ${from}` : `${type} ${from} ${to}`

/** Indexes deleted rows for their purge. */
const deleted = (row: { readonly deletedAt: Date | null }): string | null => (isLive(row) ? null : "yes")

/** One bucket with all rows, for small tables that are scanned rarely. */
const all = (): string => "yes"

interface Owners<Owner> {
  get(view: View, id: string): Owner | null
}

const isThere = (owners: Owners<unknown>, id: string): boolean => owners.get("current", id) !== null

const isInTree = (
  owners: Owners<{ readonly treeId: TreeId }>,
  row: { readonly treeId: TreeId },
  id: string | null,
): boolean => id === null || owners.get("current", id)?.treeId === row.treeId

const countOf = (ids: readonly (string | null)[]): number => ids.filter((id) => id !== null).length

const isOne = (ids: readonly (string | null)[]): boolean => countOf(ids) === 1

/** Empty tables, with the indexes that the stores and reads need and the constraints of every row. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table
export const openTables = () => {
  const users = new Table({
    name: "users",
    key: (row: User) => row.id,
    indexes: {
      email: (row) => (isLive(row) ? row.email : null),
      calendarHash: (row) => row.calendarHash,
      selfPersonId: (row) => row.selfPersonId,
      formerSelfPersonId: (row) => row.formerSelfPersonId,
      live: (row) => (isLive(row) ? "yes" : null),
      deleted,
    },
    unique: ["email", "calendarHash"],
  })
  const sessions = new Table({
    name: "sessions",
    key: (row: Session) => row.id,
    indexes: { userId: (row) => row.userId, tokenHash: (row) => row.tokenHash, all },
    unique: ["tokenHash"],
    rules: { "its user exists": (row) => isThere(users, row.userId) },
  })
  const apiTokens = new Table({
    name: "api_tokens",
    key: (row: ApiToken) => row.id,
    indexes: { userId: (row) => row.userId, tokenHash: (row) => row.tokenHash, all },
    unique: ["tokenHash"],
    rules: { "its user exists": (row) => isThere(users, row.userId) },
  })
  const identities = new Table({
    name: "identities",
    key: (row: Identity) => row.id,
    indexes: { userId: (row) => row.userId, key: identityKey },
    unique: ["key"],
    rules: { "its user exists": (row) => isThere(users, row.userId) },
  })
  const emailTokens = new Table({
    name: "email_tokens",
    key: (row: EmailToken) => row.tokenHash,
    indexes: { userId: (row) => row.userId, all },
    rules: { "its user exists": (row) => isThere(users, row.userId) },
  })
  const trees = new Table({
    name: "trees",
    key: (row: Tree) => row.id,
    indexes: {
      listed: (row) =>
        isLive(row) && (row.visibility === "public" || row.visibility === "site_members") ? "yes" : null,
      live: (row) => (isLive(row) ? "yes" : null),
      ownerId: (row) => row.ownerId,
      deleted,
    },
    rules: {
      "its owner exists": (row) => isThere(users, row.ownerId),
      "its home person is in the tree": (row): boolean => isInTree(persons, { treeId: row.id }, row.homePersonId),
      "its former home person is in the tree": (row): boolean =>
        isInTree(persons, { treeId: row.id }, row.formerHomePersonId),
    },
  })
  const invitations = new Table({
    name: "invitations",
    key: (row: Invitation) => row.id,
    indexes: {
      treeId: (row) => row.treeId,
      tokenHash: (row) => row.tokenHash,
      mailedTokenHash: (row) => row.mailedTokenHash,
      all,
    },
    unique: ["tokenHash", "mailedTokenHash"],
    rules: {
      "its tree exists": (row) => isThere(trees, row.treeId),
      "its inviter exists": (row) => isThere(users, row.inviterId),
    },
  })
  const links = new Table({
    name: "links",
    key: (row: Link) => row.id,
    indexes: {
      treeId: (row) => row.treeId,
      tokenHash: (row) => row.tokenHash,
      holderHash: (row) => row.holderHash,
      all,
    },
    unique: ["tokenHash", "holderHash"],
    rules: {
      "its tree exists": (row) => isThere(trees, row.treeId),
      "its maker exists": (row) => isThere(users, row.makerId),
    },
  })
  const questions = new Table({
    name: "questions",
    key: (row: Question) => row.id,
    indexes: {
      treeId: (row) => row.treeId,
      askerId: (row) => row.askerId,
      tokenHash: (row) => row.tokenHash,
      mailedTokenHash: (row) => row.mailedTokenHash,
      all,
    },
    unique: ["tokenHash", "mailedTokenHash"],
    rules: {
      "its tree exists": (row) => isThere(trees, row.treeId),
      "its asker exists": (row) => isThere(users, row.askerId),
    },
  })
  const memberships = new Table({
    name: "memberships",
    key: (row: Membership) => membershipKey(row.treeId, row.userId),
    indexes: { treeId: (row) => row.treeId, userId: (row) => row.userId },
    rules: {
      "its tree exists": (row) => isThere(trees, row.treeId),
      "its user exists": (row) => isThere(users, row.userId),
    },
  })
  const persons = new Table({
    name: "persons",
    key: (row: Person) => row.id,
    indexes: { treeId: (row) => row.treeId, deletionId: (row) => row.deletionId, deleted },
    rules: { "its tree exists": (row) => isThere(trees, row.treeId) },
  })
  const names = new Table({
    name: "names",
    key: (row: Name) => row.id,
    indexes: {
      treeId: (row) => row.treeId,
      personId: (row) => row.personId,
      primary: (row) => (isLive(row) && row.isPrimary ? row.personId : null),
      deleted,
    },
    unique: ["primary"],
    rules: { "its person is in the tree": (row) => isInTree(persons, row, row.personId) },
  })
  const places: Table<Place, "treeId" | "key" | "within" | "parentId"> = new Table({
    name: "places",
    key: (row: Place) => row.id,
    indexes: {
      treeId: (row) => row.treeId,
      key: (row) => placeKeyIn(row.treeId, row.key),
      within: placeWithin,
      parentId: (row) => row.parentId,
    },
    unique: ["within"],
    rules: {
      "its tree exists": (row) => isThere(trees, row.treeId),
      "its coordinates are both or none": (row) => (row.latitude === null) === (row.longitude === null),
      "its parent is in the tree": (row) => isInTree(places, row, row.parentId),
    },
  })
  const relationships = new Table({
    name: "relationships",
    key: (row: Relationship) => row.id,
    indexes: {
      treeId: (row) => row.treeId,
      fromPersonId: (row) => row.fromPersonId,
      toPersonId: (row) => row.toPersonId,
      edge: (row) => (isLive(row) ? edgeKey(row) : null),
      deleted,
    },
    unique: ["edge"],
    rules: {
      "its ends differ": (row) => row.fromPersonId !== row.toPersonId,
      "parents have a qualifier, partners none": (row) => (row.type === "parent_child") === (row.qualifier !== null),
      "its ends are in the tree": (row) =>
        isInTree(persons, row, row.fromPersonId) && isInTree(persons, row, row.toPersonId),
    },
  })
  const events = new Table({
    name: "events",
    key: (row: Event) => row.id,
    indexes: {
      treeId: (row) => row.treeId,
      personId: (row) => row.personId,
      relationshipId: (row) => row.relationshipId,
      placeId: (row) => row.placeId,
      deleted,
    },
    rules: {
      "it has one subject": (row) => isOne([row.personId, row.relationshipId]),
      "its subject is in the tree": (row) =>
        isInTree(persons, row, row.personId) && isInTree(relationships, row, row.relationshipId),
      "its place is in the tree": (row) => isInTree(places, row, row.placeId),
    },
  })
  const sources = new Table({
    name: "sources",
    key: (row: Source) => row.id,
    indexes: { treeId: (row) => row.treeId, deleted },
    rules: { "its tree exists": (row) => isThere(trees, row.treeId) },
  })
  const citations = new Table({
    name: "citations",
    key: (row: Citation) => row.id,
    indexes: {
      treeId: (row) => row.treeId,
      sourceId: (row) => row.sourceId,
      personId: (row) => row.personId,
      eventId: (row) => row.eventId,
      nameId: (row) => row.nameId,
      relationshipId: (row) => row.relationshipId,
      deleted,
    },
    rules: {
      "it has one target": (row) => isOne([row.personId, row.eventId, row.nameId, row.relationshipId]),
      "its source is in the tree": (row) => isInTree(sources, row, row.sourceId),
      "its target is in the tree": (row) =>
        isInTree(persons, row, row.personId) &&
        isInTree(events, row, row.eventId) &&
        isInTree(names, row, row.nameId) &&
        isInTree(relationships, row, row.relationshipId),
    },
  })
  const associations = new Table({
    name: "associations",
    key: (row: Association) => row.id,
    indexes: {
      treeId: (row) => row.treeId,
      personId: (row) => row.personId,
      associateId: (row) => row.associateId,
      eventId: (row) => row.eventId,
      relationshipId: (row) => row.relationshipId,
      deleted,
    },
    rules: {
      "it is about something": (row) => countOf([row.personId, row.eventId, row.relationshipId]) > 0,
      "it is about one fact": (row) => countOf([row.eventId, row.relationshipId]) <= 1,
      "it names an associate": (row) => row.associateId !== null || row.associateName !== null,
      "all of it is in the tree": (row) =>
        isInTree(persons, row, row.personId) &&
        isInTree(persons, row, row.associateId) &&
        isInTree(events, row, row.eventId) &&
        isInTree(relationships, row, row.relationshipId),
    },
  })
  const media = new Table({
    name: "media",
    key: (row: Media) => row.id,
    indexes: {
      treeId: (row) => row.treeId,
      personId: (row) => row.personId,
      eventId: (row) => row.eventId,
      sourceId: (row) => row.sourceId,
      deleted,
    },
    rules: {
      "its tree exists": (row) => isThere(trees, row.treeId),
      "it has at most one owner": (row) => countOf([row.personId, row.eventId, row.sourceId]) <= 1,
      "its owner is in the tree": (row) =>
        isInTree(persons, row, row.personId) &&
        isInTree(events, row, row.eventId) &&
        isInTree(sources, row, row.sourceId),
    },
  })
  const comments = new Table({
    name: "comments",
    key: (row: Comment) => row.id,
    indexes: {
      treeId: (row) => row.treeId,
      personId: (row) => row.personId,
      eventId: (row) => row.eventId,
      mediaId: (row) => row.mediaId,
      sourceId: (row) => row.sourceId,
      subject: (row) => subjectOf(row).id,
      deleted,
    },
    rules: {
      "it has one subject": (row) => isOne([row.personId, row.eventId, row.mediaId, row.sourceId]),
      "its subject is in the tree": (row) =>
        isInTree(persons, row, row.personId) &&
        isInTree(events, row, row.eventId) &&
        isInTree(media, row, row.mediaId) &&
        isInTree(sources, row, row.sourceId),
    },
  })
  const mediaLinks = new Table({
    name: "media_links",
    key: (row: MediaLink) => row.id,
    indexes: {
      treeId: (row) => row.treeId,
      mediaId: (row) => row.mediaId,
      personId: (row) => row.personId,
      eventId: (row) => row.eventId,
      relationshipId: (row) => row.relationshipId,
      sourceId: (row) => row.sourceId,
      citationId: (row) => row.citationId,
      placeId: (row) => row.placeId,
    },
    rules: {
      "its medium is in the tree": (row) => isInTree(media, row, row.mediaId),
      "it has at most one target": (row) => countOf(targetFields.map((field) => row[field])) <= 1,
      "its target is in the tree": (row) =>
        isInTree(persons, row, row.personId) &&
        isInTree(events, row, row.eventId) &&
        isInTree(relationships, row, row.relationshipId) &&
        isInTree(sources, row, row.sourceId) &&
        isInTree(citations, row, row.citationId) &&
        isInTree(places, row, row.placeId),
    },
  })
  const proposals = new Table({
    name: "proposals",
    key: (row: Proposal) => row.id,
    indexes: { treeId: (row) => row.treeId },
    rules: { "its tree exists": (row) => isThere(trees, row.treeId) },
  })
  const proposalComments = new Table({
    name: "proposal_comments",
    key: (row: ProposalComment) => row.id,
    indexes: { treeId: (row) => row.treeId, proposalId: (row) => row.proposalId, authorId: (row) => row.authorId },
    rules: { "its proposal is in the tree": (row) => isInTree(proposals, row, row.proposalId) },
  })
  const webhooks = new Table({
    name: "webhooks",
    key: (row: Webhook) => row.id,
    indexes: { treeId: (row) => row.treeId, active: ({ active }) => (active ? "yes" : null) },
    rules: { "its tree exists": (row) => isThere(trees, row.treeId) },
  })
  const webhookProgress = new Table({
    name: "webhook_progress",
    key: (row: TakenProgress) => row.webhookId,
    indexes: {},
    rules: { "its webhook is in the tree": (row) => isInTree(webhooks, row, row.webhookId) },
  })
  const webhookDeliveries = new Table({
    name: "webhook_deliveries",
    key: (row: WebhookDelivery) => row.id,
    indexes: { webhookId: (row) => row.webhookId, all },
    rules: { "its webhook is in the tree": (row) => isInTree(webhooks, row, row.webhookId) },
  })
  const keptRecords = new Table({
    name: "kept_records",
    key: (row: KeptRecord) => row.id,
    indexes: {
      treeId: (row) => row.treeId,
      position: ({ treeId, position }) => `${treeId} ${position}`,
      xref: ({ treeId, xref }) => (xref === null ? null : `${treeId} ${xref}`),
    },
    unique: ["position", "xref"],
    rules: {
      "its tree exists": (row) => isThere(trees, row.treeId),
      "its person and source are in the tree": (row) =>
        isInTree(persons, row, row.personId) && isInTree(sources, row, row.sourceId),
    },
  })
  const changes = new Table({
    name: "changes",
    key: (row: StoredChange) => row.id,
    indexes: {
      treeId: (row) => row.treeId,
      accountId: (row) => (row.treeId === null ? row.accountId : null),
      outsideTrees: (row) => (row.treeId === null ? "yes" : null),
      proposalId: (row) => row.proposalId,
      undoneBy: (row) => row.undoneBy,
      seq: ({ treeId, seq }) => (treeId === null || seq === null ? null : changeKey(treeId, seq)),
    },
  })
  const auditEntries = new Table({
    name: "audit_entries",
    key: (row: StoredEntry) => row.id,
    indexes: {
      treeId: (row) => row.treeId,
      changeId: (row) => row.changeId,
      entity: ({ treeId, entityId }) => entityKey(treeId, entityId),
      all,
    },
    rules: { "its change exists": (row) => isThere(changes, row.changeId) },
  })
  const treeRevisions = new Table({ name: "tree_revisions", key: (row: TreeRevision) => row.treeId, indexes: {} })
  const importedRows = new Table({
    name: "imported_rows",
    key: ({ treeId, id }: ImportedRow) => entityKey(treeId, id),
    indexes: { changeId: (row) => row.changeId, treeId: (row) => row.treeId },
  })
  const keptImports = new Table({
    name: "kept_imports",
    key: (row: KeptImport) => row.id,
    indexes: { changeId: (row) => row.changeId },
  })
  const storedAnswers = new Table({
    name: "stored_answers",
    key: (row: StoredAnswer) => row.id,
    indexes: { userId: (row) => row.userId, treeId: (row) => row.treeId, all },
    rules: {
      "its user exists": (row) => row.userId === null || isThere(users, row.userId),
      "its tree exists": (row) => row.treeId === null || isThere(trees, row.treeId),
    },
  })
  const gedcomUploads = new Table({
    name: "gedcom_uploads",
    key: (row: StoredUpload) => row.id,
    indexes: { treeId: (row) => row.treeId, all },
    rules: { "its tree exists": (row) => isThere(trees, row.treeId) },
  })
  /** One row. */
  const blobStore = new Table({ name: "blob_store", key: (_: BlobStoreState) => "only", indexes: {} })
  blobStore.insert({ id: null, isConfirmed: false, sweptTo: null })
  blobStore.commit()
  return {
    users,
    sessions,
    apiTokens,
    identities,
    emailTokens,
    trees,
    memberships,
    invitations,
    links,
    questions,
    persons,
    names,
    places,
    relationships,
    events,
    sources,
    citations,
    associations,
    comments,
    media,
    mediaLinks,
    proposals,
    proposalComments,
    webhooks,
    webhookProgress,
    webhookDeliveries,
    keptRecords,
    changes,
    auditEntries,
    storedAnswers,
    gedcomUploads,
    treeRevisions,
    importedRows,
    keptImports,
    blobStore,
  }
}

/** How far a webhook has come, and until when a worker has taken it. */
interface TakenProgress extends WebhookProgress {
  readonly takenUntil: Date | null
}

/** The import that added a kept record, and whether it is undone. */
export interface KeptImport {
  readonly id: RecordId
  readonly changeId: ChangeId
  readonly isWithdrawn: boolean
}

export interface StoredEntry extends ChangeEntry {
  readonly seq: number | null
}

/** The last sequence number of a tree. */
interface TreeRevision {
  readonly treeId: TreeId
  readonly revision: number
}

/** To which import a row belongs. */
interface ImportedRow {
  readonly kind: ImportedKind
  readonly id: string
  readonly treeId: TreeId
  readonly changeId: ChangeId
}

export type Tables = ReturnType<typeof openTables>
