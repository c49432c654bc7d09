/** The public interface of `stemma/postgresql`: the store on a PostgreSQL database, with its migrations. */
export { openPostgresqlStore, type PostgresqlOptions, type PostgresqlStore } from "../embed/postgresql.ts"
