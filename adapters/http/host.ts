import type { RouterContext } from "@koa/router"
import type { Logger } from "pino"
import type { App } from "../../core/index.ts"
import type { Caller } from "../../core/ports/caller.ts"
import type { HeavyOperations } from "./heavy-call.ts"
import type { Metrics } from "./metrics.ts"
import type { RequestCaller } from "./request-caller.ts"
import type { TryLimits } from "./tries.ts"
import type { UploadTurns } from "./upload-turns.ts"

/** What the HTTP surface is given by its wiring. */
export interface Host {
  readonly app: App
  readonly log: Logger
  readonly metrics: Metrics
  /** Resolves when the stores answer. */
  readonly ready: () => Promise<void>
  /** Where users reach the service, when that is not the address that it listens on. */
  readonly publicUrl: string | null
  /** How many proxies stand before the service: their `X-Forwarded-…` headers are believed. */
  readonly trustProxy: number
  /** How long a connection without requests stays open. */
  readonly keepAliveSeconds: number
  readonly limits: TryLimits
  /** Where operations run that compute for long. */
  readonly heavy: HeavyOperations
  readonly maxGedcomBytes: number
  /** How long a client may take to send the head of a request or a JSON body, to send 64 KiB of an upload, or to take anything of an answer; in milliseconds. */
  readonly patienceMs: number
  /** A folder for files on their way in. */
  readonly uploadDir: string
  /** Whether the disk of that folder has room for so many bytes. */
  readonly hasRoomFor: (bytes: number) => Promise<boolean>
  readonly uploads: UploadTurns
  /** Runs work on behalf of a caller, so that the stores can count it on the caller's account. */
  readonly onBehalfOf: <A>(caller: Caller, work: () => A) => A
}

/** What a request carries along. */
export interface HttpState {
  requestId: string
  caller: RequestCaller
  /** The operation that answers, once it is found. */
  route?: { readonly operationId: string; readonly path: string }
}

export type HttpContext = RouterContext<HttpState>
