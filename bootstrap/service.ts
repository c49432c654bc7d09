import { mkdtemp, rm } from "node:fs/promises"
import type { Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Logger } from "pino"
import manifest from "../package.json" with { type: "json" }
import { tokens } from "../adapters/crypto/tokens.ts"
import { startMetrics } from "../adapters/http/metrics.ts"
import { httpServer } from "../adapters/http/server.ts"
import { scryptPasswords } from "../adapters/scrypt/passwords.ts"
import { newId } from "../adapters/uuid/new-id.ts"
import { makeApp, type Ports } from "../core/index.ts"
import type { Passwords } from "../core/ports/passwords.ts"
import type { Settings } from "../core/settings.ts"
import type { Config } from "./config.ts"
import { closing } from "./shutdown.ts"

/** The store of a wiring. */
export type Store = Pick<Ports, "uow" | "reads" | "exportReads"> & {
  /** Resolves when the store answers. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** The service over a store, its server not listening yet. */
export interface Service {
  readonly server: Server
  readonly version: string
  /** A folder of this process for files on their way in. */
  readonly uploadDir: string
  /** Ends the server in order, then the store. */
  stop(): Promise<void>
}

export interface Wiring {
  readonly config: Config
  readonly log: Logger
  readonly store: Store
  readonly passwords?: Passwords
}

export const makeService = async ({ config, log, store, passwords }: Wiring): Promise<Service> => {
  const app = makeApp({
    ...store,
    settings: settingsOf(config),
    passwords: passwords ?? (await scryptPasswords()),
    tokens,
    newId,
    now: () => new Date(),
  })
  const uploadDir = await mkdtemp(join(tmpdir(), "stemma-uploads-"))
  const server = httpServer({
    app,
    log,
    metrics: startMetrics(),
    ready: () => store.ready(),
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    maxGedcomBytes: config.maxGedcomBytes,
    uploadDir,
  })
  const close = closing(server)
  const stop = async (): Promise<void> => {
    await close()
    await rm(uploadDir, { recursive: true, force: true })
    await store.close()
  }
  return { server, version: manifest.version, uploadDir, stop }
}

const settingsOf = ({ environment, sessionDays, requireEmailVerification, ownerEmails, aiProviders }: Config): Settings => ({
  version: manifest.version,
  environment,
  sessionDays,
  requireEmailVerification,
  ownerEmails,
  aiProviders: aiProviders.map(({ name, model }) => ({ name, model })),
})
