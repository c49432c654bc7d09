import { once } from "node:events"
import type { ChildProcess } from "node:child_process"
import { createInterface } from "node:readline"

/** The output of a program and its end: `code` 0 is success, null is death by `signal`. */
export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly lines: readonly string[]
}

/** Passes on each line that the child writes. */
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

/** One line with the reason why a program of PostgreSQL failed: its first error, with the detail that follows. */
export const failureReason = ({ code, signal, lines }: Ended): string => {
  const messages = lines.map(withoutTimeAndPid).filter((line) => line !== "")
  const at = messages.findIndex((line) => /(?:FATAL|PANIC|error):|could not bind\b/i.test(line))
  const detail = messages.slice(at + 1).find((line) => line.startsWith("DETAIL:"))
  if (at >= 0) return [messages[at], detail].filter((line) => line !== undefined).join(" ")
  return messages.at(-1) ?? `it ended with ${signal ?? `code ${code}`}`
}
