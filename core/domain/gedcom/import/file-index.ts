import { numberList } from "../../../lib/number-list.ts"
import type { GedcomVersion } from "../../date/gedcom-words.ts"
import type { DateHabits } from "../../date/date-habits.ts"
import { learnOrders } from "../../date/number-order.ts"
import { isDayFirstLanguage, primaryTagOf } from "../standard/day-order.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { Warn } from "../warning.ts"
import { trimmedOrNull } from "../structures/read-context.ts"
import { deniesPartnership, readFamilies, readMembers } from "../structures/reading/read-family.ts"
import type { FileLinks } from "./file-links.ts"
import { recordLines, type RecordPlace } from "./record-lines.ts"
import { collectLinks } from "./record-links.ts"
import { sharedYearOf } from "./shared-years.ts"
import { xrefTable } from "./xref-table.ts"

/** A record that pointers refer to: its tag, and its ordinal among the records with this tag. */
export interface RecordRef {
  readonly tag: string
  readonly ordinal: number
}

/** A record and its ordinal among all records of its file, without TRLR. */
export type PlacedRecord = readonly [record: GedcomNode, ordinal: number]

/**
 * The result of the first pass over a file: everything that is needed to map each record separately in the second
 * pass. It takes about 100 bytes per person, so that a file of a million people can be imported.
 */
export interface FileIndex extends FileLinks {
  /** The number of records, without TRLR. */
  readonly records: number
  /** The number of SOUR records. */
  readonly sources: number
  /** The ordinal of the INDI, FAM or SOUR record with this xref; null if there is none. */
  readonly personOf: (xref: string) => number | null
  readonly familyOf: (xref: string) => number | null
  readonly sourceOf: (xref: string) => number | null
  /** The first record with this xref; null if there is none. */
  readonly recordOf: (xref: string) => RecordRef | null
  /** Every xref of a record of the file, each once. */
  readonly xrefs: () => Iterable<string>
  /** The texts of shared notes, and the names of repositories, by xref. */
  readonly noteTexts: ReadonlyMap<string, string>
  readonly repositoryNames: ReadonlyMap<string, string>
  /** The records other than INDI and FAM if they are small enough to be held; null if they must be read again. */
  readonly others: readonly PlacedRecord[] | null
  /** Whether every FAM comes after every INDI, as in almost every file. */
  readonly familiesFollow: boolean
  /** In which order the file has day and month in numbers, by its dates and its language (HEAD.LANG), and this language. */
  readonly dateHabits: DateHabits
  /** The record that has this line; null for a line before the first record. */
  readonly recordAt: (line: number) => RecordPlace | null
}

/** The most lines of records that are held, about ten megabytes. */
const mostLinesHeld = 50_000

const languageOf = (head: GedcomNode): string | null => head.children.find(({ tag }) => tag === "LANG")?.value ?? null

const nobodyListens = { use: () => {} }

/** Structures with dates that a program wrote. */
const writtenByPrograms: ReadonlySet<string> = new Set(["CHAN", "CREA"])

/** Shows each DATE of a record that a person may have written. */
const seeDates = (node: GedcomNode, see: (text: string) => void): void => {
  if (node.tag === "DATE") see(node.value)
  for (const below of node.children) if (!writtenByPrograms.has(below.tag)) seeDates(below, see)
}

/** Takes the records of a file in order, and stores what the mapping of other records needs. */
export const startFileIndex = (
  warn: Warn,
  version: GedcomVersion,
): { readonly take: (record: GedcomNode) => void; readonly end: () => FileIndex } => {
  const records = registerRecords(warn)
  const links = collectFileLinks(records, version)
  const noteTexts = new Map<string, string>()
  const repositoryNames = new Map<string, string>()
  const others = holdRecords()
  const lines = recordLines()
  let ordinal = 0
  const dates = learnOrders()
  let language: string | null = null

  const take = (record: GedcomNode): void => {
    const { xref, tag } = record
    others.hold(record, ordinal)
    if (tag === "TRLR") return
    ordinal++
    lines.add(record)
    const isMeant = records.register(record)
    if (tag === "HEAD") language = languageOf(record)
    else seeDates(record, dates.see)
    if (tag === "INDI") links.addPerson(record, isMeant)
    else if (tag === "FAM") links.addFamily(record)
    else if (xref === null || !isMeant) return
    else if (tag === "NOTE" || tag === "SNOTE") noteTexts.set(xref, record.value)
    else if (tag === "REPO") {
      const name = trimmedOrNull(record.children.find((child) => child.tag === "NAME")?.value ?? "")
      if (name !== null) repositoryNames.set(xref, name)
    }
  }

  const end = (): FileIndex => ({
    ...links.end(),
    noteTexts,
    repositoryNames,
    dateHabits: {
      orders: dates.orders(isDayFirstLanguage(language) ? "day_first" : null),
      language: primaryTagOf(language),
    },
    records: ordinal,
    others: others.held(),
    personOf: (xref) => records.ordinalOf(xref, "INDI"),
    familyOf: (xref) => records.ordinalOf(xref, "FAM"),
    sourceOf: (xref) => records.ordinalOf(xref, "SOUR"),
    sources: records.count("SOUR"),
    recordOf: records.find,
    recordAt: lines.at,
    xrefs: records.xrefs,
  })
  return { take, end }
}

type Records = ReturnType<typeof registerRecords>

/** Numbers the xrefs of records and pointers, and stores which record each of them refers to. */
const registerRecords = (warn: Warn) => {
  const xrefs = xrefTable()
  /** By number of the xref: the index of the tag of its record in `tags`, or -1, and the ordinal of the record. */
  const tagOf = numberList()
  const ordinalOf = numberList()
  const tags: string[] = []
  const indexOfTag = new Map<string, number>()
  const counts = new Map<string, number>()

  const numberOf = (xref: string): number => {
    const number = xrefs.add(xref)
    if (number === tagOf.length) {
      tagOf.push(-1)
      ordinalOf.push(-1)
    }
    return number
  }
  const tagIndex = (tag: string): number => {
    const known = indexOfTag.get(tag)
    if (known !== undefined) return known
    indexOfTag.set(tag, tags.length)
    return tags.push(tag) - 1
  }
  /** Counts the record. Returns whether pointers to its xref refer to it. */
  const register = ({ xref, tag, line }: GedcomNode): boolean => {
    const ordinal = counts.get(tag) ?? 0
    counts.set(tag, ordinal + 1)
    if (xref === null) return false
    const number = numberOf(xref)
    const isFirst = tagOf.at(number) < 0
    if (isFirst) {
      tagOf.set(number, tagIndex(tag))
      ordinalOf.set(number, ordinal)
    } else
      warn({
        line,
        code: "duplicate_xref",
        lost: "link",
        message: "In {in}, the reference is that of an earlier record too; links to it lead to the earlier record.",
      })
    return isFirst
  }
  /** The ordinal of the record with the numbered xref and this tag; -1 if there is none. */
  const ordinalAt = (number: number, tag: string): number =>
    number >= 0 && tagOf.at(number) === indexOfTag.get(tag) ? ordinalOf.at(number) : -1
  return {
    numberOf,
    register,
    ordinalAt,
    textOf: xrefs.textOf,
    count: (tag: string): number => counts.get(tag) ?? 0,
    ordinalOf: (xref: string, tag: string): number | null => {
      const ordinal = ordinalAt(xrefs.find(xref), tag)
      return ordinal < 0 ? null : ordinal
    },
    find: (xref: string): RecordRef | null => {
      const number = xrefs.find(xref)
      const tag = number < 0 ? undefined : tags[tagOf.at(number)]
      return tag === undefined ? null : { tag, ordinal: ordinalOf.at(number) }
    },
    *xrefs(): Generator<string> {
      for (let number = 0; number < xrefs.size; number++) if (tagOf.at(number) >= 0) yield xrefs.textOf(number)
    },
  }
}

/** Collects the pointers between persons and families. */
const collectFileLinks = (records: Records, version: GedcomVersion) => {
  const persons = collectLinks(["FAMC", "FAMS"])
  const families = collectLinks(["CHIL", "HUSB", "WIFE"])
  const xrefOfPerson = numberList()
  const lineOfFamily = numberList()
  const sharedYears = numberList()
  const denials = new Set<number>()
  let familiesFollow = true
  return {
    addPerson: (record: GedcomNode, isMeant: boolean): void => {
      const links = readFamilies(record, nobodyListens)
      persons.add(links.map(({ family, ...link }) => ({ ...link, to: records.numberOf(family) })))
      xrefOfPerson.push(record.xref !== null && isMeant ? records.numberOf(record.xref) : -1)
      if (lineOfFamily.length > 0) familiesFollow = false
    },
    addFamily: (record: GedcomNode): void => {
      const links = readMembers(record, nobodyListens)
      families.add(links.map(({ person, ...link }) => ({ ...link, to: records.numberOf(person) })))
      if (deniesPartnership(record, nobodyListens)) denials.add(lineOfFamily.length)
      lineOfFamily.push(record.line)
      sharedYears.push(sharedYearOf(record, version) ?? NO_YEAR)
    },
    end: (): FileLinks & Pick<FileIndex, "familiesFollow"> => ({
      familiesFollow,
      persons: persons.end((xref) => records.ordinalAt(xref, "FAM")),
      families: families.end((xref) => records.ordinalAt(xref, "INDI")),
      xrefOfPerson: (ordinal) => {
        const number = xrefOfPerson.at(ordinal)
        return number < 0 ? null : records.textOf(number)
      },
      lineOfFamily: lineOfFamily.at,
      sharedYearOf: (ordinal) => (sharedYears.at(ordinal) === NO_YEAR ? null : sharedYears.at(ordinal)),
      deniesPartnership: (ordinal) => denials.has(ordinal),
    }),
  }
}

/** Lower than any year of a date. */
const NO_YEAR = -1_000_000

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
