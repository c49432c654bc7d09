import type { PersonId, RecordId } from "../../ids.ts"
import { fingerprintOf } from "../../../lib/fingerprint.ts"
import type { FileIndex } from "../import/file-index.ts"
import { withNewXrefs } from "../import/rename-xrefs.ts"
import { READER_VERSION } from "../kept/unread-fields.ts"
import { keptLines, type KeptRecord } from "../kept/kept-record.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { UnmappedTag } from "../report/import-report.ts"
import { countUnmapped, visitRecord } from "../report/unmapped.ts"
import { pointerCheck } from "./check-pointers.ts"
import { concernedBy } from "./concerned.ts"
import { extendRecords, keepRecords, linksAmong } from "./kept-rows.ts"
import { mediaMapper, unattached } from "./map-media.ts"
import type { MapperOptions } from "./mapper-options.ts"
import type { Rows } from "./rows.ts"
import { startMapping } from "./start-mapping.ts"
import { familyTaker } from "./take-family.ts"
import { otherTaker } from "./take-other.ts"
import { personTaker } from "./take-person.ts"
import { sourceTaker } from "./take-source.ts"
import type { Taken } from "./taken.ts"

/**
 * Maps the records of an indexed file to rows. Each record is taken once. The records of one tag must come in file
 * order.
 */
export interface RecordMapper {
  /** `position` is the position of the record among all kept records of the tree. */
  readonly take: (record: GedcomNode, position: number, rows: Rows) => void
  /** Adds the rows that belong to no single record. Call it once, after the last record. */
  readonly end: (rows: Rows) => void
  readonly unmapped: () => readonly UnmappedTag[]
  /** The person of the tree that the first INDI of the file is; null if it has none. */
  readonly firstPerson: PersonId | null
}

/** A mapper of the records of this file. It stores what the records before have become. */
export const recordMapper = (fileIndex: FileIndex, options: MapperOptions): RecordMapper => {
  const used = new Set<number>()
  const links = new Map<number, string>()
  const mapping = startMapping(fileIndex, options, used, links)
  const { treeId, newId, known } = mapping
  const media =
    options.media == null
      ? null
      : mediaMapper(options.media, { ...mapping, linkOf: (line) => links.get(line), warn: options.warn })
  const names = options.newNames ?? new Map<string, string | null>()
  const keptPersons = new Set(known?.keptPersons)
  const takeAny = anyTaker({
    INDI: personTaker(mapping, keptPersons),
    SOUR: sourceTaker(mapping),
    FAM: familyTaker(mapping),
    other: otherTaker(mapping, options.sameRecords),
  })
  const { isNamesake, countRecord } = namesakes(fileIndex)
  const { linksOf, unmapped } = linkReader(pointerCheck(fileIndex, options.warn), used, links)
  const { keep, hold } = keepRecords()
  const extend = extendRecords()

  const take = (record: GedcomNode, position: number, rows: Rows): void => {
    const before = countRecord(record)
    const id = newId<"RecordId">()
    known?.facts.startRecord()
    const taken = takeAny(record, id, rows)
    const { keeps, personId = null, sourceId = null } = taken
    const isNew = isBrought(taken)
    media?.take(record, isNew ? { ...unattached, personId, sourceId } : null, concernedBy(record, taken, mapping), rows)
    const kept = withNewXrefs(keeps === "firstLine" ? { ...record, children: [] } : record, names)
    const became = keeps === "firstLine" || keeps === "nothingUncounted" ? [] : linksOf(record, kept)
    if (keeps === "additions") {
      const isUsed = ({ line }: GedcomNode): boolean => used.has(line)
      extend({ record: kept, isUsed, idOf: ({ line }) => links.get(line) ?? null }, taken, rows)
    }
    used.clear()
    links.clear()
    if (keeps !== "record" && keeps !== "recordIfNeeded" && keeps !== "firstLine") return
    const xref = isNamesake(record, before) ? null : kept.xref
    const row: KeptRecord = {
      id,
      treeId,
      position,
      tag: record.tag,
      xref,
      ...originalsOf(record, kept, xref),
      personId,
      sourceId,
      links: became,
      readerVersion: READER_VERSION,
    }
    if (keeps === "recordIfNeeded") hold(row)
    else keep(row, rows)
    if (personId !== null && keptPersons.has(personId)) known?.keptOf.set(personId, row)
  }
  return { take, end: (rows) => media?.end(rows), unmapped, firstPerson: mapping.persons[0] ?? null }
}

type Take = (record: GedcomNode, id: RecordId, rows: Rows) => Taken

/** Maps each record by its tag. */
const anyTaker =
  (takers: {
    readonly INDI: (record: GedcomNode, rows: Rows) => Taken
    readonly SOUR: (record: GedcomNode, rows: Rows) => Taken
    readonly FAM: Take
    readonly other: (record: GedcomNode) => Taken
  }): Take =>
  (record, id, rows) => {
    if (record.tag === "INDI") return takers.INDI(record, rows)
    if (record.tag === "SOUR") return takers.SOUR(record, rows)
    return record.tag === "FAM" ? takers.FAM(record, id, rows) : takers.other(record)
  }

/** Whether the file brought the record: the tree did not have it, or gets parts of it. */
const isBrought = ({ keeps, family }: Taken): boolean =>
  keeps.startsWith("record") || ((keeps === "nothing" || keeps === "additions") && family === undefined)

/** The lines of a kept record, and what identifies the record in the file if it is kept in another form. */
const originalsOf = (
  record: GedcomNode,
  kept: GedcomNode,
  xref: string | null,
): Pick<KeptRecord, "lines" | "originalXref" | "originalFingerprint"> => {
  const lines = keptLines(kept)
  const linesInFile = kept === record ? lines : keptLines(record)
  return {
    lines,
    originalXref: xref === null || xref === record.xref ? null : record.xref,
    originalFingerprint: linesInFile === lines ? null : fingerprintOf(linesInFile),
  }
}

/** Finds records that share their xref with another record of the file. */
const namesakes = ({ recordOf }: FileIndex) => {
  /** The number of records that have been counted, by tag. */
  const counts = new Map<string, number>()
  return {
    /** Counts a record. Returns the number of earlier records with the same tag. */
    countRecord: ({ tag }: GedcomNode): number => {
      const before = counts.get(tag) ?? 0
      counts.set(tag, before + 1)
      return before
    },
    /** Whether pointers to the xref of this record refer to another record. */
    isNamesake: ({ tag, xref }: GedcomNode, before: number): boolean => {
      if (xref === null) return false
      const meant = recordOf(xref)
      return meant?.tag !== tag || meant.ordinal !== before
    },
  }
}

/** Finds the links of kept records, and counts the structures without a mapping on the way. */
const linkReader = (
  checkPointer: ReturnType<typeof pointerCheck>,
  used: ReadonlySet<number>,
  links: ReadonlyMap<number, string>,
) => {
  const unmapped = countUnmapped()
  const linksOf = (record: GedcomNode, kept: GedcomNode): KeptRecord["links"] => {
    const byIndex: (readonly [number, string])[] = []
    visitRecord(record, {
      isUsed: ({ line }) => used.has(line),
      unmapped: (path, { line }) => unmapped.add(path, line),
      structure: (node, index) => {
        if (node.pointer !== null) checkPointer(node.tag, node.pointer, node.line)
        const id = links.get(node.line)
        if (id !== undefined) byIndex.push([index, id])
      },
    })
    return kept === record ? byIndex : linksAmong(kept, links)
  }
  return { linksOf, unmapped: unmapped.list }
}
