import { codeOf } from "../../../core/domain/errors.ts"
import { kinds, type Refusal } from "../problems.ts"
import type { Route } from "../operation/route.ts"
import type { OpenApiHeader, OpenApiReference, OpenApiResponse } from "./document.ts"
import { outsideTrees } from "./parameters.ts"

type Tag = Refusal["_tag"]

/** Refusals of every operation: of the protocol, of a defect, and of a store that is not available. */
const always: readonly Tag[] = [
  "ViewAsRefused",
  "BadRequest",
  "RequestTimeout",
  "AddressTooLong",
  "HeadersTooLarge",
  "InternalError",
  "StoreUnavailable",
  "StoreBusy",
]

const ofAccess = ({ access, method, scope }: Route): readonly Tag[] => [
  ...(scope === null ? [] : ([scope === "session" ? "SessionRequired" : "ScopeMissing"] as const)),
  // The token of an assistant is read where none is needed, too.
  ...(access === "optional user" && method === "get" ? (["ScopeMissing"] as const) : []),
  ...(needsAccount(access) ? (["Unauthenticated"] as const) : []),
  ...(needsAccount(access) && access !== "any user" ? (["EmailUnverified"] as const) : []),
  ...(needsAccount(access) && method !== "get" ? (["ForeignOrigin"] as const) : []),
]

const needsAccount = (access: Route["access"]): boolean => access !== "anyone" && access !== "optional user"

/** A record outside trees is found only by its own account, so it is never forbidden. */
const ofPath = ({ access, params }: Route): readonly Tag[] => [
  ...(access === "user" && params.some((name) => !outsideTrees.has(name)) ? (["Forbidden"] as const) : []),
  ...(params.length > 0 ? (["NotFound"] as const) : []),
]

const ofBody = ({ takes, keyed }: Route): readonly Tag[] => [
  ...(takes.body === null ? [] : (["UnreadableBody", "TooLarge", "UnsupportedMediaType"] as const)),
  ...(takes.body === null && takes.query.length === 0 && !keyed ? [] : (["InvalidInput"] as const)),
]

/** A deletion goes on when there is no room for other writes. */
const ofWrite = ({ access, method }: Route): readonly Tag[] => {
  if (method !== "post" && method !== "patch") return []
  return access === "anyone" || access === "optional user" ? ["StorageFull"] : ["StorageFull", "TooManyBytes"]
}

const ofKey = ({ keyed, reply }: Route): readonly Tag[] => [
  ...(keyed ? (["RequestInProgress", "IdempotencyKeyReused"] as const) : []),
  ...(keyed && reply.isSecret === true ? (["IdempotencyKeySpent"] as const) : []),
]

const ofReply = ({ reply, versioned, isHeavy, hasLimitedTries }: Route): readonly Tag[] => [
  ...(reply.mediaType === null || reply.shape === "bytes" ? [] : (["NotAcceptable"] as const)),
  ...(reply.shape === "bytes" ? (["RangeNotSatisfiable"] as const) : []),
  ...(versioned ? (["VersionStale"] as const) : []),
  ...(isHeavy ? (["OverBudget"] as const) : []),
  ...(hasLimitedTries ? (["TooManyTries"] as const) : []),
]

/** Every refusal that an operation can answer: those that follow from the parts of its route, and those that it names. */
const tagsOf = (route: Route): ReadonlySet<Tag> =>
  new Set(
    [
      ofAccess(route),
      ofPath(route),
      ofBody(route),
      ofWrite(route),
      ofKey(route),
      ofReply(route),
      route.errors,
      always,
    ].flat(),
  )

/** The refusals of an operation by their status, in the order of the statuses. */
const tagsByStatus = (route: Route): ReadonlyMap<number, readonly Tag[]> => {
  const byStatus = new Map<number, Tag[]>()
  for (const tag of [...tagsOf(route)].sort()) {
    const { status } = kinds[tag]
    byStatus.set(status, [...(byStatus.get(status) ?? []), tag])
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b))
}

/** The name of the response with these refusals: `NotFound`, or `EmailUnverifiedOrForbidden`. */
const nameOf = (tags: readonly Tag[]): string => tags.join("Or")

/** The refusals of an operation, by their status, as references to `refusalResponses`. */
export const refusalsOf = (route: Route): Readonly<Record<string, OpenApiReference>> =>
  Object.fromEntries(
    [...tagsByStatus(route)].map(([status, tags]) => [status, { $ref: `#/components/responses/${nameOf(tags)}` }]),
  )

/** The responses that the operations of these routes refuse with, each with the closed list of its codes. */
export const refusalResponses = (routes: readonly Route[]): Readonly<Record<string, OpenApiResponse>> => {
  const responses = new Map<string, OpenApiResponse>()
  for (const route of routes)
    for (const tags of tagsByStatus(route).values()) responses.set(nameOf(tags), responseOf(tags))
  return Object.fromEntries([...responses].sort(([a], [b]) => (a < b ? -1 : 1)))
}

const headerTexts: Readonly<Partial<Record<Tag, readonly [string, OpenApiHeader]>>> = {
  Unauthenticated: ["WWW-Authenticate", { description: "How to sign in.", schema: { type: "string" } }],
  WrongCredentials: ["WWW-Authenticate", { description: "How to sign in.", schema: { type: "string" } }],
  TooManyTries: ["Retry-After", { description: "Seconds until the next attempt.", schema: { type: "integer" } }],
  TooManyBytes: ["Retry-After", { description: "Seconds until the next attempt.", schema: { type: "integer" } }],
  StoreBusy: ["Retry-After", { description: "Seconds until the next attempt.", schema: { type: "integer" } }],
  StoreUnavailable: ["Retry-After", { description: "Seconds until the next attempt.", schema: { type: "integer" } }],
  RangeNotSatisfiable: ["Content-Range", { description: "The size of the file.", schema: { type: "string" } }],
}

const responseOf = (tags: readonly Tag[]): OpenApiResponse => {
  const headers = Object.fromEntries(tags.flatMap((tag) => (headerTexts[tag] === undefined ? [] : [headerTexts[tag]])))
  const codes = tags.map(codeOf)
  return {
    description: tags.map((tag) => `${kinds[tag].title}: \`${codeOf(tag)}\`.`).join(" "),
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
    content: {
      "application/problem+json": {
        schema: {
          allOf: [
            { $ref: "#/components/schemas/Problem" },
            { type: "object", properties: { code: { type: "string", enum: codes } }, required: ["code"] },
          ],
        },
      },
    },
  }
}
