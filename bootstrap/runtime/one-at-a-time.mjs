/**
 * Runs a command that makes a file, unless another process makes it already: `node one-at-a-time.mjs FILE COMMAND…`.
 * It waits for the other process then, and does nothing if the file is there. Works before anything is installed.
 *
 * The lock is a file that its owner touches every second. It ends with its process, also after a crash: a lock of a
 * process that is gone, or that was not touched for a while, counts as free.
 */
import { spawn } from "node:child_process"
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"

const FOLDER = ".make"
const LOCK = `${FOLDER}/lock`
const TOUCH_MS = 1_000
/** A busy machine may delay the touch of a lock. */
const STALE_MS = 20_000
const LOOK_MS = 250

const [file = "", command = "", ...words] = process.argv.slice(2)
const own = `${process.pid} ${process.hrtime.bigint()}`

/** What `read` returns, or null if the file is not there. */
const ifThere = (read) => {
  try {
    return read()
  } catch (error) {
    if (error.code === "ENOENT") return null
    throw error
  }
}

const timeOf = (path) => ifThere(() => statSync(path).mtimeMs) ?? 0

const isRunning = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === "EPERM"
  }
}

/** The process id of the owner of the lock; null if the lock is free. */
const owner = () => {
  const content = ifThere(() => readFileSync(LOCK, "utf8"))
  const pid = Number.parseInt(content ?? "", 10)
  if (content === null || Date.now() - timeOf(LOCK) > STALE_MS) return null
  // A lock without content has just been made.
  return Number.isNaN(pid) || isRunning(pid) ? content : null
}

/** Whether the free lock now belongs to this process. */
const take = async () => {
  try {
    writeFileSync(LOCK, own, { flag: "wx" })
    return true
  } catch (error) {
    if (error.code !== "EEXIST") throw error
  }
  // Of several processes that replace the lock of a crash, the last one has it.
  writeFileSync(`${LOCK}.${process.pid}`, own)
  renameSync(`${LOCK}.${process.pid}`, LOCK)
  await pause(2 * LOOK_MS)
  return ifThere(() => readFileSync(LOCK, "utf8")) === own
}

const release = () => {
  if (ifThere(() => readFileSync(LOCK, "utf8")) === own) rmSync(LOCK, { force: true })
}

/** The exit code of the command, which gets the signals that end this process. */
const run = () =>
  new Promise((resolve, reject) => {
    const child = spawn(command, words, { stdio: "inherit" })
    const touch = setInterval(() => ifThere(() => utimesSync(LOCK, new Date(), new Date())), TOUCH_MS)
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal))
    child.once("error", reject)
    child.once("close", (code) => {
      clearInterval(touch)
      resolve(code ?? 1)
    })
  })

const began = Date.now()
let isSaid = false
mkdirSync(FOLDER, { recursive: true })
for (;;) {
  const other = owner()
  if (other === null && (await take())) break
  if (other !== null && !isSaid) {
    console.error(`Another make is at work in this folder (pid ${Number.parseInt(other, 10)}). Waiting for it.`)
    isSaid = true
  }
  await pause(LOOK_MS)
}
try {
  // The other process may have made the file meanwhile.
  process.exitCode = isSaid && timeOf(file) >= began ? 0 : await run()
} finally {
  release()
}
