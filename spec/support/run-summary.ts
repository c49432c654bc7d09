import type { MeasuredRun } from "./measured-run.ts"

/**
 * The most lines about failing specs: with the lines about the processes they stay below a hundred, which is what is
 * kept of a long run.
 */
const MOST_LINES = 75
const LINES_OF_STACK = 4
const LAST_LINES = 15
const MOST_LETTERS = 300

/** A mocha process that has ended. */
export interface EndedProcess extends MeasuredRun {
  readonly group: string
}

interface Failure {
  readonly title: string
  readonly message: readonly string[]
  readonly stack: readonly string[]
}

/** The number of specs that pass, from the summary that mocha ends with; null if it ended without one. */
export const passingIn = (output: string): number | null => {
  const found = /^ {2}(\d+) passing \(.*\)$/m.exec(output)
  return found === null ? null : Number(found[1])
}

/** Whether every spec of a process passes, to its end. */
export const isGreen = ({ code, output }: EndedProcess): boolean => code === 0 && passingIn(output) !== null

/** What to read at the end of a run: the failing specs, then what is known of crashes, then a line for each process. */
export const summaryOf = (ended: readonly EndedProcess[]): readonly string[] => {
  const failures = ended.flatMap(({ output }) => failuresIn(output))
  const room = Math.max(2, Math.floor(MOST_LINES / Math.max(1, failures.length)))
  const lines = [
    ...failures.flatMap((failure) => shortened(failure, room)),
    ...ended.flatMap(withoutFailures),
    "",
    ...ended.map((process) => `${process.group}: ${timesOf(process)}, ${countOf(process)}`),
  ]
  return lines.map((line) => line.slice(0, MOST_LETTERS))
}

/** The most failing specs, and letters of each, at the very end: some services keep only the last lines of a run. */
const MOST_LAST = 8
const LETTERS_OF_LAST = 160

/** The failing specs once more, a line each, for the very end of a run. */
export const failingTitles = (ended: readonly EndedProcess[]): readonly string[] =>
  ended
    .flatMap(({ output }) => failuresIn(output))
    .slice(0, MOST_LAST)
    .map(({ title, message: [first = ""] }) => `${title}: ${first.trim()}`.slice(0, LETTERS_OF_LAST))

const timesOf = ({ seconds, cpuSeconds }: EndedProcess): string =>
  `${seconds.toFixed(0)} s, ${cpuSeconds.toFixed(0)} s of processor time`

const countOf = (process: EndedProcess): string => {
  const passing = passingIn(process.output)
  if (passing === null) return `no summary, ${endOf(process)}`
  if (isGreen(process)) return `${passing} passing`
  return `${passing} passing, ${failuresIn(process.output).length} failing, ${endOf(process)}`
}

const endOf = ({ code, signal }: EndedProcess): string => (signal === null ? `exit code ${code}` : `ended by ${signal}`)

/** The failing specs that mocha lists after its summary, by their numbers: a message may have such a list in it. */
const failuresIn = (output: string): readonly Failure[] => {
  const listed = output.slice(/^ {2}\d+ failing$/m.exec(output)?.index ?? output.length).split("\n")
  const starts: number[] = []
  for (const [index, line] of listed.entries()) if (line.startsWith(`  ${starts.length + 1}) `)) starts.push(index)
  return starts.map((start, at) => failureOf(listed.slice(start, starts[at + 1]).filter((line) => line.trim() !== "")))
}

/** Mocha writes the titles of the suites and of the spec one below the other, each two columns further in. */
const failureOf = (lines: readonly string[]): Failure => {
  const titles = lines.findIndex((line, at) => at > 0 && line.search(/\S/) !== 5 + 2 * at)
  const rest = titles === -1 ? [] : lines.slice(titles)
  const isOfStack = (line: string): boolean => /^\s+at /.test(line)
  return {
    title: lines
      .slice(0, titles === -1 ? undefined : titles)
      .map((line) => line.trim())
      .join(" › "),
    message: rest.filter((line) => !isOfStack(line)),
    stack: rest.filter(isOfStack),
  }
}

const shortened = ({ title, message, stack }: Failure, room: number): readonly string[] => {
  const ofStack = stack.slice(0, Math.min(LINES_OF_STACK, Math.floor(room / 3)))
  const ofMessage = message.slice(0, Math.max(1, room - ofStack.length - 3))
  const more = ofMessage.length < message.length && room > 4 ? ["      …"] : []
  return [...(room > 4 ? [""] : []), title, ...ofMessage, ...more, ...ofStack]
}

/** What is known of a process that fails without a failing spec: of a crash, for example, or a lack of memory. */
const withoutFailures = (process: EndedProcess): readonly string[] => {
  if (isGreen(process) || failuresIn(process.output).length > 0) return []
  const says = passingIn(process.output) === null ? "ends without a summary" : "fails without a failing spec"
  return [
    "",
    `${process.group} ${says}, ${endOf(process)}. The last lines of its output:`,
    ...lastLines(process.output),
    "The last lines of its errors:",
    ...lastLines(process.errors),
  ]
}

/** The last lines that say something: not those of the stack that Node writes in the language of the machine. */
const lastLines = (text: string): readonly string[] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s*\d+: 0x/.test(line))
    .slice(-LAST_LINES)
