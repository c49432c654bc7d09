import { Job } from "../../../core/domain/job.ts"
import type { Jobs } from "../../../core/ports/jobs.ts"
import { enqueueJob } from "../queue/schema.ts"
import type { TransactionConnection } from "../transaction-connection.ts"

/** Enqueues jobs: a row of graphile-worker, written in the transaction. */
export const jobs = (connection: TransactionConnection): Jobs => ({
  enqueue: async (job) => {
    await connection.run(enqueueJob, [job.kind, JSON.stringify(Job.encode(job))])
  },
})
