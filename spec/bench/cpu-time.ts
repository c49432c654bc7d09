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
