import type { FileLinks, LinkedFamily, LinkedPerson } from "./family-graph.ts"
import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { sharedYearOf } from "./shared-years.ts"
import { deniesPartnership, readFamilies, readMembers } from "../structures/read-family.ts"
import { trimmedOrNull } from "../structures/read-context.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { Warn } from "../warning.ts"
import { isDayFirstLanguage } from "../standard/day-order.ts"

/** A record that pointers refer to: its tag, and its ordinal among the records with this tag. */
export interface RecordRef {
  readonly tag: string
  readonly ordinal: number
}

/** A record and its ordinal among all records of its file, without TRLR. */
export type PlacedRecord = readonly [record: GedcomNode, ordinal: number]

/**
 * The result of the first pass over a file: everything that is needed to map each record separately in the second
 * pass.
 */
export interface FileIndex extends FileLinks {
  /** The number of records, without TRLR. */
  readonly records: number
  /** The number of SOUR records. */
  readonly sources: number
  /** The ordinal of the SOUR record with this xref; null if there is none. */
  readonly sourceOf: (xref: string) => number | null
  /** The first record with this xref; null if there is none. */
  readonly recordOf: (xref: string) => RecordRef | null
  /** Every xref of the file, each once. */
  readonly xrefs: () => readonly string[]
  /** The texts of shared notes, and the names of repositories, by xref. */
  readonly noteTexts: ReadonlyMap<string, string>
  readonly repositoryNames: ReadonlyMap<string, string>
  /** The records other than INDI and FAM if they are small enough to be held; null if they must be read again. */
  readonly others: readonly PlacedRecord[] | null
  /** Whether every FAM comes after every INDI, as in almost every file. */
  readonly familiesFollow: boolean
  /** Whether the language of the file (HEAD.LANG) writes `12.3.1815` for 12 March. */
  readonly isDayFirst: boolean
}

/** The most lines of records that are held, about ten megabytes. */
const mostLinesHeld = 50_000

const languageOf = (head: GedcomNode): string | null => head.children.find(({ tag }) => tag === "LANG")?.value ?? null

const nobodyListens = { use: () => {} }

const linkedFamily = (record: GedcomNode, version: GedcomVersion): LinkedFamily => ({
  line: record.line,
  links: readMembers(record, nobodyListens),
  sharedYear: sharedYearOf(record, version),
  deniesPartnership: deniesPartnership(record, nobodyListens),
})

/** Takes the records of a file in order, and stores what the mapping of other records needs. */
export const startFileIndex = (
  warn: Warn,
  version: GedcomVersion,
): { readonly take: (record: GedcomNode) => void; readonly end: () => FileIndex } => {
  const persons: LinkedPerson[] = []
  const families: LinkedFamily[] = []
  const records = new Map<string, RecordRef>()
  const counts = new Map<string, number>()
  const noteTexts = new Map<string, string>()
  const repositoryNames = new Map<string, string>()
  const others = holdRecords()
  let ordinal = 0
  let familiesFollow = true
  let isDayFirst = false

  /** Whether pointers to the xref of the record refer to this record. */
  const register = ({ xref, tag, line }: GedcomNode): boolean => {
    const ordinal = counts.get(tag) ?? 0
    counts.set(tag, ordinal + 1)
    if (xref === null) return false
    const isFirst = !records.has(xref)
    if (isFirst) records.set(xref, { tag, ordinal })
    else
      warn({
        line,
        code: "duplicate_xref",
        message: `${xref} is already the xref of an earlier record; pointers refer to that record.`,
      })
    return isFirst
  }

  const take = (record: GedcomNode): void => {
    const { xref, tag } = record
    others.hold(record, ordinal)
    if (tag === "TRLR") return
    ordinal++
    const isMeant = register(record)
    if (tag === "HEAD") isDayFirst = isDayFirstLanguage(languageOf(record))
    if (tag === "INDI") {
      persons.push({ xref: isMeant ? xref : null, links: readFamilies(record, nobodyListens) })
      if (families.length > 0) familiesFollow = false
    } else if (tag === "FAM") families.push(linkedFamily(record, version))
    else if (xref === null || !isMeant) return
    else if (tag === "NOTE" || tag === "SNOTE") noteTexts.set(xref, record.value)
    else if (tag === "REPO") {
      const name = trimmedOrNull(record.children.find((child) => child.tag === "NAME")?.value ?? "")
      if (name !== null) repositoryNames.set(xref, name)
    }
  }

  const ordinalOf =
    (wanted: string) =>
    (xref: string): number | null => {
      const record = records.get(xref)
      return record?.tag === wanted ? record.ordinal : null
    }

  const end = (): FileIndex => ({
    persons,
    families,
    noteTexts,
    repositoryNames,
    familiesFollow,
    isDayFirst,
    records: ordinal,
    others: others.held(),
    personOf: ordinalOf("INDI"),
    familyOf: ordinalOf("FAM"),
    sourceOf: ordinalOf("SOUR"),
    sources: counts.get("SOUR") ?? 0,
    recordOf: (xref) => records.get(xref) ?? null,
    xrefs: () => [...records.keys()],
  })
  return { take, end }
}

/**
 * Holds the records other than INDI and FAM, up to the limit. The number of lines of a record is known when the
 * next record begins.
 */
const holdRecords = () => {
  let held: PlacedRecord[] | null = []
  let lines = 0
  let since: number | null = null
  const hold = (record: GedcomNode, ordinal: number): void => {
    if (since !== null) lines += record.line - since
    const isWanted = record.tag !== "INDI" && record.tag !== "FAM" && record.tag !== "TRLR"
    since = isWanted ? record.line : null
    if (lines > mostLinesHeld) held = null
    else if (isWanted) held?.push([record, ordinal])
  }
  return { hold, held: () => held }
}
