import type { ChildProcess } from "node:child_process"
import { setTimeout as pause } from "node:timers/promises"
import type { Account } from "./account.ts"
import { failureReason, eachLine } from "./child.ts"
import { settingArguments } from "./settings.ts"

const LONGEST_WAIT_MS = 10_000

/** What to serve: the cluster in `folder` on `port`, by `program` run as `account`. */
export interface Serving {
  readonly program: string
  readonly account: Account
  readonly folder: string
  readonly port: number
  readonly durable: boolean
  readonly log: (line: string) => void
  /** Its abort sends the server SIGINT: a fast shutdown, with a last checkpoint. */
  readonly stopping: AbortSignal
}

/** A server that accepts connections. `died` resolves with how it ended. */
export interface Server {
  readonly died: Promise<string>
}

/**
 * Starts the server and waits until it accepts connections, however long its recovery takes. Rejects with the error
 * of the server.
 */
export const startServer = async ({
  program,
  account,
  folder,
  port,
  durable,
  log,
  stopping,
}: Serving): Promise<Server> => {
  const child = account.launch(program, ["-D", folder, "-p", String(port), ...settingArguments(durable)], {
    folder,
    signal: stopping,
  })
  const lines: string[] = []
  child.on("error", (error) => lines.push(error.message))
  const died = endOf(child)
  const ready = await new Promise<boolean>((answer) => {
    child.once("close", () => answer(false))
    eachLine(child, (line) => {
      log(line)
      if (line.includes("database system is ready to accept connections")) answer(true)
      else if (lines.length < 100) lines.push(line)
    })
  })
  if (ready) return { died }
  throw new Error(
    `PostgreSQL did not start: ${failureReason({ code: child.exitCode, signal: child.signalCode, lines })}`,
  )
}

/** How the child ended. An abort makes it emit an error before it ends, so only the error of a failed start counts. */
const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve(String(signal ?? `code ${code}`)))
    child.on("error", (error) => {
      if (child.pid === undefined) resolve(String(error))
    })
  })

/** Keeps a server running: one that dies is replaced, until `stopping`. Resolves when the last one has ended. */
export const supervise = async (
  first: Server,
  start: () => Promise<Server>,
  log: (line: string) => void,
  stopping: AbortSignal,
): Promise<void> => {
  for (let server: Server | null = first; server !== null; server = await startAgain(start, log, stopping)) {
    const how = await server.died
    if (!stopping.aborted) log(`PostgreSQL died (${how}) and is started again`)
  }
}

const startAgain = async (
  start: () => Promise<Server>,
  log: (line: string) => void,
  stopping: AbortSignal,
): Promise<Server | null> => {
  for (let wait = 100; !stopping.aborted; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await start()
    } catch (error) {
      log(String(error))
      await pause(wait, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
  return null
}
