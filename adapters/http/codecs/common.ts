import * as t from "io-ts"
import { count } from "../../../core/codec/count.ts"
import { described, instant, nullable, type Json } from "../../../core/codec/wire.ts"

/** The version and the times of every editable record. */
export const lifecycle = { version: count, createdAt: instant, updatedAt: instant }

/** The same of a record that non-members may read. Only readers who see everything get the version and its time. */
export const shownLifecycle = { version: nullable(count), createdAt: instant, updatedAt: nullable(instant) }

/** What a reader got of a record. */
export const visibilities = ["full", "redacted"] as const

/** The time of deletion, only in deleted records. */
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
