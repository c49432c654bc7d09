import type { PersonId, TreeId } from "../domain/ids.ts"
import type { Person } from "../domain/person.ts"
import { showToMember, type Viewer, visibilityOf } from "../domain/privacy.ts"
import type { PresentRecords } from "../domain/proposal/current-record.ts"
import { livesOnceRun, type PresentLives } from "../domain/proposal/lives-once-run.ts"
import { isDone, madeId } from "../domain/proposal/made.ts"
import type { Operation } from "../domain/proposal/operation.ts"
import type { ProposalRow } from "../domain/proposal/proposal.ts"
import { createdByRef, idOf, type Named, namedBy, refOf, resolvedOperation } from "../domain/proposal/references.ts"
import { changedVitals, isShownOnceRun } from "../domain/proposal/shown-operation.ts"
import { idsByKind } from "../proposal/present-records.ts"
import type { QueryContext } from "../use-case/query.ts"

/** The records that an assistant may read about. */
interface OpenRecords {
  /** Whether the assistant sees the record: a person in full, and another record if it concerns only such persons. */
  readonly isOpen: (id: string) => boolean
  /** Whether a birth or death of the person is an event that the assistant does not see. */
  readonly hasHiddenVitals: (personId: string) => boolean
}

/** The records that the proposals of a page name, and what they belong to. */
interface KnownRecords {
  readonly present: PresentLives
  /** Whether the assistant sees the record, if it sees no record that is closed besides. */
  readonly isOpen: (id: string, isClosed: (id: string) => boolean) => boolean
  readonly hasHiddenVitals: (personId: string) => boolean
}

type Wanted = readonly Pick<Named, "entity" | "id">[]

/**
 * Proposals of one tree as an assistant sees them that does not see living people. An operation has no data and basis if
 * it concerns a deleted record, a hidden event, or a person who is redacted or hidden, or who would be by the operation
 * or by all operations of the proposal together. What people wrote about a whole proposal is shown only if all its operations are shown.
 */
export const proposalsForAssistant = async (
  context: QueryContext,
  viewer: Viewer,
  rows: readonly ProposalRow[],
): Promise<readonly ProposalRow[]> => {
  const [first] = rows
  if (viewer.role !== null || first === undefined) return rows
  const { treeId } = first
  const known = await knownRecords(context, { viewer, treeId }, rows.flatMap(recordsOf))
  return rows.map((row) =>
    redacted(row, openOnceRun(row, known, { viewer, now: context.now }), (operation) =>
      isShownOnceRun(operation, viewer, context.now),
    ),
  )
}

/** The records that a proposal names or has created. */
const recordsOf = ({ operations, made }: ProposalRow): Wanted => {
  const madeIds = createdByRef(operations, made)
  return operations.flatMap((operation, index) => {
    const own = madeId(made, index)
    const named = namedBy(operation).map(({ entity, id }) => ({ entity, id: idOf(id, madeIds) }))
    return own === null ? named : [...named, { entity: operation.entity, id: own }]
  })
}

/** Looks up these records and what they belong to: a citation to an event, an event to a relationship, and so on. */
const knownRecords = async (
  { proposals }: QueryContext,
  { viewer, treeId }: { readonly viewer: Viewer; readonly treeId: TreeId },
  named: Wanted,
): Promise<KnownRecords> => {
  const owners = new Map<string, Wanted>()
  const decided = new Map<string, boolean>()
  const withHiddenVitals = new Set<string>()
  const present = {
    person: new Map<string, Person>(),
    event: new Map<string, PresentRecords["event"][number]>(),
    relationship: new Map<string, PresentRecords["relationship"][number]>(),
    vitals: new Map<string, PresentRecords["vitals"]>(),
  }
  let wanted = named
  while (wanted.length > 0) {
    // A proposal is for members; what the assistant sees of the persons in it is decided below.
    const member = { ...viewer, role: "viewer" } as const
    const found = showToMember(member, await proposals.records(treeId, idsByKind(wanted)))
    if (found === null) break
    for (const one of found.person) {
      decided.set(one.id, visibilityOf(viewer, one) === "full")
      present.person.set(one.id, one)
    }
    for (const one of found.event) present.event.set(one.id, one)
    for (const one of found.relationship) present.relationship.set(one.id, one)
    for (const [id, some] of Map.groupBy(found.vitals, ({ personId }) => personId ?? "")) present.vitals.set(id, some)
    for (const { id, privacy } of found.event) if (privacy === "hidden") decided.set(id, false)
    for (const { personId, privacy } of found.vitals)
      if (privacy === "hidden" && personId !== null) withHiddenVitals.add(personId)
    const fresh = ownersIn(found).filter(([id]) => !owners.has(id))
    for (const [id, of] of fresh) owners.set(id, of)
    wanted = fresh.flatMap(([, of]) => of).filter(({ id }) => !owners.has(id) && !decided.has(id))
  }
  const isOpen = (id: string, isClosed: (id: string) => boolean): boolean => {
    const known = decided.get(id)
    if (known === false || isClosed(id)) return false
    return known ?? owners.get(id)?.every((owner) => isOpen(owner.id, isClosed)) ?? false
  }
  return { present, isOpen, hasHiddenVitals: (personId) => withHiddenVitals.has(personId) }
}

/**
 * The records that are open now and once all operations have run: those of the proposal on top of the records that it
 * named, and those that are left on top of the present records.
 */
const openOnceRun = (
  { operations, made }: ProposalRow,
  { present, isOpen, hasHiddenVitals }: KnownRecords,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): OpenRecords => {
  const madeIds = createdByRef(operations, made)
  const left = operations.filter((_, index) => !isDone(made, index)).map((one) => resolvedOperation(one, madeIds))
  const whole = livesOnceRun(operations, present, viewer, now)
  const rest = livesOnceRun(left, present, viewer, now)
  const isClosed = (id: string): boolean => [whole, rest].some((lives) => !lives.isShown(id) || lives.hidesEvent(id))
  return {
    isOpen: (id) => !isClosed(id) && (refOf(id) !== null || isOpen(id, isClosed)),
    hasHiddenVitals: (id) => hasHiddenVitals(id) || whole.hidesVitals(id) || rest.hidesVitals(id),
  }
}

const person = (id: PersonId) => ({ entity: "person", id }) as const

const ownersIn = (found: PresentRecords): readonly (readonly [string, Wanted])[] => [
  ...found.name.map(({ id, personId }) => [id, [person(personId)]] as const),
  ...found.relationship.map(
    ({ id, fromPersonId, toPersonId }) => [id, [person(fromPersonId), person(toPersonId)]] as const,
  ),
  ...[...found.event, ...found.citation].map((row) => [row.id, targetsOf(row)] as const),
]

const targetsOf = (row: PresentRecords["event"][number] | PresentRecords["citation"][number]): Wanted => [
  ...(row.personId === null ? [] : [person(row.personId)]),
  ...(row.relationshipId === null ? [] : [{ entity: "relationship", id: row.relationshipId } as const]),
  ...("nameId" in row && row.nameId !== null ? [{ entity: "name", id: row.nameId } as const] : []),
  ...("eventId" in row && row.eventId !== null ? [{ entity: "event", id: row.eventId } as const] : []),
]

const redacted = (row: ProposalRow, known: OpenRecords, isShown: (operation: Operation) => boolean): ProposalRow => {
  const { operations, made } = row
  const madeIds = createdByRef(operations, made)
  const openRefs = new Map<string, boolean>()
  const records: OpenRecords = {
    isOpen: (id) => {
      const ref = refOf(id)
      return (ref === null ? undefined : openRefs.get(ref)) ?? known.isOpen(idOf(id, madeIds))
    },
    hasHiddenVitals: (id) => [id, idOf(id, madeIds)].some((one) => known.hasHiddenVitals(one)),
  }
  const shown = operations.map((operation, index) => {
    const own = operation.entity === "source" ? [] : [refIn(operation), madeId(made, index)]
    const isOpen =
      concernsOpenRecords(operation, records) &&
      isShown(operation) &&
      own.every((id) => id === null || known.isOpen(id))
    if (operation.ref != null) openRefs.set(operation.ref, isOpen)
    return isOpen
  })
  const isOpen = withUsers(operations, shown)
  const applyError = row.applyError === null ? null : { ...row.applyError, detail: "" }
  return {
    ...row,
    operations: operations.map((operation, index) => (isOpen[index] === true ? operation : withoutData(operation))),
    ...(isOpen.every(Boolean) ? {} : { summary: null, rejectReason: null, applyError }),
  }
}

const refIn = ({ ref = null }: Operation): string | null => (ref === null ? null : `$${ref}`)

const withoutData = ({ op, entity, id = null, ref = null }: Operation): Operation => ({ op, entity, id, ref })

/** An operation that creates a record for a withheld operation is withheld too: both may be about the same person. */
const withUsers = (operations: readonly Operation[], shown: readonly boolean[]): readonly boolean[] => {
  const closed = new Set(
    operations.flatMap((operation, index) =>
      shown[index] === true ? [] : namedBy(operation).flatMap(({ id }) => refOf(id) ?? []),
    ),
  )
  return operations.map(({ ref }, index) => shown[index] === true && (ref == null || !closed.has(ref)))
}

/**
 * Whether the assistant sees everything that an operation concerns. The persons of an existing source are not known,
 * so its changes are withheld; an operation may refer to it, because an id reveals nothing.
 */
const concernsOpenRecords = (operation: Operation, { isOpen, hasHiddenVitals }: OpenRecords): boolean => {
  const { op, entity, id = null, data } = operation
  if (entity === "source" && op !== "create") return false
  const named = namedBy(operation).filter((one) => one.entity !== "source")
  if (!named.every((one) => isOpen(one.id))) return false
  return id === null || changedVitals(data ?? {}).length === 0 || !hasHiddenVitals(id)
}
