import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { GedcomNode } from "../lines/parser.ts"

/** What the readers of structures need to know beyond the structure. */
export interface ReadContext {
  readonly version: GedcomVersion
  /** Whether the language of the file writes `12.3.1815` for 12 March; absent: no. */
  readonly isDayFirst?: boolean
  /** The text of a shared note (NOTE record, SNOTE in 7.0) by its xref; null if the file has none. */
  readonly noteText: (xref: string) => string | null
  /** NAME of a repository by the xref of its REPO record; null if there is none. */
  readonly repositoryName: (xref: string) => string | null
  /** Hears of each structure whose own value the mapping holds. What it never hears of has no mapping, and travels as it stands. */
  readonly use: (structure: GedcomNode) => void
}

/** The grammar that a HEAD.GEDC.VERS asks for: all before 7 are read as 5.5.1. */
export const grammarOf = (version: string | null): GedcomVersion =>
  version !== null && version.startsWith("7") ? "7.0" : "5.5.1"

/** A value without the space around it; null when nothing is left. */
export const filled = (value: string): string | null => value.trim() || null
