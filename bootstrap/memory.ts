import { openMemoryStore } from "../adapters/memory/store.ts"
import type { Store } from "./service.ts"

/** Everything in memory, and gone with the process. */
export const memory = (): Store => ({
  ...openMemoryStore(),
  ready: async () => {},
  close: async () => {},
})
