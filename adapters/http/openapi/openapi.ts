import * as t from "io-ts"
import { codeOf } from "../../../core/domain/errors.ts"
import { type Schema, wire } from "../../../core/codec/wire.ts"
import type { BodyKind } from "../request/input.ts"
import type { Parameter } from "../request/parameters.ts"
import { PREFIX } from "../prefix.ts"
import { LINES_TYPE } from "../response/progress-lines.ts"
import { applyErrorReply } from "../replies/proposal.ts"
import { kinds, type Refusal } from "../problems.ts"
import type { Route } from "../route.ts"
import { type Components, schemaOf } from "./schema.ts"

/** An OpenAPI 3.1 document, as far as this service reads it. */
export interface OpenApi {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: { readonly [path: string]: { readonly [method: string]: OpenApiOperation } }
  readonly components: {
    readonly schemas: { readonly [name: string]: Schema }
    readonly responses: { readonly [name: string]: OpenApiResponse }
    readonly securitySchemes: { readonly [name: string]: Schema }
  }
}

export interface OpenApiOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[]
  readonly parameters?: readonly OpenApiParameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: { readonly [status: string]: OpenApiResponse }
}

export interface OpenApiParameter {
  readonly name: string
  readonly in: "path" | "query" | "header"
  readonly required?: true
  readonly description?: string
  readonly schema: Schema
}

type Content = { readonly [mediaType: string]: { readonly schema: Schema } }

export interface OpenApiResponse {
  readonly $ref?: string
  readonly description: string
  readonly headers?: { readonly [name: string]: { readonly schema: Schema } }
  readonly content?: Content
}

const text: Schema = { type: "string" }

const fieldError = wire("FieldError", { path: t.string, message: t.string })
const problem = wire(
  "Problem",
  {
    type: t.string,
    title: t.string,
    status: t.number,
    code: t.string,
    detail: t.string,
    requestId: t.string,
  },
  { errors: t.readonlyArray(fieldError), applyError: applyErrorReply },
)

/** The OpenAPI description of these routes, by chapter. */
export const openapi = (table: Readonly<Record<string, readonly Route[]>>, version: string): OpenApi => {
  const components: Components = new Map()
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  schemaOf(problem, "reply", components)
  for (const [tag, routes] of Object.entries(table)) {
    for (const route of routes) {
      const methods = paths[route.path] ?? {}
      paths[route.path] = methods
      methods[route.method] = operationOf(route, tag, components)
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Stemma",
      version,
      description:
        "A multi-tenant family-tree service: persons, events, relationships, sources and media, with privacy for living persons, GEDCOM import and export, and proposals.",
    },
    servers: [{ url: PREFIX }],
    tags: Object.keys(table).map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
      responses: { Problem: { description: "A problem (RFC 9457)", content: problemContent } },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token from register or login." },
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description: "The same token as a cookie. Writes must come from the service's own origin.",
        },
      },
    },
  }
}

const securityOf: Readonly<Record<Route["access"], OpenApiOperation["security"]>> = {
  anyone: [],
  "optional user": [{}, { bearer: [] }, { cookie: [] }],
  user: [{ bearer: [] }, { cookie: [] }],
}

const operationOf = (route: Route, tag: string, components: Components): OpenApiOperation => {
  const { operationId, summary, access, takes } = route
  const parameters = parametersOf(route)
  return {
    operationId,
    tags: [tag],
    summary,
    security: securityOf[access],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(takes.body === null
      ? {}
      : { requestBody: { required: takes.body.optional !== true, content: requestContent(takes.body, components) } }),
    responses: { ...answerOf(route, components), ...refusalsOf(route) },
  }
}

const header = (name: string, description: string): OpenApiParameter => ({
  name,
  in: "header",
  description,
  schema: text,
})

const parametersOf = ({ params, takes, versioned, method, reply }: Route): readonly OpenApiParameter[] => [
  ...params.map((name) => ({
    name,
    in: "path" as const,
    required: true as const,
    schema: { type: "string", format: "uuid" },
  })),
  ...takes.query.map(({ name, parameter: { description, schema } }) => ({
    name,
    in: "query" as const,
    description,
    schema,
  })),
  ...(versioned
    ? [
        header(
          "If-Match",
          "The ETag of the version that you have seen. The answer is 412 if the record has changed since.",
        ),
      ]
    : []),
  ...(method === "get" && reply.headers.includes("ETag")
    ? [header("If-None-Match", "The ETag that you have. The answer is 304 if it is still current.")]
    : []),
  ...(reply.shape === "bytes"
    ? [
        header("Range", "One range of bytes: `bytes=0-499`."),
        header("If-Range", "The ETag that you have. The whole file is sent if it is no longer current."),
      ]
    : []),
]

const requestContent = ({ mediaTypes, content }: BodyKind, components: Components): Content => {
  const schema =
    content.kind === "json"
      ? schemaOf(content.codec, "request", components)
      : named(content.name, formSchema(content.fields), components)
  return Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema }]))
}

/** The schema itself or, if it has a name, a reference to it among the components. */
const named = (name: string | undefined, schema: Schema, components: Components): Schema => {
  if (name === undefined) return schema
  components.set(name, schema)
  return { $ref: `#/components/schemas/${name}` }
}

const formSchema = (fields: readonly { readonly name: string; readonly parameter: Parameter<unknown> }[]): Schema => ({
  type: "object",
  properties: {
    file: { type: "string", contentMediaType: "application/octet-stream" },
    ...Object.fromEntries(
      fields.map(({ name, parameter: { description, schema } }) => [name, { ...schema, description }]),
    ),
  },
  required: ["file"],
})

const reportLines: Schema = {
  type: "string",
  description:
    'Lines of JSON: `{"progress": {phase, records, of}}` during the work, and finally `{"report": …}` or the problem.',
}

const titles: Readonly<Record<number, string>> = { 200: "OK", 201: "Created", 202: "Accepted", 204: "No content" }

const answerOf = ({ reply, method }: Route, components: Components): OpenApiOperation["responses"] => {
  const { status, mediaType, otherType, codec, shape, headers, report } = reply
  const [bare = ""] = mediaType?.split(";") ?? []
  const item = codec === null ? text : schemaOf(codec, "reply", components)
  const schema = shape === "list" || shape === "page" ? { type: "array", items: item } : item
  const answer: OpenApiResponse = {
    description: titles[status] ?? "OK",
    ...(headers.length === 0 ? {} : { headers: Object.fromEntries(headers.map((name) => [name, { schema: text }])) }),
    ...(mediaType === null
      ? {}
      : {
          content: {
            [bare]: { schema },
            ...(report === undefined ? {} : { [LINES_TYPE]: { schema: reportLines } }),
            ...(otherType === undefined ? {} : { [otherType]: { schema: text } }),
          },
        }),
  }
  const isCached = method === "get" && headers.includes("ETag")
  const part: OpenApiResponse = {
    ...answer,
    description: "The range",
    headers: { "Content-Range": { schema: text }, ...answer.headers },
  }
  return {
    [status]: answer,
    ...(shape === "bytes" ? { 206: part } : {}),
    ...(isCached ? { 304: { description: "Not modified" } } : {}),
  }
}

/** The refusals that follow from the parts of a route, and those that it names. */
const refusalTags = ({ access, params, takes, versioned, reply, errors }: Route): readonly Refusal["_tag"][] => [
  ...(access === "user" ? (["Unauthenticated", "EmailUnverified", "ForeignOrigin"] as const) : []),
  ...(access === "user" && params.length > 0 ? (["Forbidden"] as const) : []),
  ...(params.length > 0 ? (["NotFound"] as const) : []),
  ...(reply.mediaType === null || reply.shape === "bytes" ? [] : (["NotAcceptable"] as const)),
  ...(reply.shape === "bytes" ? (["RangeNotSatisfiable"] as const) : []),
  ...(versioned ? (["VersionStale"] as const) : []),
  ...(takes.body === null ? [] : (["UnreadableBody", "TooLarge", "UnsupportedMediaType"] as const)),
  ...(takes.body?.content.kind === "form" ? (["StorageFull"] as const) : []),
  ...(takes.body === null && takes.query.length === 0 ? [] : (["InvalidInput"] as const)),
  ...errors,
]

const problemContent: Content = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } }

const aProblem = (description: string): OpenApiResponse => ({ $ref: "#/components/responses/Problem", description })

const refusalsOf = (route: Route): OpenApiOperation["responses"] => {
  const codes = new Map<number, string[]>()
  for (const tag of refusalTags(route))
    codes.set(kinds[tag].status, [...(codes.get(kinds[tag].status) ?? []), codeOf(tag)])
  const responses: Record<string, OpenApiResponse> = {}
  for (const [status, words] of codes) responses[status] = aProblem(words.join(", "))
  return { ...responses, default: aProblem("any other problem") }
}
