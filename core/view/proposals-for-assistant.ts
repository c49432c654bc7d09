import type { PersonId, TreeId } from "../domain/ids.ts"
import { showToMember, type Viewer, visibilityOf } from "../domain/privacy.ts"
import type { PresentRecords } from "../domain/proposal/current-record.ts"
import { madeId } from "../domain/proposal/made.ts"
import { isJsonObject, type JsonObject, type Operation } from "../domain/proposal/operation.ts"
import type { ProposalRow } from "../domain/proposal/proposal.ts"
import { createdByRef, idOf, type Named, namedBy, refOf } from "../domain/proposal/references.ts"
import { idsByKind } from "../proposal/present-records.ts"
import type { QueryContext } from "../use-case/query.ts"

/** The people of a tree that an assistant may read about, and the records that are known to be about them alone. */
interface Known {
  readonly isOpen: (id: string) => boolean
}

type Wanted = readonly Pick<Named, "entity" | "id">[]

/**
 * Proposals of one tree as an assistant sees them that does not see living people. An operation is shown without data and basis if
 * it concerns a person who is redacted or hidden, or who may be living once the operation has run. What people wrote
 * about a whole proposal is shown only if all its operations are shown.
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
  return rows.map((row) => redacted(row, known, viewer.year))
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
): Promise<Known> => {
  const owners = new Map<string, Wanted>()
  const persons = new Map<string, boolean>()
  let wanted = named
  while (wanted.length > 0) {
    // A proposal is for members; what the assistant sees of the persons in it is decided below.
    const member = { ...viewer, role: "viewer" } as const
    const found = showToMember(member, await proposals.records(treeId, idsByKind(wanted)))
    if (found === null) break
    for (const person of found.person) persons.set(person.id, visibilityOf(viewer, person) === "full")
    const fresh = ownersIn(found).filter(([id]) => !owners.has(id))
    for (const [id, of] of fresh) owners.set(id, of)
    wanted = fresh.flatMap(([, of]) => of).filter(({ id }) => !owners.has(id) && !persons.has(id))
  }
  const isOpen = (id: string): boolean => {
    const of = owners.get(id)
    return of === undefined ? persons.get(id) === true : of.every((owner) => isOpen(owner.id))
  }
  return { isOpen }
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

const redacted = (row: ProposalRow, known: Known, year: number): ProposalRow => {
  const { operations, made } = row
  const madeIds = createdByRef(operations, made)
  const openRefs = new Map<string, boolean>()
  const shown = operations.map((operation) => {
    const isOpen = isOpenOperation(
      operation,
      (id) => {
        const ref = refOf(id)
        return ref !== null && openRefs.has(ref) ? openRefs.get(ref) === true : known.isOpen(idOf(id, madeIds))
      },
      year,
    )
    if (operation.ref != null) openRefs.set(operation.ref, isOpen)
    return isOpen
  })
  const isOpen = withUsers(operations, shown)
  const applyError = row.applyError === null ? null : { ...row.applyError, detail: "" }
  return {
    ...row,
    operations: operations.map((operation, index) =>
      isOpen[index] === true ? operation : { ...withoutData(operation) },
    ),
    ...(isOpen.every(Boolean) ? {} : { summary: null, rejectReason: null, applyError }),
  }
}

const withoutData = ({ op, entity, id = null, ref = null }: Operation): Operation => ({ op, entity, id, ref })

/** A record that a withheld operation uses is withheld too: it may be about the same person. */
const withUsers = (operations: readonly Operation[], shown: readonly boolean[]): readonly boolean[] => {
  const closed = new Set(
    operations.flatMap((operation, index) =>
      shown[index] === true ? [] : namedBy(operation).flatMap(({ id }) => refOf(id) ?? []),
    ),
  )
  return operations.map(({ ref }, index) => shown[index] === true && (ref == null || !closed.has(ref)))
}

/**
 * Whether an operation concerns nobody whom the assistant does not see. The people of an existing source are not
 * known, so its changes are withheld; an operation may refer to it, because an id says nothing.
 */
const isOpenOperation = (operation: Operation, isOpen: (id: string) => boolean, year: number): boolean => {
  const { op, entity, data } = operation
  if (entity === "source" && op !== "create") return false
  const named = namedBy(operation).filter((one) => one.entity !== "source")
  if (!named.every(({ id }) => isOpen(id))) return false
  return op !== "create" || entity !== "person" || isDead(data ?? {}, year)
}

/** The years after which everybody counts as dead. */
const LIFETIME_YEARS = 101

/** Whether the data of a new person says that the person is dead or was born long ago. */
const isDead = (data: JsonObject, year: number): boolean => {
  if (data.privacy !== undefined && data.privacy !== "default") return false
  if (typeof data.is_living === "boolean") return !data.is_living
  if (isJsonObject(data.death)) return true
  const date = isJsonObject(data.birth) ? data.birth.date : null
  const born = isJsonObject(date) && typeof date.year === "number" ? (date.end_year ?? date.year) : null
  return typeof born === "number" && born + LIFETIME_YEARS <= year
}
