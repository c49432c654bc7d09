/**
 * Measures idle event streams: `make bench-streams`, or `STREAMS=400 node --expose-gc spec/bench/streams.bench.ts`. Each
 * tree has 200 of them, 20 for each of its members. Prints the memory of the service for each stream, its processor
 * time while all are idle, and the connections of the database.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import pg from "pg"
import { MOST_STREAMS_OF_ACCOUNT, MOST_STREAMS_OF_TREE } from "../../core/feed/stream-counts.ts"
import { hosts } from "../support/http.ts"
import { stopTestServer } from "../support/postgres.ts"
import { plantTree } from "../support/tree-scene.ts"

const STREAMS = Number(process.env.STREAMS ?? 5_000)
const IDLE_MS = Number(process.env.IDLE_MS ?? 30_000)

const memory = async (): Promise<{ readonly heap: number; readonly rss: number }> => {
  for (let turn = 0; turn < 3; turn++) {
    globalThis.gc?.()
    await pause(200)
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  return { heap: heapUsed + external, rss }
}

const kib = (bytes: number): string => `${(bytes / 1_024).toFixed(1)} KiB`

for (const kind of hosts) {
  const host = await kind.start()
  const lines: string[] = []
  for (let trees = 0; trees * MOST_STREAMS_OF_TREE < STREAMS; trees++) {
    const owner = await host.user()
    const tree = await plantTree(host, owner)
    const members = [owner]
    while (members.length * MOST_STREAMS_OF_ACCOUNT < MOST_STREAMS_OF_TREE) members.push(await tree.join("viewer"))
    for (const { token } of members) lines.push(`${host.url}/api/v1/trees/${tree.id}/feed?after=0 ${token}`)
  }
  lines.splice(Math.ceil(STREAMS / MOST_STREAMS_OF_ACCOUNT))
  await pause(1_000)
  const before = await memory()
  const client = spawn(
    process.execPath,
    ["--no-warnings", join(import.meta.dirname, "streams-client.ts"), String(MOST_STREAMS_OF_ACCOUNT)],
    { stdio: ["pipe", "pipe", "inherit"] },
  )
  client.stdin.end(lines.join("\n"))
  await once(client.stdout, "data")
  await pause(5_000)
  const after = await memory()
  const used = process.cpuUsage()
  await pause(IDLE_MS)
  const { user, system } = process.cpuUsage(used)
  const databaseUrl = host.store.address?.databaseUrl
  let connections = 0
  if (databaseUrl !== undefined) {
    const database = new pg.Client({ connectionString: databaseUrl })
    await database.connect()
    const text = "select count(*)::int as count from pg_stat_activity where datname = current_database()"
    connections = (await database.query<{ count: number }>(text)).rows[0]?.count ?? 0
    await database.end()
  }
  console.log(
    `${kind.name}: ${STREAMS} idle streams: ${kib((after.heap - before.heap) / STREAMS)} of heap and ` +
      `${kib((after.rss - before.rss) / STREAMS)} of memory each, ` +
      `${(((user + system) / 1_000 / IDLE_MS) * 100).toFixed(1)} % of a processor, ${connections} connections of the ` +
      "database (1 is this one's)",
  )
  client.kill("SIGKILL")
  await host.stop()
}
await stopTestServer()
