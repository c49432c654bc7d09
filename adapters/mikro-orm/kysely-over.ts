import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely"
import type { Outcome } from "./sql.ts"

/** A Kysely instance for MikroORM on one connection. Its owner begins and ends the transaction. */
export const kyselyOver = (
  query: <R>(text: string, parameters: readonly unknown[]) => Promise<Outcome<R>>,
): Kysely<unknown> => {
  const connection: DatabaseConnection = {
    executeQuery: async <R>({ sql, parameters }: CompiledQuery) => {
      const { rows, count } = await query<R>(sql, parameters)
      return { rows: [...rows], numAffectedRows: BigInt(count) }
    },
    streamQuery: () => {
      throw new Error("Streaming is not supported inside a transaction.")
    },
  }
  return new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => Object.assign(new DummyDriver(), { acquireConnection: async () => connection }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
