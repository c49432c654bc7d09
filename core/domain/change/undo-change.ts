import type * as t from "io-ts"
import { boolean, type Json, lineText, listOf, wire } from "../../codec/wire.ts"
import { type DeletableKind, deletableKinds } from "../deletion.ts"
import { sameValue } from "../lifecycle.ts"
import type { EntityType } from "../audit/action.ts"
import { bothJson, identityOf } from "./record-fields.ts"
import { type RecordedKind, recordedKinds, type TouchedRows } from "./touched-rows.ts"

/** The most fields that an undo can be asked to overwrite. */
const MOST_FIELDS = 10_000

/** The most fields that a dry run lists. */
const MOST_LISTED_FIELDS = 10_000

export const FieldOfRecordInput = wire("FieldOfRecord", { entityId: lineText(64, 1), field: lineText(64, 1) })

/** The fields that an undo sets although they have been changed since. */
const fieldsToOverwrite = listOf(FieldOfRecordInput, MOST_FIELDS)

export const ChangeUndo = wire("ChangeUndo", {}, { dryRun: boolean, fields: fieldsToOverwrite })
export type ChangeUndo = t.TypeOf<typeof ChangeUndo>

/** As the undo of a change; `force` overwrites every field that has been changed since. */
export const ProposalUndo = wire("ProposalUndo", {}, { dryRun: boolean, fields: fieldsToOverwrite, force: boolean })
export type ProposalUndo = t.TypeOf<typeof ProposalUndo>

/** A field that an undo would set. */
export interface WouldSet {
  readonly entityType: EntityType
  readonly entityId: string
  readonly field: string
  readonly from: Json
  readonly to: Json
}

const kindsInTree = recordedKinds.filter(
  (kind) => kind !== "user" && kind !== "session" && kind !== "token" && kind !== "identity",
)

/** Fields that change with every write. */
const unlisted: ReadonlySet<string> = new Set(["version", "updated_at"])

/** Rows of which only the time of their deletion has changed, and that a transaction does not return as touched. */
export interface SweptRows {
  readonly ids: { readonly [K in DeletableKind]: ReadonlySet<string> }
  readonly from: Date | null
  readonly to: Date | null
}

/** The fields that a transaction has changed in trees, by kind of record: the first 10,000. */
export const fieldsChangedBy = (touched: TouchedRows, { ids, from, to }: SweptRows): readonly WouldSet[] => {
  const found: WouldSet[] = []
  for (const kind of kindsInTree) addFields(found, kind, touched)
  const known = new Set(found.map(({ entityId }) => entityId))
  for (const kind of deletableKinds)
    for (const entityId of ids[kind]) {
      if (found.length >= MOST_LISTED_FIELDS) return found.slice(0, MOST_LISTED_FIELDS)
      if (known.has(entityId)) continue
      const times = { from: from?.toISOString() ?? null, to: to?.toISOString() ?? null }
      found.push({ entityType: kind, entityId, field: "deleted_at", ...times })
    }
  return found.slice(0, MOST_LISTED_FIELDS)
}

const addFields = <K extends RecordedKind>(found: WouldSet[], kind: K, touched: TouchedRows): void => {
  for (const row of touched[kind]) {
    if (found.length >= MOST_LISTED_FIELDS) return
    const known = row.after ?? row.before
    if (known === null) continue
    const entityId = identityOf<K>(kind, known).id
    const { before, after } = bothJson<K>(kind, row)
    for (const field of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
      const [from, to] = [fieldOf(before, field), fieldOf(after, field)]
      if (!unlisted.has(field) && !sameValue(from, to)) found.push({ entityType: kind, entityId, field, from, to })
    }
  }
}

const fieldOf = (state: Json, field: string): Json =>
  state === null || typeof state !== "object" || isList(state) ? null : (state[field] ?? null)

const isList = (value: object): value is readonly Json[] => Array.isArray(value)
