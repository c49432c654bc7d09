import * as E from "fp-ts/lib/Either.js"
import { faults, type Json } from "../../codec/wire.ts"
import type { FieldError } from "../errors.ts"
import { nothingSaid, operationData } from "./operation-data.ts"
import type { JsonObject, Operation, ProposedEntity } from "./operation.ts"
import { MOST_OPERATIONS } from "./proposal.ts"
import { namedBy, refOf, resolvedData } from "./references.ts"

/** No body of a route is deeper; what is could not be written down by every store. */
const DEEPEST = 8

/** An id of the right form, for the sake of which the codec of an id lets a reference pass. */
const SOME_ID = "00000000-0000-0000-0000-000000000000"

/** What is wrong with the shape of these operations, which come after those already applied; empty: nothing. Paths begin with `operations`. */
export const operationFaults = (
  operations: readonly Operation[],
  applied: readonly Operation[] = [],
): readonly FieldError[] => {
  if (operations.length === 0) return [{ path: "operations", message: "must hold an operation" }]
  if (applied.length + operations.length > MOST_OPERATIONS)
    return [
      {
        path: "operations",
        message: `must hold at most ${MOST_OPERATIONS} operations, those already applied included`,
      },
    ]
  const known = new Map<string, ProposedEntity>()
  for (const { ref, entity } of applied) if (ref !== undefined && ref !== null) known.set(ref, entity)
  return operations.flatMap((operation, index) => {
    // One fault a place: what a reference should be is said better than by the codec of an id.
    const found = new Map(
      [...subjectFaults(operation), ...shapeFaults(operation, known), ...referenceFaults(operation, known)].map(
        (fault) => [fault.path, fault],
      ),
    )
    if (operation.ref !== undefined && operation.ref !== null) known.set(operation.ref, operation.entity)
    return [...found.values()].map(({ path, message }) => ({ path: `operations.${index}.${path}`, message }))
  })
}

/** The references in an operation name records of the right kind that were made before it, and its own is new. */
const referenceFaults = (operation: Operation, known: ReadonlyMap<string, ProposedEntity>): readonly FieldError[] => {
  const { op, ref } = operation
  const found: FieldError[] = []
  if (ref !== undefined && ref !== null && op !== "create")
    found.push({ path: "ref", message: "is for what a create makes" })
  if (ref !== undefined && ref !== null && known.has(ref))
    found.push({ path: "ref", message: "is taken by an operation before it" })
  for (const { path, entity, id } of namedBy(operation)) {
    const wanted = refOf(id)
    if (wanted === null) continue
    const named = known.get(wanted)
    if (named === undefined) found.push({ path, message: "names nothing that an operation before it makes" })
    else if (named !== entity) found.push({ path, message: `names a ${named}, not a ${entity}` })
  }
  return found
}

/** Where the data of a create says what the record is of: it is of exactly one. */
const subjects: Readonly<Partial<Record<ProposedEntity, readonly string[]>>> = {
  event: ["person_id", "relationship_id"],
  citation: ["person_id", "event_id", "name_id", "relationship_id"],
}

const subjectFaults = ({ op, entity, data }: Operation): readonly FieldError[] => {
  const places = subjects[entity]
  if (op !== "create" || places === undefined || data === undefined || data === null) return []
  const said = places.filter((place) => Object.hasOwn(data, place) && data[place] !== null)
  return said.length === 1
    ? []
    : [{ path: "data.person_id", message: `exactly one of ${places.join(", ")} must be given` }]
}

/** An operation has an id, and data of its route's form, as its kind asks. */
const shapeFaults = (
  { op, entity, id, data }: Operation,
  known: ReadonlyMap<string, ProposedEntity>,
): readonly FieldError[] => {
  const found: FieldError[] = []
  const hasId = id !== undefined && id !== null
  if (op === "create" && hasId)
    found.push({ path: "id", message: "is not taken: the record that a create makes has a new one" })
  if (op !== "create" && !hasId) found.push({ path: "id", message: "is required" })
  if (op !== "delete" && (data === undefined || data === null))
    return [...found, { path: "data", message: "is required" }]
  return [...found, ...dataFaults(op === "delete" ? nothingSaid : operationData[entity][op], data ?? {}, known)]
}

type Codec = (typeof operationData)[ProposedEntity]["create" | "update"] | typeof nothingSaid

const dataFaults = (
  codec: Codec,
  data: JsonObject,
  known: ReadonlyMap<string, ProposedEntity>,
): readonly FieldError[] => {
  if (!isShallow(data, DEEPEST)) return [{ path: "data", message: `must be at most ${DEEPEST} levels deep` }]
  const decoded = codec.decode(resolvedData(data, { get: (ref) => (known.has(ref) ? SOME_ID : undefined) }))
  return E.isRight(decoded)
    ? []
    : faults(decoded.left).map(({ path, message }) => ({ path: path === "" ? "data" : `data.${path}`, message }))
}

const isShallow = (json: Json, levels: number): boolean =>
  typeof json !== "object" ||
  json === null ||
  (levels > 0 && Object.values(json).every((item) => isShallow(item, levels - 1)))
