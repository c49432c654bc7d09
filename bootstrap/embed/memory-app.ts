import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { openMemoryStore, type MemoryStore } from "../../adapters/memory/store.ts"
import { scryptPasswords } from "../../adapters/scrypt/passwords.ts"
import { type App, makeApp } from "../../core/index.ts"
import type { Blobs } from "../../core/ports/blobs.ts"
import type { Now } from "../../core/ports/platform/clock.ts"
import type { Settings } from "../../core/use-case/settings.ts"
import { currentCaller } from "../callers.ts"
import { nodePorts } from "../ports/node-ports.ts"

const MIB = 1024 * 1024

const settings: Settings = {
  version: "0.0.0",
  environment: "test",
  sessionDays: 30,
  registration: "open",
  requireEmailVerification: false,
  passwordSignIn: true,
  ownerEmails: [],
  aiProviders: [],
  publicMedia: false,
  maxMediaBytes: 256 * MIB,
  maxAccountBytes: null,
  accountBytesPerMinute: 0,
  maxGedcomBytes: 512 * MIB,
  maxBackupBytes: 4096 * MIB,
}

/** Parameters of a hash that takes a millisecond. They are too weak for the passwords of real people. */
const CHEAP = { logN: 4, r: 8, p: 1 }

/** The use cases with their stores. */
export interface MemoryApp {
  readonly app: App
  readonly store: MemoryStore
  readonly blobs: Blobs
}

export interface MemoryAppOptions {
  /** Settings that differ from the defaults. */
  readonly settings?: Partial<Settings>
  /** The clock; the system clock by default. */
  readonly now?: Now
}

/** All use cases with an empty store in memory, for test suites. The password hash is fast and weak. */
export const openMemoryApp = async (options: MemoryAppOptions = {}): Promise<MemoryApp> => {
  const [store, blobs] = [openMemoryStore(), memoryBlobs()]
  const ports = nodePorts(await scryptPasswords(CHEAP))
  const app = makeApp({
    ...store,
    ...ports,
    currentCaller,
    blobs,
    now: options.now ?? ports.now,
    settings: { ...settings, ...options.settings },
  })
  return { app, store, blobs }
}
