import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as pause } from "node:timers/promises"

const root = resolve(import.meta.dirname, "../..")
const compiled = join(root, "node_modules/.cache/campaign")
const RESTART_MS = 100
/** Longer than a process may take to stop when it is asked to. */
const STOP_MS = 45_000

/** A program of the service that is started again whenever it ends, as an operator's supervisor does. */
export interface KeptRunning {
  /** Sends the signal; false if the program is not running at this moment. After SIGTERM, it must end within 45 seconds. */
  signal(signal: "SIGKILL" | "SIGTERM"): boolean
  /** The process id, or null between two starts. */
  pid(): number | null
  /** Resolves when the program that runs now has said that it is ready, or is stopped. */
  ready(): Promise<void>
  /** What it said and how it ended without being asked to, since the last call. */
  complaints(): readonly string[]
  stop(): Promise<void>
}

export interface Program {
  readonly path: string
  readonly settings: Readonly<Record<string, string>>
  /** What it says on stderr when it is ready. */
  readonly isReady: RegExp
}

/**
 * Compiles what the programs consist of. Node keeps the result when a process ends in order, and so they start sooner
 * each time they were killed.
 */
export const compile = async (): Promise<void> => {
  const load =
    'for (const part of ["service", "production", "start-jobs"]) await import(`./bootstrap/${part}.ts`); process.exit()'
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled }
  const child = spawn(process.execPath, ["--no-warnings", "--input-type=module", "-e", load], { cwd: root, env })
  await once(child, "exit")
}

interface Run {
  readonly child: ChildProcess
  readonly said: string[]
  isReady: boolean
  isSignalled: boolean
}

/** Lines of the log that no fault of the stores explains. */
const isAlarming = (line: string): boolean =>
  /unhandled|uncaught|"level":60|TypeError|RangeError|ReferenceError|heap out of memory/i.test(line)

const start = ({ path, settings, isReady }: Program, complain: (what: string) => void): Run => {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, ...settings }
  // In a group of its own: Ctrl-C is for the campaign, which stops the programs in its own time.
  const child = spawn(process.execPath, ["--no-warnings", path], {
    cwd: root,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  })
  const run: Run = { child, said: [], isReady: false, isSignalled: false }
  createInterface(child.stdout).on("line", (line) => {
    if (isAlarming(line)) complain(`${path} logged ${line.slice(0, 1_500)}`)
  })
  createInterface(child.stderr).on("line", (line) => {
    if (isReady.test(line)) run.isReady = true
    else run.said.push(line)
  })
  return run
}

/** Starts a program and keeps it running until `stop`. */
export const keepRunning = (program: Program): KeptRunning => {
  let current: Run | null = null
  let isStopping = false
  let complaints: string[] = []
  const complain = (what: string): void => {
    complaints.push(what)
  }
  const supervised = (async () => {
    while (!isStopping) {
      const run = start(program, complain)
      current = run
      const [code, signal] = await once(run.child, "exit")
      current = null
      // One that cannot start while the database is away ends with one line, and is started again.
      const isExcused = run.isSignalled
        ? signal === "SIGKILL" || code === 0 || !run.isReady
        : !run.isReady && code === 1
      if (!isExcused) complain(`${program.path} ended with ${signal ?? code}: ${run.said.join(" ").slice(0, 1_500)}`)
      if (!isStopping) await pause(RESTART_MS)
    }
  })()
  const send = (signal: "SIGKILL" | "SIGTERM"): boolean => {
    const run = current
    // A second order to stop, in the last moments of a process, would end it before it has ended by itself.
    if (run === null || (signal === "SIGTERM" && run.isSignalled)) return false
    run.isSignalled = true
    const isSent = run.child.kill(signal)
    if (signal === "SIGKILL") return isSent
    const late = setTimeout(() => {
      complain(`${program.path} did not stop within ${STOP_MS / 1_000} seconds of SIGTERM`)
      run.child.kill("SIGKILL")
    }, STOP_MS)
    run.child.once("exit", () => clearTimeout(late))
    return isSent
  }
  return {
    signal: send,
    pid: () => current?.child.pid ?? null,
    ready: async () => {
      while (!isStopping && (current?.isReady !== true || current.isSignalled)) await pause(10)
    },
    complaints: () => {
      const all = complaints
      complaints = []
      return all
    },
    stop: async () => {
      isStopping = true
      send("SIGTERM")
      await supervised
    },
  }
}
