import * as t from "io-ts"
import { brokenRule } from "../../codec/broken-rule.ts"
import { described, type Json, nullable, oneOf, wire } from "../../codec/wire.ts"
import { PersonId } from "../ids.ts"
import { BasisInput } from "./basis.ts"
import { operationShapes } from "./operation-shapes.ts"

export const operationKinds = ["create", "update", "delete", "merge"] as const
export type OperationKind = (typeof operationKinds)[number]

export const proposedEntities = [
  "person",
  "name",
  "event",
  "relationship",
  "source",
  "citation",
  "association",
] as const
/** The kinds of records that a proposal can create, change and delete. */
export type ProposedEntity = (typeof proposedEntities)[number]

export type JsonObject = { readonly [key: string]: Json }

export const isJsonObject = (u: unknown): u is JsonObject => typeof u === "object" && u !== null && !Array.isArray(u)

/** Any JSON object. */
export const jsonObject = described(
  new t.Type<JsonObject, JsonObject, unknown>(
    "an object",
    isJsonObject,
    (u, context) =>
      isJsonObject(u) ? t.success(u) : brokenRule(u, context, { rule: "wrong_type", message: "must be an object" }),
    t.identity,
  ),
  { type: "object" },
)

const matching = (pattern: RegExp, message: string) =>
  described(
    new t.Type<string, string, unknown>(
      message,
      (u): u is string => typeof u === "string" && pattern.test(u),
      (u, context) => (typeof u === "string" && pattern.test(u) ? t.success(u) : t.failure(u, context, message)),
      t.identity,
    ),
    { type: "string", pattern: pattern.source },
  )

const ref = matching(/^[A-Za-z0-9_-]{1,64}$/, "must be a word of 1 to 64 letters, digits, - and _")
const reference = matching(/^\$[A-Za-z0-9_-]{1,64}$/, "must be a reference")

const recordId = described(
  new t.Type<string, string, unknown>(
    "an id or a reference",
    t.string.is,
    (u, context) =>
      PersonId.is(u) || reference.is(u)
        ? t.success(u)
        : brokenRule(u, context, { rule: "not_an_id", message: "must be an id or a reference such as $anna" }),
    t.identity,
  ),
  { type: "string" },
)

/** The fields of every operation that are required. */
export const operationKind = { op: oneOf(operationKinds), entity: oneOf(proposedEntities) }
/** The fields of every operation that depend on its kind. */
export const operationDetails = { id: nullable(recordId), ref: nullable(ref), data: nullable(jsonObject) }

const basis = nullable(BasisInput)

const requested = { id: recordId, ref, required: {}, withNulls: false }

/** One operation of a batch, written as in a proposal. */
export const BatchOperation = wire(
  "BatchOperation",
  operationKind,
  operationDetails,
  operationShapes(proposedEntities, { ...requested, suffix: "InBatch", optional: {} }),
)

/**
 * One change: `id` is the record to change or delete, `data` is the body that the route of this change would
 * accept, and `ref` names the record that a create makes, so that later operations can write `"$ref"` in place of
 * its id. `basis` is for the reviewer.
 */
export const OperationInput = wire(
  "ProposalOperation",
  operationKind,
  { ...operationDetails, basis },
  operationShapes(proposedEntities, { ...requested, suffix: "Operation", optional: { basis } }),
)
export type Operation = Readonly<t.TypeOf<typeof OperationInput>>
