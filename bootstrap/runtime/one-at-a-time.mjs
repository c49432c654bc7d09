/**
 * Runs a command that makes a file, unless the file is newer than its sources:
 * `node one-at-a-time.mjs FILE SOURCE… -- COMMAND…`. Of several processes in one folder, one runs at a time, and the others look
 * again when it has ended. Works before anything is installed.
 *
 * The lock is a row of files `lock.1`, `lock.2`, … of which the last one counts. Its owner is in it, or the word `free`. Who
 * wants the lock creates the next file, which succeeds for one process only, so a lock is never taken from a living process.
 * The lock of a process that is gone counts as free.
 */
import { execFileSync, spawn } from "node:child_process"
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"

const FOLDER = ".make"
const LOOK_MS = 250
const FREE = "free"

const words = process.argv.slice(2)
const end = words.indexOf("--")
const [file = "", ...sources] = words.slice(0, end)
const [command = "", ...parameters] = words.slice(end + 1)

/** What `read` returns, or null if the file is not there. */
const ifThere = (read) => {
  try {
    return read()
  } catch (error) {
    if (error.code === "ENOENT") return null
    throw error
  }
}

const timeOf = (path) => ifThere(() => statSync(path).mtimeMs)

/** Whether the file is there and no source is newer, as make sees it. */
const isMade = () => {
  const made = timeOf(file)
  return made !== null && sources.every((source) => (timeOf(source) ?? 0) <= made)
}

/** When a process began, in the words of the system; null if there is no such process, empty if it is not known. */
const beginOf = (pid) => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== "EPERM") return null
  }
  const stat = ifThere(() => {
    try {
      return readFileSync(`/proc/${pid}/stat`, "utf8")
    } catch (error) {
      // It has just ended.
      if (error.code === "ESRCH") return null
      throw error
    }
  })
  // The name of the program, in brackets, may contain spaces. The 20th field behind it is the start (proc(5)).
  if (stat !== null) return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? ""
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim()
  } catch {
    return ""
  }
}

const own = `${process.pid} ${beginOf(process.pid)}`

/** Whether the process that this lock names still runs. Another process may have its number now. */
const isAlive = (content) => {
  const [pid, ...begin] = content.split(" ")
  const begun = beginOf(Number(pid))
  return begun !== null && (begun === begin.join(" ") || begun === "" || begin.join(" ") === "")
}

const lockAt = (number) => `${FOLDER}/lock.${number}`

/** The numbers of the files, in order. */
const numbers = () =>
  readdirSync(FOLDER)
    .flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)

/** Writes a file that is complete as soon as it has its name. `place` gives it the name. */
const write = (content, place) => {
  const part = `${FOLDER}/part.${process.pid}`
  writeFileSync(part, content)
  try {
    return place(part)
  } finally {
    rmSync(part, { force: true })
  }
}

/** Takes the next lock. Returns its number, or the process that has the lock, or null to look again at once. */
const take = () => {
  const last = numbers().at(-1) ?? 0
  const content = last === 0 ? FREE : ifThere(() => readFileSync(lockAt(last), "utf8"))
  if (content === null) return null
  if (content !== FREE && isAlive(content)) return { owner: Number.parseInt(content, 10) }
  const number = last + 1
  try {
    write(own, (part) => linkSync(part, lockAt(number)))
  } catch (error) {
    if (error.code === "EEXIST") return null
    throw error
  }
  // Others may have come and gone since the look. Then this number is old, and the last file is still there.
  if (numbers().at(-1) !== number) {
    rmSync(lockAt(number), { force: true })
    return null
  }
  for (const old of numbers()) if (old < number) rmSync(lockAt(old), { force: true })
  return { number }
}

/** The exit code of the command, which gets the signals that end this process. */
const run = () =>
  new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: "inherit" })
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal))
    child.once("error", reject)
    child.once("close", (code) => resolve(code ?? 1))
  })

mkdirSync(FOLDER, { recursive: true })
let lock = null
for (let isSaid = false; lock === null; ) {
  const taken = take()
  if (taken?.number !== undefined) lock = taken.number
  else if (taken !== null) {
    if (!isSaid) console.error(`Another make is at work in this folder (pid ${taken.owner}). Waiting for it.`)
    isSaid = true
    await pause(LOOK_MS)
  }
}
try {
  process.exitCode = isMade() ? 0 : await run()
} finally {
  write(FREE, (part) => renameSync(part, lockAt(lock)))
}
