import { appendFileSync } from "node:fs"
import { relative, resolve } from "node:path"

/** How long a case of a spec took, with all set-up since the case before it. */
interface CaseTime {
  readonly file: string
  readonly title: string
  readonly seconds: number
}

const root = resolve(import.meta.dirname, "../..")

/** Where the cases of this process write their times, one JSON line each; undefined outside of a run of many processes. */
const target = process.env.CASE_TIMES

let last = performance.now()

/** Notes that a case has ended. Set-up counts for the case after it, because most of the time of slow specs is set-up. */
export const noteCase = (file: string, title: string): void => {
  const now = performance.now()
  const time: CaseTime = { file: relative(root, file), title, seconds: (now - last) / 1_000 }
  last = now
  if (target !== undefined) appendFileSync(target, `${JSON.stringify(time)}\n`)
}

/** A line for each of the cases that took longest, of the lines that `noteCase` has written. */
export const slowest = (lines: string, count: number): readonly string[] =>
  lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line): CaseTime => JSON.parse(line))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}: ${title}`)
