import { Logger } from "graphile-worker"

/** A logger that passes on errors and warnings and ignores everything else. */
export const loggerTo = (log: (message: string) => void): Logger =>
  new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") log(message)
  })
