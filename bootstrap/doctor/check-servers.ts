import { serverStates } from "../../adapters/mikro-orm/connection/primary.ts"
import type { Pooler } from "../../adapters/mikro-orm/refusals/pooler.ts"
import type { Config } from "../config.ts"
import type { Say } from "./finding.ts"

/** The state of each server, if `DATABASE_URL` names several. It changes nothing. */
export const checkServers = async ({ databaseUrl }: Config, say: Say): Promise<void> => {
  if (databaseUrl === null) return
  for (const { server, state } of await serverStates(databaseUrl)) {
    if (state === "unreachable")
      say("warning", "primary", `${server} of DATABASE_URL does not answer: start it, or remove it from DATABASE_URL`)
    else say("ok", "primary", `${server} is ${state === "primary" ? "the primary" : "a standby"}`)
  }
}

/** A pooler that does not fit is an error of its own (`refuseUnfitPooler`). */
export const checkPooler = (pooler: Pooler, { databaseStatements }: Config, say: Say): void =>
  pooler === "none"
    ? say(
        "ok",
        "pooler",
        "DATABASE_URL leads to no pooler that shares sessions: without DATABASE_DIRECT_URL each statement is a little faster",
      )
    : say(
        "ok",
        "pooler",
        `transactions share sessions, DATABASE_DIRECT_URL leads past it, statements are ${databaseStatements}`,
      )
