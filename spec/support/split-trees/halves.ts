import type { Random } from "../../bench/random.ts"
import { type ErrorKind, withError } from "./typing-errors.ts"

/** An INDI or FAM record of a file: its lines without those that point to other kinds of records. */
export interface SplitRecord {
  readonly xref: string
  readonly tag: "INDI" | "FAM"
  readonly lines: readonly string[]
}

const pointer = /^\d+ (\w+) (@[^@#][^@]*@)\s*$/

/** The pointers of a record to records of this kind. */
const pointersOf = ({ lines }: SplitRecord, tags: readonly string[]): readonly string[] =>
  lines.flatMap((line) => {
    const [, tag, xref] = pointer.exec(line) ?? []
    return tag !== undefined && xref !== undefined && tags.includes(tag) ? [xref] : []
  })

const members = ["HUSB", "WIFE", "CHIL"] as const

/** The lines of a record for which `isKept` is true; a line below one that goes is gone too. */
const keptLines = (lines: readonly string[], isKept: (line: string) => boolean): readonly string[] => {
  let goneLevel = Infinity
  return lines.filter((line) => {
    const level = Number.parseInt(line, 10)
    if (level > goneLevel) return false
    goneLevel = isKept(line) ? Infinity : level
    return goneLevel === Infinity
  })
}

/** The INDI and FAM records of the text of a file. Identifiers go, because they would say who is who. */
const splitRecords = (file: string): readonly SplitRecord[] =>
  file
    .replace(/^\ufeff/, "")
    .split(/[\r\n]+(?=0 )/)
    .flatMap((record): readonly SplitRecord[] => {
      const [head = "", ...lines] = record.split(/[\r\n]+\s*/).filter((line) => /^\d+ /.test(line))
      const [, xref, tag] = /^0 (@[^@]+@) (INDI|FAM)\s*$/.exec(head) ?? []
      if (xref === undefined || (tag !== "INDI" && tag !== "FAM")) return []
      const isKept = (line: string): boolean => {
        if (/^1 (_?UID|REFN|RIN|AFN|RFN|EXID|CHAN|_CHAN)\b/.test(line)) return false
        const [, name] = pointer.exec(line) ?? []
        return name === undefined || ["FAMC", "FAMS", ...members].includes(name)
      }
      return [{ xref, tag, lines: keptLines(lines, isKept) }]
    })

/** The persons of a file in the order in which a walk over their families from a random person finds them. */
const walked = (records: readonly SplitRecord[], random: Random): readonly string[] => {
  const byXref = new Map(records.map((record) => [record.xref, record]))
  const persons = records.filter(({ tag }) => tag === "INDI")
  const first = random.below(persons.length)
  const starts = [...persons.slice(first), ...persons.slice(0, first)].map(({ xref }) => xref)
  const seen = new Set<string>()
  for (const start of starts) {
    const waiting = [start]
    for (let xref = waiting.shift(); xref !== undefined; xref = waiting.shift()) {
      const person = byXref.get(xref)
      if (person === undefined || seen.has(xref)) continue
      seen.add(xref)
      for (const family of pointersOf(person, ["FAMC", "FAMS"])) {
        const record = byXref.get(family)
        if (record !== undefined) waiting.push(...pointersOf(record, members))
      }
    }
  }
  return [...seen]
}

/** How a person of both halves is written in the second one. */
export interface SplitFile {
  readonly first: string
  readonly second: string
  /** The xrefs of the persons who are in both, with the error in the second half; null for none. */
  readonly shared: ReadonlyMap<string, ErrorKind | null>
}

const shareOfHalf = 0.65

/** The REFN by which a person of a half is known after the import. */
export const markOf = (half: "first" | "second", xref: string): string => `${half} ${xref}`

/**
 * A file in two halves, each with two thirds of its persons, so that a third is in both. The second one has the errors
 * that people make when they write a person from another source.
 */
export const splitFile = (file: string, random: Random): SplitFile => {
  const records = splitRecords(file)
  const order = walked(records, random)
  const size = Math.ceil(order.length * shareOfHalf)
  const [ofFirst, ofSecond] = [new Set(order.slice(0, size)), new Set(order.slice(-size))]
  const shared = new Map<string, ErrorKind | null>()
  const wrong = new Map<string, SplitRecord>()
  for (const record of records) {
    if (!ofFirst.has(record.xref) || !ofSecond.has(record.xref)) continue
    const { kind, lines } = withError(record, records, random)
    shared.set(record.xref, kind)
    wrong.set(record.xref, { ...record, lines })
  }
  return {
    first: halfOf("first", records, ofFirst),
    second: halfOf(
      "second",
      records.map((record) => wrong.get(record.xref) ?? record),
      ofSecond,
    ),
    shared,
  }
}

const halfOf = (half: "first" | "second", records: readonly SplitRecord[], persons: ReadonlySet<string>): string => {
  const families = new Set(
    records.flatMap((record) =>
      record.tag === "FAM" && pointersOf(record, members).some((xref) => persons.has(xref)) ? [record.xref] : [],
    ),
  )
  const isIn = (xref: string): boolean => persons.has(xref) || families.has(xref)
  const written = records
    .filter(({ xref }) => isIn(xref))
    .flatMap(({ xref, tag, lines }) => {
      const kept = keptLines(lines, (line) => {
        const to = pointer.exec(line)?.[2]
        return to === undefined || isIn(to)
      })
      const mark = tag === "INDI" ? [`1 REFN ${markOf(half, xref.replaceAll("@", ""))}`] : []
      return [`0 ${xref} ${tag}`, ...mark, ...kept]
    })
  return ["0 HEAD", "1 GEDC", "2 VERS 5.5.1", "1 CHAR UTF-8", ...written, "0 TRLR", ""].join("\n")
}
