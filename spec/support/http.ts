import { once } from "node:events"
import type { Server } from "node:http"
import { mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import createClient, { type Client } from "openapi-fetch"
import * as E from "fp-ts/lib/Either.js"
import { pino } from "pino"
import { openMikroOrmStore } from "../../adapters/mikro-orm/store.ts"
import { scryptPasswords } from "../../adapters/scrypt/passwords.ts"
import { currentCaller } from "../../bootstrap/callers.ts"
import { blobsOf } from "../../bootstrap/stores/blobs.ts"
import { type Config, readConfig } from "../../bootstrap/config.ts"
import { memory } from "../../bootstrap/memory.ts"
import { makeService, type Wiring } from "../../bootstrap/service.ts"
import type { Store } from "../../bootstrap/stores/store.ts"
import type { Mailer } from "../../core/ports/mailer.ts"
import type { components, paths } from "../../adapters/client/api.ts"
import { checkAnswer, checkRefusal } from "./described-answers.ts"
import type { DatabaseRoute } from "../../adapters/mikro-orm/connection/route.ts"
import { startPgBouncer } from "./pgbouncer.ts"
import { migratedDatabase } from "./postgres.ts"
import { builtSite } from "../web/support/built-app.ts"

export type Api = Client<paths>
export type Schemas = components["schemas"]

/** A user of a test, signed in. */
export interface TestUser {
  readonly api: Api
  readonly token: string
  readonly email: string
  readonly user: Schemas["UserRead"]
}

/** The service, listening. */
export interface TestHost {
  /** `http://127.0.0.1:port`. */
  readonly url: string
  readonly store: Store
  readonly server: Server
  /** Where files lie on their way in. */
  readonly uploadDir: string
  /** The typed client, with this token or without one. */
  client(token?: string): Api
  /** A bare request; `path` is whole (`/api/v1/…`). */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** A new account, signed in. */
  user(): Promise<TestUser>
  stop(): Promise<void>
}

export interface HostKind {
  readonly name: string
  /** Starts a host of this kind; `settings` are environment settings over the usual ones. Its worker is off unless they say so. */
  start(
    settings?: Readonly<Record<string, string>>,
    mailer?: Mailer,
    wiring?: Partial<Pick<Wiring, "identityProviders">>,
  ): Promise<TestHost>
}

/** A hash that takes no time: specs make many accounts. */
const CHEAP = { logN: 4, r: 8, p: 1 }

/** Where uploads go, each host's to a folder of its own, which goes with the host. */
const DATA_DIR = join(tmpdir(), "stemma-spec-data")

const configOf = (settings: Readonly<Record<string, string>>): Config => {
  const config = readConfig({
    DATA_DIR,
    AUTH_TRIES_PER_MINUTE: "0",
    WORKER: "off",
    WEB: "off",
    ENVIRONMENT: "spec",
    ...settings,
  })
  if (E.isLeft(config)) throw new Error(config.left)
  return config.right
}

const PASSWORD = "long enough for a spec"
let accounts = 0

/** Starts the service over a store. */
export const startHost = async (
  store: Store,
  settings: Readonly<Record<string, string>>,
  mailer?: Mailer,
  {
    log = pino({ level: "silent" }),
    ...wiring
  }: Partial<Pick<Wiring, "log" | "patienceMs" | "site" | "identityProviders">> = {},
): Promise<TestHost> => {
  const config = configOf(settings)
  const parts = { passwords: await scryptPasswords(CHEAP), ...(mailer === undefined ? {} : { mailer }) }
  const site = config.web ? await builtSite(config.publicUrl) : null
  const service = await makeService({ config, log, store, site, ...parts, ...wiring })
  service.server.listen(0, "127.0.0.1")
  await once(service.server, "listening")
  const address = service.server.address()
  const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  const client = (token?: string): Api =>
    createClient<paths>({
      baseUrl: `${url}/api/v1`,
      fetch: async (request) => checkAnswer(request.method, request.url, await fetch(request)),
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    })
  return {
    url,
    store,
    server: service.server,
    uploadDir: service.uploadDir,
    client,
    fetch: async (path, init) => checkRefusal(init?.method ?? "GET", url + path, await fetch(url + path, init)),
    user: async () => {
      // Of one length, so that answers with addresses of different users have one too.
      const email = `user-${process.pid}-${String(++accounts).padStart(6, "0")}@example.org`
      const { data } = await client().POST("/auth/register", { body: { email, password: PASSWORD } })
      if (data === undefined) throw new Error("The account was not registered.")
      return { api: client(data.token), token: data.token, email, user: data.user }
    },
    stop: () => service.stop(),
  }
}

/** With `isPooled` through a PgBouncer in transaction mode, with four connections. */
const postgres = async (isPooled = false): Promise<Store> => {
  const database = await migratedDatabase()
  const pooler = isPooled ? await startPgBouncer(database.url, { mode: "transaction", poolSize: 4 }) : null
  if (typeof pooler === "string") throw new Error(pooler)
  const folder = await mkdtemp(join(tmpdir(), "stemma-media-"))
  await mkdir(join(folder, "media"))
  const route: DatabaseRoute =
    pooler === null
      ? { url: database.url }
      : { url: pooler.url, directUrl: database.url, statements: pooler.followsNames ? "named" : "unnamed" }
  const store = await openMikroOrmStore({ ...route, caller: currentCaller })
  const close = async (): Promise<void> => {
    await store.close()
    await pooler?.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  const address = { databaseUrl: database.url, dataDir: folder, s3: null }
  return {
    ...store,
    blobs: blobsOf({ ...address, minFreeBytes: 0 }),
    address,
    checks: { database: () => store.ping() },
    close,
  }
}

const kinds: readonly HostKind[] = [
  { name: "memory", start: async (settings = {}, mailer, wiring) => startHost(memory(), settings, mailer, wiring) },
  {
    name: "PostgreSQL",
    start: async (settings = {}, mailer, wiring) => startHost(await postgres(), settings, mailer, wiring),
  },
]

const pooled: HostKind = {
  name: "PgBouncer",
  start: async (settings = {}, mailer, wiring) => startHost(await postgres(true), settings, mailer, wiring),
}

/**
 * The hosts that every HTTP spec runs on. `HOSTS=memory` leaves out the one that needs a database, and
 * `HOSTS=PgBouncer` has the database behind a pooler.
 */
export const hosts: readonly HostKind[] =
  process.env.HOSTS === pooled.name ? [pooled] : kinds.filter(({ name }) => (process.env.HOSTS ?? name) === name)
