import { once } from "node:events"
import { writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { accountFor } from "../../adapters/embedded-postgres/account.ts"
import { startEmbeddedPostgres } from "../../adapters/embedded-postgres/embedded-postgres.ts"
import { aDataDir, embeddedUrl } from "../faults/running-service.ts"
import { freePort } from "./free-port.ts"

/** A PostgreSQL that follows a primary, and so takes no writes. */
export interface Standby {
  readonly url: string
  stop(): Promise<void>
}

/** Starts a standby on the copy of an empty database. Its primary is gone, which changes nothing for reads. */
export const startStandby = async (): Promise<Standby> => {
  const { dataDir, remove } = await aDataDir()
  const primary = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined })
  await primary.stop()
  const folder = join(dataDir, "postgres")
  const entry = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const program = fileURLToPath(new URL("../native/bin/postgres", entry))
  const port = await freePort()
  const account = await accountFor(program, resolve(dataDir), folder)
  await writeFile(join(folder, "standby.signal"), "")
  await account.own(join(folder, "standby.signal"))
  await writeFile(join(dataDir, "postgres.port"), String(port))
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"]
  const words = ["-D", folder, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])]
  const child = account.launch(program, words, { folder })
  child.stdout?.resume()
  if (child.stderr === null) throw new Error("PostgreSQL has no standard error.")
  for await (const line of createInterface(child.stderr)) if (line.includes("read-only connections")) break
  const stop = async (): Promise<void> => {
    const ended = once(child, "exit")
    child.kill("SIGQUIT")
    await ended
    await remove()
  }
  return { url: await embeddedUrl(dataDir), stop }
}
