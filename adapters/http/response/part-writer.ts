import * as t from "io-ts"
import type { Language } from "../../../core/languages/language.ts"
import { isWire } from "../../../core/codec/kinds.ts"
import { snakeCase } from "../../../core/codec/snake-case.ts"
import { type JsonWriter, jsonWriter } from "./json-writer.ts"

/** Writes one value as JSON in parts that follow each other. */
export type PartWriter = (value: unknown, language: Language) => Generator<string>

/** This number of items takes less than a millisecond, unless they have long texts. */
const ITEMS_AT_ONCE = 100

/** The length of a part that ends it, however few its items are. */
const LONG = 65_536

/** The items of a list in parts, with the commas between them. */
export const itemParts = function* (
  items: readonly unknown[],
  write: JsonWriter,
  language: Language,
): Generator<string> {
  let [part, count] = ["", 0]
  for (const [at, item] of items.entries()) {
    if (count === ITEMS_AT_ONCE || part.length > LONG) {
      yield part
      part = ""
      count = 0
    }
    part += at === 0 ? write(item, language) : `,${write(item, language)}`
    count += 1
  }
  if (part !== "") yield part
}

/** The writer of a codec. Its parts together equal the text of `jsonWriter`; a long list comes in several. */
export const partWriter = (codec: t.Mixed): PartWriter => {
  if (isWire(codec) && hasList(codec)) return objectParts({ ...codec.required, ...codec.optional })
  return codec instanceof t.ReadonlyArrayType ? listParts(codec.type) : wholeParts(codec)
}

/** Whether an object has a list that may be long, at any depth. */
const hasList = (codec: t.Mixed): boolean =>
  codec instanceof t.ReadonlyArrayType ||
  (isWire(codec) && Object.values({ ...codec.required, ...codec.optional }).some(hasList))

const wholeParts = (codec: t.Mixed): PartWriter => {
  const write = jsonWriter(codec)
  return function* (value, language) {
    yield write(value, language)
  }
}

const listParts = (item: t.Mixed): PartWriter => {
  const write = jsonWriter(item)
  return function* (value, language) {
    if (!Array.isArray(value)) throw new TypeError("A reply has no list where its codec has one.")
    yield "["
    yield* itemParts(value, write, language)
    yield "]"
  }
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null

const objectParts = (props: t.Props): PartWriter => {
  const fields = Object.entries(props).map(([key, codec]) => ({
    key,
    label: `${JSON.stringify(snakeCase(key))}:`,
    parts: partWriter(codec),
  }))
  return function* (value, language) {
    if (!isObject(value)) throw new TypeError("A reply has no object where its codec has one.")
    let before = "{"
    for (const { key, label, parts } of fields) {
      const field = value[key]
      if (field === undefined) continue
      yield before + label
      yield* parts(field, language)
      before = ","
    }
    yield before === "{" ? "{}" : "}"
  }
}
