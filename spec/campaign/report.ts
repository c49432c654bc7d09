import type { Tally } from "./journal.ts"
import { type Kill, type Target, targets } from "./kills.ts"

export interface Report {
  readonly seed: number
  cycles: number
  /** SIGKILLs by target. */
  readonly kills: Record<Target, number>
  /** Orders to stop, SIGTERM and the like, by target. */
  readonly stops: Record<Target, number>
  readonly tallies: Map<string, Tally>
  readonly findings: string[]
}

const none = (): Record<Target, number> => ({ server: 0, worker: 0, database: 0, store: 0 })

export const newReport = (seed: number): Report => ({
  seed,
  cycles: 0,
  kills: none(),
  stops: none(),
  tallies: new Map(),
  findings: [],
})

export const countKill = ({ kills, stops }: Report, { target, isHard }: Kill): void => {
  ;(isHard ? kills : stops)[target]++
}

/** How many processes were killed in all. */
export const killsOf = ({ kills }: Report): number => targets.reduce((sum, target) => sum + kills[target], 0)

/** How many kinds of operations have one at least of which this became. */
export const countKinds = ({ tallies }: Report, fate: keyof Tally): number =>
  [...tallies.values()].filter((tally) => tally[fate] > 0).length

const byTarget = (counts: Record<Target, number>): string =>
  targets.map((target) => `${target} ${counts[target]}`).join(", ")

/** The report in lines: kills, operations by kind, findings. */
export const linesOf = (report: Report): readonly string[] => {
  const { seed, cycles, kills, stops, tallies, findings } = report
  const columns = ["sent", "acknowledged", "refused", "doubtfulDone", "doubtfulNotDone", "unsent"] as const
  const row = (name: string, cells: readonly (string | number)[]): string =>
    name.padEnd(24) + cells.map((cell) => String(cell).padStart(15)).join("")
  const all = [...tallies.values()]
  return [
    `Seed ${seed}: ${killsOf(report)} kills in ${cycles} cycles (${byTarget(kills)}), ordered stops: ${byTarget(stops)}`,
    row("operation", ["sent", "acknowledged", "refused", "unknown: done", "not done", "unsent"]),
    ...[...tallies]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([kind, tally]) =>
        row(
          kind,
          columns.map((column) => tally[column]),
        ),
      ),
    row(
      "all",
      columns.map((column) => all.reduce((sum, tally) => sum + tally[column], 0)),
    ),
    findings.length === 0 ? "No findings." : `${findings.length} findings:`,
    ...findings.map((finding) => `  ${finding}`),
  ]
}
