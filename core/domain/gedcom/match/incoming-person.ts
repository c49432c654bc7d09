import { fingerprintOf } from "../../../lib/fingerprint.ts"
import { keptLines } from "../kept/kept-record.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { ReadContext } from "../structures/read-context.ts"
import { readIdentifiers } from "../structures/reading/read-identifiers.ts"
import { matchKeysOf } from "./identifiers.ts"
import type { Life } from "./life.ts"
import type { Likeness } from "./match.ts"
import { readLikenessAndLife } from "./read-likeness.ts"

/** A person of a file, with everything by which an equal person of the tree is searched. */
export interface IncomingPerson extends Likeness {
  readonly life: Life
  /** The fingerprint of the lines in which their record would be kept. */
  readonly fingerprint: number
  /** The keys of `matchKeysOf`. */
  readonly identifiers: readonly string[]
}

/** Reads the search values of an INDI record. */
export const readIncomingPerson = (individual: GedcomNode, reading: ReadContext): IncomingPerson => ({
  ...readLikenessAndLife(individual, reading),
  fingerprint: fingerprintOf(keptLines(individual)),
  identifiers: matchKeysOf(readIdentifiers(individual, reading)),
})
