import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { Citation } from "../../evidence/citation.ts"
import type { CitationValues } from "../structures/reading/read-citation.ts"
import type { AssociationValues } from "../structures/reading/read-association.ts"
import type { ReadContext } from "../structures/read-context.ts"
import type { GedcomStructure } from "../lines/parser.ts"

/** A citation as it is to be written. */
export interface CurrentCitation extends CitationValues, Pick<Citation, "about"> {
  readonly id: string
  /** The xref of the source. Called only if the citation is written as a pointer. */
  readonly pointer: () => string
  /** The title of a source that exists only inline, where it is cited. */
  readonly bareTitle: string | null
  /** Called when the source is written inline at this citation. */
  readonly writtenInline: () => void
  /** Pointers to the media of the citation that no kept record contains. */
  readonly media: () => readonly GedcomStructure[]
}

/** An association as it is to be written. */
export interface CurrentAssociation extends AssociationValues {
  readonly id: string
  /** The xref of the associate; null for one who is no person of the tree. */
  readonly pointer: string | null
}

/** What the rewriting of kept records needs besides the records and their rows. */
export interface RewriteContext {
  /** The version of the export. */
  readonly version: GedcomVersion
  /** How the kept records are read. */
  readonly reading: Omit<ReadContext, "use">
  /** The citations of a person, name, event or relationship, by id. */
  readonly citationsOf: (targetId: string) => readonly CurrentCitation[]
  /** The associations of a person alone, an event or a relationship, by id. */
  readonly associationsOf: (targetId: string) => readonly CurrentAssociation[]
  /** Pointers to the media of an event or a relationship that no kept record contains. */
  readonly mediaOf: (recordId: string) => readonly GedcomStructure[]
}

/** A read context that records which structures the readers used. */
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

/** The tags that the two versions write differently, if the kept record came in the other version. */
export const convertedDates = ({ version, reading }: RewriteContext): ReadonlySet<string> =>
  version === reading.version ? nothing : dates
export const convertedTypes = ({ version, reading }: RewriteContext): ReadonlySet<string> =>
  version === reading.version ? nothing : types
