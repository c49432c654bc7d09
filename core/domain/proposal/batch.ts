import * as t from "io-ts"
import { described, listOf, wire } from "../../codec/wire.ts"
import type { ChangeId } from "../ids.ts"
import { PersonId } from "../ids.ts"
import { BatchOperation, type ProposedEntity } from "./operation.ts"
import { MOST_OPERATIONS } from "./proposal.ts"

/** Versions by the ids of records. */
export type VersionsById = Readonly<Record<string, number>>

const isVersion = (u: unknown): u is number => typeof u === "number" && Number.isInteger(u) && u > 0

const isVersionsById = (u: unknown): u is VersionsById =>
  typeof u === "object" &&
  u !== null &&
  !Array.isArray(u) &&
  Object.entries(u).every(([id, version]) => PersonId.is(id) && isVersion(version))

const versionsById = described(
  new t.Type<VersionsById, VersionsById, unknown>(
    "versions by id",
    isVersionsById,
    (u, context) =>
      isVersionsById(u)
        ? t.success(u)
        : t.failure(u, context, "must be an object of versions, each a whole number above 0, by the ids of records"),
    t.identity,
  ),
  { type: "object", additionalProperties: { type: "integer", minimum: 1 } },
)

/** Operations that run in one transaction, and the versions that the records must have before. */
export const BatchCreate = wire(
  "BatchCreate",
  { operations: listOf(BatchOperation, MOST_OPERATIONS) },
  { ifMatch: versionsById },
)
export type BatchCreate = Readonly<t.TypeOf<typeof BatchCreate>>

/** What an operation of a batch left behind. */
export interface BatchRecord {
  /** The reference of a create operation. */
  readonly ref: string | null
  readonly entity: ProposedEntity
  readonly id: string
  /** The version after the batch; null if the record is deleted. */
  readonly version: number | null
}

export interface BatchResult {
  /** The one change of the batch; null if no operation changed anything. */
  readonly changeId: ChangeId | null
  /** One record for each operation, in their order. */
  readonly records: readonly BatchRecord[]
}
