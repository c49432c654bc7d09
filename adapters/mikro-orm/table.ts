import { EntitySchema, type EntitySchemaProperty } from "@mikro-orm/postgresql"
import { snakeCase } from "../../core/codec/snake-case.ts"

type ColumnOf<V> = V extends Date
  ? "timestamptz"
  : V extends string
    ? "uuid" | "text"
    : V extends number
      ? "integer" | "bigint"
      : V extends boolean
        ? "boolean"
        : "json"

/**
 * The column type of each field of a record; `?` if it may be null. A missing field or a column of another type
 * does not compile.
 */
type Columns<T> = { readonly [K in keyof T]-?: null extends T[K] ? `${ColumnOf<NonNullable<T[K]>>}?` : ColumnOf<T[K]> }

/** A record as MikroORM accepts it. */
export type Fields = { [property: string]: unknown }

/** The table of one record type. Columns are the field names in snake_case. */
export interface Table<T> {
  readonly name: string
  readonly key: readonly Extract<keyof T, string>[]
  readonly fields: readonly Extract<keyof T, string>[]
  readonly jsonFields: ReadonlySet<string>
  readonly entity: EntitySchema<Fields>
}

/** Declares a table: its name, the fields of its primary key, and all of its columns. */
export const table = <T>(name: string, key: readonly Extract<keyof T, string>[], columns: Columns<T>): Table<T> => {
  const fields: Extract<keyof T, string>[] = []
  const jsonFields = new Set<string>()
  const properties: { [property: string]: EntitySchemaProperty<NonNullable<unknown>, Fields> } = {}
  for (const field in columns) {
    const column: string = columns[field]
    const nullable = column.endsWith("?")
    const type = nullable ? column.slice(0, -1) : column
    fields.push(field)
    if (type === "json") jsonFields.add(field)
    properties[field] = {
      type: type === "timestamptz" ? "datetime" : type,
      columnType: type,
      fieldName: snakeCase(field),
      nullable,
      primary: key.includes(field),
    }
  }
  return { name, key, fields, jsonFields, entity: new EntitySchema<Fields>({ name, tableName: name, properties }) }
}

/**
 * The select list for an alias of a table: each column under the name of its field, prefixed by `group` if given
 * (`person.treeId`).
 */
export const columns = ({ fields }: { readonly fields: readonly string[] }, alias: string, group?: string): string =>
  fields
    .map((field) => `${alias}.${snakeCase(field)} as "${group === undefined ? field : `${group}.${field}`}"`)
    .join(", ")
