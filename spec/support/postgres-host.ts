// A minimal host for specs to kill: `node postgres-host.ts <data folder> <port>`. Writes its URL when it is ready.
// On SIGINT it sends one last statement to the database, as a service that completes its requests does, then stops
// the database and writes "stopped".
import { setTimeout as pause } from "node:timers/promises"
import pg from "pg"
import { startEmbeddedPostgres } from "../../adapters/embedded-postgres/embedded-postgres.ts"

const [dataDir = "", port = "0"] = process.argv.slice(2)

const askOnce = async (url: string): Promise<void> => {
  await pause(200)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("SELECT 1")
  await client.end()
}

try {
  const { url, stop } = await startEmbeddedPostgres({
    dataDir,
    port: Number(port),
    durable: false,
    log: (line) => console.error(line),
  })
  let last: Promise<void> | null = null
  const end = async (): Promise<void> => {
    last ??= askOnce(url).catch((error: unknown) => console.log(String(error)))
    await last
    await stop()
    console.log("stopped")
  }
  process.on("SIGINT", () => void end())
  console.log(url)
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
