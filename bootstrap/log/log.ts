import { type Logger, pino } from "pino"
import type { Config } from "../config.ts"
import { LogLines } from "./log-lines.ts"

/** The log of a process. */
export interface ProcessLog {
  readonly log: Logger
  /** Writes the remaining lines. Resolves after at most a second, also if no program reads them. */
  end(): Promise<void>
}

/**
 * The log on standard output. Lines are written in groups, at most a tenth of a second late. A reader that has gone,
 * a reader that does not read, or a full disk costs lines of the log, and never blocks or ends the process.
 */
export const openLog = ({ logLevel }: Pick<Config, "logLevel">): ProcessLog => {
  const lines = new LogLines()
  const ignore = (): void => undefined
  for (const stream of [process.stdout, process.stderr]) stream.on("error", ignore)
  process.on("exit", () => lines.flush())
  return { log: pino({ level: logLevel }, lines), end: () => lines.end() }
}
