import type { Client } from "pg"
import type { TreeId } from "../../core/domain/ids.ts"

/** The tables of a tree's rows, owners before dependents. Triggers fill the tables of searches. */
const tables = [
  "memberships",
  "persons",
  "places",
  "sources",
  "kept_records",
  "relationships",
  "names",
  "events",
  "citations",
] as const

/** The number of trees that one statement inserts. */
const AT_ONCE = 100

/**
 * Copies a tree this number of times, because thousands of imports would take hours. Copies have ids of their own. Only the links
 * of kept records, which are JSON, keep the ids of the original, so a copy is not for exports.
 */
export const plantCopies = async (client: Client, treeId: TreeId, times: number): Promise<void> => {
  const lists = new Map<string, string>()
  for (const table of ["trees", ...tables]) lists.set(table, await columnsOf(client, table))
  for (let from = 1; from <= times; from += AT_ONCE) {
    const copies = `generate_series(${from}, ${Math.min(times, from + AT_ONCE - 1)}) copy`
    for (const [table, columns] of lists) {
      const selected = columns.split(", ").map(copied)
      const own = table === "trees" ? "x.id" : "x.tree_id"
      await client.query(
        `insert into ${table} (${columns.replaceAll(":uuid", "")}) select ${selected.join(", ")} from ${table} x, ` +
          `${copies} where ${own} = $1`,
        [treeId],
      )
    }
  }
}

/** The columns of a table; those with ids of the tree have `:uuid` after their names. */
const columnsOf = async (client: Client, table: string): Promise<string> => {
  const { rows } = await client.query<{ column_name: string; udt_name: string }>(
    "select column_name, udt_name from information_schema.columns where table_schema = 'public' and table_name = $1 " +
      "order by ordinal_position",
    [table],
  )
  const ofAccounts = new Set(["user_id", "owner_id", "deletion_id"])
  return rows
    .map(
      ({ column_name: column, udt_name: type }) => column + (type === "uuid" && !ofAccounts.has(column) ? ":uuid" : ""),
    )
    .join(", ")
}

const copied = (column: string): string =>
  column.endsWith(":uuid") ? `md5(copy || x.${column.slice(0, -":uuid".length)}::text)::uuid` : `x.${column}`
