import * as t from "io-ts"
import { storedOf } from "../../../core/codec/fields.ts"
import { fileFields } from "../../../core/codec/file-time.ts"
import { count } from "../../../core/codec/count.ts"
import { described, instant, nullable, type Json } from "../../../core/codec/wire.ts"

/** The version and the times of every editable record. */
export const lifecycle = { version: count, createdAt: instant, updatedAt: instant }

/** The same of a record that non-members may read. Only readers who see everything get the version and its time. */
export const shownLifecycle = { version: nullable(count), createdAt: instant, updatedAt: nullable(instant) }

/** The same of a record that may come from a file. */
export const shownRecordLifecycle = { ...storedOf(fileFields), ...shownLifecycle }

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
