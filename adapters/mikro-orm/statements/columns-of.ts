import { snakeCase } from "../../../core/codec/snake-case.ts"
import type { SnakeCase } from "./rows.ts"

/** A column of a table with this alias, under the name of its field and a prefix. */
type Selected<Field extends string, Alias extends string, Prefix extends string> = {
  readonly [F in Field]: `${Alias}.${SnakeCase<F>} as ${Prefix}${F}`
}[Field]

/**
 * The select list of all fields of a table: each column under the name of its field. The compiler sees which columns
 * these are. A `prefix` such as `tree.` puts the fields into an object of the row.
 */
export const columnsOf = <Field extends string, Alias extends string, Prefix extends string = "">(
  { fields }: { readonly fields: readonly Field[] },
  alias: Alias,
  prefix?: Prefix,
): readonly Selected<Field, Alias, Prefix>[] =>
  // The compiler does not follow `snakeCase`, which does at run time what `SnakeCase` does to types.
  fields.map((field) => `${alias}.${snakeCase(field)} as ${prefix ?? ""}${field}`) as Selected<Field, Alias, Prefix>[]
