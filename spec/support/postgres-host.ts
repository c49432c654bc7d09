// A host as small as can be, for specs to kill: node postgres-host.ts <data folder> <port>. Writes its URL when it serves, and
// "stopped" each time that its stop is done.
import { startEmbeddedPostgres } from "../../adapters/embedded-postgres/embedded-postgres.ts"

const [dataDir = "", port = "0"] = process.argv.slice(2)

try {
  const { url, stop } = await startEmbeddedPostgres({ dataDir, port: Number(port), durable: false, log: (line) => console.error(line) })
  process.on("SIGINT", () => void stop().then(() => console.log("stopped")))
  console.log(url)
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
