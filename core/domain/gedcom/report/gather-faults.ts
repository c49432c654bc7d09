import { ownCopy } from "../lines/lexer.ts"
import type { GedcomFault, Loss, Warn } from "../warning.ts"

/** The equal faults of a file: those with one code and one message. */
export interface FaultGroup extends Omit<GedcomFault, "line"> {
  /** The lowest lines in order, at most `mostLines`. */
  readonly lines: readonly number[]
  readonly count: number
}

/** The faults of a file. */
export interface Faults {
  readonly groups: readonly FaultGroup[]
  /** The number of faults that are in no group, because there are too many groups, and what one of them lost. */
  readonly others: number
  readonly lostByOthers: Loss
}

/** The lines of a group, from which its records are found. Several may belong to one record. */
const mostLines = 50

/**
 * Groups equal faults. At most `mostGroups` are kept, and all are counted, so that memory stays bounded for a file full
 * of faults.
 */
export const gatherFaults = (mostGroups: number): { readonly warn: Warn; readonly faults: () => Faults } => {
  const groups = new Map<string, FaultGroup & { count: number; readonly lines: number[] }>()
  let others = 0
  let lostByOthers: Loss = "nothing"
  const warn: Warn = ({ line, code, lost, message, detail }) => {
    const key = `${code} ${message} ${detail ?? ""}`
    const group = groups.get(key)
    if (group !== undefined) {
      group.count++
      addLine(group.lines, line)
    } else if (groups.size < mostGroups) {
      const text = detail === undefined ? {} : { detail: ownCopy(detail) }
      groups.set(ownCopy(key), { code, lost, message, ...text, lines: [line], count: 1 })
    } else {
      others++
      if (lostByOthers === "nothing") lostByOthers = lost
    }
  }
  return { warn, faults: () => ({ groups: [...groups.values()], others, lostByOthers }) }
}

/** Adds a line to the lowest lines. Nearly all lines come in order. */
const addLine = (lines: number[], line: number): void => {
  const last = lines.at(-1) ?? 0
  if (line === last || (line > last && lines.length === mostLines)) return
  if (line > last) return void lines.push(line)
  const at = lines.findIndex((other) => other >= line)
  if (lines[at] === line) return
  lines.splice(at, 0, line)
  if (lines.length > mostLines) lines.pop()
}
