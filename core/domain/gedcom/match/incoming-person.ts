import { fingerprintOf } from "../../../lib/fingerprint.ts"
import { keptLines } from "../kept/kept-record.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { ReadContext } from "../structures/read-context.ts"
import { identifiersOf } from "./identifiers.ts"
import type { Likeness } from "./match.ts"
import { readLikeness } from "./read-likeness.ts"

/** A person of a file by all that they are looked for in a tree. */
export interface IncomingPerson extends Likeness {
  /** Of the lines in which their record would be kept. */
  readonly fingerprint: number
  /** As `identifiersOf` gives them. */
  readonly identifiers: readonly string[]
}

/** What an INDI record is looked for by. */
export const readIncomingPerson = (individual: GedcomNode, reading: ReadContext): IncomingPerson => ({
  ...readLikeness(individual, reading),
  fingerprint: fingerprintOf(keptLines(individual)),
  identifiers: identifiersOf(individual),
})
