import { Logger } from "graphile-worker"

/** Tells of what went wrong; the rest is of no interest. */
export const loggerTo = (log: (message: string) => void): Logger =>
  new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") log(message)
  })
