import * as t from "io-ts"
import { isDescribed, isList, isNullable, isWire } from "./kinds.ts"
import { isWorded } from "./worded.ts"
import { snakeCase } from "./snake-case.ts"
import type { Json, ObjectFields, Schema, Shapes } from "./wire.ts"

/** The named schemas of a document. */
export type Components = Map<string, Schema>

/** The direction of a schema: request objects reject unknown keys, reply objects may get more keys later. */
export type Use = "request" | "reply"

/** Where the schemas are. */
export interface SchemaTarget {
  readonly use: Use
  readonly components: Components
  /** The address of the named schemas within the document: `#/components/schemas/`. */
  readonly at: string
  /** The text of a named object; undefined if it has none. */
  readonly textOfSchema: (name: string) => string | undefined
  /** The text of a property of a named object, by its name in the code. */
  readonly textOfProperty: (name: string, key: string) => string | undefined
}

/**
 * The JSON Schema (2020-12) of a codec. Named objects in it go to `components` and are referenced. Throws for a
 * codec without a schema, which is a defect of what uses it.
 */
export const jsonSchemaOf = (codec: t.Mixed, target: SchemaTarget): Schema => {
  const schemaOf = (part: t.Mixed): Schema => jsonSchemaOf(part, target)
  if (isWire(codec)) return objectSchema(codec, target)
  if (isWorded(codec)) return schemaOf(codec.whole)
  if (isNullable(codec)) return orNull(schemaOf(codec.of))
  if (isList(codec)) return { type: "array", items: schemaOf(codec.of), maxItems: codec.max }
  if (isDescribed(codec)) return codec.schema
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType)
    return { type: "array", items: schemaOf(codec.type) }
  if (codec instanceof t.UnionType) return { anyOf: membersOf(codec).map((member) => schemaOf(member)) }
  if (codec instanceof t.DictionaryType) return { type: "object", additionalProperties: schemaOf(codec.codomain) }
  if (codec instanceof t.LiteralType) return { const: codec.value }
  if (codec instanceof t.StringType) return { type: "string" }
  if (codec instanceof t.NumberType) return { type: "number" }
  if (codec instanceof t.NullType) return { type: "null" }
  if (codec instanceof t.UnknownType) return {}
  throw new Error(`The codec ${codec.name} has no JSON Schema.`)
}

const membersOf = (union: { readonly types: readonly t.Mixed[] }): readonly t.Mixed[] => union.types

const orNull = (schema: Schema): Schema => {
  if (typeof schema.type !== "string") return { anyOf: [schema, { type: "null" }] }
  const words: Json | undefined = schema.enum
  return { ...schema, type: [schema.type, "null"], ...(Array.isArray(words) ? { enum: [...words, null] } : {}) }
}

const objectSchema = (codec: ObjectFields, target: SchemaTarget): Schema => {
  const { components, at, textOfSchema } = target
  const reference = { $ref: at + codec.name }
  if (components.has(codec.name)) return reference
  components.set(codec.name, {})
  const schema = codec.shapes === undefined ? fieldsSchema(codec, target) : shapesSchema(codec, codec.shapes, target)
  components.set(codec.name, withText(schema, textOfSchema(codec.name)))
  return reference
}

const fieldsSchema = (codec: ObjectFields, target: SchemaTarget): Schema => {
  const properties: Record<string, Schema> = {}
  for (const [key, field] of Object.entries({ ...codec.required, ...codec.optional }))
    properties[snakeCase(key)] = withText(jsonSchemaOf(field, target), target.textOfProperty(codec.name, key))
  const required = Object.keys(codec.required).map(snakeCase)
  return {
    type: "object",
    properties,
    ...(required.length > 0 ? { required } : {}),
    ...(target.use === "request" ? { additionalProperties: false } : {}),
  }
}

/** A choice of the shapes. A property has the text that the whole object gives it. */
const shapesSchema = (codec: ObjectFields, { key, oneOf }: Shapes, target: SchemaTarget): Schema => {
  const { at, textOfProperty } = target
  const textOf = (name: string, property: string) =>
    textOfProperty(codec.name, property) ?? textOfProperty(name, property)
  const references = oneOf.map((shape) => objectSchema(shape, { ...target, textOfProperty: textOf }))
  if (key === null) return { oneOf: references }
  const mapping = Object.fromEntries(oneOf.map((shape) => [literalOf(shape, key), at + shape.name]))
  return { oneOf: references, discriminator: { propertyName: snakeCase(key), mapping } }
}

/** The literal of this field. Throws if the field has another codec, which is a defect of the shape. */
const literalOf = ({ name, required }: ObjectFields, key: string): string => {
  const field = required[key]
  if (field instanceof t.LiteralType && typeof field.value === "string") return field.value
  throw new Error(`The field ${key} of ${name} is not a literal.`)
}

const withText = (schema: Schema, description: string | undefined): Schema =>
  description === undefined ? schema : { ...schema, description }
