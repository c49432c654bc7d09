import { byteLength } from "../../lib/byte-length.ts"
import type { ChangeEntry } from "./change.ts"
import type { RecordedKind } from "./touched-rows.ts"

/** The kinds of rows that are few and short, and of which no quota counts the bytes. Their entries count. */
const uncounted: ReadonlySet<RecordedKind> = new Set([
  "tree",
  "membership",
  "invitation",
  "link",
  "question",
  "webhook",
  "user",
  "session",
  "token",
  "identity",
])

/** Whether the rows of this kind count in the quota of the tree's owner. */
export const isCounted = (kind: RecordedKind): boolean => !uncounted.has(kind)

/** A deletion sets it, and writes no text. */
export const UNCOUNTED_FIELD = "deletionId"

/** The bytes of a row: of its texts, ids and documents. Numbers and moments do not count. */
export const rowBytes = (row: object, fields: readonly string[] = Object.keys(row)): number => {
  let bytes = 0
  for (const field of fields) if (field !== UNCOUNTED_FIELD) bytes += bytesOf(Reflect.get(row, field))
  return bytes
}

/** The bytes that a change adds to the history: what its entries say was there before and after. */
export const entryBytes = ({ before, after }: Pick<ChangeEntry, "before" | "after">): number =>
  documentBytes(before) + documentBytes(after)

const bytesOf = (value: unknown): number => {
  if (typeof value === "string") return byteLength(value)
  return typeof value === "object" && !(value instanceof Date) ? documentBytes(value) : 0
}

/** The bytes of a document as it is stored. */
const documentBytes = (value: unknown): number =>
  value === null || value === undefined ? 0 : byteLength(JSON.stringify(value))
