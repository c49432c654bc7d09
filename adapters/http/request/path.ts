import * as E from "fp-ts/lib/Either.js"
import * as t from "io-ts"
import { type DomainError, notFound } from "../../../core/domain/errors.ts"
import {
  ApiTokenId,
  ChangeId,
  AssociationId,
  CitationId,
  CommentId,
  EventId,
  GedcomUploadId,
  InvitationId,
  IdentityId,
  LinkId,
  MediaId,
  NameId,
  PersonId,
  PlaceId,
  ProposalId,
  QuestionId,
  RelationshipId,
  SessionId,
  SourceId,
  TargetId,
  TreeId,
  UserId,
  WebhookId,
} from "../../../core/domain/ids.ts"
import { isTargetType, type MediaTargetType } from "../../../core/domain/evidence/media-target.ts"
import type { TreeAddress } from "../../../core/ports/reads.ts"

/** The number of a change in its tree, in a path. */
const seq = new t.Type<string, string, unknown>(
  "seq",
  (u): u is string => typeof u === "string" && /^[1-9]\d{0,14}$/.test(u),
  (u, context) => (typeof u === "string" ? t.success(u) : t.failure(u, context)),
  t.identity,
)

/** The id of an identity provider, as the operator has chosen it. */
const providerId = new t.Type<string, string, unknown>(
  "ProviderId",
  (u): u is string => typeof u === "string" && /^[a-z0-9-]{1,63}$/.test(u),
  (u, context) => (typeof u === "string" ? t.success(u) : t.failure(u, context)),
  t.identity,
)

/** A kind of record to which a medium can be linked. */
const targetType = new t.Type<MediaTargetType, string, unknown>(
  "MediaTargetType",
  isTargetType,
  (u, context) => (isTargetType(u) ? t.success(u) : t.failure(u, context)),
  t.identity,
)

/** A token in a path, or for a question its id. */
const tokenInPath = new t.Type<string, string, unknown>(
  "tokenInPath",
  t.string.is,
  (u, context) => (typeof u === "string" ? t.success(u) : t.failure(u, context)),
  t.identity,
)

/** The placeholders that a path may contain. Each is the id of one kind of record or of a provider, or a number of a change. */
const ids = {
  tree_id: TreeId,
  upload_id: GedcomUploadId,
  user_id: UserId,
  session_id: SessionId,
  token_id: ApiTokenId,
  invitation_id: InvitationId,
  link_id: LinkId,
  question_id: QuestionId,
  question: tokenInPath,
  calendar: tokenInPath,
  identity_id: IdentityId,
  provider_id: providerId,
  person_id: PersonId,
  other_id: PersonId,
  name_id: NameId,
  event_id: EventId,
  place_id: PlaceId,
  relationship_id: RelationshipId,
  source_id: SourceId,
  citation_id: CitationId,
  association_id: AssociationId,
  comment_id: CommentId,
  media_id: MediaId,
  target_type: targetType,
  target_id: TargetId,
  proposal_id: ProposalId,
  webhook_id: WebhookId,
  change_id: ChangeId,
  seq,
} as const
type Ids = typeof ids

/** The name of a placeholder. */
export type PlaceholderName = keyof Ids

type Placeholder<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never
type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name

/** The parameters of a path template: `/trees/{tree_id}` has `{ treeId: TreeId }`. */
export type ParamsOf<Path extends string> = {
  readonly [Name in Placeholder<Path> & keyof Ids as CamelCase<Name>]: t.TypeOf<Ids[Name]>
}

/** A path template and the reader of its parameters. */
export interface PathParams<A> {
  readonly names: readonly PlaceholderName[]
  /** A malformed id is NotFound, because no record has it. */
  read(raw: Readonly<Record<string, string | undefined>>): E.Either<DomainError, A>
}

const camelCase = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const isKnown = (name: string): name is keyof Ids => Object.hasOwn(ids, name)

/** The meaning of a placeholder, for messages. */
const nounOf = (name: PlaceholderName): string => {
  if (name === "other_id") return "person"
  if (name === "target_type" || name === "target_id") return "link"
  return name === "seq" ? "change" : name.replace(/_id$/, "")
}

export const pathParams = <Path extends string>(path: Path): PathParams<ParamsOf<Path>> => {
  const fields = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    if (!isKnown(name)) throw new Error(`The path ${path} contains the unknown placeholder {${name}}.`)
    return { name, key: camelCase(name), noun: nounOf(name), codec: ids[name] }
  })
  const isRead = (params: Readonly<Record<string, unknown>>): params is ParamsOf<Path> =>
    fields.every(({ key, codec }) => codec.is(params[key]))
  return {
    names: fields.map(({ name }) => name),
    read: (raw) => {
      const params: Record<string, unknown> = {}
      for (const { name, key } of fields) params[key] = raw[name]
      if (isRead(params)) return E.right(params)
      return E.left(notFound(fields.find(({ key, codec }) => !codec.is(params[key]))?.noun ?? "thing"))
    },
  }
}

/** The tree or record of a tree to which the parameters of a path belong; null if they belong to none. */
export const recordOfPath = (params: object): TreeAddress | null => {
  if ("treeId" in params && TreeId.is(params.treeId)) return { kind: "tree", id: params.treeId }
  if ("personId" in params && PersonId.is(params.personId)) return { kind: "person", id: params.personId }
  if ("eventId" in params && EventId.is(params.eventId)) return { kind: "event", id: params.eventId }
  if ("placeId" in params && PlaceId.is(params.placeId)) return { kind: "place", id: params.placeId }
  if ("relationshipId" in params && RelationshipId.is(params.relationshipId))
    return { kind: "relationship", id: params.relationshipId }
  if ("sourceId" in params && SourceId.is(params.sourceId)) return { kind: "source", id: params.sourceId }
  if ("citationId" in params && CitationId.is(params.citationId)) return { kind: "citation", id: params.citationId }
  if ("associationId" in params && AssociationId.is(params.associationId))
    return { kind: "association", id: params.associationId }
  if ("commentId" in params && CommentId.is(params.commentId)) return { kind: "comment", id: params.commentId }
  if ("mediaId" in params && MediaId.is(params.mediaId)) return { kind: "media", id: params.mediaId }
  if ("proposalId" in params && ProposalId.is(params.proposalId)) return { kind: "proposal", id: params.proposalId }
  if ("changeId" in params && ChangeId.is(params.changeId)) return { kind: "change", id: params.changeId }
  if ("webhookId" in params && WebhookId.is(params.webhookId)) return { kind: "webhook", id: params.webhookId }
  return null
}
