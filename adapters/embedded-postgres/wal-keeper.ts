import { appendFile, readdir, readFile, rename, rm, stat, statfs, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import pg from "pg"
import { differs, type WalSizes, walSizesFor } from "./wal-size.ts"

const MIB = 1024 * 1024

/** How often the disk is looked at. */
const LOOK_MS = 2_000

/** The file with the sizes, which `postgresql.conf` includes. Options of the command line could not change later. */
const FILE = "stemma.conf"
const INCLUDE = `include_if_exists = '${FILE}'`

export interface WalKeeperOptions {
  /** The folder of the cluster. */
  readonly folder: string
  /** The bytes of its disk that the log leaves free. */
  readonly reserve: number
  readonly log: (line: string) => void
}

/** Keeps the write-ahead log within the room of its disk. */
export interface WalKeeper {
  /** Writes the sizes for the next start of the server. */
  prepare(): Promise<void>
  /**
   * Follows the free space of the disk while the server runs: changes the sizes, and makes a checkpoint when the log
   * reaches into the reserve. Resolves when `stopping` is aborted.
   */
  watch(url: string, stopping: AbortSignal): Promise<void>
}

export const walKeeper = ({ folder, reserve, log }: WalKeeperOptions): WalKeeper => {
  let present: WalSizes | null = null

  /** Writes the sizes, unless nearly the same ones are in force. Returns whether it did. */
  const adopt = async (wanted: WalSizes): Promise<boolean> => {
    if (present !== null && !differs(present, wanted)) return false
    const path = join(folder, FILE)
    await writeFile(`${path}.part`, sizesText(wanted), { flush: true })
    await rename(`${path}.part`, path)
    present = wanted
    return true
  }

  const look = async (url: string): Promise<void> => {
    const { free, wal } = await spaceOf(folder)
    const wanted = walSizesFor(free + wal - reserve)
    const isNew = await adopt(wanted)
    const isInReserve = free < reserve && wal > wanted.mostMib * MIB
    if (!isNew && !isInReserve) return
    await onConnection(url, async (client) => {
      if (isNew) await client.query("select pg_reload_conf()")
      if (isInReserve) await client.query("checkpoint")
    })
  }

  return {
    prepare: async () => {
      try {
        const conf = join(folder, "postgresql.conf")
        if (!(await readFile(conf, "utf8")).includes(INCLUDE)) await appendFile(conf, `\n${INCLUDE}\n`)
        const { free, wal } = await spaceOf(folder)
        present = null
        await adopt(walSizesFor(free + wal - reserve))
      } catch (error) {
        // On a disk that is full to the last byte, the server starts with the sizes of its last run.
        log(`PostgreSQL keeps its sizes of the write-ahead log: ${String(error)}`)
        await rm(join(folder, `${FILE}.part`), { force: true })
      }
    },
    watch: async (url, stopping) => {
      let reported = ""
      while (!stopping.aborted) {
        await pause(LOOK_MS, undefined, { signal: stopping, ref: false }).catch(() => undefined)
        if (stopping.aborted) return
        const failure = await look(url).then(() => "", String)
        if (failure !== "" && failure !== reported)
          log(`PostgreSQL could not follow the free space of its disk: ${failure}`)
        reported = failure
      }
    },
  }
}

const sizesText = ({ leastMib, mostMib }: WalSizes): string =>
  `# Written by Stemma, which follows the free space of the disk.\nmin_wal_size = '${leastMib}MB'\nmax_wal_size = '${mostMib}MB'\n`

/** The free bytes of the disk, and those of the log. */
const spaceOf = async (folder: string): Promise<{ readonly free: number; readonly wal: number }> => {
  const { bavail, bsize } = await statfs(folder)
  const wal = join(folder, "pg_wal")
  const sizes = await Promise.all(
    (await readdir(wal)).map((name) =>
      stat(join(wal, name)).then(
        (file) => (file.isFile() ? file.size : 0),
        () => 0,
      ),
    ),
  )
  return { free: bavail * bsize, wal: sizes.reduce((sum, size) => sum + size, 0) }
}

const CONNECT_MS = 5_000

const onConnection = async (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  client.on("error", () => undefined)
  try {
    await client.connect()
    await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
