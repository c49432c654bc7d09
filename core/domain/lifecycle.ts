import type { ValuesOf } from "../codec/fields.ts"
import type { fileFields } from "../codec/file-time.ts"
import type { DeletionId } from "./ids.ts"

/** The common values of every editable record: its version for optimistic locking, its times, and its deletion. */
export interface Lifecycle {
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly deletedAt: Date | null
  readonly deletionId: DeletionId | null
}

/** The common values of a record that may come from a file. */
export interface RecordLifecycle extends Lifecycle, ValuesOf<typeof fileFields> {}

/** The life cycle of a record that is created now. */
export const newLifecycle = (now: Date): Lifecycle => ({
  version: 1,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
  deletionId: null,
})

/** The life cycle of a record that is created now, and that no file brings. */
export const newRecordLifecycle = (now: Date): RecordLifecycle => ({ ...newLifecycle(now), fileChangedAt: null })

/** The next version of a record with these changes; the same record if nothing differs. */
export const revised = <T extends Revision>(record: T, changes: Partial<T>, now: Date): T => {
  const keys: (keyof T)[] = []
  for (const key in changes) if (changes[key] !== undefined && !sameValue(record[key], changes[key])) keys.push(key)
  return keys.length === 0
    ? record
    : { ...record, ...withoutAbsent(changes), version: record.version + 1, updatedAt: now }
}

/** The unchanged record as a new version, because something that belongs to it has changed. */
export const nextVersion = <T extends Lifecycle>(record: T, now: Date): T => ({
  ...record,
  version: record.version + 1,
  updatedAt: now,
})

const withoutAbsent = <T>(changes: Partial<T>): Partial<T> => {
  const present: Partial<T> = { ...changes }
  for (const key in present) if (present[key] === undefined) delete present[key]
  return present
}

/** Whether two values of a column are equal. The order of the keys of an object does not matter. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder)

// A store may return the keys of an object in another order.
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort())
    : value

/** The values that any change of a record moves, those of its hidden parts too. */
type Revision = Pick<Lifecycle, "version" | "updatedAt">

/** The same as some readers get them, and others do not. */
export type ShownRevision = { readonly [K in keyof Revision]: Revision[K] | null }

/**
 * A record as its readers see it: without the id of its deletion, and with `deletedAt` only if it is deleted. The
 * version and the time of the last change are null for a reader who does not see everything of the record.
 */
export type Read<T extends Lifecycle> = Omit<T, "deletedAt" | "deletionId" | keyof Revision> &
  ShownRevision & { readonly deletedAt?: Date }

/** The record as readers see it. */
export const readOf = <T extends Lifecycle>(record: T): Read<T> => {
  const { deletedAt, deletionId: _deletion, version, updatedAt, ...rest } = record
  const read = { ...rest, version, updatedAt }
  return deletedAt === null ? read : { ...read, deletedAt }
}

/** The record without the values that a change moves which its reader does not see. */
export const withoutRevision = <R extends ShownRevision>(read: R): R => ({
  ...read,
  version: null,
  updatedAt: null,
  ...("fileChangedAt" in read ? { fileChangedAt: null } : {}),
})
