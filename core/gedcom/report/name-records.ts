import type { FileIndex } from "../../domain/gedcom/import/file-index.ts"
import { kindOfTag, type RecordPlace } from "../../domain/gedcom/import/record-lines.ts"
import type { GedcomNode } from "../../domain/gedcom/lines/parser.ts"
import type { NamedRecord } from "../../domain/gedcom/report/warning-message.ts"
import { readNames } from "../../domain/gedcom/structures/reading/read-name.ts"
import { displayName } from "../../domain/name-text/compose-name.ts"

/** The key of a record of a file. */
export const keyOf = ({ kind, ordinal }: RecordPlace): string => `${kind} ${ordinal}`

/** Reads the records of an indexed file without TRLR, in file order. */
export type ReadRecords = () => AsyncIterable<readonly GedcomNode[]>

/**
 * The names of these records, by `keyOf`. Reads the file once more, up to the last record that is needed; not at all for
 * no records. A family is named after its partners or, without any, its first child.
 */
export const nameRecords = async (
  read: ReadRecords,
  fileIndex: FileIndex,
  places: readonly RecordPlace[],
): Promise<ReadonlyMap<string, NamedRecord>> => {
  const members = new Map(
    places.flatMap((place) => (place.kind === "family" ? [[keyOf(place), membersOf(fileIndex, place.ordinal)]] : [])),
  )
  const people = [...members.values()].flat().map((ordinal): RecordPlace => ({ kind: "person", ordinal }))
  const wanted = new Set([...places, ...people].map(keyOf))
  const found = new Map<string, NamedRecord>()
  const counts = { person: 0, family: 0, other: 0 }
  for await (const records of wanted.size === 0 ? [] : read()) {
    for (const record of records) {
      const kind = kindOfTag(record.tag)
      const key = keyOf({ kind, ordinal: counts[kind]++ })
      if (wanted.has(key)) found.set(key, named(record))
    }
    if (found.size === wanted.size) break
  }
  for (const [key, ordinals] of members) {
    const family = found.get(key)
    const names = ordinals.flatMap((ordinal) => found.get(keyOf({ kind: "person", ordinal }))?.name ?? [])
    if (family !== undefined && names.length > 0) found.set(key, { ...family, name: names.join(" and ") })
  }
  return found
}

const membersOf = ({ families }: FileIndex, ordinal: number): readonly number[] => {
  const links = families.of(ordinal)
  const partners = links.filter(({ role }) => role !== "CHIL").slice(0, 2)
  return (partners.length > 0 ? partners : links.slice(0, 1)).map(({ to }) => to)
}

const named = (record: GedcomNode): NamedRecord => {
  const { tag, xref } = record
  return { kind: kindOfTag(tag), isSource: tag === "SOUR", xref, name: nameOf(record) }
}

const reading = { version: "5.5.1", noteText: () => null, repositoryName: () => null, use: () => {} } as const

const nameOf = (record: GedcomNode): string | null => {
  if (record.tag === "SOUR") return shown(record.children.find(({ tag }) => tag === "TITL")?.value ?? "")
  if (record.tag !== "INDI") return null
  const primary = readNames(record, reading).find(({ isPrimary }) => isPrimary)
  return primary === undefined ? null : shown(displayName(primary))
}

/** A name on one line, in the beginning of a sentence. */
const shown = (name: string): string | null =>
  name === "Unnamed" ? null : name.replace(/\s+/g, " ").trim().slice(0, 100) || null
