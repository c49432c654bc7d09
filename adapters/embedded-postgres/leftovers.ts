import { access, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import type { Account } from "./account.ts"
import { ended } from "./child.ts"

const PATIENCE_MS = 30_000

/**
 * Ends every PostgreSQL process that still works in the folder after a killed Stemma process, and removes its pid
 * file. Processes that do not end within `patienceMs` are killed. The data folder must be locked, so that no running
 * Stemma needs them.
 */
export const stopLeftoverProcesses = async (
  account: Account,
  folder: string,
  patienceMs = PATIENCE_MS,
): Promise<void> => {
  // Without /proc, only PostgreSQL's own check of its pid file protects the folder.
  if (!(await exists("/proc/self")) || !(await exists(folder))) return
  const deadline = performance.now() + patienceMs
  const postmaster = await postmasterOf(folder)
  let left = await processesIn(account, folder)
  // SIGINT asks the postmaster for a fast shutdown. Without a postmaster, SIGQUIT ends each process at once.
  if (left.includes(postmaster)) signal([postmaster], "SIGINT")
  else signal(left, "SIGQUIT")
  while (left.length > 0) {
    await pause(50)
    left = await processesIn(account, folder)
    if (performance.now() > deadline) signal(left, "SIGKILL")
  }
  // By now its pid may belong to any process, in a new container even to this one. PostgreSQL would then refuse to
  // start.
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

// biome-ignore lint/suspicious/noTemplateCurlyInString: the braces belong to the shell
const SCAN = 'for process in /proc/[0-9]*; do [ "$process/cwd" -ef "$0" ] && echo "${process#/proc/}"; done; true'

/**
 * Each process of PostgreSQL has its data folder as working folder, so no other process is mistaken for one. The
 * account itself has to look, because root in a container may not see the working folder of another account's
 * process.
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
      // The process has already ended.
    }
  }
}
