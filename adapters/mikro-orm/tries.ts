import type { Tried, Tries } from "../../core/ports/tries.ts"
import type { Sql } from "./sql.ts"

const count = `insert into tries (key, count, ends_at) values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), 1, $2::timestamptz + interval '1 minute')
  on conflict (key) do update set
    count = case when tries.ends_at <= $2 then 1 else tries.count + 1 end,
    ends_at = case when tries.ends_at <= $2 then excluded.ends_at else tries.ends_at end
  returning count as "count", ends_at as "endsAt"`

/** Counts of tries that all processes share, each one statement. Of a key its SHA-256 is kept. */
export const tries = (sql: Sql): Tries => ({
  count: async (key, now) => {
    const [tried] = await sql.rows<Tried>(count, [key, now])
    if (tried === undefined) throw new Error("A try was not counted.")
    return tried
  },
})
