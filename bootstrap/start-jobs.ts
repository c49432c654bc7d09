import type { Logger } from "pino"
import type { Metrics } from "../adapters/http/host/metrics.ts"
import { tokens } from "../adapters/crypto/tokens.ts"
import type { Job } from "../core/domain/job.ts"
import type { RunningJobs } from "../core/ports/jobs.ts"
import { type Trace, traced } from "../core/ports/platform/trace.ts"
import type { Mailer } from "../core/ports/mailer.ts"
import { makeWork } from "../core/jobs/make-jobs.ts"
import type { Config } from "./config.ts"
import { scheduledBackup } from "./instance/scheduled-backup.ts"
import { mailerOf } from "./mailer.ts"
import type { Store } from "./stores/store.ts"
import { startWebhookWorker } from "../core/webhook/webhook-worker.ts"
import { type Platform, systemPlatform } from "./ports/platform.ts"
import { webhookSenderOf } from "./ports/webhook-sender.ts"

export interface WorkWiring {
  readonly config: Config
  readonly log: Logger
  readonly store: Store
  /** The base address of links at the time when a mail is sent. */
  readonly publicUrl: () => string
  readonly trace?: Trace | null
  /** Counts the tries of jobs and mails, and the backups. */
  readonly metrics: Pick<Metrics, "countJob" | "countMail" | "countBackup">
  /** The clock and the ids to use instead of those of the system. */
  readonly platform?: Platform
  /** The mailer to use instead of the one in the settings. */
  readonly mailer?: Mailer
}

/** How far a job is that goes through all trees piece by piece. */
const placeOf = (job: Job): { readonly treeId?: string; readonly from?: number } =>
  (job.kind === "reread_dates" || job.kind === "reread_events" || job.kind === "reread_records") && job.treeId !== null
    ? { treeId: job.treeId, from: job.from }
    : {}

/** Starts a worker for the jobs of a store. */
export const startWork = async ({
  config,
  log,
  store,
  publicUrl,
  trace = null,
  metrics,
  platform = systemPlatform,
  mailer = mailerOf(config, log, metrics.countMail),
}: WorkWiring): Promise<RunningJobs> => {
  const work = makeWork({
    ...store,
    tokens,
    mailer,
    ...platform,
    publicUrl,
    recoveryDays: config.recoveryDays,
    backUp: scheduledBackup({ config, log, store, onOutcome: metrics.countBackup }),
  })
  const { schedule } = config.backup
  const running = await store.worker.run(
    async (job) => {
      const started = performance.now()
      let outcome: "done" | "failed" = "failed"
      try {
        await traced(trace?.root("work", `job ${job.kind}`), () => work(job))
        outcome = "done"
      } finally {
        metrics.countJob(job.kind, outcome, performance.now() - started)
      }
      log.info({ job: job.kind, ...placeOf(job) }, "done")
    },
    schedule === null ? {} : { back_up: schedule.cron },
  )
  const webhooks = startWebhookWorker(
    { ...store, ...platform, webhookSender: webhookSenderOf(config) },
    { log: (error) => log.warn({ error }, "webhooks could not be served") },
  )
  return { stop: async (late) => void (await Promise.all([running.stop(late), webhooks.stop()])) }
}
