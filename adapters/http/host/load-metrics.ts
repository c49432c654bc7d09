import { setTimeout } from "node:timers/promises"
import { Gauge, type Registry } from "prom-client"
import type { JobCounts } from "../../../core/domain/job.ts"
import type { Load } from "../../../core/lib/load.ts"

/** How much work there is at a moment, by the lane of the work. Absent if the service has no such work. */
export interface LoadSources {
  readonly connections?: () => Readonly<Record<string, Load>>
  readonly heavyTasks?: () => Readonly<Record<string, Load>>
  /** The jobs that wait for a worker. If it fails or takes long, the metrics repeat the last numbers. */
  readonly jobs?: () => Promise<JobCounts>
  /** When the last backup was taken, also one without all media; null if there is none, or if that is unknown. */
  readonly lastBackup?: () => Promise<Date | null>
  /** The free bytes of the disks of some folders, by the name of the folder; null where they are unknown. */
  readonly freeBytes?: () => Promise<Readonly<Record<string, number | null>>>
}

/** Adds gauges of the sources to a registry. A source is read when the metrics are requested, and at no other time. */
export const showLoads = (registry: Registry, sources: LoadSources): void => {
  const { connections, heavyTasks, jobs, lastBackup, freeBytes } = sources
  if (lastBackup !== undefined) showBackupAge(registry, lastBackup)
  if (freeBytes !== undefined) showFreeBytes(registry, freeBytes)
  if (jobs !== undefined) showWaitingJobs(registry, jobs)
  if (connections !== undefined) {
    const help = "Database connections that are in use, by the lane of the work."
    show(registry, { name: "database_connections_in_use", help, values: () => numbers(connections(), "running") })
    const waitingHelp = "Reads and units of work that wait for a database connection, by lane."
    const waiting = () => numbers(connections(), "waiting")
    show(registry, { name: "database_connections_waiting", help: waitingHelp, values: waiting })
  }
  if (heavyTasks !== undefined) {
    const help = "Imports, exports and other heavy tasks that run, by lane."
    show(registry, { name: "heavy_tasks_running", help, values: () => numbers(heavyTasks(), "running") })
    const waitingHelp = "Heavy tasks that wait for their input or for a thread, by lane."
    const waiting = () => numbers(heavyTasks(), "waiting")
    show(registry, { name: "heavy_tasks_waiting", help: waitingHelp, values: waiting })
  }
}

/** The metrics stay readable when the database hangs. */
const PATIENCE_MS = 1_000

const showWaitingJobs = (registry: Registry, jobs: () => Promise<JobCounts>): void => {
  const gauge: Gauge<"kind"> = new Gauge({
    name: "jobs_waiting",
    help: "Jobs that are due and that no worker runs yet, by kind.",
    labelNames: ["kind"],
    registers: [registry],
    collect: async () => {
      const counts = await soon(jobs, {})
      for (const [kind, count] of Object.entries(counts)) gauge.set({ kind }, count)
    },
  })
}

/** What `read` returns within the time that a metric may take; `otherwise` if it fails or takes longer. */
const soon = <A, B>(read: () => Promise<A>, otherwise: B): Promise<A | B> =>
  Promise.race([read(), setTimeout(PATIENCE_MS, otherwise, { ref: false })]).catch(() => otherwise)

const showBackupAge = (registry: Registry, lastBackup: () => Promise<Date | null>): void => {
  const gauge: Gauge<"folder"> = new Gauge({
    name: "backup_age_seconds",
    help: "Time since the last backup in BACKUP_DIR, also one without all media.",
    // A label that is never set keeps the series away until there is a backup.
    labelNames: ["folder"],
    registers: [registry],
    collect: async () => {
      const at = await soon(lastBackup, null)
      gauge.reset()
      if (at !== null) gauge.set((Date.now() - at.getTime()) / 1_000)
    },
  })
}

const showFreeBytes = (registry: Registry, freeBytes: NonNullable<LoadSources["freeBytes"]>): void => {
  const gauge: Gauge<"folder"> = new Gauge({
    name: "disk_free_bytes",
    help: "Free bytes of the disk of DATA_DIR (data) and of BACKUP_DIR (backups).",
    labelNames: ["folder"],
    registers: [registry],
    collect: async () => {
      const found: Readonly<Record<string, number | null>> = await soon(freeBytes, {})
      gauge.reset()
      for (const [folder, bytes] of Object.entries(found)) if (bytes !== null) gauge.set({ folder }, bytes)
    },
  })
}

const numbers = (loads: Readonly<Record<string, Load>>, which: keyof Load): readonly (readonly [string, number])[] =>
  Object.entries(loads).map(([lane, load]) => [lane, load[which]])

interface Shown {
  readonly name: string
  readonly help: string
  /** The lanes and their numbers. */
  readonly values: () => readonly (readonly [string, number])[]
}

const show = (registry: Registry, { name, help, values }: Shown): void => {
  const gauge: Gauge<"lane"> = new Gauge({
    name,
    help,
    labelNames: ["lane"],
    registers: [registry],
    collect: () => {
      for (const [lane, value] of values()) gauge.set({ lane }, value)
    },
  })
}
