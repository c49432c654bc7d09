/** The public interface of `stemma/memory`: the stores in memory, for test suites and trials. */
export { memoryBlobs } from "../../adapters/memory/blobs.ts"
export type { MemoryQueueOptions } from "../../adapters/memory/queue.ts"
export { type MemoryStore, openMemoryStore } from "../../adapters/memory/store.ts"
export { type MemoryApp, type MemoryAppOptions, openMemoryApp } from "../embed/memory-app.ts"
