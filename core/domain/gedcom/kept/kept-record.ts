import type { PersonId, RecordId, SourceId, TreeId } from "../../ids.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { writeRecord } from "../lines/write-record.ts"

/**
 * A level-0 record of an imported file in its original form. An export writes it again in the same place: the parts
 * that became rows in their present state, and the parts without a mapping unchanged.
 */
export interface KeptRecord {
  readonly id: RecordId
  readonly treeId: TreeId
  /** The position of the record among all kept records of the tree. */
  readonly position: number
  readonly tag: string
  /** Unique within the tree. Null if the record has none, or only the xref of an earlier record. */
  readonly xref: string | null
  /** The xref that the record had in its file, if another record of the tree had it already; null if it was not renamed. */
  readonly originalXref: string | null
  /** The fingerprint of the lines that the record had in its file, if `lines` are others now. */
  readonly originalFingerprint: number | null
  /** The person that an INDI became. */
  readonly personId: PersonId | null
  /** The source that a SOUR became. */
  readonly sourceId: SourceId | null
  /**
   * The lines of the record, always in the form of GEDCOM 7.0 (CONT only, a leading `@` doubled), separated by LF.
   */
  readonly lines: string
  /**
   * The rows that the structures of the record became: the index of the structure (in the order of the lines, CONT
   * not counted) and the id of the row. A FAM itself became its partnership, or its single partner.
   */
  readonly links: readonly (readonly [number, string])[]
  /** The version of the readers that made the rows of the lines (`READER_VERSION`). */
  readonly readerVersion: number
}

/** The lines in which a record is kept. */
export const keptLines = (record: GedcomStructure): string => writeRecord(record, "7.0").slice(0, -1)
