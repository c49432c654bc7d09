import type { Viewer } from "../../domain/privacy.ts"
import type { Basis } from "../../domain/proposal/basis.ts"
import { livesOnceRun } from "../../domain/proposal/lives-once-run.ts"
import { doneCount, isDone, madeId } from "../../domain/proposal/made.ts"
import type { Operation } from "../../domain/proposal/operation.ts"
import type { ProposalRow } from "../../domain/proposal/proposal.ts"
import { createdByRef, idOf, namedBy, refOf, resolvedOperation } from "../../domain/proposal/references.ts"
import { changedVitals, isShownOnceRun } from "../../domain/proposal/shown-operation.ts"
import type { QueryContext } from "../../use-case/query.ts"
import { knownRecords, type KnownRecords, type Sight, type Wanted } from "./known-records.ts"

/** What an assistant sees of the records of one proposal. */
interface OpenRecords extends Pick<KnownRecords, "hasHiddenVitals"> {
  readonly sightOf: (id: string) => Sight
  /** Whether the assistant sees the record: a person in full, and another record if it concerns only such persons. */
  readonly isOpen: (id: string) => boolean
}

/**
 * Proposals of one tree as an assistant sees them that does not see living people. An operation about a record that the
 * assistant does not know of, such as a hidden person, is left out, and so is a proposal of such operations. An operation
 * has no data and basis if it concerns a person who is redacted, or who would be by the operation or by all operations
 * of the proposal together. What people wrote about a whole proposal is shown only if all its operations are shown.
 */
export const proposalsForAssistant = async (
  context: Pick<QueryContext, "proposals" | "sources" | "now">,
  viewer: Viewer,
  rows: readonly ProposalRow[],
): Promise<readonly ProposalRow[]> => {
  const [first] = rows
  if (viewer.role !== null || first === undefined) return rows
  const { treeId } = first
  const known = await knownRecords(context, { viewer, treeId }, rows.flatMap(recordsOf))
  return rows.flatMap((row) => {
    const records = openOnceRun(row, known, { viewer, now: context.now })
    return redacted(row, records, (operation) => isShownOnceRun(operation, viewer, context.now)) ?? []
  })
}

/** The records that a proposal names, is based on or has created. */
const recordsOf = ({ operations, made }: ProposalRow): Wanted => {
  const madeIds = createdByRef(operations, made)
  return operations.flatMap((operation, index) => {
    const own = madeId(made, index)
    return [
      ...namedBy(operation).map(({ entity, id }) => ({ entity, id: idOf(id, madeIds) })),
      ...(operation.basis?.citationIds ?? []).map((id) => ({ entity: "citation", id }) as const),
      ...(own === null ? [] : [{ entity: operation.entity, id: own }]),
    ]
  })
}

/**
 * The records that are open now and once all operations have run: those of the proposal on top of the records that it
 * named, and those that are left on top of the present records.
 */
const openOnceRun = (
  { operations, made }: ProposalRow,
  { present, sightOf, isOpen, hasHiddenVitals }: KnownRecords,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): OpenRecords => {
  const madeIds = createdByRef(operations, made)
  const left = operations.filter((_, index) => !isDone(made, index)).map((one) => resolvedOperation(one, madeIds))
  const whole = livesOnceRun(operations, present, viewer, now)
  const rest = livesOnceRun(left, present, viewer, now)
  const isClosed = (id: string): boolean => [whole, rest].some((lives) => !lives.isShown(id) || lives.hidesEvent(id))
  return {
    sightOf,
    isOpen: (id) => !isClosed(id) && (refOf(id) !== null || isOpen(id, isClosed)),
    hasHiddenVitals: (id) => hasHiddenVitals(id) || whole.hidesVitals(id) || rest.hidesVitals(id),
  }
}

/** The proposal as the assistant sees it; null if it sees none of its operations. */
const redacted = (
  row: ProposalRow,
  known: OpenRecords,
  isShown: (operation: Operation) => boolean,
): ProposalRow | null => {
  const { operations, made } = row
  const madeIds = createdByRef(operations, made)
  const refs = new Map<string, Sight>()
  const ofRef = (id: string): Sight | undefined => refs.get(refOf(id) ?? "")
  const records: OpenRecords = {
    sightOf: (id) => ofRef(id) ?? known.sightOf(idOf(id, madeIds)),
    isOpen: (id) => {
      const sight = ofRef(id)
      return sight === undefined ? known.isOpen(idOf(id, madeIds)) : sight === "full"
    },
    hasHiddenVitals: (id) => [id, idOf(id, madeIds)].some((one) => known.hasHiddenVitals(one)),
  }
  const sights = operations.map((operation, index): Sight => {
    const sight = sightOfOperation(operation, madeId(made, index), { records, isOpen: known.isOpen, isShown })
    if (operation.ref != null) refs.set(operation.ref, sight)
    return sight
  })
  const shown = withUsers(operations, sights)
  const seen = operations.map((_, index) => index).filter((index) => shown[index] !== "none")
  if (seen.length === 0 && operations.length > 0) return null
  const seenMade = seen.map((index) => (isDone(made, index) ? (made[index] ?? null) : false))
  return {
    ...row,
    operations: operations.flatMap((operation, index) => shownOperation(operation, shown[index], records)),
    made: seenMade,
    undone: Math.min(row.undone, doneCount(seenMade)),
    ...(shown.every((sight) => sight === "full")
      ? { applyError: row.applyError === null ? null : { ...row.applyError, detail: "" } }
      : { summary: null, rejectReason: null, applyError: null }),
  }
}

interface Judging {
  readonly records: OpenRecords
  /** Whether the assistant sees a record once the whole proposal has run, whatever created it. */
  readonly isOpen: (id: string) => boolean
  readonly isShown: (operation: Operation) => boolean
}

const sightOfOperation = (operation: Operation, made: string | null, { records, isOpen, isShown }: Judging): Sight => {
  const { op, entity, ref = null, data } = operation
  const named = namedBy(operation).map(({ id }) => id)
  const own = entity === "source" || made === null ? [] : [made]
  if ([...named, ...own].some((id) => records.sightOf(id) === "none")) return "none"
  if (op === "create" && made === null && data?.privacy === "hidden") return "none"
  const created = entity === "source" ? [] : [...(ref === null ? [] : [`$${ref}`]), ...own]
  return concernsOpenRecords(operation, records) && isShown(operation) && created.every(isOpen) ? "full" : "redacted"
}

/** What the assistant gets of an operation of which it sees so much: the operation, its kind, or nothing. */
const shownOperation = (operation: Operation, sight: Sight = "none", records: OpenRecords): readonly Operation[] => {
  if (sight === "none") return []
  if (sight === "redacted") return [withoutData(operation, records)]
  const { basis = null } = operation
  return [basis === null ? operation : { ...operation, basis: openBasis(basis, records) }]
}

/** The basis without the citations that the assistant does not see. */
const openBasis = (basis: Basis, { isOpen }: OpenRecords): Basis => ({
  ...basis,
  ...(basis.citationIds === undefined ? {} : { citationIds: basis.citationIds.filter(isOpen) }),
})

/** The operation without its data and basis. The ids of persons and of their relationships are known of redacted persons too. */
const withoutData = ({ op, entity, id = null, ref = null }: Operation, { isOpen }: OpenRecords): Operation => {
  const isNamed = entity === "person" || entity === "relationship" || entity === "source"
  return { op, entity, id: id === null || isNamed || isOpen(id) ? id : null, ref }
}

/** An operation that creates a record for a withheld operation is withheld too: both may be about the same person. */
const withUsers = (operations: readonly Operation[], sights: readonly Sight[]): readonly Sight[] => {
  const closed = new Set(
    operations.flatMap((operation, index) =>
      sights[index] === "full" ? [] : namedBy(operation).flatMap(({ id }) => refOf(id) ?? []),
    ),
  )
  return operations.map(({ ref }, index) => {
    const sight = sights[index] ?? "none"
    return sight === "full" && ref != null && closed.has(ref) ? "redacted" : sight
  })
}

/**
 * Whether the assistant sees everything that an operation concerns. The persons of an existing source are not known,
 * so its changes are withheld.
 */
const concernsOpenRecords = (operation: Operation, { isOpen, hasHiddenVitals }: OpenRecords): boolean => {
  const { op, entity, id = null, data } = operation
  if (entity === "source" && op !== "create") return false
  const named = namedBy(operation).filter((one) => one.entity !== "source")
  if (!named.every((one) => isOpen(one.id))) return false
  return id === null || changedVitals(data ?? {}).length === 0 || !hasHiddenVitals(id)
}
