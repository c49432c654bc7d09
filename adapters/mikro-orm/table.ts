import type { EntitySchema } from "@mikro-orm/postgresql"
import { snakeCase } from "../../core/codec/snake-case.ts"
import { fileFields } from "../../core/codec/file-time.ts"
import { columnsOf } from "./columns-of.ts"
import { UNCOUNTED_FIELD } from "../../core/domain/change/stored-size.ts"

type TypeOf<V> = V extends Date
  ? "datetime"
  : V extends string
    ? "uuid" | "text"
    : V extends number
      ? "integer" | "bigint" | "double"
      : V extends boolean
        ? "boolean"
        : "json"

type Property<V> = { readonly type: TypeOf<NonNullable<V>>; readonly primary?: true } & (null extends V
  ? { readonly nullable: true }
  : { readonly nullable?: never })

/** The properties of an entity. A field of the record without a property, of another type or with a wrong `nullable` does not compile. */
export type Properties<T> = { readonly [K in keyof T]-?: Property<T[K]> }

/** The properties that all records with a life cycle share. */
export const lifecycle = {
  version: { type: "integer" },
  createdAt: { type: "datetime" },
  updatedAt: { type: "datetime" },
  deletedAt: { type: "datetime", nullable: true },
  deletionId: { type: "uuid", nullable: true },
} as const

/** The properties that all records share that may come from a file. */
export const recordLifecycle = { ...lifecycle, ...columnsOf(fileFields) } as const

/** An entity as SQL and COPY need it. Columns are the names of the fields in snake_case, which is MikroORM's default too. */
export interface Table<T> {
  readonly name: string
  readonly key: readonly Extract<keyof T, string>[]
  readonly fields: readonly Extract<keyof T, string>[]
  readonly jsonFields: ReadonlySet<string>
  readonly textFields: ReadonlySet<string>
  readonly idFields: ReadonlySet<string>
  /** Whether the rows keep in `import_id` which import created them. */
  readonly isImported: boolean
  /** Without the type of its record: MikroORM's types of conditions cannot be built for a `T` that is not known. */
  readonly entity: EntitySchema
}

/** The table of an entity with these properties. */
export const tableOf = <T>(entity: EntitySchema<T>, properties: Properties<T>): Table<T> => {
  const fields: Extract<keyof T, string>[] = []
  for (const field in properties) fields.push(field)
  return {
    name: entity.tableName,
    key: fields.filter((field) => properties[field].primary === true),
    fields,
    jsonFields: new Set(fields.filter((field) => properties[field].type === "json")),
    textFields: new Set(fields.filter((field) => properties[field].type === "text")),
    idFields: new Set(fields.filter((field) => properties[field].type === "uuid")),
    isImported: false,
    entity,
  }
}

/** A table, whatever its rows are. */
export interface AnyTable {
  readonly name: string
  readonly key: readonly string[]
  readonly fields: readonly string[]
  readonly isImported: boolean
}

/** A table of which the bytes of a row are known. */
export type SizedTable = Pick<Table<never>, "fields" | "jsonFields" | "textFields" | "idFields">

/** The bytes of a row as `rowBytes` counts them, for an alias of its table. */
export const bytesOfRow = ({ fields, jsonFields, textFields, idFields }: SizedTable, alias: string): string => {
  const parts = fields.flatMap((field: string) => {
    const column = `${alias}.${snakeCase(field)}`
    if (field === UNCOUNTED_FIELD) return []
    if (idFields.has(field)) return [`case when ${column} is null then 0 else ${ID_LENGTH} end`]
    if (textFields.has(field)) return [`coalesce(octet_length(${column}), 0)`]
    return jsonFields.has(field) ? [`coalesce(octet_length(${column}::text), 0)`] : []
  })
  return `(${["0", ...parts].join(" + ")})::bigint`
}

/** The characters of a UUID. */
const ID_LENGTH = 36

/** A row before a statement wrote it, and the import that created it. */
export interface WrittenRow<T> {
  readonly before: T
  readonly importId?: string | null
}

/** The select list of a `WrittenRow` for an alias of a table. */
export const writtenColumns = (table: AnyTable, alias: string): string =>
  `${columns(table, alias, "before")}${table.isImported ? `, ${alias}.import_id as "importId"` : ""}`

/** The columns that `writtenColumns` needs of an alias. */
export const ownColumns = ({ fields, isImported }: AnyTable, alias: string): string =>
  [...fields.map(snakeCase), ...(isImported ? ["import_id"] : [])].map((column) => `${alias}.${column}`).join(", ")

/**
 * The select list for an alias of a table: each column under the name of its field, prefixed by `group` if given
 * (`person.treeId`).
 */
export const columns = ({ fields }: { readonly fields: readonly string[] }, alias: string, group?: string): string =>
  fields
    .map((field) => `${alias}.${snakeCase(field)} as "${group === undefined ? field : `${group}.${field}`}"`)
    .join(", ")
