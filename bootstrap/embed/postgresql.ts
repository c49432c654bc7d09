import { type MikroOrmStore, type MikroOrmStoreOptions, openMikroOrmStore } from "../../adapters/mikro-orm/store.ts"
import { currentCaller } from "../callers.ts"

/** What a program chooses about its store on PostgreSQL. */
export type PostgresqlOptions = Pick<MikroOrmStoreOptions, "url" | "poolSize" | "snapshots" | "log">

/** A store on a PostgreSQL database. Its connections are shared fairly between the callers of the service. */
export type PostgresqlStore = MikroOrmStore

/**
 * Opens the store on a PostgreSQL database (version 15 or later). `migrate` must be called once before it is used; it
 * brings the schema up to date.
 */
export const openPostgresqlStore = (options: PostgresqlOptions): Promise<PostgresqlStore> =>
  openMikroOrmStore({ ...options, caller: currentCaller })
