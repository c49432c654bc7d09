import type { FieldKind } from "../../core/codec/field.ts"
import type { Fields } from "../../core/codec/fields.ts"

const columns = {
  line: { type: "text" },
  "optional line": { type: "text", nullable: true },
  "optional text": { type: "text", nullable: true },
  word: { type: "text" },
  "optional word": { type: "text", nullable: true },
  "optional boolean": { type: "boolean", nullable: true },
  "optional number": { type: "integer", nullable: true },
  "optional decimal": { type: "double", nullable: true },
  "optional parts": { type: "json", nullable: true },
  "optional list": { type: "json", nullable: true },
  list: { type: "json" },
} as const satisfies Readonly<Record<FieldKind, object>>

type ColumnsOf<F extends Fields> = { readonly [N in keyof F]: (typeof columns)[F[N]["kind"]] }

const hasAll = <F extends Fields>(properties: object, fields: F): properties is ColumnsOf<F> =>
  Object.keys(fields).every((name) => name in properties)

/** The properties of an entity for the fields that editors set. */
export const columnsOf = <F extends Fields>(fields: F): ColumnsOf<F> => {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, columns[kind]]))
  if (!hasAll(properties, fields)) throw new Error("A field has no column.")
  return properties
}
