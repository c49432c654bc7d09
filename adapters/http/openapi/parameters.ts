import { mediaTargetTypes } from "../../../core/domain/evidence/media-target.ts"
import type { Json, Schema } from "../../../core/codec/wire.ts"
import { REASON_HEADER } from "../request/head/change-reason.ts"
import { KEY_HEADER } from "../request/head/idempotency-key.ts"
import type { PlaceholderName } from "../request/path.ts"
import type { Route } from "../operation/route.ts"
import type { OpenApiParameter } from "./document.ts"
import type { Example } from "./example.ts"

const placeholderTexts: Readonly<Record<PlaceholderName, string>> = {
  tree_id: "The id of the tree.",
  upload_id: "The id of the upload.",
  user_id: "The id of the account.",
  session_id: "The id of the session.",
  token_id: "The id of the API token.",
  invitation_id: "The id of the invitation.",
  link_id: "The id of the link.",
  question_id: "The id of the question.",
  question: "The token in the address of the question or, to end the question, its id.",
  calendar: "The token in the address of the calendar.",
  identity_id: "The id of the identity.",
  provider_id: "The id of the identity provider.",
  person_id: "The id of the person.",
  other_id: "The id of the other person.",
  name_id: "The id of the name.",
  event_id: "The id of the event.",
  place_id: "The id of the place.",
  relationship_id: "The id of the relationship.",
  source_id: "The id of the source.",
  citation_id: "The id of the citation.",
  association_id: "The id of the association.",
  comment_id: "The id of the comment.",
  target_type: "The kind of the record that the medium is linked to.",
  target_id: "The id of the record that the medium is linked to.",
  media_id: "The id of the medium.",
  proposal_id: "The id of the proposal.",
  webhook_id: "The id of the webhook.",
  change_id: "The id of the change.",
  seq: "The number of the change in its tree.",
}

const header = (name: string, description: string): OpenApiParameter => ({
  name,
  in: "header",
  description,
  schema: { type: "string" },
})

const idSchema: Schema = { type: "string", format: "uuid" }
/** The placeholders that are no ids of records. */
const placeholderSchemas: ReadonlyMap<string, Schema> = new Map<string, Schema>([
  ["seq", { type: "integer", minimum: 1 }],
  ["question", { type: "string" }],
  ["calendar", { type: "string" }],
  ["target_type", { type: "string", enum: mediaTargetTypes }],
  ["provider_id", { type: "string", pattern: "^[a-z0-9-]{1,63}$" }],
])

const ofPath = ({ params }: Route): readonly OpenApiParameter[] =>
  params.map((name) => ({
    name,
    in: "path" as const,
    required: true as const,
    description: placeholderTexts[name],
    schema: placeholderSchemas.get(name) ?? idSchema,
  }))

const ofQuery = ({ takes }: Route): readonly OpenApiParameter[] =>
  takes.query.map(({ name, parameter: { description, schema } }) => ({
    name,
    in: "query" as const,
    description,
    schema,
  }))

/** The placeholders of what belongs to the caller's account or to the service. */
const outsideTrees: ReadonlySet<string> = new Set([
  "session_id",
  "token_id",
  "identity_id",
  "provider_id",
  "link_id",
  "question",
  "calendar",
])

/** Whether addresses with these placeholders are inside a tree. */
const isInTree = ([first]: readonly string[]): boolean => first !== undefined && !outsideTrees.has(first)

const idempotencyKey: OpenApiParameter = {
  name: KEY_HEADER,
  in: "header",
  description:
    "A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first " +
    "answer again, with `Idempotency-Replayed: true`, and does nothing twice.",
  schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[!-~]+$" },
}

const ofHeaders = ({ access, versioned, keyed, method, reply, params, takes }: Route): readonly OpenApiParameter[] => [
  ...(takes.headers ?? []).map(({ name, description }) => header(name, description)),
  ...(versioned
    ? [
        header(
          "If-Match",
          "The ETag of the version that you have seen. The answer is 412 if the record has changed since.",
        ),
      ]
    : []),
  ...(keyed ? [idempotencyKey] : []),
  ...(method !== "get" && access.endsWith("user") && access !== "optional user"
    ? [
        header(
          REASON_HEADER,
          "Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC " +
            "8187). It is shown in the history.",
        ),
      ]
    : []),
  ...(method === "get" && reply.headers.includes("ETag")
    ? [header("If-None-Match", "The ETag that you have. The answer is 304 if it is still current.")]
    : []),
  ...(method === "get" && isInTree(params)
    ? [
        header(
          "View-As",
          "Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link " +
            "for editors, the id of a member for owners.",
        ),
      ]
    : []),
  ...(reply.shape === "bytes"
    ? [
        header("Range", "One range of bytes: `bytes=0-499`."),
        header("If-Range", "The ETag that you have. The whole file is sent if it is no longer current."),
      ]
    : []),
]

/** The value of a parameter in the example; empty if the example has none. */
const valueIn = (
  { path, query, headers }: Example,
  { name, in: place, schema }: OpenApiParameter,
): { readonly example?: Json } => {
  const text = { path, query, header: headers }[place]?.[name]
  if (text === undefined) return {}
  return { example: schema.type === "integer" ? Number(text) : text }
}

/** The parameters of an operation: of its path, its query and its headers, with their values in the example. */
export const parametersOf = (route: Route, example: Example | undefined): readonly OpenApiParameter[] =>
  [...ofPath(route), ...ofQuery(route), ...ofHeaders(route)].map((parameter) =>
    example === undefined ? parameter : { ...parameter, ...valueIn(example, parameter) },
  )
