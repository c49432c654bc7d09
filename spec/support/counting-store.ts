import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { filesBlobs } from "../../adapters/files/blobs.ts"
import { openMikroOrmStore } from "../../adapters/mikro-orm/store.ts"
import { currentCaller } from "../../bootstrap/callers.ts"
import type { Store } from "../../bootstrap/stores/store.ts"
import { migratedDatabase } from "./postgres.ts"

/** A store of a host on a database of its own, which reports the text of each statement. */
export const countingStore = async (onStatement: (text: string) => void): Promise<Store> => {
  const database = await migratedDatabase()
  const folder = await mkdtemp(join(tmpdir(), "stemma-media-"))
  const store = await openMikroOrmStore({ url: database.url, caller: currentCaller, onStatement })
  const close = async (): Promise<void> => {
    await store.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...store, blobs: filesBlobs(folder), address: null, checks: { database: () => store.ping() }, close }
}
