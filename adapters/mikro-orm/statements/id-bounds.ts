import {
  type AuditEntryId,
  type ChangeId,
  type AssociationId,
  type CitationId,
  type CommentId,
  type EventId,
  type MediaId,
  type NameId,
  type PersonId,
  type PlaceId,
  type ProposalCommentId,
  type ProposalId,
  type RelationshipId,
  type SourceId,
  type TreeId,
  UserId,
  type WebhookDeliveryId,
} from "../../../core/domain/ids.ts"

/** An id that can be compared with those of every kind of record that has lists. */
type IdOfAnyKind = UserId &
  TreeId &
  PersonId &
  NameId &
  PlaceId &
  EventId &
  RelationshipId &
  SourceId &
  CitationId &
  AssociationId &
  MediaId &
  CommentId &
  ProposalId &
  ProposalCommentId &
  WebhookDeliveryId &
  AuditEntryId &
  ChangeId

const isOfAnyKind = (text: string): text is IdOfAnyKind => UserId.is(text)

const ofAnyKind = (text: string): IdOfAnyKind => {
  if (!isOfAnyKind(text)) throw new Error(`${text} is no id.`)
  return text
}

/** The least and the greatest id: the start of a list in either order. */
export const BEFORE_ALL = ofAnyKind("00000000-0000-0000-0000-000000000000")
export const AFTER_ALL = ofAnyKind("ffffffff-ffff-ffff-ffff-ffffffffffff")
