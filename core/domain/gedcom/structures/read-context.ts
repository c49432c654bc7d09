import type { DateHabits } from "../../date/date-habits.ts"
import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { ReportText } from "./shown-text.ts"

/** What the readers need besides the structure itself. */
export interface ReadContext {
  readonly version: GedcomVersion
  /** How the people write dates who wrote the file. Absent if that is not known. */
  readonly dateHabits?: DateHabits
  /** The text of a shared note (NOTE record, SNOTE in 7.0) by its xref; null if the file has none. */
  readonly noteText: (xref: string) => string | null
  /** NAME of the REPO record with this xref; null if there is none. */
  readonly repositoryName: (xref: string) => string | null
  /**
   * Called with each structure when its own value has been mapped. A structure that is never passed to it has no
   * mapping and is kept as it is.
   */
  readonly use: (structure: GedcomNode) => void
  /** Called for each name or place that people see in another form than the file has. */
  readonly reportText?: ReportText
}

/** The grammar for a HEAD.GEDC.VERS. Every version before 7 is read as 5.5.1. */
export const grammarOf = (version: string | null): GedcomVersion => (version?.startsWith("7") ? "7.0" : "5.5.1")

/** A value without the surrounding space; null if nothing is left. */
export const trimmedOrNull = (value: string): string | null => value.trim() || null
