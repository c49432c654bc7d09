import * as t from "io-ts"
import { count } from "../../../core/codec/count.ts"
import { described, instant, type Json } from "../../../core/codec/wire.ts"

/** What every editable record tells of its life. */
export const lifecycle = { version: count, createdAt: instant, updatedAt: instant }

/** When a record was deleted: only a deleted one has it. */
export const whenDeleted = { deletedAt: instant }

const isJson = (u: unknown): u is Json => u !== undefined

/** Any JSON. */
export const anyJson = described(
  new t.Type<Json, Json, unknown>(
    "JSON",
    isJson,
    (u, context) => (isJson(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  ),
  {},
)
