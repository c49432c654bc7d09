import type { QueryArrayConfig, QueryArrayResult } from "pg"

/** Whether the database may keep one plan for whatever values come, or should look at these before it plans. */
export type Plan = "kept" | "fresh"

/** Runs prepared statements, on any connection of the pool or on that of one transaction. */
export interface Sql {
  /**
   * The rows of a statement with parameters `$1`, `$2` …; a column named `tree.name` stands in an object `tree` under `name`.
   * `R` is what the statement selects: the one place where the database is taken at its word.
   */
  rows<R>(text: string, values: readonly unknown[], plan?: Plan): Promise<readonly R[]>
  /** Runs a statement and answers how many rows it touched. */
  run(text: string, values: readonly unknown[]): Promise<number>
}

/** Told the text of each statement sent. */
export type OnStatement = (text: string) => void

/** Where the columns of a statement go in its rows: into one of the groups, or (-1) into the row itself. */
interface Shape {
  readonly groups: readonly string[]
  readonly columns: readonly { readonly group: number; readonly key: string }[]
}

interface Prepared {
  readonly name: string
  shape: Shape | null
}

// A statement is planned once for each connection, under a name of its own; the texts are few and fixed.
const prepared = new Map<string, Prepared>()

const prepare = (text: string): Prepared => {
  const known = prepared.get(text)
  if (known !== undefined) return known
  const fresh = { name: `s${prepared.size}`, shape: null }
  prepared.set(text, fresh)
  return fresh
}

const shapeOf = (fields: readonly { readonly name: string }[]): Shape => {
  const paths = fields.map(({ name }) => name.split("."))
  const groups = [...new Set(paths.flatMap(([group, key]) => (group === undefined || key === undefined ? [] : [group])))]
  return { groups, columns: paths.map(([first = "", key]) => (key === undefined ? { group: -1, key: first } : { group: groups.indexOf(first), key })) }
}

const shaped = ({ groups, columns }: Shape, values: readonly unknown[]): unknown => {
  const row: { [key: string]: unknown } = {}
  if (groups.length === 0) {
    columns.forEach(({ key }, index) => (row[key] = values[index]))
    return row
  }
  const inner = groups.map((group) => {
    const object: { [key: string]: unknown } = {}
    row[group] = object
    return object
  })
  columns.forEach(({ group, key }, index) => {
    const object = inner[group] ?? row
    object[key] = values[index]
  })
  return row
}

/** Prepared statements by way of `query`, each told to `onStatement` first. */
export const sqlBy = (query: (config: QueryArrayConfig) => Promise<QueryArrayResult>, onStatement: OnStatement): Sql => {
  const send = (text: string, { name }: Prepared, values: readonly unknown[], plan: Plan): Promise<QueryArrayResult> => {
    onStatement(text)
    const config: QueryArrayConfig = { text, values: [...values], rowMode: "array" }
    return query(plan === "kept" ? { ...config, name } : config)
  }
  return {
    rows: async <R>(text: string, values: readonly unknown[], plan: Plan = "kept") => {
      const statement = prepare(text)
      const { rows, fields } = await send(text, statement, values, plan)
      const shape = (statement.shape ??= shapeOf(fields))
      return rows.map((row) => shaped(shape, row) as R)
    },
    run: async (text, values) => (await send(text, prepare(text), values, "kept")).rowCount ?? 0,
  }
}
