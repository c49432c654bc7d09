import * as t from "io-ts"
import { described } from "../codec/wire.ts"
import { brokenRule } from "../codec/broken-rule.ts"

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A UUID of one kind of record. A `PersonId` cannot be used as a `TreeId`. */
export type Id<Noun extends string> = t.Branded<string, { readonly [K in Noun]: symbol }>

/** The codec of one kind of id: a lower-case UUID. */
const id = <Noun extends string>(noun: Noun) => {
  const is = (u: unknown): u is Id<Noun> => typeof u === "string" && UUID.test(u)
  const validate: t.Validate<unknown, Id<Noun>> = (u, context) =>
    is(u) ? t.success(u) : brokenRule(u, context, { rule: "not_an_id", message: "must be an id" })
  return described(new t.Type<Id<Noun>, string, unknown>(noun, is, validate, (text) => text), {
    type: "string",
    format: "uuid",
  })
}

export type UserId = Id<"UserId">
export type SessionId = Id<"SessionId">
export type ApiTokenId = Id<"ApiTokenId">
export type IdentityId = Id<"IdentityId">
export type InvitationId = Id<"InvitationId">
export type LinkId = Id<"LinkId">
export type QuestionId = Id<"QuestionId">
export type TreeId = Id<"TreeId">
export type PersonId = Id<"PersonId">
export type NameId = Id<"NameId">
export type EventId = Id<"EventId">
export type PlaceId = Id<"PlaceId">
export type RelationshipId = Id<"RelationshipId">
export type SourceId = Id<"SourceId">
export type CitationId = Id<"CitationId">
export type AssociationId = Id<"AssociationId">
export type CommentId = Id<"CommentId">
export type MediaId = Id<"MediaId">
export type GedcomUploadId = Id<"GedcomUploadId">
export type MediaLinkId = Id<"MediaLinkId">
/** The id of a record of any kind to which a medium can be linked. */
export type TargetId = Id<"TargetId">
export type ApplyId = Id<"ApplyId">
export type ProposalId = Id<"ProposalId">
export type ProposalCommentId = Id<"ProposalCommentId">
export type WebhookId = Id<"WebhookId">
export type WebhookDeliveryId = Id<"WebhookDeliveryId">
export type AuditEntryId = Id<"AuditEntryId">
export type ChangeId = Id<"ChangeId">
export type RecordId = Id<"RecordId">
/** The identity of a store of blobs. */
export type BlobStoreId = Id<"BlobStoreId">
/** The id of one deletion. A restore brings back exactly the rows with this id. */
export type DeletionId = Id<"DeletionId">

export const UserId = id("UserId")
export const SessionId = id("SessionId")
export const ApiTokenId = id("ApiTokenId")
export const IdentityId = id("IdentityId")
export const InvitationId = id("InvitationId")
export const LinkId = id("LinkId")
export const QuestionId = id("QuestionId")
export const TreeId = id("TreeId")
export const PersonId = id("PersonId")
export const NameId = id("NameId")
export const EventId = id("EventId")
export const PlaceId = id("PlaceId")
export const RelationshipId = id("RelationshipId")
export const SourceId = id("SourceId")
export const CitationId = id("CitationId")
export const AssociationId = id("AssociationId")
export const CommentId = id("CommentId")
export const MediaId = id("MediaId")
export const GedcomUploadId = id("GedcomUploadId")
export const ProposalId = id("ProposalId")
export const ProposalCommentId = id("ProposalCommentId")
export const WebhookId = id("WebhookId")
export const WebhookDeliveryId = id("WebhookDeliveryId")
export const AuditEntryId = id("AuditEntryId")
export const ChangeId = id("ChangeId")
export const RecordId = id("RecordId")
export const TargetId = id("TargetId")
export const MediaLinkId = id("MediaLinkId")
export const BlobStoreId = id("BlobStoreId")
