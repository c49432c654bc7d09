/*
 * The least that any service of this kind does: a bare Koa handler with one prepared statement, and the same bytes.
 * The path may name several statements (`/one+other`), which are sent at the same time with the same values.
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
  const values = asked.searchParams.getAll("value")
  const answerTo = async (name: string): Promise<unknown> => {
    const statement = floorStatements[name]
    if (statement === undefined) return null
    const { rows } = await pool.query({ name, text: statement.text, values })
    const answer: unknown = statement.single ? rows[0] : rows
    return statement.counted === true ? rows.length : answer
  }
  const answers = await Promise.all(asked.pathname.slice(1).split("+").map(answerTo))
  ctx.type = "application/json"
  ctx.body = JSON.stringify(answers.length === 1 ? answers[0] : answers)
})
koa.listen(Number(port), "127.0.0.1", () => console.log("listening"))
