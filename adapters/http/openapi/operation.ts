import { LINES_TYPE } from "../response/progress-lines.ts"
import { REPLAYED_HEADER } from "../answer/repeat.ts"
import type { BodyKind } from "../request/input.ts"
import type { Parameter } from "../request/parameters.ts"
import type { Route } from "../operation/route.ts"
import { leadsOn } from "../operation/steps/follow-merges.ts"
import type { Json, Schema } from "../../../core/codec/wire.ts"
import type { OpenApiContent, OpenApiHeader, OpenApiOperation, OpenApiResponse } from "./document.ts"
import type { Example } from "./example.ts"
import { examples } from "./examples.ts"
import { parametersOf } from "./parameters.ts"
import { refusalsOf } from "./refusals.ts"
import { schemeOf } from "./security-schemes.ts"
import type { Components } from "../../../core/codec/json-schema.ts"
import { schemaOf } from "./schema.ts"
import { progressLine } from "../codecs/progress.ts"

type Requirement = OpenApiOperation["security"][number]

/** How a caller proves who they are: a session as Bearer token or cookie, or an API token of the scope. */
const securityOf = ({ access, scope }: Route): OpenApiOperation["security"] => {
  if (access === "anyone") return []
  const withoutAccount: readonly Requirement[] = access === "optional user" ? [{}] : []
  const bySession: readonly Requirement[] = [{ bearer: [] }, { cookie: [] }]
  const byProgram: readonly Requirement[] = scope === null || scope === "session" ? [] : [{ [schemeOf(scope)]: [] }]
  return [...withoutAccount, ...bySession, ...byProgram]
}

/** The description of one operation. The schemas that it names go to `components`. */
export const operationOf = (route: Route, tag: string, components: Components): OpenApiOperation => {
  const { operationId, summary, description, scope, takes, reply } = route
  const example = examples[operationId]
  const parameters = parametersOf(route, example)
  return {
    operationId,
    ...(reply.report === undefined ? {} : { "x-lines": { [LINES_TYPE]: lineSchema(reply, components) } }),
    tags: [tag],
    summary,
    description,
    security: securityOf(route),
    ...(scope === null ? {} : { "x-scope": scope }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(takes.body === null ? {} : { requestBody: requestOf(takes.body, components, example) }),
    responses: { ...answerOf(route, components, example), ...refusalsOf(route) },
  }
}

const requestOf = (
  body: BodyKind,
  components: Components,
  example: Example | undefined,
): NonNullable<OpenApiOperation["requestBody"]> => ({
  required: body.optional !== true,
  description: bodyText(body),
  content: requestContent(body, components, example?.body),
})

const bodyText = ({ content, optional }: BodyKind): string => {
  if (content.kind === "form") return "The file, and further fields of the form."
  return optional === true ? "The data of the request. It may be absent." : "The data of the request."
}

const requestContent = (
  { mediaTypes, content }: BodyKind,
  components: Components,
  body: Json | undefined,
): OpenApiContent => {
  const schema =
    content.kind === "json"
      ? schemaOf(content.codec, "request", components)
      : named(content.name, formSchema(content.fields, content.needsFile), components)
  const described = mediaTypes.map((mediaType) => [mediaType, { schema, ...shown(body) }])
  return Object.fromEntries(described)
}

const shown = (example: Json | undefined): { readonly example?: Json } => (example === undefined ? {} : { example })

/** The schema itself or, if it has a name, a reference to it among the components. */
const named = (name: string | undefined, schema: Schema, components: Components): Schema => {
  if (name === undefined) return schema
  components.set(name, schema)
  return { $ref: `#/components/schemas/${name}` }
}

/** The bytes of a file, as generators of clients know them. */
const binary: Schema = { type: "string", format: "binary" }

const formSchema = (
  fields: readonly { readonly name: string; readonly parameter: Parameter<unknown> }[],
  needsFile: boolean,
): Schema => ({
  type: "object",
  description: "A file with its fields.",
  properties: {
    file: { ...binary, description: "The file." },
    ...Object.fromEntries(
      fields.map(({ name, parameter: { description, schema } }) => [name, { ...schema, description }]),
    ),
  },
  ...(needsFile ? { required: ["file"] } : {}),
})

/** The schema of one line of the progress of long work. The last line has the report, or is the problem. */
const lineSchema = ({ codec }: Route["reply"], components: Components): Schema => {
  const progress = schemaOf(progressLine, "reply", components)
  if (codec === null) return progress
  const name = `${codec.name}Line`
  components.set(name, {
    description: "One line of JSON: the progress during the work, and at last the report or the problem.",
    oneOf: [
      progress,
      {
        type: "object",
        properties: { report: schemaOf(codec, "reply", components) },
        required: ["report"],
      },
      { $ref: "#/components/schemas/Problem" },
    ],
  })
  return { $ref: `#/components/schemas/${name}` }
}

const titles: Readonly<Record<number, string>> = {
  200: "The request succeeded.",
  201: "The record was created.",
  202: "The request is accepted and is completed later.",
  204: "The request succeeded. There is no content.",
  302: "The browser goes to the provider.",
  303: "The browser goes to the path of the start, or to the page for signing in.",
}

const headerTexts: Readonly<Record<Route["reply"]["headers"][number], string>> = {
  ETag: "The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`.",
  Link: 'The address of the next page, with `rel="next"`. Absent on the last page.',
  Location: "The address of the created record.",
  "Set-Cookie": "The session cookie.",
  "Clear-Site-Data": '`"cache"`: browsers remove the answers that they have stored.',
  "Content-Disposition": "The file name.",
  "Accept-Ranges": "`bytes`: ranges can be requested.",
  "X-Total-Count": "The number of items on all pages, for members who ask for it with `count=true`.",
}

const headerText = (name: keyof typeof headerTexts, { status }: Pick<Route["reply"], "status">): string => {
  if (status < 300) return headerTexts[name]
  return name === "Location" ? "The address to which the browser goes." : "The cookies of the sign-in and the session."
}

const text: Schema = { type: "string" }

const replayed: OpenApiHeader = {
  description: "`true` if this is the stored answer to an earlier request with the same `Idempotency-Key`.",
  schema: text,
}

const headersOf = ({ reply, keyed }: Route): Readonly<Record<string, OpenApiHeader>> => ({
  ...Object.fromEntries(reply.headers.map((name) => [name, { description: headerText(name, reply), schema: text }])),
  ...(keyed && reply.isSecret !== true ? { [REPLAYED_HEADER]: replayed } : {}),
})

const schemaOfType = (mediaType: string): Schema => {
  if (mediaType.startsWith("application/json")) return { type: "object" }
  return mediaType.startsWith("text/") ? text : binary
}

/** The schema of the usual content of an answer. */
const contentSchema = ({ codec, shape, mediaType }: Route["reply"], components: Components): Schema => {
  if (codec === null) return schemaOfType(mediaType ?? "")
  const item = schemaOf(codec, "reply", components)
  return shape === "list" || shape === "page" ? { type: "array", items: item } : item
}

const otherAnswer = (
  { codec, description }: NonNullable<Route["reply"]["other"]>,
  components: Components,
): OpenApiResponse => ({
  description,
  content: { "application/json": { schema: schemaOf(codec, "reply", components) } },
})

const movedOn: OpenApiResponse = {
  description: "The person was merged into another one, and the reader sees that one.",
  headers: { Location: { description: "The same address of the kept person.", schema: text } },
}

const answerOf = (
  route: Route,
  components: Components,
  example: Example | undefined,
): OpenApiOperation["responses"] => {
  const { reply, method } = route
  const described = headersOf(route)
  const { status, mediaType, otherType, shape, headers } = reply
  const [bare = ""] = mediaType?.split(";") ?? []
  const answer: OpenApiResponse = {
    description: titles[status] ?? "The request succeeded.",
    ...(Object.keys(described).length === 0 ? {} : { headers: described }),
    ...(mediaType === null
      ? {}
      : {
          content: {
            [bare]: { schema: contentSchema(reply, components), ...shown(example?.answer) },
            ...(otherType === undefined ? {} : { [otherType]: { schema: schemaOfType(otherType) } }),
          },
        }),
  }
  const part: OpenApiResponse = {
    ...answer,
    description: "The requested range of the bytes.",
    headers: {
      "Content-Range": { description: "The range, and the size of the file.", schema: text },
      ...answer.headers,
    },
  }
  return {
    [status]: answer,
    ...(reply.other === undefined ? {} : { [reply.other.status]: otherAnswer(reply.other, components) }),
    ...(shape === "bytes" ? { 206: part } : {}),
    ...(method === "get" && headers.includes("ETag")
      ? { 304: { description: "The tag of `If-None-Match` is still current." } }
      : {}),
    ...(leadsOn(method, route.path) ? { 308: movedOn } : {}),
  }
}
