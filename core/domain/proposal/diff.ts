import * as E from "fp-ts/lib/Either.js"
import { toJson } from "../../codec/wire.ts"
import { makeDate } from "../date/make-date.ts"
import { DateInput } from "../event.ts"
import { type Vital, vitals } from "../living/vital-event.ts"
import { type CurrentRecord, recordLabel, textIn } from "./current-record.ts"
import { isJsonObject, type JsonObject, type Operation, type OperationKind, type ProposedEntity } from "./operation.ts"
import type { BasisCitation, ShownBasis } from "./basis.ts"
import { isDone, madeId } from "./made.ts"
import type { Proposal } from "./proposal.ts"
import { idOf, type CreatedIds, createdByRef, namedIn, resolvedData } from "./references.ts"

/** A record that a change refers to, and its label. */
export interface Mention {
  readonly id: string
  readonly entity: ProposedEntity
  readonly label: string
}

/** One operation as its reviewer sees it. Ids are references (`$anna`) if the record does not exist yet. */
export interface DiffEntry {
  /** Its index among the operations, from 0. */
  readonly operation: number
  readonly op: OperationKind
  readonly entity: ProposedEntity
  readonly id: string | null
  /** The label of the record; null if there is none. */
  readonly label: string | null
  readonly isApplied: boolean
  /** The record before the operation, including the effects of earlier operations; null if there is none. */
  readonly before: JsonObject | null
  /** The record after the operation; null if there is none. */
  readonly after: JsonObject | null
  /** The records that `before` or `after` refers to. */
  readonly mentions: readonly Mention[]
  /** What the operation is based on; null if that is unknown. */
  readonly basis: ShownBasis | null
}

/** The diff of each operation. `present` are the live records. */
export const proposalDiff = (
  { operations, made }: Pick<Proposal, "operations" | "made">,
  present: ReadonlyMap<string, CurrentRecord>,
): readonly DiffEntry[] => {
  const madeIds = createdByRef(operations, made)
  const records = new Map(present)
  const labelOf = (id: string): string | null => {
    const record = records.get(id)
    return record === undefined ? null : recordLabel(record, labelOf)
  }
  return operations.map((operation, index): DiffEntry => {
    const { op, entity } = operation
    const isApplied = isDone(made, index)
    const key = keyOf(operation, madeId(made, index), madeIds)
    const record = key === null ? undefined : records.get(key)
    const before = record?.entity === entity ? record.data : null
    const after = proposed(operation, before, madeIds)
    const shown: CurrentRecord = { entity, data: before ?? after ?? {}, calledBy: record?.calledBy ?? null }
    const label = before === null && op !== "create" ? null : recordLabel(shown, labelOf)
    const mentions = mentionsIn({ ...before, ...after }, labelOf).concat(mentionsIn(before ?? {}, labelOf))
    if (!isApplied && key !== null) {
      if (after === null) records.delete(key)
      else records.set(key, { ...shown, data: after })
      if (op === "merge") records.delete(textIn(after ?? {}, "from_id") ?? "")
    }
    const id = op === "create" ? madeId(made, index) : key
    const basis = shownBasis(operation, present)
    return { operation: index, op, entity, id, label, isApplied, before, after, mentions: distinct(mentions), basis }
  })
}

/** The basis of an operation with the sources of its citations, as they are now. */
const shownBasis = ({ basis }: Operation, present: ReadonlyMap<string, CurrentRecord>): ShownBasis | null => {
  if (basis === undefined || basis === null) return null
  const { citationIds = [], text = null } = basis
  const citations = citationIds.map((id): BasisCitation => {
    const data = present.get(id)?.data ?? {}
    const sourceId = textIn(data, "source_id")
    const source = sourceId === null ? undefined : present.get(sourceId)
    return { id, sourceId, title: textIn(source?.data ?? {}, "title"), page: textIn(data, "page") }
  })
  return { text, citations }
}

/** The key of the record of an operation: its id, or the reference that it will have. */
const keyOf = ({ op, id, ref }: Operation, made: string | null, madeIds: CreatedIds): string | null => {
  if (op === "create") return made ?? (ref === undefined || ref === null ? null : `$${ref}`)
  return id === undefined || id === null ? null : idOf(id, madeIds)
}

const proposed = (
  { op, entity, data }: Operation,
  before: JsonObject | null,
  madeIds: CreatedIds,
): JsonObject | null => {
  if (op === "delete") return null
  const resolved = withBothTexts(entity, withVitals(withDate(resolvedData(data ?? {}, madeIds))))
  return op === "create" ? resolved : { ...before, ...resolved, ...mergedVitals(before ?? {}, resolved) }
}

/** The data of a citation with both names of its text. */
const withBothTexts = (entity: ProposedEntity, data: JsonObject): JsonObject => {
  const text = data["text"] === undefined ? data["detail"] : data["text"]
  return entity !== "citation" || text === undefined ? data : { ...data, text, detail: text }
}

/** Birth and death with their dates as readers would see them. */
const withVitals = (data: JsonObject): JsonObject => ({ ...data, ...vitalsOf(data, withDate) })

/**
 * The proposed birth and death, merged into the present ones. A burial (which has a type) is kept beside a new
 * death.
 */
const mergedVitals = (before: JsonObject, data: JsonObject): JsonObject =>
  vitalsOf(data, (vital, key) => {
    const known = before[key]
    return isJsonObject(known) && known.type === undefined ? { ...known, ...vital } : vital
  })

const vitalsOf = (data: JsonObject, change: (vital: JsonObject, key: Vital) => JsonObject): JsonObject =>
  Object.fromEntries(
    vitals.flatMap((key) => {
      const vital = data[key]
      return isJsonObject(vital) ? [[key, change(vital, key)]] : []
    }),
  )

/** A date as readers would see it, if its parts are valid. */
const withDate = (data: JsonObject): JsonObject => {
  if (!isJsonObject(data.date)) return data
  const parts = DateInput.decode(data.date)
  if (E.isLeft(parts)) return data
  const date = makeDate(parts.right)
  return E.isLeft(date) ? data : { ...data, date: toJson({ ...date.right }) }
}

const mentionsIn = (data: JsonObject, labelOf: (id: string) => string | null): readonly Mention[] =>
  namedIn(data).flatMap(({ entity, id }) => {
    const label = labelOf(id)
    return label === null ? [] : [{ id, entity, label }]
  })

const distinct = (mentions: readonly Mention[]): readonly Mention[] => [
  ...new Map(mentions.map((mention) => [mention.id, mention])).values(),
]
