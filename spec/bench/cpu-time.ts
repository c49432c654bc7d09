import { readdir, readFile } from "node:fs/promises"
import type { Client } from "pg"

/** Clock ticks a second in `/proc/PID/stat` (Linux, `USER_HZ`). */
const TICKS_PER_SECOND = 100

/** The CPU time that all threads of a process have taken, in microseconds (Linux, `schedstat`); 0 if there is no such process. */
const ofProcess = async (pid: number): Promise<number> => {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const times = threads.map(async (thread) => {
    const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8").catch(() => "0")
    return Number(text.split(" ")[0]) / 1_000
  })
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0)
}

interface Stat {
  readonly parent: number
  /** The CPU time of the children that have ended, in microseconds. */
  readonly ended: number
}

/** What `/proc/PID/stat` says of a process; null if there is no such process. */
const statOf = async (pid: number): Promise<Stat | null> => {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null)
  if (text === null) return null
  // The name of the program comes before these fields, in parentheses. It may contain spaces.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ")
  const [parent = 0, user = 0, system = 0] = [1, 13, 14].map((at) => Number(fields[at]))
  return { parent, ended: ((user + system) / TICKS_PER_SECOND) * 1e6 }
}

/** The CPU time of all processes of a database server, of those that have ended too, in microseconds. */
const ofServer = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ readonly pid: number }>("select pg_backend_pid() as pid")
  const postmaster = (await statOf(rows[0]?.pid ?? 0))?.parent ?? 0
  const pids = (await readdir("/proc")).map(Number).filter((pid) => pid > 0)
  const times = pids.map(async (pid) => ((await statOf(pid))?.parent === postmaster ? ofProcess(pid) : 0))
  const running = (await Promise.all(times)).reduce((sum, time) => sum + time, 0)
  return running + ((await statOf(postmaster))?.ended ?? 0)
}

/** The CPU time of a service and of its whole database server so far, in microseconds. */
export const cpuTime = async (client: Client, pid: number): Promise<number> =>
  (await ofProcess(pid)) + (await ofServer(client))
