import pg from "pg"

/** How old the planner's statistics are: from after the measured tree came, or from before it. */
export type Statistics = "fresh" | "stale"

/** What a database has besides the measured tree. */
export interface Surroundings {
  /** The sizes of the trees of another account. */
  readonly others: readonly number[]
  readonly statistics: Statistics
}

/** The sizes of other trees, from an argument such as `10000,1000x20`: one tree of 10,000 and 20 of 1,000 people. */
export const treeSizes = (argument: string): readonly number[] =>
  argument === ""
    ? []
    : argument.split(",").flatMap((group) => {
        const [size, times = "1"] = group.split("x")
        return Array.from({ length: Number(times) }, () => Number(size))
      })

/**
 * The surroundings of a benchmark, from its environment: `OTHERS=10000,1000x20,100x1000 STATISTICS=stale`. Without
 * `OTHERS` the database has the trees `usual`; without `STATISTICS` its statistics are fresh.
 */
export const surroundings = (usual = ""): Surroundings => {
  const { OTHERS: others = usual, STATISTICS: statistics = "fresh" } = process.env
  if (statistics !== "fresh" && statistics !== "stale") throw new Error("STATISTICS must be fresh or stale")
  return { others: treeSizes(others), statistics }
}

/** One line about the surroundings, for the output of a benchmark. */
export const described = ({ others, statistics }: Surroundings): string =>
  `${others.length} other trees with ${others.reduce((sum, size) => sum + size, 0)} people, ${statistics} statistics`

/** Runs statements as the owner of the database. */
const runStatements = async (url: string, statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** An account that may do everything but ANALYZE: the service analyzes what it imported, and PostgreSQL then skips that. */
const withoutAnalyze = [
  "do $$ begin if not exists (select from pg_roles where rolname = 'writer') then create role writer login " +
    "bypassrls password 'writer'; end if; end $$",
  ...["public", "graphile_worker"].flatMap((schema) => [
    `grant usage on schema ${schema} to writer`,
    `grant select, insert, update, delete, references, trigger, truncate on all tables in schema ${schema} to writer`,
    `grant usage on all sequences in schema ${schema} to writer`,
  ]),
]

/**
 * Gathers the statistics of a database now, and switches autovacuum off, because its work would count for what runs at
 * the same time. Stale statistics stay as they are: nothing that connects with the returned URL can renew them.
 */
export const gatherStatistics = async (url: string, statistics: Statistics): Promise<string> => {
  await runStatements(url, ["vacuum analyze", "alter system set autovacuum = off", "select pg_reload_conf()"])
  if (statistics === "fresh") return url
  await runStatements(url, withoutAnalyze)
  return Object.assign(new URL(url), { username: "writer", password: "writer" }).href
}
