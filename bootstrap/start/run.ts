import type { Logger } from "pino"
import { type Config, settingWarnings } from "../config.ts"
import { openLog } from "../log/log.ts"
import { startFailure } from "./failure.ts"

/** Writes a line to standard error. The process ends with code 1. */
export const fail = (line: string): void => {
  console.error(line)
  process.exitCode = 1
}

/** Runs a process with its log. If it fails, the reason is one line on standard error. */
export const run = async (config: Config, serve: (config: Config, log: Logger) => Promise<void>): Promise<void> => {
  const { log, end } = openLog(config)
  for (const warning of settingWarnings()) log.warn(warning)
  await serve(config, log).catch((error: unknown) => fail(startFailure(error, config)))
  await end()
}
