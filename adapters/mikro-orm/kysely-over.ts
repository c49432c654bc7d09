import {
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely"

/** The result of a statement as `pg` returns it. */
export interface Outcome {
  readonly rows: never[]
  readonly rowCount: number | null
}

/** A Kysely instance for MikroORM on one connection. Its owner begins and ends the transaction. */
export const kyselyOver = (
  query: (text: string, parameters: readonly unknown[]) => Promise<Outcome>,
): Kysely<unknown> => {
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql, parameters }) => {
      const { rows, rowCount } = await query(sql, parameters)
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
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
