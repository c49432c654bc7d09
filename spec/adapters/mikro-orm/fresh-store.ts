import pg from "pg"
import { openMikroOrmStore, type MikroOrmStore } from "../../../adapters/mikro-orm/store.ts"
import { migratedDatabase } from "../../support/postgres.ts"

/** A store on a migrated database of its own, with all that goes on between the two. */
export interface FreshStore extends MikroOrmStore {
  readonly url: string
  /** The statements sent so far, which `forget` empties. */
  readonly statements: string[]
  forget(): void
  /** Asks the database itself. */
  query(text: string, values?: readonly unknown[]): Promise<readonly { readonly [column: string]: unknown }[]>
}

/** All statements that the stores of this process sent. */
export const sentTexts = new Set<string>()

/** A loaded machine must not end the statements of a spec. */
const patience = { statementMs: 120_000, lockMs: 120_000, idleMs: 300_000 }

/** Opens one; closing it drops the database. */
export const freshStore = async (): Promise<FreshStore> => {
  const database = await migratedDatabase()
  const statements: string[] = []
  const onStatement = (text: string): void => {
    statements.push(text)
    sentTexts.add(text)
  }
  const store = await openMikroOrmStore({ url: database.url, patience, onStatement })
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  // The drop at the end may overtake the connection's own goodbye.
  pool.on("error", () => undefined)
  return {
    ...store,
    url: database.url,
    statements,
    forget: () => void statements.splice(0),
    query: async (text, values = []) =>
      (await pool.query<{ readonly [column: string]: unknown }>(text, [...values])).rows,
    close: async () => {
      await pool.end()
      await store.close()
      await database.drop()
    },
  }
}
