import type { FileLinks, LinkedFamily, LinkedPerson } from "./family-graph.ts"
import { readFamilies, readMembers } from "./read-family.ts"
import { filled } from "./reading.ts"
import type { GedcomNode } from "./record.ts"
import type { Warn } from "./warning.ts"

/** A record that pointers can mean: its tag, and its ordinal among the records of this tag. */
export interface RecordRef {
  readonly tag: string
  readonly ordinal: number
}

/** What is known of a file after its records have passed once: enough to understand each of them alone when they pass again. */
export interface Survey extends FileLinks {
  /** How many SOUR records there are. */
  readonly sources: number
  /** The ordinal of the SOUR record of this xref; null if there is none. */
  readonly sourceOf: (xref: string) => number | null
  /** The first record of this xref; null if there is none. */
  readonly recordOf: (xref: string) => RecordRef | null
  /** The texts of shared notes, and the names of repositories, by xref. */
  readonly noteTexts: ReadonlyMap<string, string>
  readonly repositoryNames: ReadonlyMap<string, string>
  /** Whether every FAM stands after every INDI, as almost always. */
  readonly familiesFollow: boolean
}

const nobodyListens = { use: () => {} }

/** Takes the records of a file one by one, in their order, and keeps of them what the others need. */
export const startSurvey = (warn: Warn): { readonly take: (record: GedcomNode) => void; readonly end: () => Survey } => {
  const persons: LinkedPerson[] = []
  const families: LinkedFamily[] = []
  const records = new Map<string, RecordRef>()
  const counts = new Map<string, number>()
  const noteTexts = new Map<string, string>()
  const repositoryNames = new Map<string, string>()
  let familiesFollow = true

  /** Whether pointers to the record's xref mean this record. */
  const register = ({ xref, tag, line }: GedcomNode): boolean => {
    const ordinal = counts.get(tag) ?? 0
    counts.set(tag, ordinal + 1)
    if (xref === null) return false
    const isFirst = !records.has(xref)
    if (isFirst) records.set(xref, { tag, ordinal })
    else warn({ line, code: "duplicate_xref", message: `${xref} names an earlier record already; pointers mean that one.` })
    return isFirst
  }

  const take = (record: GedcomNode): void => {
    const { xref, tag, line } = record
    const isMeant = register(record)
    if (tag === "INDI") {
      persons.push({ xref: isMeant ? xref : null, links: readFamilies(record, nobodyListens) })
      if (families.length > 0) familiesFollow = false
    } else if (tag === "FAM") families.push({ line, links: readMembers(record, nobodyListens) })
    else if (xref === null || !isMeant) return
    else if (tag === "NOTE" || tag === "SNOTE") noteTexts.set(xref, record.value)
    else if (tag === "REPO") {
      const name = filled(record.children.find((child) => child.tag === "NAME")?.value ?? "")
      if (name !== null) repositoryNames.set(xref, name)
    }
  }

  const ordinalOf = (wanted: string) => (xref: string): number | null => {
    const record = records.get(xref)
    return record?.tag === wanted ? record.ordinal : null
  }

  const end = (): Survey => ({
    persons, families, noteTexts, repositoryNames, familiesFollow,
    personOf: ordinalOf("INDI"),
    familyOf: ordinalOf("FAM"),
    sourceOf: ordinalOf("SOUR"),
    sources: counts.get("SOUR") ?? 0,
    recordOf: (xref) => records.get(xref) ?? null,
  })
  return { take, end }
}
