import type { Caller, CurrentCaller } from "../../../core/ports/caller.ts"
import type { HeldConnection } from "./lanes.ts"

/** Most statements end by themselves within this time after their caller has left. */
const GRACE_MS = 250

/** Watches whether callers are still connected. */
export interface CallerWatch {
  readonly caller: CurrentCaller
  /**
   * Closes the connection if this caller leaves before the returned function is called. PostgreSQL notices a closed
   * connection and ends the statement.
   */
  watch(by: Caller | null, held: HeldConnection): () => void
}

interface Watched {
  readonly by: Caller
  readonly held: HeldConnection
  hasLeft: boolean
}

const forgetNothing = (): void => {}

/** Watches all callers with one timer. A listener for each request would make short reads slower. */
export const watchCallers = (caller: CurrentCaller): CallerWatch => {
  const running = new Set<Watched>()
  let timer: NodeJS.Timeout | null = null
  const look = (): void => {
    for (const watched of running) {
      if (watched.hasLeft) watched.held.release(true)
      watched.hasLeft = watched.by.hasLeft()
    }
    if (running.size > 0 || timer === null) return
    clearInterval(timer)
    timer = null
  }
  return {
    caller,
    watch: (by, held) => {
      if (by === null) return forgetNothing
      const watched = { by, held, hasLeft: false }
      running.add(watched)
      timer ??= setInterval(look, GRACE_MS).unref()
      return () => running.delete(watched)
    },
  }
}
