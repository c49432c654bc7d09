import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { ClientBase } from "pg"
import { from } from "pg-copy-streams"
import { snakeCase } from "../../core/codec/snake-case.ts"
import { tracedStatement } from "./statement.ts"
import type { Table } from "./table.ts"

const CHUNK = 65_536
const HAS_SPECIAL = /[\\\n\r\t]/
const SPECIAL = /[\\\n\r\t]/g
const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" }

const escaped = (text: string): string =>
  HAS_SPECIAL.test(text) ? text.replace(SPECIAL, (character) => escapes[character] ?? character) : text

let lastMoment = new Date(0)
let lastMomentText = lastMoment.toISOString()
/** The rows of one batch usually share one Date object, so its text is cached. */
const momentText = (moment: Date): string => {
  if (moment !== lastMoment) {
    lastMoment = moment
    lastMomentText = moment.toISOString()
  }
  return lastMomentText
}

const copied = (value: unknown): string => {
  if (value === null) return "\\N"
  if (typeof value === "string") return escaped(value)
  return value instanceof Date ? momentText(value) : String(value)
}

/** A column that is not a field of the record, and its value in all rows. */
export interface ConstantColumn {
  readonly column: string
  readonly type: "uuid"
  readonly value: string
}

/** Rows in the text format of COPY (PostgreSQL, COPY, File Formats), in chunks of about 64 KiB. */
const copyText = function* <T>(
  { fields, jsonFields }: Pick<Table<T>, "fields" | "jsonFields">,
  rows: readonly T[],
  constant?: ConstantColumn,
): Generator<string> {
  const end = constant === undefined ? "\n" : `\t${escaped(constant.value)}\n`
  let chunk = ""
  for (const row of rows) {
    let separator = ""
    for (const field of fields) {
      const value = row[field]
      chunk += separator + (value !== null && jsonFields.has(field) ? escaped(JSON.stringify(value)) : copied(value))
      separator = "\t"
    }
    chunk += end
    if (chunk.length >= CHUNK) {
      yield chunk
      chunk = ""
    }
  }
  if (chunk !== "") yield chunk
}

/** The statement that `copyRows` sends. */
export const copyStatement = <T>({ name, fields }: Table<T>, constant?: ConstantColumn): string =>
  `copy ${name} (${[...fields.map(snakeCase), ...(constant === undefined ? [] : [constant.column])].join(", ")}) from stdin`

/** Inserts many rows by COPY, in the current transaction of the client. */
export const copyRows = <T>(
  client: ClientBase,
  table: Table<T>,
  rows: readonly T[],
  constant?: ConstantColumn,
): Promise<void> =>
  tracedStatement(client, copyStatement(table, constant), () =>
    pipeline(Readable.from(copyText(table, rows, constant)), client.query(from(copyStatement(table, constant)))),
  )
