import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import pg from "pg"
import { startEmbeddedPostgres } from "../../adapters/embedded-postgres/embedded-postgres.ts"
import type { Random } from "../bench/random.ts"

/** How PostgreSQL is killed: all of it at once, its first process alone, or the process of one connection; all others then restart. */
export const hardEnds = ["all", "postmaster", "backend"] as const
export type DatabaseEnd = (typeof hardEnds)[number] | "fast_shutdown"

export interface CampaignDatabase {
  readonly url: string
  /** False when it does not run at this moment. */
  end(how: DatabaseEnd, random: Random): Promise<boolean>
  query<Row>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>
  stop(): Promise<void>
}

/** As with the default of `SHUTDOWN_SECONDS`. */
const STOP_SECONDS = 10

/** An embedded PostgreSQL that loses nothing when it is killed, and starts again by itself. */
export const openDatabase = async (dataDir: string): Promise<CampaignDatabase> => {
  const server = await startEmbeddedPostgres({ dataDir, stopSeconds: STOP_SECONDS, log: () => undefined })
  const postmaster = async (): Promise<number> =>
    Number.parseInt(await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8").catch(() => "0"), 10)
  return {
    url: server.url,
    end: async (how, random) => {
      const pid = await postmaster()
      if (pid <= 0) return false
      const children = how === "postmaster" || how === "fast_shutdown" ? [] : await childrenOf(pid)
      if (how === "fast_shutdown") return signal(pid, "SIGINT")
      if (how === "backend" && children.length > 0)
        return signal(children[random.below(children.length)] ?? pid, "SIGKILL")
      for (const child of children) signal(child, "SIGKILL")
      return signal(pid, "SIGKILL")
    },
    query: (text, values = []) => ask(server.url, text, values),
    stop: () => server.stop(),
  }
}

/** False if it has ended already. */
const signal = (pid: number, name: NodeJS.Signals): boolean => {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

/** The processes that a process has started. The fourth word of `stat`, after the name in brackets, is the parent. */
const childrenOf = async (pid: number): Promise<readonly number[]> => {
  const found: number[] = []
  for (const name of await readdir("/proc")) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, "utf8").catch(() => "") : ""
    const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    if (Number(parent) === pid) found.push(Number(name))
  }
  return found
}

const TRIES = 600

/** One statement on a connection of its own; while the database is away it is tried again, for a minute. */
const ask = async <Row>(url: string, text: string, values: readonly unknown[]): Promise<readonly Row[]> => {
  for (let tries = 1; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    client.on("error", () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query(text, [...values])
      return rows
    } catch (error) {
      const isAway = !(error instanceof pg.DatabaseError) || /^(57P|08)/.test(error.code ?? "")
      if (!isAway || tries === TRIES) throw error
      await pause(100)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
