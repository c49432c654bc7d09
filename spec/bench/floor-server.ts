/*
 * The least that any service of this kind does: a bare Koa handler with one prepared statement, and the same bytes.
 *   node spec/bench/floor-server.ts <database url> <port>
 */
import Koa from "koa"
import pg from "pg"
import { floorStatements } from "./floor-statements.ts"

const [url, port] = process.argv.slice(2)
const pool = new pg.Pool({
  connectionString: url,
  max: 10,
  options: "-c jit=off",
})

const koa = new Koa()
koa.use(async (ctx) => {
  const asked = new URL(ctx.url, "http://floor")
  const name = asked.pathname.slice(1)
  const statement = floorStatements[name]
  if (statement === undefined) return
  const { rows } = await pool.query({ name, text: statement.text, values: asked.searchParams.getAll("value") })
  ctx.type = "application/json"
  const answer = statement.single ? rows[0] : rows
  ctx.body = JSON.stringify(statement.counted === true ? rows.length : answer)
})
koa.listen(Number(port), "127.0.0.1", () => console.log("listening"))
