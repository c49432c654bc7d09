import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { PersonId, RecordId, SourceId } from "../../ids.ts"
import type { UnmappedTag } from "../report/import-report.ts"
import { createNew } from "../import/import-decisions.ts"
import { keptLines, type KeptRecord } from "../kept/kept-record.ts"
import { fingerprintOf } from "../../../lib/fingerprint.ts"
import type { Existing } from "../import/existing.ts"
import { existingPersonOf } from "../import/existing-ties.ts"
import { sharedYears } from "../import/shared-years.ts"
import { mapFamily } from "./map-family.ts"
import { mapIndividual } from "./map-individual.ts"
import { type RecordSubjects, type IncomingMedia, mediaMapper, unattached } from "./map-media.ts"
import { mapMerged } from "./map-merged.ts"
import type { ImportContext } from "./import-context.ts"
import { mergeKept, type MergedRecord } from "../kept/merge-kept.ts"
import type { TextFault } from "../structures/shown-text.ts"
import type { ReadContext } from "../structures/read-context.ts"
import type { RelationshipValues } from "../structures/read-family.ts"
import { readSource } from "../structures/read-source.ts"
import type { GedcomNode } from "../lines/parser.ts"
import { type XrefMap, withNewXrefs } from "../import/rename-xrefs.ts"
import type { Rows } from "./rows.ts"
import type { FileIndex } from "../import/file-index.ts"
import { countUnmapped, visitRecord } from "../report/unmapped.ts"
import type { Warn } from "../warning.ts"

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
}

export type MapperOptions = Pick<ImportContext, "treeId" | "newId" | "life" | "families"> & {
  readonly version: GedcomVersion
  readonly warn: Warn
  /** New xrefs for those that records of the tree already use. */
  readonly newNames?: XrefMap
  readonly known?: Existing | null
  /**
   * The records other than INDI, FAM and SOUR that the tree already keeps: their xrefs in the file, and the first
   * lines of those without an xref.
   */
  readonly sameRecords?: { readonly xrefs: ReadonlyMap<string, string>; readonly lines: ReadonlySet<number> }
  /** The media of a file that came in an archive. */
  readonly media?: IncomingMedia | null
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one mapping; its functions share what the records before have become
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
  const unmapped = countUnmapped()
  const checkPointer = pointerCheck(fileIndex, options.warn)
  const taken = { persons: 0, families: 0, sources: 0 }
  /** The number of records that have been taken, by tag. */
  const takenOf = new Map<string, number>()
  const keptPersons = new Set(known?.keptPersons)
  const unmet = new Set(options.sameRecords?.xrefs.keys())
  const sameLines = options.sameRecords?.lines ?? new Set<number>()
  const { keep, hold } = keepRecords()
  const extendedRecords = new Map<RecordId, KeptRecord>()
  const isMerged = (family: number): boolean =>
    mapping.families[family]!.partners.some((person) => known?.decisions[person]?.action === "merge")

  /** Counts the structures of the record without a mapping, and returns the links of the kept record. */
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

  /**
   * Whether pointers to the xref of this record refer to another record. `before` is the number of earlier records
   * with the same tag.
   */
  const isNamesake = ({ tag, xref }: GedcomNode, before: number): boolean => {
    if (xref === null) return false
    const meant = fileIndex.recordOf(xref)
    return meant?.tag !== tag || meant.ordinal !== before
  }

  const takePerson = (record: GedcomNode, rows: Rows): Taken => {
    const ordinal = taken.persons++
    const personId = mapping.persons[ordinal]!
    const decision = known?.decisions[ordinal] ?? createNew
    if (known === null || existingPersonOf(decision) === null) {
      mapIndividual(record, ordinal, mapping, rows)
      if (decision.action === "overwrite") rows.replaced.push({ from: decision.personId, to: personId })
      return { personId, keeps: "record" }
    }
    const isFresh = freshNotes(record, known.targets.notesOf(personId), mapping.reading)
    if (decision.action === "merge") mapMerged({ record, personId }, known, mapping, rows)
    const isKept = keptPersons.has(personId)
    keptPersons.add(personId)
    if (decision.action === "skip") return { personId, keeps: isKept ? "nothingUncounted" : "firstLine" }
    return isKept
      ? { personId, keeps: "additions", into: known.keptOf.get(personId), isFresh }
      : { personId, keeps: "record" }
  }

  /** Adds the new parts of a merged record to the kept record. */
  const addToRecord = (
    record: GedcomNode,
    { into, isFresh = () => false, staysAway = () => false }: Taken,
    rows: Rows,
  ): void => {
    if (into === undefined) return
    const old = extendedRecords.get(into.id) ?? into
    const extended = mergeKept(old, {
      record,
      isUsed: ({ line }) => used.has(line),
      idOf: ({ line }) => links.get(line) ?? null,
      isFresh,
      staysAway,
    })
    if (extended.lines === old.lines) return
    const row = { ...extended, originalFingerprint: old.originalFingerprint ?? fingerprintOf(old.lines) }
    extendedRecords.set(row.id, row)
    rows.extendedRecords.push(row)
  }

  const takeSource = (record: GedcomNode, rows: Rows): Taken => {
    const ordinal = taken.sources++
    const sourceId = mapping.sources[ordinal]!
    const source = { id: sourceId, treeId, ...readSource(record, mapping.reading), ...mapping.life }
    if (known === null || !known.sources.has(ordinal)) rows.sources.push(source)
    if (known?.keptSources.has(sourceId) !== true) return { sourceId, keeps: "record" }
    const into = known.recordsOfSources.get(sourceId)
    return { sourceId, keeps: into === undefined ? "nothing" : "additions", into }
  }

  const takeFamily = (record: GedcomNode, id: RecordId, rows: Rows): Taken => {
    const ordinal = taken.families++
    const isInTree = known?.familiesInTree.has(ordinal) === true
    mapFamily({ record, recordId: isInTree ? null : id, shape: mapping.families[ordinal]! }, mapping, rows)
    if (!isInTree) return { keeps: "record" }
    const into = known?.keptFamilies.get(ordinal)
    return into === undefined || !isMerged(ordinal)
      ? { keeps: "nothing" }
      : { keeps: "additions", into, staysAway: (structure) => staysOutOfFamily(structure, options.warn) }
  }

  /**
   * The persons, events and sources that a record concerns. A family concerns all its members; its events concern
   * the partners.
   */
  const concernedBy = ({ tag, children }: GedcomNode, { personId, sourceId }: Taken): RecordSubjects => {
    if (tag !== "FAM") {
      const persons = personId === undefined ? [] : [personId]
      return { persons, personsOfEvents: persons, sourceId: sourceId ?? null }
    }
    const { partners } = mapping.families[taken.families - 1]!
    const named = children.flatMap(({ tag: role, pointer }) =>
      pointer !== null && (role === "HUSB" || role === "WIFE" || role === "CHIL")
        ? (mapping.personOf(pointer) ?? [])
        : [],
    )
    const idsOf = (ordinals: Iterable<number>) => Array.from(ordinals, (ordinal) => mapping.persons[ordinal]!)
    return { persons: idsOf(new Set([...partners, ...named])), personsOfEvents: idsOf(partners), sourceId: null }
  }

  const takeOther = (record: GedcomNode): Taken => {
    useShared(record, mapping)
    // If several records have one xref, the xref refers to the first.
    const isSame = sameLines.has(record.line) || (record.xref !== null && unmet.delete(record.xref))
    if (isSame && record.tag === "HEAD") return { keeps: "recordIfNeeded" }
    return { keeps: isSame ? "nothing" : "record" }
  }

  const takeAny = (record: GedcomNode, id: RecordId, rows: Rows): Taken => {
    if (record.tag === "INDI") return takePerson(record, rows)
    if (record.tag === "SOUR") return takeSource(record, rows)
    return record.tag === "FAM" ? takeFamily(record, id, rows) : takeOther(record)
  }

  const take = (record: GedcomNode, position: number, rows: Rows): void => {
    const { tag } = record
    const before = takenOf.get(tag) ?? 0
    takenOf.set(tag, before + 1)
    const id = newId<"RecordId">()
    known?.facts.startRecord()
    const taking = takeAny(record, id, rows)
    const { keeps, personId = null, sourceId = null } = taking
    const isBrought = keeps.startsWith("record") || ((keeps === "nothing" || keeps === "additions") && tag !== "FAM")
    media?.take(record, isBrought ? { ...unattached, personId, sourceId } : null, concernedBy(record, taking), rows)
    const kept = withNewXrefs(keeps === "firstLine" ? { ...record, children: [] } : record, names)
    const became = keeps === "firstLine" || keeps === "nothingUncounted" ? [] : linksOf(record, kept)
    if (keeps === "additions") addToRecord(kept, taking, rows)
    used.clear()
    links.clear()
    if (keeps !== "record" && keeps !== "recordIfNeeded" && keeps !== "firstLine") return
    const xref = isNamesake(record, before) ? null : kept.xref
    const lines = keptLines(kept)
    const linesInFile = kept === record ? lines : keptLines(record)
    const row: KeptRecord = {
      id,
      treeId,
      position,
      tag,
      xref,
      originalXref: xref === null || xref === record.xref ? null : record.xref,
      originalFingerprint: linesInFile === lines ? null : fingerprintOf(linesInFile),
      personId,
      sourceId,
      lines,
      links: became,
    }
    if (keeps === "recordIfNeeded") hold(row)
    else keep(row, rows)
    if (personId !== null && keptPersons.has(personId)) known?.keptOf.set(personId, row)
  }
  return { take, end: (rows) => media?.end(rows), unmapped: unmapped.list }
}

/**
 * What a record became, and how much of it is kept. A person, family or source that already has a kept record does
 * not get a second one.
 */
interface Taken {
  readonly personId?: PersonId
  readonly sourceId?: SourceId
  readonly keeps: "record" | "recordIfNeeded" | "firstLine" | "additions" | "nothing" | "nothingUncounted"
  /** The kept record to which new parts are added. */
  readonly into?: KeptRecord | undefined
  readonly isFresh?: MergedRecord["isFresh"]
  readonly staysAway?: MergedRecord["staysAway"]
}

/**
 * Adds kept records to the rows. A HEAD that the tree already keeps is held back, and is added only before another
 * record of its file.
 */
const keepRecords = () => {
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

/** The values of a partnership, none of which a merge changes: their tags, and the warning about each. */
const partnershipValues: Readonly<
  Record<keyof RelationshipValues, readonly [tags: readonly string[], message: string]>
> = { notes: [["NOTE", "SNOTE"], "The family of the tree keeps its own notes; this one is not merged."] }

/**
 * For a family that the tree already has, partners and children come from the relationship rows and values from the
 * partnership row. So HUSB, WIFE, CHIL and NOTE of the incoming record are not copied.
 */
const staysOutOfFamily = ({ tag, line }: GedcomNode, warn: Warn): boolean => {
  const value = Object.values(partnershipValues).find(([tags]) => tags.includes(tag))
  if (value !== undefined) warn({ line, code: "not_merged", message: value[1] })
  return value !== undefined || tag === "HUSB" || tag === "WIFE" || tag === "CHIL"
}

/** Selects the notes of a record with a text that is not among these. */
const freshNotes = (
  { children }: GedcomNode,
  present: string | null,
  { noteText }: ReadContext,
): MergedRecord["isFresh"] => {
  const isFresh = ({ tag, pointer, value }: GedcomNode): boolean => {
    if (tag !== "NOTE" && tag !== "SNOTE") return false
    const text = (pointer === null ? value : noteText(pointer))?.trim() ?? ""
    return text !== "" && present?.includes(text) !== true
  }
  const fresh = new Set(children.flatMap((child) => (isFresh(child) ? [child.line] : [])))
  return ({ line }) => fresh.has(line)
}

/** The links of a record that may lack some of its structures. The lines identify the structures. */
const linksAmong = (record: GedcomNode, links: ReadonlyMap<number, string>): KeptRecord["links"] => {
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

const textFaults: Readonly<Record<TextFault, string>> = {
  text_too_long:
    "The name or place has more than 500 characters and is cut to that length. Exports contain the whole text.",
  hidden_characters: "Hidden characters are removed from the name or place. Exports contain them.",
}

const startMapping = (
  fileIndex: FileIndex,
  options: MapperOptions,
  used: Set<number>,
  links: Map<number, string>,
): ImportContext => {
  const { treeId, newId, life, families, version, warn, known = null } = options
  const { noteTexts, repositoryNames, personOf, sourceOf, isDayFirst } = fileIndex
  const share = sharedTexts(warn)
  return {
    treeId,
    newId,
    life,
    families,
    linesLeftOut: families[0]?.linesLeftOut ?? new Set(),
    known,
    personOf,
    sourceOf,
    warn,
    reading: {
      version,
      isDayFirst,
      noteText: (xref) => share(noteTexts.get(xref)),
      repositoryName: (xref) => share(repositoryNames.get(xref)),
      use: ({ line }) => used.add(line),
      reportText: ({ line }, fault) => warn({ line, code: fault, message: textFaults[fault] }),
    },
    persons: fileIndex.persons.map(
      (_, ordinal) => existingPersonOf(known?.decisions[ordinal] ?? createNew) ?? newId<"PersonId">(),
    ),
    sources: Array.from(
      { length: fileIndex.sources },
      (_, ordinal) => known?.sources.get(ordinal) ?? newId<"SourceId">(),
    ),
    link: (line, id) => links.set(line, id),
    inlineSources: new Map(known?.sourcesByTitle),
    placesByKey: new Map(),
    placesByName: new Map(),
    partnerships: new Map(known?.partnerships),
    sharedYears: sharedYears(fileIndex.families, families),
  }
}

/**
 * The most characters of shared notes and repositories that are copied to the pointers that refer to them. A small
 * file may point to one long note a million times.
 */
const mostShared = 268_435_456

const sharedTexts = (warn: Warn) => {
  let copied = 0
  return (text: string | undefined): string | null => {
    if (text === undefined || copied > mostShared) return null
    copied += text.length
    if (copied <= mostShared) return text
    warn({
      line: 1,
      code: "shared_texts_too_large",
      message: "The file points too often at long notes; from here on they are left to their records.",
    })
    return null
  }
}

/** Notes and repositories are mapped at the pointers that refer to them. */
const useShared = (record: GedcomNode, { reading: { use } }: ImportContext): void => {
  if (record.tag === "NOTE" || record.tag === "SNOTE") use(record)
  if (record.tag !== "REPO") return
  use(record)
  const name = record.children.find(({ tag }) => tag === "NAME")
  if (name !== undefined) use(name)
}

/** The kind of record that pointers of these tags must refer to. */
const meant: ReadonlyMap<string, string> = new Map([
  ["HUSB", "INDI"],
  ["WIFE", "INDI"],
  ["CHIL", "INDI"],
  ["FAMC", "FAM"],
  ["FAMS", "FAM"],
  ["SOUR", "SOUR"],
  ["REPO", "REPO"],
])

/**
 * Warns of pointers to a missing record, or to a record of another kind. `@VOID@` (7.0) deliberately points to
 * nothing.
 */
const pointerCheck =
  ({ recordOf }: FileIndex, warn: Warn) =>
  (tag: string, pointer: string, line: number): void => {
    const record = recordOf(pointer)
    const wanted = meant.get(tag)
    if (record === null) {
      if (pointer !== "@VOID@")
        warn({
          line,
          code: "dangling_pointer",
          message: `${tag} points to ${pointer}, which is not a record of this file.`,
        })
    } else if (wanted !== undefined && record.tag !== wanted) {
      warn({
        line,
        code: "wrong_pointer",
        message: `${tag} points to ${pointer}, which is a ${record.tag} record and not ${wanted}.`,
      })
    }
  }
