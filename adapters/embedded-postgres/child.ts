import { once } from "node:events"
import type { ChildProcess } from "node:child_process"
import { createInterface } from "node:readline"

/** What a program said, and how it ended: `code` 0 is success, null a death by `signal`. */
export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly lines: readonly string[]
}

/** Hands on each line that the child writes, as it comes. */
export const eachLine = (child: ChildProcess, take: (line: string) => void): void => {
  for (const input of [child.stdout, child.stderr]) if (input !== null) createInterface({ input }).on("line", take)
}

/** Waits until the child has ended and all its output is read; rejects when it could not be started. */
export const ended = async (child: ChildProcess): Promise<Ended> => {
  const lines: string[] = []
  eachLine(child, (line) => lines.push(line))
  await once(child, "close")
  return { code: child.exitCode, signal: child.signalCode, lines }
}

const withoutTimeAndPid = (line: string): string => line.replace(/^[\d-]+ [\d:.]+ \w+ \[\d+\] /, "").trim()

/** One line of why a program of PostgreSQL's gave up: its first complaint, with the detail that follows it. */
export const complaint = ({ code, signal, lines }: Ended): string => {
  const said = lines.map(withoutTimeAndPid).filter((line) => line !== "")
  const at = said.findIndex((line) => /(?:FATAL|PANIC|error):|could not bind\b/i.test(line))
  const detail = said.slice(at + 1).find((line) => line.startsWith("DETAIL:"))
  if (at >= 0) return [said[at], detail].filter((line) => line !== undefined).join(" ")
  return said.at(-1) ?? `it ended with ${signal ?? `code ${code}`}`
}
