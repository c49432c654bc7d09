import { memoryBlobs } from "../adapters/memory/blobs.ts"
import { openMemoryStore } from "../adapters/memory/store.ts"
import type { Store } from "./stores/store.ts"

/** A store in memory, which is lost when the process ends. */
export const memory = (): Store => ({
  ...openMemoryStore(),
  blobs: memoryBlobs(),
  address: null,
  checks: {},
  close: async () => {},
})
