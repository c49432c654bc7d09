import type { PersonId, RecordId, SourceId, TreeId } from "../../ids.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { writeRecord } from "../lines/write-record.ts"

/**
 * A level-0 record of an imported file as it stood there. An export writes it again in its place: what became a name, an
 * event, a citation … in its present state, and what has no mapping as it was.
 */
export interface KeptRecord {
  readonly id: RecordId
  readonly treeId: TreeId
  /** The place of the record among all that are kept for the tree. */
  readonly position: number
  readonly tag: string
  /** No other record of the tree has it. Null for a record that has none, or only the xref of an earlier one. */
  readonly xref: string | null
  /** The person that an INDI became. */
  readonly personId: PersonId | null
  /** The source that a SOUR became. */
  readonly sourceId: SourceId | null
  /** The record as the lines of GEDCOM 7.0 (CONT only, a leading `@` doubled) whatever the file was, LF between them. */
  readonly lines: string
  /**
   * The rows that the structures of the record became: the index of the structure (in the order of the lines, CONT
   * not counted) and the id of the row. A FAM itself became its partnership, or its single partner.
   */
  readonly links: readonly (readonly [number, string])[]
}

/** The lines in which a record is kept. */
export const keptLines = (record: GedcomStructure): string => writeRecord(record, "7.0").slice(0, -1)
