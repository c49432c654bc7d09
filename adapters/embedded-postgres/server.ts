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
  /** Its abort sends the server SIGQUIT: an immediate shutdown. The next start recovers what was committed. */
  readonly atOnce: AbortSignal
  /** How long a shutdown may take, in seconds. A server that still runs gets SIGQUIT at half of it, SIGKILL at the end. */
  readonly stopSeconds: number
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
  atOnce,
  stopSeconds,
}: Serving): Promise<Server> => {
  const child = account.launch(program, ["-D", folder, "-p", String(port), ...settingArguments(durable)], {
    folder,
    signal: stopping,
  })
  const lines: string[] = []
  child.on("error", (error) => lines.push(error.message))
  const died = endOf(child)
  const shutDown = endInTime({ child, died, stopSeconds, log })
  if (stopping.aborted) shutDown()
  else stopping.addEventListener("abort", shutDown, { once: true })
  const quit = (): void => void child.kill("SIGQUIT")
  atOnce.addEventListener("abort", quit, { once: true })
  void died.then(() => {
    stopping.removeEventListener("abort", shutDown)
    atOnce.removeEventListener("abort", quit)
  })
  const ready = await new Promise<boolean>((answer) => {
    child.once("close", () => answer(false))
    eachLine(child, (line) => {
      log(line)
      // Also when another program asked it, such as the service manager.
      if (SHUTS_DOWN.test(line)) shutDown()
      if (line.includes("database system is ready to accept connections")) answer(true)
      else if (lines.length < 100) lines.push(line)
    })
  })
  if (ready) return { died }
  throw new Error(
    `PostgreSQL did not start: ${failureReason({ code: child.exitCode, signal: child.signalCode, lines })}`,
  )
}

const SHUTS_DOWN = /LOG: +received (?:smart|fast) shutdown request/

interface Ending {
  readonly child: ChildProcess
  readonly died: Promise<string>
  readonly stopSeconds: number
  readonly log: (line: string) => void
}

/**
 * Returns a function to call when the server begins to shut down; only its first call counts. PostgreSQL 18 never
 * ends if SIGINT reaches it while it restarts after the death of a backend, and SIGTERM waits for the last client.
 */
const endInTime = ({ child, died, stopSeconds, log }: Ending): (() => void) => {
  let isShuttingDown = false
  return () => {
    if (isShuttingDown) return
    isShuttingDown = true
    const timers = (["SIGQUIT", "SIGKILL"] as const).map((signal, step) =>
      setTimeout(
        () => {
          log(`PostgreSQL does not end, and gets ${signal}. Its next start recovers everything that was committed.`)
          child.kill(signal)
        },
        (stopSeconds * 1_000 * (step + 1)) / 2,
      ),
    )
    void died.then(() => timers.forEach(clearTimeout))
  }
}

/** How the child ended. An abort makes it emit an error before it ends, so only the error of a failed start counts. */
const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve(String(signal ?? `code ${code}`)))
    child.on("error", (error) => {
      if (child.pid === undefined) resolve(String(error))
    })
  })

/** Keeps a server running: one that dies is replaced, until `stopping`. Resolves with how the last one ended. */
export const supervise = async (
  first: Server,
  start: () => Promise<Server>,
  log: (line: string) => void,
  stopping: AbortSignal,
): Promise<string> => {
  let how = ""
  for (let server: Server | null = first; server !== null; server = await startAgain(start, log, stopping)) {
    how = await server.died
    if (!stopping.aborted) log(`PostgreSQL died (${how}) and is started again`)
  }
  return how
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
