import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import type { FindRecord } from "../standard/standard.ts"

/** A record on its way from one version of GEDCOM to the other. */
export interface Conversion {
  readonly from: GedcomVersion
  readonly to: GedcomVersion
  readonly find: FindRecord
  /** Takes a new record, to be written behind this one, and answers its xref. */
  readonly addRecord: (tag: string, record: Pick<GedcomStructure, "value" | "children">) => string
}

/**
 * What becomes of a structure whose children are converted already: as a rule one structure, sometimes several. `above` is the tag of the structure that it stands in, ""
 * for a record. What is as the target has it already, as all that an export wrote anew, stays as it is.
 */
export type Step = (structure: GedcomStructure, above: string, conversion: Conversion) => readonly GedcomStructure[]

/** Steps by tag, or by `ABOVE.TAG`, which counts more. */
export type Steps = Readonly<Record<string, Step>>

/** A structure by another tag. */
export const retagged =
  (tag: string): Step =>
  (structure) => [{ ...structure, tag }]
