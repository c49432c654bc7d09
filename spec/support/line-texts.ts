import type { OpenApi } from "../../adapters/http/openapi/document.ts"
import type { Json, Schema } from "../../core/codec/wire.ts"

/** A text of one line in a schema. */
export interface LineText {
  /** Its last key. */
  readonly key: string
  /** Its place, as errors name it. */
  readonly path: string
  /** A value with this text there, and with what tells the variants of objects apart. */
  bodyWith(text: string): Json
}

/** The most characters of a text of one line. Longer ones may have several lines. */
const LONGEST_LINE = 2_000

const isObject = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const optionsOf = (schema: Schema): readonly unknown[] => {
  const { oneOf, anyOf, allOf } = schema
  return [oneOf, anyOf, allOf].flatMap((options) => (Array.isArray(options) ? options : []))
}

/** The values that a schema allows, where they are few and known. */
const wordsOf = ({ const: only, enum: words }: Schema): readonly Json[] | null => {
  if (only !== undefined) return [only]
  return Array.isArray(words) ? words : null
}

/** Ids and words with a pattern have rules of their own. */
const isLine = ({ type, maxLength, format, pattern }: Schema, key: string): boolean =>
  !(key === "id" || key.endsWith("_id")) &&
  pattern === undefined &&
  (type === "string" || (Array.isArray(type) && type.includes("string"))) &&
  format === undefined &&
  (typeof maxLength !== "number" || maxLength <= LONGEST_LINE)

/** Every text of one line within a schema of this description: in each variant, and in the first item of lists. */
export const lineTextsOf = (document: OpenApi, schema: unknown): readonly LineText[] => {
  const within = (given: unknown, place: readonly string[], bodyOf: (value: Json) => Json): readonly LineText[] => {
    const resolved = resolve(given)
    if (resolved === null || wordsOf(resolved) !== null) return []
    const { properties, items } = resolved
    const key = place.at(-1) ?? ""
    if (isLine(resolved, key)) return [{ key, path: place.join("."), bodyWith: (text) => bodyOf(text) }]
    return [
      ...optionsOf(resolved).flatMap((option) => within(option, place, bodyOf)),
      ...(isObject(items) ? within(items, [...place, "0"], (value) => bodyOf([value])) : []),
      ...Object.entries(isObject(properties) ? properties : {}).flatMap(([key, property]) =>
        within(property, [...place, key], (value) => bodyOf({ ...marksOf(properties), [key]: value })),
      ),
    ]
  }
  const resolve = (given: unknown): Schema | null => {
    if (!isObject(given)) return null
    const { $ref } = given
    if (typeof $ref !== "string") return given
    return document.components.schemas[$ref.slice($ref.lastIndexOf("/") + 1)] ?? null
  }
  /** The properties with one value only, such as `entity` and `op` of an operation. */
  const marksOf = (properties: unknown): { readonly [key: string]: Json } =>
    Object.fromEntries(
      Object.entries(isObject(properties) ? properties : {}).flatMap(([key, property]) => {
        const [word, ...more] = wordsOf(resolve(property) ?? {}) ?? []
        return word === undefined || more.length > 0 ? [] : [[key, word]]
      }),
    )
  return within(schema, [], (value) => value)
}
