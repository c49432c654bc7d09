import type { Logger } from "pino"
import type { Scope } from "../../../core/domain/account/scope.ts"
import type { Actor, App } from "../../../core/index.ts"
import type { Turns } from "../../../core/lib/turns.ts"
import type { Caller } from "../../../core/ports/caller.ts"
import type { Trace } from "../../../core/ports/platform/trace.ts"
import type { HeavyOperations } from "./heavy-call.ts"
import type { Checks } from "./readiness.ts"
import type { Metrics } from "./metrics.ts"
import type { Site } from "../answer/site-files.ts"
import type { DatabaseServers } from "./database-servers.ts"
import type { TryLimits } from "./tries.ts"

/** Turns for uploads, by account. */
export interface UploadTurns {
  /** For files that are received before their request is handled: imports, previews and backups. */
  readonly forms: Turns
  /** For media, which are streamed to their store. */
  readonly media: Turns
}

/** The program that calls the entrance of assistants. */
export interface AssistantCaller {
  readonly actor: Actor
  readonly scopes: readonly Scope[]
}

/** Answers one message in the protocol of assistants. */
export type AnswerAssistant = (
  caller: AssistantCaller,
  message: { readonly request: Request; readonly body: unknown },
) => Promise<Response>

/** Everything that the HTTP surface needs from its composition root. */
export interface Host {
  /** The version of Stemma, such as `0.3.0`. */
  readonly version: string
  readonly app: App
  /** The browser app; absent or null if the service has none. */
  readonly site?: Site | null
  /** The entrance of assistants; absent if the service has none. */
  readonly assistants?: AnswerAssistant
  readonly log: Logger
  readonly metrics: Metrics
  /** Records requests and heavy tasks; absent or null if nothing is traced. */
  readonly trace?: Trace | null
  /** Whether `/metrics` is answered here, to callers on the same machine; true by default. */
  readonly metricsOnMainPort?: boolean
  /** Resolves if the stores answer. */
  readonly checks: Checks
  /** The servers of the database; absent if there are none, or only the one of this process. */
  readonly servers?: () => DatabaseServers
  /** Whether the disk of the rows has room for writes; by default it always has. */
  readonly hasRoom?: () => Promise<boolean>
  /** The public address of the service, if it differs from the address that it listens on. */
  readonly publicUrl: string | null
  /** The origins of other sites. Their pages may call the service with the session of their reader. */
  readonly corsOrigins: ReadonlySet<string>
  /** The number of proxies in front of the service. Their `X-Forwarded-…` headers are trusted. */
  readonly trustProxy: number
  /** How long an idle connection stays open. */
  readonly keepAliveSeconds: number
  readonly limits: TryLimits
  /** Moves the clock of the service this many seconds ahead of the real one; null outside of tests. */
  readonly moveClock?: ((seconds: number) => void) | null
  /** Runs operations that compute for long. */
  readonly heavy: HeavyOperations
  readonly maxGedcomBytes: number
  /**
   * How long a client may take to send the head of a request or a JSON body, to send 64 KiB of an upload, or to
   * take any bytes of an answer; in milliseconds.
   */
  readonly patienceMs: number
  /** The folder for files that are being received. */
  readonly uploadDir: string
  /** Whether the disk of that folder has room for this number of bytes. */
  readonly hasRoomFor: (bytes: number) => Promise<boolean>
  readonly uploads: UploadTurns
  /** The ids of the answers to the running requests with idempotency keys. */
  readonly running: Set<string>
  /** Runs work on behalf of a caller, so that the stores can attribute it to the caller's account. */
  readonly onBehalfOf: <A>(caller: Caller, work: () => A) => A
}
