import { snakeCase } from "../../codec/snake-case.ts"
import type { Json } from "../../codec/wire.ts"
import type { TreeId, UserId } from "../ids.ts"
import { sameValue } from "../lifecycle.ts"
import { doneCount } from "../proposal/made.ts"
import type { EntryOp } from "./change.ts"
import type { RecordedKind, RecordedRows, TouchedRow } from "./touched-rows.ts"

type Fields = { readonly [field: string]: Json }

/** What entries need to know of one kind of row. */
interface RecordRule<T> {
  readonly id: (row: T) => string
  readonly treeId: (row: T) => TreeId | null
  /** The account of a row outside trees. */
  readonly accountId: (row: T) => UserId | null
  /** The columns that no entry shows: secrets, addresses, and values that the service derives for itself. */
  readonly hidden: readonly string[]
  /** The columns that a command may change without an entry, because no reader sees them change. */
  readonly ignored: readonly (keyof T)[]
  /** Large columns, which the entry of an update shows only if they differ. */
  readonly large?: readonly (keyof T)[]
  /** Whether the entry of a row that only became a new version has no fields: something that belongs to it has changed. */
  readonly isBlankWhenSame?: boolean
  /** Fields that are not columns. */
  readonly derived?: (row: T) => Fields
}

const inTree = {
  id: ({ id }: { readonly id: string }) => id,
  treeId: ({ treeId }: { readonly treeId: TreeId }) => treeId,
  accountId: () => null,
}

const outsideTrees = { id: ({ id }: { readonly id: string }) => id, treeId: () => null }

const noFields: { readonly [field: string]: Json } = {}

const deletable = { ...inTree, hidden: ["deletionId"], ignored: [] } as const

const rules: { readonly [K in RecordedKind]: RecordRule<RecordedRows[K]> } = {
  tree: {
    id: ({ id }) => id,
    treeId: ({ id }) => id,
    accountId: () => null,
    hidden: ["deletionId", "formerHomePersonId", "personCount", "searchText"],
    ignored: ["formerHomePersonId", "personCount"],
  },
  membership: { ...inTree, id: ({ userId }) => userId, hidden: [], ignored: [] },
  invitation: { ...inTree, hidden: ["tokenHash", "mailedTokenHash", "mailedAt", "email"], ignored: ["mailedAt"] },
  link: {
    ...inTree,
    hidden: ["tokenHash", "holderHash", "holderKey", "passcodeHash", "opened", "lastOpenedAt"],
    ignored: ["opened", "lastOpenedAt"],
  },
  question: {
    ...inTree,
    hidden: ["tokenHash", "mailedTokenHash", "text", "personIds", "eventId", "mediaId", "answers", "language", "email"],
    ignored: [],
  },
  person: {
    ...inTree,
    hidden: [
      "deletionId",
      "searchText",
      "surnameKey",
      "forms",
      "merged",
      "distinctFrom",
      "dismissedChecks",
      "publicBirthYear",
      "publicDeathYear",
      "publicFrom",
      "hasDeathFact",
      "deathFactIsHidden",
      "deadFrom",
    ],
    ignored: [],
    derived: ({ merged, distinctFrom, dismissedChecks }): Fields => ({
      ...(merged === null ? {} : { merged: jsonOf(merged) }),
      ...(distinctFrom === null ? {} : { distinct_from: jsonOf(distinctFrom) }),
      ...(dismissedChecks === null ? {} : { dismissed_checks: jsonOf(dismissedChecks) }),
    }),
  },
  name: deletable,
  relationship: deletable,
  event: { ...deletable, isBlankWhenSame: true },
  place: { ...inTree, hidden: ["key", "searchText"], ignored: [] },
  source: deletable,
  citation: {
    ...deletable,
    derived: (row) => ("detail" in row ? { text: row.detail } : noFields),
  },
  association: deletable,
  media: deletable,
  media_link: { ...inTree, hidden: [], ignored: [] },
  comment: deletable,
  proposal: {
    ...inTree,
    hidden: ["applyId", "applyEndsAt", "made", "seen", "undone"],
    ignored: ["applyId", "applyEndsAt", "seen"],
    large: ["operations"],
    derived: ({ made, undone }) => ({ applied_operations: doneCount(made), undone_operations: undone, made }),
  },
  proposal_comment: { ...inTree, hidden: ["via"], ignored: ["via"] },
  webhook: { ...inTree, hidden: ["secret"], ignored: [] },
  user: {
    ...outsideTrees,
    accountId: ({ id }) => id,
    hidden: ["email", "passwordHash", "formerSelfPersonId", "calendarHash"],
    ignored: ["formerSelfPersonId"],
  },
  session: {
    ...outsideTrees,
    accountId: ({ userId }) => userId,
    hidden: ["tokenHash"],
    ignored: ["lastUsedAt", "expiresAt"],
  },
  token: {
    ...outsideTrees,
    accountId: ({ userId }) => userId,
    hidden: ["tokenHash"],
    ignored: ["lastUsedAt"],
  },
  identity: {
    ...outsideTrees,
    accountId: ({ userId }) => userId,
    // The subject is an e-mail address, or leads to one.
    hidden: ["issuer", "subject"],
    ignored: [],
  },
}

/** The id of a row, and the tree or account that it belongs to. */
export const identityOf = <K extends RecordedKind>(
  kind: K,
  row: RecordedRows[K],
): { readonly id: string; readonly treeId: TreeId | null; readonly accountId: UserId | null } => ({
  id: rules[kind].id(row),
  treeId: rules[kind].treeId(row),
  accountId: rules[kind].accountId(row),
})

/** The fields of a row by their API names, without those of `except`. */
export const fieldsJson = <K extends RecordedKind>(
  kind: K,
  row: RecordedRows[K],
  except: readonly (keyof RecordedRows[K])[] = [],
): { readonly [field: string]: Json } => {
  const { hidden, derived } = rules[kind]
  const json: Record<string, Json> = {}
  for (const field in row)
    if (!hidden.includes(field) && !except.includes(field)) json[snakeCase(field)] = jsonOf(row[field])
  return { ...json, ...derived?.(row) }
}

/** What happened to a row; null if nothing that counts. */
export const opOf = <K extends RecordedKind>(
  kind: K,
  { before, after }: TouchedRow<RecordedRows[K]>,
): EntryOp | null => {
  if (before === null) return after === null ? null : "create"
  if (after === null) return isLiveRow(before) ? "delete" : "purge"
  if (isSame(before, after, rules[kind].ignored)) return null
  const [wasLive, isLive] = [isLiveRow(before), isLiveRow(after)]
  if (wasLive === isLive) return "update"
  return isLive ? "restore" : "delete"
}

/** The fields of a row before and after, without large ones that are equal; none of a row that is purged. */
export const bothJson = <K extends RecordedKind>(
  kind: K,
  { before, after }: TouchedRow<RecordedRows[K]>,
): { readonly before: Json; readonly after: Json } => {
  const { large = [], isBlankWhenSame = false } = rules[kind]
  if (opOf<K>(kind, { before, after }) === "purge") return { before: null, after: null }
  if (
    isBlankWhenSame &&
    before !== null &&
    after !== null &&
    isSame<object>(revisionless(before), revisionless(after), [])
  )
    return { before: null, after: null }
  const except =
    before === null || after === null
      ? []
      : large.filter((field) => !(field in before && field in after) || sameValue(before[field], after[field]))
  return {
    before: before === null ? null : fieldsJson(kind, before, except),
    after: after === null ? null : fieldsJson(kind, after, except),
  }
}

/** The version of a row, if its kind has versions. */
export const versionOf = (row: object | null): number | null =>
  row !== null && "version" in row && typeof row.version === "number" ? row.version : null

const isLiveRow = (row: object): boolean => !("deletedAt" in row) || row.deletedAt === null

const revisionless = (row: object): object => ({ ...row, version: null, updatedAt: null })

/** Whether two states of a row are equal. A column that one of them lacks was not written. */
const isSame = <T extends object>(before: T, after: T, ignored: readonly (keyof T)[]): boolean => {
  for (const field in after)
    if (field in before && !ignored.includes(field) && !sameValue(before[field], after[field])) return false
  return true
}

const jsonOf = (value: unknown): Json => {
  if (value === undefined || value === null) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value
  if (Array.isArray(value)) return value.map(jsonOf)
  if (typeof value !== "object") throw new Error(`A ${typeof value} cannot be recorded.`)
  const json: Record<string, Json> = {}
  for (const [key, item] of Object.entries(value)) if (item !== undefined) json[snakeCase(key)] = jsonOf(item)
  return json
}
