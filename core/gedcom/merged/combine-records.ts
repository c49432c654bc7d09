import { readKept } from "../../domain/gedcom/kept/kept-node.ts"
import { mergeKept } from "../../domain/gedcom/kept/merge-kept.ts"
import type { GedcomNode } from "../../domain/gedcom/lines/parser.ts"
import { freshParts } from "../../domain/gedcom/map/merged-parts.ts"
import type { ReadContext } from "../../domain/gedcom/structures/read-context.ts"
import { readEvent } from "../../domain/gedcom/structures/reading/read-event.ts"
import { readRelationship } from "../../domain/gedcom/structures/reading/read-family.ts"
import { readNames } from "../../domain/gedcom/structures/reading/read-name.ts"
import { readIdentifiers } from "../../domain/gedcom/structures/reading/read-identifiers.ts"
import { readNotes } from "../../domain/gedcom/structures/reading/read-notes.ts"
import { readPerson } from "../../domain/gedcom/structures/reading/read-person.ts"
import type { KeptRow } from "../../ports/export-reads.ts"

/**
 * A kept record with everything that the records of merged persons or families have more. The links of all of them name
 * the rows that stand now.
 */
export const combineRecords = (base: KeptRow, others: readonly KeptRow[]): KeptRow => {
  let combined = base
  for (const other of others) combined = { ...base, ...combineTwo(combined, other) }
  return combined
}

const combineTwo = (kept: KeptRow, other: KeptRow): Pick<KeptRow, "lines" | "links"> => {
  const record = readKept(other)
  const used = new Set<GedcomNode>()
  const reading: ReadContext = {
    version: "7.0",
    noteText: () => null,
    repositoryName: () => null,
    use: (structure) => used.add(structure),
  }
  markUsed(record, reading)
  const links = new Map(other.links)
  const there = readKept(kept)
  const present = {
    notes: readNotes(there, { ...reading, use: () => {} }),
    identifiers: readIdentifiers(there, { use: () => {} }),
  }
  return mergeKept(kept, {
    record,
    isUsed: (structure) => used.has(structure),
    idOf: ({ line }) => links.get(line) ?? null,
    isFresh: freshParts(record, present, reading),
    staysAway: ({ tag }) => record.tag === "FAM" && (tag === "HUSB" || tag === "WIFE"),
  })
}

/** Marks the structures that became values of rows, which an export writes from the rows. */
const markUsed = (record: GedcomNode, reading: ReadContext): void => {
  if (record.tag === "FAM") readRelationship(record, reading)
  else {
    readPerson(record, reading)
    readNames(record, reading)
  }
  for (const child of record.children) readEvent(child, reading)
}
