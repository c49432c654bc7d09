import type { FileLinks, LinkedFamily, LinkedPerson } from "./family-graph.ts"
import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { sharedYearOf } from "./shared-years.ts"
import { deniesPartnership, readFamilies, readMembers } from "../structures/read-family.ts"
import { filled } from "../structures/read-context.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { Warn } from "../lines/warning.ts"
import { isDayFirstLanguage } from "../standard/day-order.ts"

/** A record that pointers can mean: its tag, and its ordinal among the records of this tag. */
export interface RecordRef {
  readonly tag: string
  readonly ordinal: number
}

/** A record and its ordinal among all records of its file, TRLR not counted. */
export type PlacedRecord = readonly [record: GedcomNode, ordinal: number]

/** What is known of a file after its records have passed once: enough to understand each of them alone when they pass again. */
export interface FileIndex extends FileLinks {
  /** How many records there are, TRLR not counted. */
  readonly records: number
  /** How many SOUR records there are. */
  readonly sources: number
  /** The ordinal of the SOUR record of this xref; null if there is none. */
  readonly sourceOf: (xref: string) => number | null
  /** The first record of this xref; null if there is none. */
  readonly recordOf: (xref: string) => RecordRef | null
  /** Every xref of the file, once. */
  readonly xrefs: () => readonly string[]
  /** The texts of shared notes, and the names of repositories, by xref. */
  readonly noteTexts: ReadonlyMap<string, string>
  readonly repositoryNames: ReadonlyMap<string, string>
  /** The records that are neither people nor families, if they are few enough to be held; null where they have to be read again. */
  readonly others: readonly PlacedRecord[] | null
  /** Whether every FAM comes after every INDI, as in almost every file. */
  readonly familiesFollow: boolean
  /** Whether the language of the file (HEAD.LANG) writes `12.3.1815` for 12 March. */
  readonly isDayFirst: boolean
}

/** Records of so many lines in all are held, some ten megabytes. */
const mostLinesHeld = 50_000

const languageOf = (head: GedcomNode): string | null => head.children.find(({ tag }) => tag === "LANG")?.value ?? null

const nobodyListens = { use: () => {} }

const linkedFamily = (record: GedcomNode, version: GedcomVersion): LinkedFamily => ({
  line: record.line,
  links: readMembers(record, nobodyListens),
  sharedYear: sharedYearOf(record, version),
  deniesPartnership: deniesPartnership(record, nobodyListens),
})

/** Takes the records of a file one by one, in their order, and keeps of them what the others need. */
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

  /** Whether pointers to the record's xref mean this record. */
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
        message: `${xref} names an earlier record already; pointers mean that one.`,
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
      const name = filled(record.children.find((child) => child.tag === "NAME")?.value ?? "")
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

/** Holds what is neither INDI nor FAM, as long as it is not much; how many lines a record has is known when the next one begins. */
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
