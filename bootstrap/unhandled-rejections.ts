import type { Logger } from "pino"

/**
 * Logs each promise that is rejected without a handler, instead of ending the process, which is Node's default.
 * Such a rejection is a defect, but one request or job must not stop those of all other tenants. An exception
 * outside of promises still ends the process.
 */
export const logUnhandledRejections = (log: Logger): void => {
  process.on("unhandledRejection", (reason) => {
    log.error({ failure: reason instanceof Error ? reason.stack : String(reason) }, "an unhandled rejection")
  })
}
