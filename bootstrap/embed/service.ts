import { tmpdir } from "node:os"
import type { RequestListener, Server } from "node:http"
import * as E from "fp-ts/lib/Either.js"
import { type Logger, pino } from "pino"
import type { Checks } from "../../adapters/http/host/readiness.ts"
import { ownBlobStore } from "../../core/edit/blob/own-blob-store.ts"
import type { Blobs } from "../../core/ports/blobs.ts"
import type { Mailer } from "../../core/ports/mailer.ts"
import type { NewId, Now } from "../../core/ports/platform/clock.ts"
import type { Passwords } from "../../core/ports/platform/passwords.ts"
import { blobCheck } from "../stores/blob-check.ts"
import { type Config, readConfig } from "../config.ts"
import type { EmbeddedField } from "../config/setting-table.ts"
import type { OwnIdentityProviders } from "../ports/identity-providers.ts"
import { systemPlatform } from "../ports/platform.ts"
import { makeService } from "../service.ts"
import type { Store } from "../stores/store.ts"

/** The rows, jobs and counts of a service. `openMemoryStore` and `openPostgresqlStore` return such a store. */
export interface RowStore extends Omit<Store, "blobs" | "address" | "checks" | "close"> {
  /** Resolves if the store answers. */
  ping?(): Promise<void>
  close?(): Promise<void>
}

/** The settings that apply to an embedded service, as in docs/settings.md. Absent ones have their default. */
export type ServiceSettings = Partial<Pick<Config, EmbeddedField>>

/** What a program provides that runs the service itself. */
export interface ServiceParts {
  readonly store: RowStore
  readonly blobs: Blobs
  readonly mailer: Mailer
  /** The address that clients use, without a trailing slash. Links in mails begin with it. */
  readonly publicUrl: string
  readonly settings?: ServiceSettings
  /** The folder for files that are being received; by default the folder of the system for temporary files. */
  readonly uploadDir?: string
  /** By default nothing is logged. */
  readonly log?: Logger
  /** By default scrypt. */
  readonly passwords?: Passwords
  /** By default the clock of the system. */
  readonly now?: Now
  /** By default `newId` of `stemma/node`. */
  readonly newId?: NewId
  /** Providers besides those of the settings: a directory in place of the passwords here, and others. */
  readonly identityProviders?: OwnIdentityProviders
}

/** A running service without a port. */
export interface EmbeddedService {
  /** Answers requests: `createServer(listener)`, or within another server. */
  readonly listener: RequestListener
  /** A server with the time limits of the service. It is not listening yet. */
  readonly server: Server
  readonly version: string
  /** Stops the jobs, and then the store. Servers of the program must be closed before. */
  stop(): Promise<void>
}

/**
 * Starts the service over these parts, with its jobs. Heavy work (imports, exports, backups) runs in the current
 * thread. Throws `StoreUnavailable` if the blobs belong to another database.
 */
export const openService = async (parts: ServiceParts): Promise<EmbeddedService> => {
  const { store, blobs, mailer, passwords, identityProviders = {}, log = pino({ level: "silent" }) } = parts
  const { now, newId } = { now: systemPlatform.now, newId: systemPlatform.newId, ...parts }
  const defaults = readConfig({})
  if (E.isLeft(defaults)) throw new Error(defaults.left)
  const config: Config = { ...defaults.right, ...parts.settings, publicUrl: parts.publicUrl, worker: true, web: false }
  const media = blobCheck(ownBlobStore({ uow: store.uow, blobs, newId }))
  await media()
  const { ping, close = async () => {} } = store
  const checks: Checks = ping === undefined ? { media } : { database: () => ping(), media }
  return makeService({
    config,
    log,
    store: { ...store, blobs, address: null, checks, close },
    mailer,
    uploads: parts.uploadDir ?? tmpdir(),
    identityProviders,
    platform: { now, newId },
    ...(passwords === undefined ? {} : { passwords }),
  })
}
