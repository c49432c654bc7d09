import type { GedcomVersion } from "../date/gedcom-words.ts"
import type { SourceId } from "../ids.ts"
import type { UnmappedTag } from "./import-report.ts"
import { keptLines, type KeptRecord } from "./kept-record.ts"
import { mapFamily } from "./map-family.ts"
import { mapIndividual } from "./map-individual.ts"
import type { Mapping } from "./mapping.ts"
import { readSource } from "./read-source.ts"
import type { GedcomNode } from "./record.ts"
import { type NewNames, renamed } from "./rename-xrefs.ts"
import type { Rows } from "./rows.ts"
import type { Survey } from "./survey.ts"
import { countUnmapped, visitRecord } from "./unmapped.ts"
import type { Warn } from "./warning.ts"

/** Turns the records of a surveyed file into rows. Each is taken once, and those of one tag in the file's order. */
export interface RecordMapper {
  /** `position`: the place of the record among all that the tree keeps. */
  readonly take: (record: GedcomNode, position: number, rows: Rows) => void
  readonly unmapped: () => readonly UnmappedTag[]
}

export type MapperOptions = Pick<Mapping, "treeId" | "newId" | "life" | "families"> & {
  readonly version: GedcomVersion
  readonly warn: Warn
  /** For xrefs that an earlier file gave to other records of the tree. */
  readonly newNames?: NewNames
}

export const recordMapper = (survey: Survey, options: MapperOptions): RecordMapper => {
  const used = new Set<number>()
  const links = new Map<number, string>()
  const mapping = startMapping(survey, options, used, links)
  const unmapped = countUnmapped()
  const checkPointer = pointerCheck(survey, options.warn)
  const taken = { persons: 0, families: 0, sources: 0 }

  const linksOf = (record: GedcomNode): KeptRecord["links"] => {
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
    used.clear()
    links.clear()
    return byIndex
  }

  /** Whether pointers to the xref of the person, family or source just taken mean an earlier record. */
  const isNamesake = (tag: string, xref: string | null): boolean => {
    const count = tag === "INDI" ? taken.persons : tag === "FAM" ? taken.families : tag === "SOUR" ? taken.sources : null
    if (xref === null || count === null) return false
    const meant = survey.recordOf(xref)
    return meant?.tag !== tag || meant.ordinal !== count - 1
  }

  const take = (record: GedcomNode, position: number, rows: Rows): void => {
    const { tag, xref } = record
    const { treeId, newId } = mapping
    const id = newId<"RecordId">()
    const personId = tag === "INDI" ? mapping.persons[taken.persons++]! : null
    const sourceId = tag === "SOUR" ? mapping.sources[taken.sources++]! : null
    const kept = renamed(record, options.newNames ?? new Map())
    if (personId !== null) mapIndividual(record, personId, mapping, rows)
    else if (sourceId !== null) mapSource(record, sourceId, mapping, rows)
    else if (tag === "FAM") mapFamily(record, id, mapping.families[taken.families++]!, mapping, rows)
    else useShared(record, mapping)
    rows.keptRecords.push({ id, treeId, position, tag, xref: isNamesake(tag, xref) ? null : kept.xref, personId, sourceId, lines: keptLines(kept), links: linksOf(record) })
  }
  return { take, unmapped: unmapped.list }
}

const startMapping = (survey: Survey, options: MapperOptions, used: Set<number>, links: Map<number, string>): Mapping => {
  const { treeId, newId, life, families, version, warn } = options
  const { noteTexts, repositoryNames, personOf, sourceOf } = survey
  const share = sharedTexts(warn)
  return {
    treeId, newId, life, families, personOf, sourceOf,
    reading: {
      version,
      noteText: (xref) => share(noteTexts.get(xref)),
      repositoryName: (xref) => share(repositoryNames.get(xref)),
      use: ({ line }) => used.add(line),
    },
    persons: survey.persons.map(() => newId<"PersonId">()),
    sources: Array.from({ length: survey.sources }, () => newId<"SourceId">()),
    link: (line, id) => links.set(line, id),
    inlineSources: new Map(),
    placesByKey: new Map(),
    placesByName: new Map(),
    partnerships: new Map(),
  }
}

/** So many characters of notes and repositories are copied to where pointers mean them: a small file may point a million times at one long note. */
const mostShared = 268_435_456

const sharedTexts = (warn: Warn) => {
  let copied = 0
  return (text: string | undefined): string | null => {
    if (text === undefined || copied > mostShared) return null
    copied += text.length
    if (copied <= mostShared) return text
    warn({ line: 1, code: "shared_texts_too_large", message: "The file points too often at long notes; from here on they are left to their records." })
    return null
  }
}

const mapSource = (record: GedcomNode, id: SourceId, { treeId, reading, life }: Mapping, rows: Rows): void => {
  rows.sources.push({ id, treeId, ...readSource(record, reading), ...life })
}

/** Notes and repositories are mapped where records point at them. */
const useShared = (record: GedcomNode, { reading: { use } }: Mapping): void => {
  if (record.tag === "NOTE" || record.tag === "SNOTE") use(record)
  if (record.tag !== "REPO") return
  use(record)
  const name = record.children.find(({ tag }) => tag === "NAME")
  if (name !== undefined) use(name)
}

/** What pointers of these tags must mean. */
const meant: ReadonlyMap<string, string> = new Map([
  ["HUSB", "INDI"], ["WIFE", "INDI"], ["CHIL", "INDI"], ["FAMC", "FAM"], ["FAMS", "FAM"], ["SOUR", "SOUR"], ["REPO", "REPO"],
])

/** Warns of pointers to no record, or to one of another kind; `@VOID@` (7.0) is meant to point nowhere. */
const pointerCheck = ({ recordOf }: Survey, warn: Warn) => (tag: string, pointer: string, line: number): void => {
  const record = recordOf(pointer)
  const wanted = meant.get(tag)
  if (record === null) {
    if (pointer !== "@VOID@") warn({ line, code: "dangling_pointer", message: `${tag} points at ${pointer}, which is no record of this file.` })
  } else if (wanted !== undefined && record.tag !== wanted) {
    warn({ line, code: "wrong_pointer", message: `${tag} points at ${pointer}, which is a ${record.tag} record and not ${wanted}.` })
  }
}
