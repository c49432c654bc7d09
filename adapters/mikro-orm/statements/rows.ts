import type { ApiToken } from "../../../core/domain/account/api-token.ts"
import type { EmailToken } from "../../../core/domain/account/email-token.ts"
import type { Identity } from "../../../core/domain/account/identity.ts"
import type { Session } from "../../../core/domain/account/session.ts"
import type { StoredAnswer } from "../../../core/domain/account/stored-answer.ts"
import type { User } from "../../../core/domain/account/user.ts"
import type { Event } from "../../../core/domain/event.ts"
import type { Place } from "../../../core/domain/place/place.ts"
import type { Comment } from "../../../core/domain/comment/comment.ts"
import type { Association } from "../../../core/domain/association/association.ts"
import type { Citation } from "../../../core/domain/evidence/citation.ts"
import type { Media } from "../../../core/domain/evidence/media.ts"
import type { MediaLink } from "../../../core/domain/evidence/media-link.ts"
import type { Source } from "../../../core/domain/evidence/source.ts"
import type { StoredUpload } from "../../../core/domain/gedcom/import/stored-upload.ts"
import type { KeptRecord } from "../../../core/domain/gedcom/kept/kept-record.ts"
import type { ChangeId } from "../../../core/domain/ids.ts"
import type { Invitation } from "../../../core/domain/invitation/invitation.ts"
import type { Question } from "../../../core/domain/question/question.ts"
import type { Link } from "../../../core/domain/link/link.ts"
import type { Name } from "../../../core/domain/name.ts"
import type { Person } from "../../../core/domain/person.ts"
import type { ProposalComment } from "../../../core/domain/proposal/comment.ts"
import type { Proposal } from "../../../core/domain/proposal/proposal.ts"
import type { Relationship } from "../../../core/domain/relationship.ts"
import type { Membership } from "../../../core/domain/tree.ts"
import type { WebhookDelivery } from "../../../core/domain/webhook/delivery.ts"
import type { Webhook } from "../../../core/domain/webhook/webhook.ts"
import type { StoredChange } from "../../../core/ports/changes/change-history.ts"
import type { StoredEntry } from "../entities/audit-entry.ts"
import type { BlobStoreRow } from "../entities/blob-store.ts"
import type { PurgedImportedRow, TreeRevision } from "../entities/change.ts"
import type { StoredBytesRow } from "../entities/stored-bytes.ts"
import type { SearchableTree } from "../entities/tree.ts"
import type { KeyedTries } from "../entities/tries.ts"
import type { TakenProgress } from "../entities/webhook.ts"

/** A row that keeps which import created it. No record has this field. */
interface Imported {
  readonly importId: ChangeId | null
}

/** The rows of each table. */
export interface Rows {
  users: User
  sessions: Session
  api_tokens: ApiToken
  identities: Identity
  email_tokens: EmailToken
  trees: SearchableTree
  memberships: Membership
  invitations: Invitation
  links: Link
  questions: Question
  persons: Person & Imported
  names: Name & Imported
  places: Place & Imported
  relationships: Relationship & Imported
  events: Event & Imported
  sources: Source & Imported
  citations: Citation & Imported
  associations: Association & Imported
  media: Media & Imported
  media_links: MediaLink & Imported
  comments: Comment & Imported
  proposals: Proposal
  proposal_comments: ProposalComment
  webhooks: Webhook
  webhook_progress: TakenProgress
  webhook_deliveries: WebhookDelivery
  kept_records: KeptRecord & Imported & { readonly withdrawn: boolean }
  changes: StoredChange
  audit_entries: StoredEntry
  tree_revisions: TreeRevision
  purged_imported_rows: PurgedImportedRow
  tries: KeyedTries
  stored_bytes: StoredBytesRow
  stored_answers: StoredAnswer
  gedcom_uploads: StoredUpload
  blob_store: BlobStoreRow
}

/** A field as the name of its column: `createdAt` becomes `created_at`. */
export type SnakeCase<Camel extends string> = Camel extends `${infer First}${infer Rest}`
  ? `${First extends Uppercase<First> ? (First extends Lowercase<First> ? First : `_${Lowercase<First>}`) : First}${SnakeCase<Rest>}`
  : Camel

/** The columns of a row, with the types of its fields. */
type Columns<Row> = { readonly [Field in Extract<keyof Row, string> as SnakeCase<Field>]: Row[Field] }

/** The tables of the database as statements see them. */
export type Tables = { readonly [Name in keyof Rows]: Columns<Rows[Name]> }
