/** What the tree lacks because of a fault: nothing, a text or a part of it, or a link between records. */
export const losses = ["nothing", "value", "link"] as const
export type Loss = (typeof losses)[number]

/**
 * A fault on one line of a file that could still be read. `line` counts from 1, and `code` is for programs.
 *
 * `message` is a sentence for people. In it `{who}` means the record of the line, `{is}` for "is" or "are" after
 * it, `{in}` for the record as a place in the file, and `{detail}` for `detail`, a text of the file.
 */
export interface GedcomFault {
  readonly line: number
  readonly code: string
  readonly lost: Loss
  readonly message: string
  readonly detail?: string
}

/** Called for each fault. */
export type Warn = (fault: GedcomFault) => void

/** A record that a warning is about. `name` is that of the person, family or source; null if it has none. */
export interface WarnedRecord {
  readonly xref: string | null
  readonly name: string | null
}

/** All faults of a file with one code and one message. */
export interface GedcomWarning {
  /** The first line. */
  readonly line: number
  readonly code: string
  /** A sentence that names the first of these records. */
  readonly message: string
  /** The first `mostListed` lines. */
  readonly lines: readonly number[]
  /** The first records of these faults, at most `mostListed`. */
  readonly records: readonly WarnedRecord[]
  readonly count: number
  readonly lost: Loss
}

/** The most lines and the most records in a warning. */
export const mostListed = 5
