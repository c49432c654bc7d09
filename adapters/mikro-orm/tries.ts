import type { TryCount, Tries } from "../../core/ports/tries.ts"
import type { Sql } from "./sql.ts"
import { statement } from "./statements/registry.ts"

const keyHash = "encode(sha256(convert_to($1, 'UTF8')), 'hex')"

const count = statement(
  "tries count",
  `insert into tries (key, count, ends_at) values (${keyHash}, 1, $2::timestamptz + $3 * interval '1 millisecond')
  on conflict (key) do update set
    count = case when tries.ends_at <= $2 then 1 else tries.count + 1 end,
    ends_at = case when tries.ends_at <= $2 then excluded.ends_at else tries.ends_at end
  returning count as "count", ends_at as "endsAt"`,
)

const takeBack = statement(
  "tries takeBack",
  `update tries set count = count - 1 where key = ${keyHash} and ends_at > $2 and count > 0`,
)

/** Counts of tries that all processes share. Each call is one statement. The store keeps the SHA-256 of a key. */
export const tries = (sql: Sql): Tries => ({
  count: async (key, now, windowMs) => {
    const [tried] = await sql.rows<TryCount>(count, [key, now, windowMs])
    if (tried === undefined) throw new Error("A try was not counted.")
    return tried
  },
  takeBack: async (key, now) => {
    await sql.run(takeBack, [key, now])
  },
})
