import type { Checks } from "../../adapters/http/host/readiness.ts"
import type { DatabaseServers } from "../../adapters/http/host/database-servers.ts"
import type { Config } from "../config.ts"
import type { Load } from "../../core/lib/load.ts"
import type { Ports } from "../../core/index.ts"
import type { Worker } from "../../core/ports/jobs.ts"
import type { BlobHold } from "../../core/ports/instance-rows.ts"
import type { Tries } from "../../core/ports/tries.ts"
import type { WebhookQueue } from "../../core/ports/webhook/webhooks.ts"

/** The addresses of the stores, for another thread that opens the same ones. */
export interface StoreAddress extends Pick<Config, "dataDir" | "s3"> {
  readonly databaseUrl: string
}

/** The stores that the composition root provides: rows and blobs, jobs and counts. */
export type Store = Pick<Ports, "uow" | "reads" | "exportReads" | "backupReads" | "blobs" | "treeSignals"> & {
  readonly worker: Worker
  readonly webhookQueue: WebhookQueue
  readonly tries: Tries
  readonly blobHold: BlobHold
  /** Null if they are in the memory of this thread, or only this thread may use them. */
  readonly address: StoreAddress | null
  /** The connections to the database by the kind of work, for the metrics; absent if there are none. */
  readonly connections?: () => Readonly<Record<string, Load>>
  /** Whether the disk of the rows has room beside its reserve; absent if this process does not see that disk. */
  readonly hasRoom?: () => Promise<boolean>
  /** What `/readyz` says of the servers of the database while it is ready; absent if there is only an own one. */
  readonly servers?: () => DatabaseServers
  /** The checks of `/readyz`. */
  readonly checks: Checks
  close(): Promise<void>
}
