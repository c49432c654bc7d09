import type { Json } from "../../codec/wire.ts"
import { within } from "../errors.ts"
import type { FieldError } from "../../codec/field-error.ts"
import { type RelationshipType, relationshipTypes } from "../relationship.ts"
import { hasContent } from "./basis.ts"
import { dataFaults, type KnownEdge } from "./data-faults.ts"
import type { JsonObject, Operation, ProposedEntity } from "./operation.ts"
import { MOST_OPERATIONS } from "./proposal.ts"
import { namedBy, refOf, resolvedData } from "./references.ts"

/** No request body is nested deeper. Deeper data could not be stored by every store. */
const DEEPEST = 8

/**
 * A record that an operation will create, as far as it is known before. A placeholder id takes the place of the
 * real one.
 */
interface Planned extends KnownEdge {
  readonly entity: ProposedEntity
  readonly id: string
}

type Plans = ReadonlyMap<string, Planned>

/**
 * The faults of these operations that can be found without reading the tree, given the operations that were already
 * applied: those of their number, or of one operation after another. Paths begin with `operations`.
 */
export const operationFaults = function* (
  operations: readonly Operation[],
  applied: readonly Operation[] = [],
): Generator<readonly FieldError[]> {
  if (operations.length === 0) return yield [{ path: "operations", message: "must contain an operation" }]
  const isTooMany = applied.length + operations.length > MOST_OPERATIONS
  const message = `must have at most ${MOST_OPERATIONS} operations, including those already applied`
  if (isTooMany) return yield [{ path: "operations", message }]
  const plans = new Map<string, Planned>()
  const plan = (operation: Operation): void => {
    const { ref } = operation
    if (ref !== undefined && ref !== null) plans.set(ref, planned(operation, plans.size))
  }
  for (const operation of applied) plan(operation)
  for (const [index, operation] of operations.entries()) {
    // One fault per place. The message about a reference is more helpful than that of the codec of ids.
    const found = new Map(
      [...shapeFaults(operation, plans), ...basisFaults(operation), ...referenceFaults(operation, plans)].map(
        (fault) => [fault.path, fault],
      ),
    )
    plan(operation)
    yield [...found.values()].map((fault) => within(`operations.${index}`, fault))
  }
}

const planned = ({ entity, data }: Operation, number: number): Planned => ({
  entity,
  id: `00000000-0000-0000-0000-${String(number).padStart(12, "0")}`,
  type: entity === "relationship" ? typeIn(data ?? {}) : null,
})

const typeIn = ({ type }: JsonObject): RelationshipType | null =>
  relationshipTypes.find((known) => known === type) ?? null

/**
 * The references of an operation must name records of the right kind that were created before it, and its own
 * reference must be new.
 */
const referenceFaults = (operation: Operation, plans: Plans): readonly FieldError[] => {
  const { op, ref } = operation
  const found: FieldError[] = []
  if (ref !== undefined && ref !== null && op !== "create")
    found.push({ path: "ref", message: "is only allowed in a create operation" })
  if (ref !== undefined && ref !== null && plans.has(ref))
    found.push({ path: "ref", message: "is used by an earlier operation" })
  for (const { path, entity, id } of namedBy(operation)) {
    const wanted = refOf(id)
    if (wanted === null) continue
    const named = plans.get(wanted)
    if (named === undefined) found.push({ path, message: "refers to no record of an earlier operation" })
    else if (named.entity !== entity) found.push({ path, message: `refers to a ${named.entity}, not a ${entity}` })
  }
  return found
}

const basisFaults = ({ basis }: Operation): readonly FieldError[] =>
  basis === undefined || basis === null || hasContent(basis)
    ? []
    : [{ path: "basis", message: "must have citation_ids or a text" }]

/** An operation must have an id and data as its kind requires. Its data must be valid for its route. */
const shapeFaults = (operation: Operation, plans: Plans): readonly FieldError[] => {
  const { op, id, data } = operation
  const found: FieldError[] = []
  const hasId = id !== undefined && id !== null
  if (op === "merge" && operation.entity !== "person") return [{ path: "op", message: "is only possible for a person" }]
  if (op === "create" && hasId)
    found.push({ path: "id", message: "is not allowed in a create operation, which gets a new id" })
  if (op !== "create" && !hasId) found.push({ path: "id", message: "is required" })
  if (op !== "delete" && (data === undefined || data === null))
    return [...found, { path: "data", message: "is required" }]
  const present = data ?? {}
  if (!isShallow(present, DEEPEST))
    return [...found, { path: "data", message: `must be at most ${DEEPEST} levels deep` }]
  const resolved = resolvedData(present, { get: (ref) => plans.get(ref)?.id })
  const wrong = dataFaults(operation, resolved, { type: edgeTypeOf(operation, plans) })
  return [...found, ...wrong.map((fault) => within("data", fault))]
}

/**
 * The type of the relationship that the operation changes or adds an event to, if an earlier operation creates it.
 */
const edgeTypeOf = ({ op, entity, id, data }: Operation, plans: Plans): RelationshipType | null => {
  const named = op === "create" && entity === "event" ? data?.relationship_id : id
  const ref = typeof named === "string" ? refOf(named) : null
  return ref === null ? null : (plans.get(ref)?.type ?? null)
}

const isShallow = (json: Json, levels: number): boolean =>
  typeof json !== "object" ||
  json === null ||
  (levels > 0 && Object.values(json).every((item) => isShallow(item, levels - 1)))
