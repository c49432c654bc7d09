import { type EntityManager, OptimisticLockError } from "@mikro-orm/postgresql"
import type { ClientBase } from "pg"
import { snakeCase } from "../../core/codec/snake-case.ts"
import { copyRows, copyStatement } from "./copy.ts"
import { storeError } from "./failures.ts"
import { kyselyOver } from "./kysely-over.ts"
import { type OnStatement, runOnce, type Sql, sqlBy } from "./sql.ts"
import { refreshStatistics } from "./statistics.ts"
import type { Table } from "./table.ts"

/** The time limit of statements is for reads. An import may take as long as it needs. */
const beginUnit = "begin; set local statement_timeout = 0"

/** More rows than this are inserted by COPY. */
const BULK = 50

/**
 * One connection for one transaction. Its statements run one after another. After the end of the transaction it
 * accepts none.
 */
export interface TransactionConnection extends Sql {
  /** MikroORM's entity manager of this transaction, created when it is first used. Its statements take turns with those of SQL. */
  em(): EntityManager
  /** Inserts rows: a few by the entity manager, many by COPY. */
  insert<T extends object>(table: Table<T>, rows: readonly T[]): Promise<void>
  /**
   * Writes all fields of a row except its key and those of `except`. A row with a version never replaces a later one: it throws
   * `OptimisticLockError`, and the unit of work runs again.
   */
  update<T extends object>(table: Table<T>, row: T, except?: readonly Extract<keyof T, string>[]): Promise<void>
  /** Writes all fields of many rows except their keys, in one statement. */
  updateMany<T extends object>(table: Table<T>, rows: readonly T[]): Promise<void>
  begin(): Promise<void>
  commit(): Promise<void>
  rollback(): Promise<void>
  /** The reason why the transaction failed: the error of its first failed statement, otherwise this error. */
  failure(error: unknown): unknown
}

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

  const inTurn = <A>(send: () => Promise<A>): Promise<A> => {
    if (ended) return Promise.reject(new Error("The transaction has ended."))
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
    const turn = inTurn(() => client.query(statement))
    ended = true
    await turn
  }

  return {
    ...sql,
    em,
    insert: async (table, rows) => {
      if (rows.length > BULK) {
        onStatement(copyStatement(table))
        await inTurn(() => copyRows(client, table, rows))
        copied.set(table.name, (copied.get(table.name) ?? 0) + rows.length)
      } else if (rows.length > 0) {
        await em().insertMany(
          table.entity,
          rows.map((row) => fieldsOf(table, row, [])),
        )
      }
    },
    update: async (table, row, except = []) => {
      const key = Object.fromEntries(table.key.map((field) => [field, row[field]]))
      const version: unknown = Reflect.get(row, "version")
      const where = typeof version === "number" ? { ...key, version: { $lte: version } } : key
      const changed = await em().nativeUpdate(table.entity, where, fieldsOf(table, row, [...table.key, ...except]))
      if (changed === 0 && where !== key) throw OptimisticLockError.lockFailed(table.name)
    },
    updateMany: async (table, rows) => {
      if (rows.length > 0) await sql.run(updateManyStatement(table), [rowsJson(table, rows)])
    },
    begin: async () => {
      await inTurn(() => client.query(beginUnit))
    },
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

/** The rows are sent as JSON, which PostgreSQL converts to the row type of the table. */
const updateManyStatement = <T>({ name, key, fields }: Table<T>): string => {
  const changed = fields.filter((field) => !key.includes(field)).map(snakeCase)
  const same = key.map(snakeCase).map((column) => `x.${column} = fresh.${column}`)
  return `update ${name} x set ${changed.map((column) => `${column} = fresh.${column}`).join(", ")}
    from json_populate_recordset(null::${name}, $1) fresh where ${same.join(" and ")}`
}

const rowsJson = <T>({ fields }: Table<T>, rows: readonly T[]): string =>
  JSON.stringify(rows.map((row) => Object.fromEntries(fields.map((field) => [snakeCase(field), row[field]]))))

const fieldsOf = <T>({ fields }: Table<T>, row: T, except: readonly string[]): { readonly [field: string]: unknown } =>
  Object.fromEntries(fields.filter((field) => !except.includes(field)).map((field) => [field, row[field]]))
