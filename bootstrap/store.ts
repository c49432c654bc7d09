import type { Ports } from "../core/index.ts"
import type { Worker } from "../core/ports/jobs.ts"
import type { Tries } from "../core/ports/tries.ts"

/** The stores of a wiring: rows and blobs, jobs and counts. */
export type Store = Pick<Ports, "uow" | "reads" | "exportReads" | "backupReads" | "blobs"> & {
  readonly worker: Worker
  readonly tries: Tries
  /** Resolves when both answer. */
  ready(): Promise<void>
  close(): Promise<void>
}
