import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createReadStream, createWriteStream } from "node:fs"
import { join, resolve } from "node:path"
import { pipeline } from "node:stream/promises"
import { bareEnvironment } from "./bare-environment.ts"

const root = resolve(import.meta.dirname, "../..")

/** The end of a command. */
export interface Ended {
  readonly code: number | null
  /** Standard output; empty if it went to a file. */
  readonly out: string
  /** Standard error. */
  readonly said: string
}

/** The files behind standard input and output. */
export interface Redirections {
  readonly input?: string
  readonly output?: string
}

/** A command that is running. */
export interface RunningCommand {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
}

/** Starts the command line as a process of its own. */
export const startCommand = (
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  { input, output }: Redirections = {},
): RunningCommand => {
  const child = spawn(process.execPath, [join(root, "bootstrap/cli.ts"), ...words], {
    env: { ...bareEnvironment, ...settings },
    stdio: ["pipe", "pipe", "pipe"],
  })
  const ended = async (): Promise<Ended> => {
    let [out, said] = ["", ""]
    child.stderr.on("data", (chunk) => {
      said += String(chunk)
    })
    if (output === undefined)
      child.stdout.on("data", (chunk) => {
        out += String(chunk)
      })
    const closed = once(child, "close")
    // A command that refuses its input does not read it to the end.
    if (input === undefined) child.stdin.end()
    else pipeline(createReadStream(input), child.stdin).catch(() => undefined)
    if (output !== undefined) await pipeline(child.stdout, createWriteStream(output))
    await closed
    return { code: child.exitCode, out, said }
  }
  return { child, ended: ended() }
}

/** Runs the command line as a process of its own. */
export const stemma = (
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  redirections: Redirections = {},
): Promise<Ended> => startCommand(words, settings, redirections).ended
