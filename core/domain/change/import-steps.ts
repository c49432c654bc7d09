import type { Json } from "../../codec/wire.ts"
import type { EntryOp } from "./change.ts"

/**
 * One of the changes that created, deleted or restored the rows of an import together. Step 0 is the import; the
 * odd steps are deletions.
 */
export interface ImportStep {
  readonly step: number
  readonly seq: number
  readonly at: Date
}

/** A known state of a row: its fields before the first stored entry, or the present ones. */
export interface KnownState {
  readonly fields: Json
  /** The sequence number of that entry; null for the present state. */
  readonly until: number | null
}

/** What such a change did to one row. */
export interface StepEntry {
  readonly op: EntryOp
  readonly before: Json
  readonly after: Json
}

/** Whether the change with this step deleted the rows. */
export const isDeletion = (step: number): boolean => step % 2 === 1

const opOf = (step: number): EntryOp => {
  if (step === 0) return "create"
  return isDeletion(step) ? "delete" : "restore"
}

/**
 * The entry of a row for one of the steps of its import, which are given in order. Between its steps and its first
 * stored entry only the fields of its life cycle change, so a later state shows all earlier ones.
 */
export const stepEntry = (steps: readonly ImportStep[], step: number, known: KnownState): StepEntry => {
  const last = steps.filter(({ seq }) => known.until === null || seq < known.until).at(-1)?.step ?? step
  const stateAfter = (wanted: number): Json => fieldsAfter(steps, { wanted, last }, known.fields)
  return { op: opOf(step), before: step === 0 ? null : stateAfter(step - 1), after: stateAfter(step) }
}

const fieldsAfter = (
  steps: readonly ImportStep[],
  { wanted, last }: { readonly wanted: number; readonly last: number },
  fields: Json,
): Json => {
  if (wanted === last || !isVersioned(fields)) return fields
  const at = steps.find(({ step }) => step === wanted)?.at.toISOString() ?? null
  return {
    ...fields,
    version: fields.version - (last - wanted),
    updated_at: wanted === 0 ? (fields.created_at ?? null) : at,
    deleted_at: isDeletion(wanted) ? at : null,
  }
}

const isVersioned = (fields: Json): fields is { readonly [field: string]: Json; readonly version: number } =>
  fields !== null && typeof fields === "object" && "version" in fields && typeof fields.version === "number"
