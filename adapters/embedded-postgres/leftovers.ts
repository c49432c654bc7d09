import { access, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import type { Account } from "./account.ts"
import { ended } from "./child.ts"

const PATIENCE_MS = 30_000

/**
 * Ends every PostgreSQL process that still works in the folder, left there by a Stemma that was killed, and removes the pid file
 * that then means nothing. To be called with the data folder locked, so that no living Stemma needs them.
 */
export const endLeftovers = async (account: Account, folder: string): Promise<void> => {
  // Without a /proc to look in, PostgreSQL's own look at its pid file has to do.
  if (!(await exists("/proc/self")) || !(await exists(folder))) return
  const deadline = performance.now() + PATIENCE_MS
  const postmaster = await postmasterOf(folder)
  let left = await processesIn(account, folder)
  // SIGINT asks the postmaster for a fast shutdown; without one, SIGQUIT sends each process away at once.
  if (left.includes(postmaster)) signal([postmaster], "SIGINT")
  else signal(left, "SIGQUIT")
  while (left.length > 0) {
    await pause(50)
    left = await processesIn(account, folder)
    if (performance.now() > deadline) signal(left, "SIGKILL")
  }
  // Its pid may by now be any process's, our own in a new container: PostgreSQL would then refuse to start.
  await rm(join(folder, "postmaster.pid"), { force: true })
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** The pid in the first line of the folder's pid file, or 0; processes of initdb write a negative one. */
const postmasterOf = async (folder: string): Promise<number> => {
  const text = await readFile(join(folder, "postmaster.pid"), "latin1").catch(() => "")
  return Math.max(0, Number.parseInt(text, 10) || 0)
}

const SCAN = 'for process in /proc/[0-9]*; do [ "$process/cwd" -ef "$0" ] && echo "${process#/proc/}"; done; true'

/**
 * Each process of PostgreSQL works in its data folder: known by that, no other's pid is ever taken for it. The account itself
 * has to look, for root in a container may not see where another account's process works.
 */
const processesIn = async ({ launch }: Account, folder: string): Promise<readonly number[]> => {
  const { code, lines } = await ended(launch("/bin/sh", ["-c", SCAN, folder], { folder: "/" }))
  if (code !== 0) throw new Error(`the processes that work in ${folder} could not be listed: ${lines.join(" ")}`)
  return lines.map(Number)
}

const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It is gone already, which is what we want.
    }
  }
}
