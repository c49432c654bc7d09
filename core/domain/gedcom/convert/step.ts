import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import type { FindRecord } from "../standard/standard.ts"

/** The conversion of one record from one version to the other. */
export interface Conversion {
  readonly from: GedcomVersion
  readonly to: GedcomVersion
  readonly find: FindRecord
  /** Adds a record after this one, and returns its xref. */
  readonly addRecord: (tag: string, record: Pick<GedcomStructure, "value" | "children">) => string
}

/**
 * Converts a structure after its children have been converted, usually to one structure and sometimes to several.
 * `above` is the tag of the parent, "" for a record. A structure that already has the target form stays as it is.
 */
export type Step = (structure: GedcomStructure, above: string, conversion: Conversion) => readonly GedcomStructure[]

/** Steps by tag, or by `PARENT.TAG`, which takes precedence. */
export type Steps = Readonly<Record<string, Step>>

/** A step that changes the tag. */
export const retagged =
  (tag: string): Step =>
  (structure) => [{ ...structure, tag }]
