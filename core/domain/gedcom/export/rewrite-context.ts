import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { ReadContext } from "../structures/read-context.ts"
import type { GedcomStructure } from "../lines/parser.ts"

/** A citation as it is to be written. */
export interface CurrentCitation {
  readonly id: string
  readonly page: string | null
  readonly detail: string | null
  readonly confidence: number | null
  /** Where its source is, if this is a new citation or one that pointed at a record. */
  readonly pointer: () => string
  /** The title of a source that is told only where it is cited. */
  readonly bareTitle: string | null
  /** Told that the source was told in words, here. */
  readonly toldInWords: () => void
}

/** What bringing kept records up to date needs to know beyond the records and their rows. */
export interface RewriteContext {
  /** Of the file to be written. */
  readonly version: GedcomVersion
  /** How the kept records are read. */
  readonly reading: Omit<ReadContext, "use">
  /** The citations of a person, name, event or relationship, by id. */
  readonly citationsOf: (targetId: string) => readonly CurrentCitation[]
  /** Links to the media of an event that no record tells. */
  readonly mediaOf: (eventId: string) => readonly GedcomStructure[]
}

/** A reading that remembers what the readers used. */
export const startReadContext = ({
  reading,
}: Pick<RewriteContext, "reading">): {
  readonly reading: ReadContext
  readonly isUsed: (structure: GedcomStructure) => boolean
} => {
  const used = new Set<GedcomStructure>()
  return {
    reading: { ...reading, use: (structure) => used.add(structure) },
    isUsed: (structure) => used.has(structure),
  }
}

const nothing: ReadonlySet<string> = new Set()
const dates: ReadonlySet<string> = new Set(["DATE"])
const types: ReadonlySet<string> = new Set(["TYPE"])

/** The tags that the two versions word differently, when the record came in the other one. */
export const changedDates = ({ version, reading }: RewriteContext): ReadonlySet<string> =>
  version === reading.version ? nothing : dates
export const changedTypes = ({ version, reading }: RewriteContext): ReadonlySet<string> =>
  version === reading.version ? nothing : types
