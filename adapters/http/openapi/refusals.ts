import { isOfAccount } from "../request/account-path.ts"
import { codeOfRefusal, kinds, type Refusal } from "../problems.ts"
import type { Route } from "../operation/route.ts"
import type { OpenApiHeader, OpenApiReference, OpenApiResponse } from "./document.ts"

type Tag = Refusal["_tag"]

const needsAccount = ({ access }: Route): boolean => access !== "anyone" && access !== "optional user"

const isWrite = ({ method }: Route): boolean => method === "post" || method === "patch"

/** What the parts of a route make possible, and the refusals that follow from it. */
const rules: readonly (readonly [holds: (route: Route) => boolean, ...tags: readonly Tag[]])[] = [
  // Of the protocol, of a defect, and of a store that is not available.
  [() => true, "ViewAsRefused", "BadRequest", "RequestTimeout", "AddressTooLong", "HeadersTooLarge", "InternalError"],
  [() => true, "StoreUnavailable", "StoreBusy"],

  [({ scope }) => scope === "session", "SessionRequired"],
  [({ scope }) => scope !== null && scope !== "session", "ScopeMissing"],
  // The token of an assistant is read where none is needed, too.
  [({ access, method }) => access === "optional user" && method === "get", "ScopeMissing"],
  [needsAccount, "Unauthenticated"],
  // The holder of a link reads trees only.
  [(route) => needsAccount(route) && !isOfAccount(route.path), "HolderRefused", "Forbidden"],
  [(route) => needsAccount(route) && route.access !== "any user", "EmailUnverified"],
  [(route) => needsAccount(route) && route.method !== "get", "ForeignOrigin"],

  [({ params }) => params.length > 0, "NotFound"],

  [({ takes }) => takes.body !== null, "UnreadableBody", "TooLarge", "UnsupportedMediaType"],
  [({ takes, keyed }) => takes.body !== null || takes.query.length > 0 || keyed, "InvalidInput"],

  // A deletion goes on when there is no room for other writes.
  [isWrite, "StorageFull"],
  [(route) => isWrite(route) && needsAccount(route), "TooManyBytes"],

  [({ keyed }) => keyed, "RequestInProgress", "IdempotencyKeyReused"],
  [({ keyed, reply }) => keyed && reply.isSecret === true, "IdempotencyKeySpent"],

  [({ reply }) => reply.mediaType !== null && reply.shape !== "bytes", "NotAcceptable"],
  [({ reply }) => reply.shape === "bytes", "RangeNotSatisfiable"],
  [({ versioned }) => versioned, "VersionStale"],
  [({ isHeavy }) => isHeavy, "OverBudget"],
  [({ hasLimitedTries }) => hasLimitedTries, "TooManyTries"],
]

/** Every refusal that an operation can answer: those that follow from the parts of its route, and those that it names. */
const tagsOf = (route: Route): ReadonlySet<Tag> =>
  new Set([...rules.flatMap(([holds, ...tags]) => (holds(route) ? tags : [])), ...route.errors])

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
  const codes = tags.map(codeOfRefusal)
  return {
    description: tags.map((tag) => `${kinds[tag].title}: \`${codeOfRefusal(tag)}\`.`).join(" "),
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
