import type { Json } from "../../codec/wire.ts"
import type { MadeList } from "./made.ts"
import type { JsonObject, Operation, ProposedEntity } from "./operation.ts"

/** The paths of ids in operation data, and the kind of record that each refers to. */
const idPlaces: Readonly<Record<string, ProposedEntity>> = {
  person_id: "person",
  associate_id: "person",
  from_id: "person",
  from_person_id: "person",
  to_person_id: "person",
  name_id: "name",
  event_id: "event",
  relationship_id: "relationship",
  source_id: "source",
}

/** An id, or a reference in its place (`$anna`). */
export interface Named {
  readonly path: string
  readonly entity: ProposedEntity
  readonly id: string
}

/** All ids and references in the data of a record. */
export const namedIn = (data: JsonObject): readonly Named[] =>
  Object.entries(idPlaces).flatMap(([path, entity]) => {
    const id = Object.hasOwn(data, path) ? data[path] : null
    return typeof id === "string" ? [{ path, entity, id }] : []
  })

/** All ids and references of an operation. The record that it is about comes first. */
export const namedBy = ({ entity, id, data }: Operation): readonly Named[] => [
  ...(id === undefined || id === null ? [] : [{ path: "id", entity, id }]),
  ...namedIn(data ?? {}).map((named) => ({ ...named, path: `data.${named.path}` })),
]

/** The name of a reference; null for an id. */
export const refOf = (id: string): string | null => (id.startsWith("$") ? id.slice(1) : null)

/** The ids of created records, by reference. */
export type CreatedIds = Pick<ReadonlyMap<string, string>, "get">

/**
 * The id that an id or a reference refers to. A reference to a record that does not exist yet is returned
 * unchanged.
 */
export const idOf = (id: string, made: CreatedIds): string => {
  const ref = refOf(id)
  return ref === null ? id : (made.get(ref) ?? id)
}

/** The data with ids in place of references to created records. */
export const resolvedData = (data: JsonObject, made: CreatedIds): JsonObject =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]): [string, Json] => [
      key,
      Object.hasOwn(idPlaces, key) && typeof value === "string" ? idOf(value, made) : value,
    ]),
  )

/** The operation with ids in place of its references to created records. */
export const resolvedOperation = (operation: Operation, made: CreatedIds): Operation => {
  const { id, data } = operation
  return {
    ...operation,
    id: id === undefined || id === null ? null : idOf(id, made),
    data: resolvedData(data ?? {}, made),
  }
}

/** The ids of the records that the applied operations created. */
export const createdByRef = (operations: readonly Operation[], made: MadeList): ReadonlyMap<string, string> => {
  const ids = new Map<string, string>()
  made.forEach((id, index) => {
    const ref = operations[index]?.ref
    if (ref !== undefined && ref !== null && typeof id === "string") ids.set(ref, id)
  })
  return ids
}
