import { spawn } from "node:child_process"
import { text } from "node:stream/consumers"
import { Readable } from "node:stream"

/** A program that has ended. */
export interface MeasuredRun {
  readonly code: number | null
  readonly signal: string | null
  readonly output: string
  readonly errors: string
  /** The time on the clock. */
  readonly seconds: number
  /** The processor time, user and system, of the program and of every process below it that was waited for. */
  readonly cpuSeconds: number
}

/** Runs the program, and writes what `times` of the shell says to file descriptor 3. */
const SCRIPT = '"$@" 3>&-; code=$?; times >&3; exit $code'

/** Runs a program to its end. What it says as an error is passed on at once, too. */
export const measuredRun = async (
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<MeasuredRun> => {
  const start = performance.now()
  const child = spawn("sh", ["-c", SCRIPT, "sh", program, ...args], { stdio: ["ignore", "pipe", "pipe", "pipe"], env })
  const [stdout, stderr, times] = [readable(child.stdout), readable(child.stderr), readable(child.stdio[3])]
  stderr.pipe(process.stderr, { end: false })
  const ended = new Promise<Pick<MeasuredRun, "code" | "signal">>((resolve) =>
    child.once("close", (code, signal) => resolve({ code, signal })),
  )
  const [output, errors, said, end] = await Promise.all([text(stdout), text(stderr), text(times), ended])
  const seconds = (performance.now() - start) / 1_000
  return { ...end, output, errors, seconds, cpuSeconds: cpuSecondsOf(said) }
}

/** The sum of the times that `times` writes, such as `1m2.34s`: those of the shell, and those of its children. */
const cpuSecondsOf = (times: string): number =>
  [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )

const readable = (stream: unknown): Readable => {
  if (stream instanceof Readable) return stream
  throw new Error("The program was started without a pipe.")
}
