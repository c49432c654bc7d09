import { CallerLeft } from "../../core/ports/caller.ts"
import { OverBudget } from "../../core/ports/heavy-work.ts"
import { StorageFull, StoreBusy, StoreUnavailable } from "../../core/ports/unavailable.ts"

/** A thrown error as a message. An error loses its class when it is copied between threads. */
export interface Failure {
  readonly name: string
  readonly message: string
  readonly stack: string
  /** Set for a busy store. */
  readonly retryAfterSeconds: number | null
}

/** The error of a task as a message. */
export const failureOf = (error: unknown): Failure => {
  const { name, message, stack = message } = error instanceof Error ? error : new Error(String(error))
  const cause = error instanceof Error && error.cause instanceof Error ? `\n  [cause] ${error.cause.stack}` : ""
  const retryAfterSeconds = error instanceof StoreBusy ? error.retryAfterSeconds : null
  return { name, message, stack: stack + cause, retryAfterSeconds }
}

/** The error of a message, with the class that its handlers expect. */
export const errorOf = ({ name, message, stack, retryAfterSeconds }: Failure): Error =>
  Object.assign(knownError(name, message, retryAfterSeconds), { stack })

const knownError = (name: string, message: string, retryAfterSeconds: number | null): Error => {
  if (retryAfterSeconds !== null) return new StoreBusy(message, retryAfterSeconds)
  if (name === "CallerLeft") return new CallerLeft()
  if (name === "OverBudget") return new OverBudget(message)
  if (name === "StorageFull") return new StorageFull(message)
  return name === "StoreUnavailable" ? new StoreUnavailable(message) : new Error(message)
}
