import { readdir, readFile } from "node:fs/promises"
import type { Client } from "pg"

/** The CPU time that all threads of a process have taken, in microseconds (Linux, `schedstat`); 0 if there is no such process. */
const ofProcess = async (pid: number): Promise<number> => {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const times = threads.map(async (thread) => {
    const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8").catch(() => "0")
    return Number(text.split(" ")[0]) / 1_000
  })
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0)
}

/** The CPU time of a service and of all connections of the database but this one, in microseconds. */
export const cpuTime = async (client: Client, pid: number): Promise<number> => {
  const { rows } = await client.query<{ readonly pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  )
  const times = await Promise.all([pid, ...rows.map((row) => row.pid)].map(ofProcess))
  return times.reduce((sum, time) => sum + time, 0)
}

/** Clock ticks a second in `/proc/PID/stat` (Linux, `USER_HZ`). */
const TICKS_PER_SECOND = 100

/** The fields of `/proc/PID/stat` after the name of the program, which may contain spaces; empty if there is no such process. */
const statOf = async (pid: number): Promise<readonly number[]> => {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")
  return text
    .slice(text.lastIndexOf(")") + 4)
    .split(" ")
    .map(Number)
}

/** The CPU time that this process and all processes of its database server, ended ones included, have taken so far, in seconds. */
export const cpuSecondsWithServer = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ readonly pid: number }>("select pg_backend_pid() as pid")
  const [postmaster = 0] = await statOf(rows[0]?.pid ?? 0)
  const pids = (await readdir("/proc")).map(Number).filter((pid) => pid > 0)
  const children = (await Promise.all(pids.map(statOf))).filter(([parent]) => parent === postmaster)
  const ticksOf = (stat: readonly number[]): number => (stat[10] ?? 0) + (stat[11] ?? 0)
  const [, , , , , , , , , , , , endedUser = 0, endedSystem = 0] = await statOf(postmaster)
  const ticks = children.reduce((sum, child) => sum + ticksOf(child), endedUser + endedSystem)
  const { user, system } = process.cpuUsage()
  return ticks / TICKS_PER_SECOND + (user + system) / 1e6
}
