import type { BackupReads } from "../../core/ports/backup-reads.ts"
import type { ExportReads } from "../../core/ports/export-reads.ts"
import type { BlobHold } from "../../core/ports/instance-rows.ts"
import type { Worker } from "../../core/ports/jobs.ts"
import type { Reads } from "../../core/ports/reads.ts"
import type { TreeSignals } from "../../core/ports/changes/tree-signals.ts"
import type { Tries } from "../../core/ports/tries.ts"
import type { RehearsedUnitOfWork } from "../../core/ports/unit-of-work.ts"
import { neverHeld } from "./blob-hold.ts"
import { memoryQueue, type MemoryQueueOptions } from "./queue.ts"
import { backupReads } from "./reads/backup.ts"
import { exportReads } from "./reads/export.ts"
import { readsOf } from "./reads/reads-of.ts"
import { memoryStoredBytes } from "./stored-bytes.ts"
import { openTables, type Tables } from "./tables.ts"
import { memoryTreeSignals } from "./tree-signals.ts"
import { memoryTries } from "./tries.ts"
import { memoryUnitOfWork } from "./unit-of-work.ts"
import type { WebhookQueue } from "../../core/ports/webhook/webhooks.ts"
import { memoryWebhookQueue } from "./webhook-queue.ts"

export interface MemoryStore {
  readonly uow: RehearsedUnitOfWork
  readonly reads: Reads
  readonly exportReads: ExportReads
  readonly backupReads: BackupReads
  readonly worker: Worker
  readonly webhookQueue: WebhookQueue
  readonly tries: Tries
  readonly treeSignals: TreeSignals
  readonly blobHold: BlobHold
}

/** An empty store in memory: real transactions and the constraints of the database, without a disk. */
export const openMemoryStore = (options: MemoryQueueOptions = {}): MemoryStore => memoryStoreOver(openTables(), options)

/** A store in memory whose rows are in these tables. */
export const memoryStoreOver = (tables: Tables, options: MemoryQueueOptions = {}): MemoryStore => {
  const queue = memoryQueue(options)
  const bytes = memoryStoredBytes(tables)
  const reads = readsOf(tables, bytes)
  const signals = memoryTreeSignals()
  const uow = memoryUnitOfWork({ tables, queue, reads, bytes, signals })
  return {
    uow,
    reads,
    exportReads: exportReads(tables),
    backupReads: backupReads(tables),
    worker: queue,
    webhookQueue: memoryWebhookQueue(tables, uow),
    tries: memoryTries(),
    treeSignals: signals,
    blobHold: neverHeld,
  }
}
