import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client"
import { type LoadSources, showLoads } from "./load-metrics.ts"

/** Counts the work of a service. The text also has the metrics of the process, such as memory and event loop. */
export interface Metrics {
  /** The media type of the text. */
  readonly mediaType: string
  count(operation: string, status: number, milliseconds: number): void
  /** Counts an import that was stored. */
  countImport(persons: number, milliseconds: number): void
  /** Counts one try of a job. */
  countJob(kind: string, outcome: JobOutcome, milliseconds: number): void
  /** Counts a sign-in that was refused. */
  countRefusedSignIn(operation: string, reason: string): void
  /** Counts one try to send a mail. */
  countMail(outcome: MailOutcome): void
  /** Counts a scheduled backup. */
  countBackup(outcome: BackupOutcome): void
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>
}

/** A job whose outcome is `failed` is tried again later. */
export type JobOutcome = "done" | "failed"

const mailOutcomes = ["sent", "refused", "failed"] as const
/** A mail that the server refuses for good is not tried again; one that `failed` is. */
export type MailOutcome = (typeof mailOutcomes)[number]

const backupOutcomes = ["complete", "incomplete", "failed"] as const
/** An `incomplete` backup lacks bytes of media. */
export type BackupOutcome = (typeof backupOutcomes)[number]

/** From an answer of the cache to a large import. */
const DURATION_BUCKETS_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 600]

/** Made once, because each set of process metrics has timers and observers of its own. */
let processRegistry: Registry | null = null

const processMetrics = (): Registry => {
  if (processRegistry === null) {
    processRegistry = new Registry()
    collectDefaultMetrics({ register: processRegistry })
  }
  return processRegistry
}

/** The metrics of one service, beginning at zero. The sources are read when the text is requested. */
export const startMetrics = (sources: LoadSources = {}): Metrics => {
  const registry = new Registry()
  const ofProcess = processMetrics()
  showLoads(registry, sources)
  return {
    mediaType: registry.contentType,
    ...countRequests(registry),
    ...countImports(registry),
    ...countJobs(registry),
    ...countOutcomes(registry),
    text: async () => `${await registry.metrics()}\n${await ofProcess.metrics()}`,
  }
}

const countRequests = (registry: Registry): Pick<Metrics, "count"> => {
  const registers = [registry]
  const labelNames = ["operation", "status"] as const
  const requests = new Counter({ name: "http_requests_total", help: "Requests answered.", labelNames, registers })
  const seconds = new Counter({
    name: "http_request_seconds_total",
    help: "Time spent on answers.",
    labelNames,
    registers,
  })
  // Without the status: a histogram has a series per bucket, and the number of series should stay moderate.
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of requests until the answer was sent.",
    labelNames: ["operation"],
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  })
  return {
    count: (operation, status, milliseconds) => {
      requests.inc({ operation, status })
      seconds.inc({ operation, status }, milliseconds / 1_000)
      durations.observe({ operation }, milliseconds / 1_000)
    },
  }
}

const countImports = (registry: Registry): Pick<Metrics, "countImport"> => {
  const registers = [registry]
  const persons = new Counter({
    name: "imported_persons_total",
    help: "Persons that GEDCOM imports have added or changed.",
    registers,
  })
  const durations = new Histogram({
    name: "import_duration_seconds",
    help: "Duration of stored GEDCOM imports after the upload, with the wait for a thread.",
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  })
  return {
    countImport: (count, milliseconds) => {
      persons.inc(count)
      durations.observe(milliseconds / 1_000)
    },
  }
}

const countJobs = (registry: Registry): Pick<Metrics, "countJob"> => {
  const registers = [registry]
  const jobs = new Counter({
    name: "jobs_total",
    help: "Tries of jobs. A failed job is tried again.",
    labelNames: ["kind", "outcome"],
    registers,
  })
  const durations = new Histogram({
    name: "job_duration_seconds",
    help: "Duration of tries of jobs.",
    labelNames: ["kind"],
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  })
  return {
    countJob: (kind, outcome, milliseconds) => {
      jobs.inc({ kind, outcome })
      durations.observe({ kind }, milliseconds / 1_000)
    },
  }
}

/** Counters that begin at zero, so that an alarm sees the first failure as a change. */
const countOutcomes = (registry: Registry): Pick<Metrics, "countRefusedSignIn" | "countMail" | "countBackup"> => {
  const registers = [registry]
  const signIns = new Counter({
    name: "sign_ins_refused_total",
    help: "Sign-ins that were refused.",
    labelNames: ["operation", "reason"],
    registers,
  })
  const labelNames = ["outcome"] as const
  const mails = new Counter({ name: "mails_total", help: "Tries to send a mail.", labelNames, registers })
  const backups = new Counter({ name: "backups_total", help: "Scheduled backups.", labelNames, registers })
  for (const outcome of mailOutcomes) mails.inc({ outcome }, 0)
  for (const outcome of backupOutcomes) backups.inc({ outcome }, 0)
  return {
    countRefusedSignIn: (operation, reason) => signIns.inc({ operation, reason }),
    countMail: (outcome) => mails.inc({ outcome }),
    countBackup: (outcome) => backups.inc({ outcome }),
  }
}
