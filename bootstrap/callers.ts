import { AsyncLocalStorage } from "node:async_hooks"
import type { Caller, CurrentCaller } from "../core/ports/caller.ts"

const callers = new AsyncLocalStorage<Caller>()

/** The caller of the work that runs now; null where the service works for itself. */
export const currentCaller: CurrentCaller = () => callers.getStore() ?? null

/** Does work on behalf of a caller: all that it starts, however late, has this caller. */
export const onBehalfOf = <A>(caller: Caller, work: () => A): A => callers.run(caller, work)
