import { destination, type Logger, pino } from "pino"
import type { Config } from "./config.ts"

const LINES = { minLength: 4_096, periodicFlush: 100 }

/**
 * The log on standard output. Lines are written in groups, at most a tenth of a second late; the rest is written
 * when the process ends.
 */
export const openLog = ({ logLevel }: Config): Logger =>
  pino({ level: logLevel }, destination({ dest: 1, sync: false, ...LINES }))
