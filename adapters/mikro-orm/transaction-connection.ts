import { type EntityManager, OptimisticLockError } from "@mikro-orm/postgresql"
import type { ClientBase } from "pg"
import { snakeCase } from "../../core/codec/snake-case.ts"
import { type ConstantColumn, copyRows, copyStatement } from "./copy.ts"
import { storeError } from "./failures.ts"
import { kyselyOver } from "./kysely-over.ts"
import { type OnStatement, runOnce, type Sql, sqlBy, statementOf } from "./sql.ts"
import { ask, askAndCommit, beginText, type Statement, tracedStatement } from "./statement.ts"
import { refreshStatistics } from "./statistics.ts"
import { ownColumns, type Table, type WrittenRow, writtenColumns } from "./table.ts"
import { type StatementText, statement } from "./statements/registry.ts"

/** The time limit of statements is for reads. An import may take as long as it needs. */
const beginUnit = "begin; set local statement_timeout = 0"

const beginOn = (client: ClientBase) =>
  tracedStatement(client, beginUnit, () => client.query(beginText(client, beginUnit)))

/** More rows than this are inserted by COPY. */
const BULK = 50

/**
 * One connection for one transaction. Its statements run one after another. After the end of the transaction it
 * accepts none.
 */
export interface TransactionConnection extends Sql {
  /** MikroORM's entity manager of this transaction, created when it is first used. Its statements take turns with those of SQL. */
  em(): EntityManager
  /** Inserts rows: a few through the entity manager, many by COPY. `constant` is a column with one value for all of them. */
  insert<T extends object>(table: Table<T>, rows: readonly T[], constant?: ConstantColumn): Promise<void>
  /**
   * Writes all fields of a row except its key and those of `except`, and returns the row from before; null if there is none. A row with a
   * version never replaces a later one: it throws `OptimisticLockError`, and the unit of work runs again.
   */
  update<T extends object>(
    table: Table<T>,
    row: T,
    except?: readonly Extract<keyof T, string>[],
  ): Promise<WrittenRow<T> | null>
  /** As `update`, for a row that this transaction has locked. Returns whether the row is there. */
  overwrite<T extends object>(table: Table<T>, row: T, except?: readonly Extract<keyof T, string>[]): Promise<boolean>
  /** Writes all fields of many rows except their keys, in one statement. Returns the rows from before, in any order. */
  updateMany<T extends object>(table: Table<T>, rows: readonly T[]): Promise<readonly WrittenRow<T>[]>
  /**
   * Sends a statement with the commit, in one round trip, or before the next statement if there is one. The result is
   * dropped. If the statement fails, the commit or the next statement fails too.
   */
  runAtEnd(text: StatementText, values: readonly unknown[]): void
  begin(): Promise<void>
  commit(): Promise<void>
  rollback(): Promise<void>
  /** The reason why the transaction failed: the error of its first failed statement, otherwise this error. */
  failure(error: unknown): unknown
}

/** A statement that is sent with the commit. */
interface Waiting {
  readonly statement: Statement
  readonly values: readonly unknown[]
}

const endOn = (client: ClientBase, how: "commit" | "rollback", last: Waiting | null): Promise<unknown> =>
  last === null || how === "rollback"
    ? tracedStatement(client, how, () => client.query(how))
    : askAndCommit(client, last.statement, last.values)

/** The connection of one transaction on this client. Its own entity manager uses the same connection. */
export const transactionConnection = (
  client: ClientBase,
  manager: EntityManager,
  onStatement: OnStatement,
): TransactionConnection => {
  let last: Promise<unknown> = Promise.resolve()
  let ended = false
  let spoilt: { readonly by: unknown } | null = null
  const copied = new Map<string, number>()

  let atEnd: Waiting | null = null

  const takeAtEnd = (): Waiting | null => {
    const taken = atEnd
    atEnd = null
    return taken
  }

  const sendWaiting = (): void => {
    const waiting = takeAtEnd()
    // Its failure fails the transaction, and with it every later statement.
    if (waiting !== null) queued(() => ask(client, waiting.statement, waiting.values)).catch(() => undefined)
  }

  const inTurn = <A>(send: () => Promise<A>): Promise<A> => {
    if (ended) return Promise.reject(new Error("The transaction has ended."))
    sendWaiting()
    return queued(send)
  }

  const queued = <A>(send: () => Promise<A>): Promise<A> => {
    const turn = last.then(send).catch((error: unknown) => {
      spoilt ??= { by: storeError(error) }
      throw error
    })
    last = turn.catch(() => undefined)
    return turn
  }

  const sql = sqlBy((work) => inTurn(() => work(client)), onStatement)
  let fork: EntityManager | null = null
  const em = (): EntityManager => {
    if (fork !== null) return fork
    fork = manager.fork()
    fork.setTransactionContext(kyselyOver((text, parameters) => inTurn(() => runOnce(client, text, parameters))))
    return fork
  }

  const end = async (statement: "commit" | "rollback"): Promise<void> => {
    const last = takeAtEnd()
    const turn = inTurn(() => endOn(client, statement, last))
    ended = true
    await turn.catch((error: unknown) => {
      // A failed commit can be rolled back.
      ended = statement === "rollback"
      throw error
    })
  }

  return {
    ...sql,
    em,
    insert: async (table, rows, constant) => {
      if (rows.length > BULK) {
        onStatement(copyStatement(table, constant))
        await inTurn(() => copyRows(client, table, rows, constant))
        copied.set(table.name, (copied.get(table.name) ?? 0) + rows.length)
      } else if (constant !== undefined && rows.length > 0) {
        await sql.run(insertStatement(table, constant), [rowsJson(table, rows), constant.value])
      } else if (rows.length > 0) {
        // Copies, because MikroORM writes into what it is given.
        await em().insertMany<object>(
          table.entity,
          rows.map((row) => ({ ...row })),
        )
      }
    },
    update: async <T extends object>(table: Table<T>, row: T, except: readonly Extract<keyof T, string>[] = []) => {
      const { isVersioned, values } = updateOf(table, row)
      const [before] = await sql.rows<WrittenRow<T>>(updateStatement(table, except, isVersioned), values)
      if (before === undefined && isVersioned) throw OptimisticLockError.lockFailed(table.name)
      return before ?? null
    },
    overwrite: (table, row, except = []) => writeBack(em(), table, writeBackOf(table, row, except)),
    updateMany: async <T extends object>(table: Table<T>, rows: readonly T[]) =>
      rows.length === 0 ? [] : sql.rows<WrittenRow<T>>(updateManyStatement(table), [rowsJson(table, rows)]),
    runAtEnd: (text, values) => {
      onStatement(text)
      sendWaiting()
      atEnd = { statement: statementOf(text), values }
    },
    begin: async () => void (await inTurn(() => beginOn(client))),
    // PostgreSQL answers COMMIT of a failed transaction with a silent rollback.
    commit: async () => {
      if (spoilt !== null) throw spoilt.by
      await refreshStatistics(sql, copied)
      await end("commit")
    },
    rollback: () => end("rollback"),
    failure: (error) => (spoilt === null ? error : spoilt.by),
  }
}

// The rows are sent as JSON, which PostgreSQL converts to the row type of the table.

/** The text of each statement is made once for a table and the columns that it leaves out. */
const textsBy = (make: UpdateText<string>): UpdateText<StatementText> => {
  const made = new WeakMap<object, Map<string, StatementText>>()
  return (table, except, isVersioned) => {
    const texts = made.get(table) ?? new Map<string, StatementText>()
    made.set(table, texts)
    const key = `${isVersioned} ${except.join()}`
    const text = texts.get(key) ?? statement("transaction-connection update", make(table, except, isVersioned))
    texts.set(key, text)
    return text
  }
}

type UpdateText<Text> = <T>(table: Table<T>, except: readonly string[], isVersioned: boolean) => Text

const insertStatement = <T>({ name, fields }: Table<T>, { column, type }: ConstantColumn): StatementText => {
  const names = fields.map(snakeCase).join(", ")
  return statement(
    "transaction-connection insert",
    `insert into ${name} (${names}, ${column}) select ${names}, $2::${type} from json_populate_recordset(null::${name}, $1)`,
  )
}

/** What MikroORM writes of a row. */
interface WriteBack {
  readonly keys: object
  /** Null for a row without a version. */
  readonly version: number | null
  readonly values: object
}

/** The key of a row, its version, and all other fields but those of `except`. */
const writeBackOf = <T extends object>(
  table: Table<T>,
  row: T,
  except: readonly Extract<keyof T, string>[],
): WriteBack => {
  const version: unknown = Reflect.get(row, "version")
  const isLeftOut = (field: Extract<keyof T, string>): boolean => table.key.includes(field) || except.includes(field)
  const valuesOf = (fields: readonly Extract<keyof T, string>[]) =>
    Object.fromEntries(fields.map((field) => [field, row[field]]))
  return {
    keys: valuesOf(table.key),
    version: typeof version === "number" ? version : null,
    values: valuesOf(table.fields.filter((field) => !isLeftOut(field))),
  }
}

/** Writes a row that is there, with this version or an earlier one. Returns whether a row without a version is there. */
const writeBack = async <T>(
  em: EntityManager,
  { name, entity }: Table<T>,
  { keys, version, values }: WriteBack,
): Promise<boolean> => {
  const isNoLater = version === null ? {} : { version: { $lte: version } }
  const isThere = (await em.nativeUpdate<object>(entity, { ...keys, ...isNoLater }, values)) > 0
  if (!isThere && version !== null) throw OptimisticLockError.lockFailed(name)
  return isThere
}

/** The values of a statement that updates this row, and whether the row has a version. */
const updateOf = <T extends object>(table: Table<T>, row: T) => {
  const version: unknown = Reflect.get(row, "version")
  const isVersioned = typeof version === "number"
  const keys = table.key.map((field) => row[field])
  return { isVersioned, values: [rowJson(table, row), ...keys, ...(isVersioned ? [version] : [])] }
}

const isKeyOf = <T>({ key }: Table<T>): string =>
  key.map((field, index) => `x.${snakeCase(field)} = $${index + 2}`).join(" and ")

const isNoLaterThan = <T>({ key }: Table<T>, isVersioned: boolean): string =>
  isVersioned ? ` and x.version <= $${key.length + 2}` : ""

const setFresh = <T>({ key, fields }: Table<T>, except: readonly string[]): string =>
  fields
    .filter((field) => !key.includes(field) && !except.includes(field))
    .map(snakeCase)
    .map((column) => `${column} = fresh.${column}`)
    .join(", ")

/** The row is locked and read first, so that the statement can return it as it was. */
const updateStatement = textsBy(
  (table, except, isVersioned) => `with was as materialized (
      select ${ownColumns(table, "x")} from ${table.name} x
      where ${isKeyOf(table)}${isNoLaterThan(table, isVersioned)} for no key update
    )
    update ${table.name} x set ${setFresh(table, except)}
    from was, json_populate_record(null::${table.name}, $1) fresh where ${isKeyOf(table)} returning ${writtenColumns(table, "was")}`,
)

const updateManyStatement = <T>(table: Table<T>): StatementText => {
  const { name, key, fields } = table
  const changed = fields.filter((field) => !key.includes(field)).map(snakeCase)
  const sameIn = (left: string, right: string): string =>
    key
      .map(snakeCase)
      .map((column) => `${left}.${column} = ${right}.${column}`)
      .join(" and ")
  // Each row goes beside its new values, because a kept plan may compare every row with every new one to join them.
  return statement(
    "transaction-connection updateMany",
    `with was as materialized (
      select ${ownColumns(table, "x")}, fresh from json_populate_recordset(null::${name}, $1) fresh
      cross join lateral (select * from ${name} x where ${sameIn("x", "fresh")} offset 0) x
      for no key update of x
    )
    update ${name} x set ${changed.map((column) => `${column} = (was.fresh).${column}`).join(", ")}
    from was where ${sameIn("x", "was")} returning ${writtenColumns(table, "was")}`,
  )
}

const rowJson = <T>(table: Table<T>, row: T): string => JSON.stringify(rowOf(table, row))

const rowsJson = <T>(table: Table<T>, rows: readonly T[]): string =>
  JSON.stringify(rows.map((row) => rowOf(table, row)))

const rowOf = <T>({ fields }: Table<T>, row: T): { readonly [column: string]: unknown } =>
  Object.fromEntries(fields.map((field) => [snakeCase(field), row[field]]))
