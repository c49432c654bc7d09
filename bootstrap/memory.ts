import { memoryBlobs } from "../adapters/memory/blobs.ts"
import { openMemoryStore } from "../adapters/memory/store.ts"
import type { Store } from "./store.ts"

/** Everything in memory, and gone with the process. */
export const memory = (): Store => ({
  ...openMemoryStore(),
  blobs: memoryBlobs(),
  address: null,
  ready: async () => {},
  close: async () => {},
})
