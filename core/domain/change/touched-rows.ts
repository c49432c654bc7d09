import type { ApiToken } from "../account/api-token.ts"
import type { Identity } from "../account/identity.ts"
import type { Session } from "../account/session.ts"
import type { User } from "../account/user.ts"
import type { Association } from "../association/association.ts"
import type { Comment } from "../comment/comment.ts"
import type { Event } from "../event.ts"
import type { Citation } from "../evidence/citation.ts"
import type { MediaLink } from "../evidence/media-link.ts"
import type { Media } from "../evidence/media.ts"
import type { Source } from "../evidence/source.ts"
import type { ChangeId, TreeId } from "../ids.ts"
import type { Invitation } from "../invitation/invitation.ts"
import type { Link } from "../link/link.ts"
import type { Name } from "../name.ts"
import type { Person } from "../person.ts"
import type { Place } from "../place/place.ts"
import type { ProposalComment } from "../proposal/comment.ts"
import type { Proposal, ProposalState } from "../proposal/proposal.ts"
import type { Question } from "../question/question.ts"
import type { Relationship } from "../relationship.ts"
import type { Membership, Tree } from "../tree.ts"
import type { Webhook } from "../webhook/webhook.ts"

/** The rows that have entries, by kind of entry. */
export interface RecordedRows {
  readonly tree: Tree
  readonly membership: Membership
  readonly invitation: Invitation
  readonly link: Link
  readonly question: Question
  readonly person: Person
  readonly name: Name
  readonly relationship: Relationship
  readonly event: Event
  readonly place: Place
  readonly source: Source
  readonly citation: Citation
  readonly association: Association
  readonly media: Media
  readonly media_link: MediaLink
  readonly comment: Comment
  readonly proposal: ProposalState & Partial<Pick<Proposal, "operations">>
  readonly proposal_comment: ProposalComment
  readonly webhook: Webhook
  readonly user: User
  readonly session: Session
  readonly token: ApiToken
  readonly identity: Identity
}

export type RecordedKind = keyof RecordedRows

/** The kinds of rows that an import creates. Their entries are derived from the rows. */
export const importedKinds = [
  "person",
  "name",
  "relationship",
  "place",
  "event",
  "source",
  "citation",
  "association",
  "media",
  "media_link",
  "comment",
] as const
export type ImportedKind = (typeof importedKinds)[number]

/** The kinds in the order of their entries. */
export const recordedKinds: readonly RecordedKind[] = [
  "tree",
  "membership",
  "invitation",
  "link",
  "question",
  ...importedKinds,
  "proposal",
  "proposal_comment",
  "webhook",
  "user",
  "session",
  "token",
  "identity",
]

/** A row before a transaction first wrote it and after it last did; null where there was or is none. */
export interface TouchedRow<T> {
  readonly before: T | null
  readonly after: T | null
}

/** Everything that a transaction has written, each row once. Rows that an import created are not included. */
export type TouchedRows = { readonly [K in RecordedKind]: readonly TouchedRow<RecordedRows[K]>[] }

/** The rows of one tree that an import has created, or that a change has deleted or restored together. */
export interface ImportedRows {
  readonly changeId: ChangeId
  readonly treeId: TreeId
  readonly importId: ChangeId
  /** 0 for the import itself. */
  readonly step: number
  readonly count: number
  /** The smallest and the largest of their ids; null if there are none. */
  readonly from: string | null
  readonly to: string | null
}
