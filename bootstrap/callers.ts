import { AsyncLocalStorage } from "node:async_hooks"
import type { Caller, CurrentCaller } from "../core/ports/caller.ts"

const callers = new AsyncLocalStorage<Caller>()

/** The caller of the current work; null for work of the service itself. */
export const currentCaller: CurrentCaller = () => callers.getStore() ?? null

/** Runs work on behalf of a caller. Everything that it starts, at any time, has this caller. */
export const onBehalfOf = <A>(caller: Caller, work: () => A): A => callers.run(caller, work)
