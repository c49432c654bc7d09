/** Called with lines for the log: which migration runs, and how far all of them are. */
export type ReportMigrations = (line: string) => void

/** How often a migration that takes long says that it still runs. */
const STILL_MS = 10_000

export interface MigrationProgress {
  readonly begun: (name: string) => void
  readonly done: () => void
  /** Ends the lines of a migration that failed. */
  readonly end: () => void
}

/** Reports each of this many migrations when it begins and when it is done, and that it still runs at this interval. */
export const migrationProgress = (count: number, report: ReportMigrations, stillMs = STILL_MS): MigrationProgress => {
  let number = 0
  let line = ""
  let since = 0
  let clock: NodeJS.Timeout | undefined
  const seconds = (): string => `${Math.round((performance.now() - since) / 1_000)} s`
  const end = (): void => clearInterval(clock)
  return {
    begun: (name) => {
      number++
      line = `Migration ${number} of ${count}, ${name},`
      since = performance.now()
      report(`${line} begins.`)
      clock = setInterval(() => report(`${line} still runs after ${seconds()}.`), stillMs).unref()
    },
    done: () => {
      end()
      report(`${line} is done after ${seconds()}.`)
    },
    end,
  }
}

/** The first start makes all tables at once, which is one line. */
export const firstMigration = (report: ReportMigrations): MigrationProgress => {
  report("The database is empty. Its tables are created.")
  return { begun: () => undefined, done: () => undefined, end: () => undefined }
}
