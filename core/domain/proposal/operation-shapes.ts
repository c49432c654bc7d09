import * as t from "io-ts"
import { isDescribed, isNullable } from "../../codec/kinds.ts"
import { described, nullable, type ObjectFields, type Shapes, wire } from "../../codec/wire.ts"
import { mergeData, noOperationData, operationData } from "./operation-data.ts"

type Entity = keyof typeof operationData

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The codec of a field in the data of an operation: a reference such as `$anna` may take the place of an id. */
const orReference = (field: t.Mixed): t.Mixed => {
  if (isNullable(field)) return nullable(orReference(field.of))
  if (!isDescribed(field) || field.schema.format !== "uuid") return field
  return described(field, { type: "string" })
}

const orReferences = (fields: t.Props): t.Props =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, orReference(field)]))

const hasId = (fields: t.Props): boolean => Object.values(fields).some((field) => orReference(field) !== field)

/**
 * The schema of the data of an operation: that of the request body or, if the body has ids, one of its own that
 * accepts references. Its name ends with `Data`.
 */
export const dataWithReferences = (codec: t.Mixed & ObjectFields): t.Mixed & ObjectFields =>
  hasId(codec.required) || hasId(codec.optional)
    ? wire(`${codec.name}Data`, orReferences(codec.required), orReferences(codec.optional))
    : codec

/** What the operations of one use have beside their kind, id and data. */
interface OperationUse {
  /** The end of the names of the schemas: `CreatePerson` and this. */
  readonly suffix: string
  readonly required: t.Props
  readonly optional: t.Props
  /** The codec of the id. */
  readonly id: t.Mixed
  /** The codec of the reference of a create operation. */
  readonly ref: t.Mixed
  /** Whether null takes the place of data that the reader does not see, as in answers. */
  readonly withNulls: boolean
}

/** One shape for each kind of operation on each of these kinds of records, with its data. */
export const operationShapes = (
  entities: readonly Entity[],
  { suffix, required, optional, id, ref, withNulls }: OperationUse,
): Shapes => {
  const orNull = (codec: t.Mixed): t.Mixed => (withNulls ? nullable(codec) : codec)
  const shapesOf = (entity: Entity): readonly ObjectFields[] => {
    const { create, update } = operationData[entity]
    const kindOf = (op: string) => ({ op: t.literal(op), entity: t.literal(entity), ...required })
    const nameOf = (op: string) => `${capitalised(op)}${capitalised(entity)}${suffix}`
    return [
      wire(
        nameOf("create"),
        { ...kindOf("create"), data: orNull(dataWithReferences(create)) },
        { ref: nullable(ref), ...optional },
      ),
      wire(nameOf("update"), { ...kindOf("update"), id, data: orNull(dataWithReferences(update)) }, optional),
      wire(nameOf("delete"), { ...kindOf("delete"), id }, { data: nullable(noOperationData), ...optional }),
    ]
  }
  const merge = wire(
    `MergePerson${suffix}`,
    {
      op: t.literal("merge"),
      entity: t.literal("person"),
      ...required,
      id,
      data: orNull(dataWithReferences(mergeData)),
    },
    optional,
  )
  const isOfPersons = entities.includes("person")
  return { key: null, oneOf: [...entities.flatMap(shapesOf), ...(isOfPersons ? [merge] : [])] }
}
