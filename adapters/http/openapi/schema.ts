import * as t from "io-ts"
import { snakeCase } from "../../../core/codec/snake-case.ts"
import type { Json, Schema, Wire } from "../../../core/codec/wire.ts"
import { textOfProperty, textOfSchema } from "./descriptions/texts.ts"
import { isDescribed, isList, isNullable, isWire } from "../response/codec.ts"

/** The named schemas of a document. */
export type Components = Map<string, Schema>

/** The direction of a schema: request objects reject unknown keys, reply objects may get more keys later. */
export type Use = "request" | "reply"

/**
 * The JSON Schema (2020-12) of a codec. Named objects in it go to `components` and are referenced. Throws for a
 * codec without a schema, which is a defect of the route table.
 */
export const schemaOf = (codec: t.Mixed, use: Use, components: Components): Schema => {
  if (isWire(codec)) return objectSchema(codec, use, components)
  if (isNullable(codec)) return orNull(schemaOf(codec.of, use, components))
  if (isList(codec)) return { type: "array", items: schemaOf(codec.of, use, components), maxItems: codec.max }
  if (isDescribed(codec)) return codec.schema
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType)
    return { type: "array", items: schemaOf(codec.type, use, components) }
  if (codec instanceof t.UnionType)
    return { anyOf: membersOf(codec).map((member) => schemaOf(member, use, components)) }
  if (codec instanceof t.DictionaryType)
    return { type: "object", additionalProperties: schemaOf(codec.codomain, use, components) }
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

const objectSchema = (codec: Wire<unknown>, use: Use, components: Components): Schema => {
  const reference = { $ref: `#/components/schemas/${codec.name}` }
  if (components.has(codec.name)) return reference
  components.set(codec.name, {})
  const properties: Record<string, Schema> = {}
  for (const [key, field] of Object.entries({ ...codec.required, ...codec.optional }))
    properties[snakeCase(key)] = withText(schemaOf(field, use, components), textOfProperty(codec.name, key))
  const required = Object.keys(codec.required).map(snakeCase)
  components.set(
    codec.name,
    withText(
      {
        type: "object",
        properties,
        ...(required.length > 0 ? { required } : {}),
        ...(use === "request" ? { additionalProperties: false } : {}),
      },
      textOfSchema(codec.name),
    ),
  )
  return reference
}

const withText = (schema: Schema, description: string | undefined): Schema =>
  description === undefined ? schema : { ...schema, description }
