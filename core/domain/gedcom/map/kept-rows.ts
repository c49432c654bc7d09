import { fingerprintOf } from "../../../lib/fingerprint.ts"
import type { RecordId } from "../../ids.ts"
import type { KeptRecord } from "../kept/kept-record.ts"
import { mergeKept, type MergedRecord } from "../kept/merge-kept.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { Rows } from "./rows.ts"
import type { Taken } from "./taken.ts"

/**
 * Adds kept records to the rows. A HEAD that the tree already keeps is held back, and is added only before another
 * record of its file.
 */
export const keepRecords = () => {
  let held: KeptRecord | null = null
  return {
    hold: (head: KeptRecord): void => {
      held = head
    },
    keep: (record: KeptRecord, rows: Rows): void => {
      if (held !== null) rows.keptRecords.push(held)
      held = null
      rows.keptRecords.push(record)
    },
  }
}

/**
 * Adds the new parts of merged records to the kept records of the tree. A kept record may get parts of several
 * records.
 */
export const extendRecords = () => {
  const extendedRecords = new Map<RecordId, KeptRecord>()
  return (
    merged: Pick<MergedRecord, "record" | "isUsed" | "idOf">,
    { into, isFresh = () => false, staysAway = () => false }: Taken,
    rows: Rows,
  ): void => {
    if (into === undefined) return
    const old = extendedRecords.get(into.id) ?? into
    const extended = mergeKept(old, { ...merged, isFresh, staysAway })
    const hasOwnLines = extended.lines === old.lines
    // Lines that an earlier version left may become rows.
    if (hasOwnLines && extended.links.length <= old.links.length) return
    const fingerprint = hasOwnLines ? old.originalFingerprint : (old.originalFingerprint ?? fingerprintOf(old.lines))
    const row = { ...extended, originalFingerprint: fingerprint }
    extendedRecords.set(row.id, row)
    rows.extendedRecords.push(row)
  }
}

/** The links of a record that may lack some of its structures. The lines identify the structures. */
export const linksAmong = (record: GedcomNode, links: ReadonlyMap<number, string>): KeptRecord["links"] => {
  const byIndex: (readonly [number, string])[] = []
  let index = 0
  const visit = ({ line, children }: GedcomNode): void => {
    const id = links.get(line)
    if (id !== undefined) byIndex.push([index, id])
    index++
    children.forEach(visit)
  }
  visit(record)
  return byIndex
}
