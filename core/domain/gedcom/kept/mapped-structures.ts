import type { ReadContext } from "../structures/read-context.ts"
import { isCitation } from "../structures/citation-tags.ts"
import { eventOfTag } from "../structures/event-tags.ts"
import { readFileChange } from "../structures/file-change.ts"
import { type AssociationPlace, isAssociationTag, readAssociation } from "../structures/reading/read-association.ts"
import { readCitation } from "../structures/reading/read-citation.ts"
import { readEvent } from "../structures/reading/read-event.ts"
import {
  deniesPartnership,
  readFamilies,
  readMembers,
  readRelationship,
  readTies,
} from "../structures/reading/read-family.ts"
import { type ReadName, readNames } from "../structures/reading/read-name.ts"
import { objectIdentifiers, readObject } from "../structures/reading/read-object.ts"
import { readPerson } from "../structures/reading/read-person.ts"
import { readSource } from "../structures/reading/read-source.ts"
import type { KeptNode } from "./kept-node.ts"

/** What of the tree decides which structures of a kept record are data. */
export interface PresentRows {
  readonly reading: Omit<ReadContext, "use">
  /** Whether this row is live. */
  readonly isLive: (id: string) => boolean
  /** Whether the tree keeps a family with this xref. */
  readonly isFamily: (xref: string) => boolean
  /** Whether a file of the OBJE record with this xref is a live medium. */
  readonly isMedium: (xref: string) => boolean
  /** Whether the partnership has its notes and identifiers from the kept FAM record. */
  readonly hasValuesOf: (record: KeptNode) => boolean
  /** Whether any relationship has its time of change from the kept FAM record. */
  readonly hasTimeOf: (record: KeptNode) => boolean
}

/** Names, which are data only as the row that they became. */
const nameTags: ReadonlySet<string> = new Set(["NAME", "NICK", "_MARNM", "_AKA", "ALIA"])
const memberTags: ReadonlySet<string> = new Set(["HUSB", "WIFE", "CHIL"])

/**
 * The structures of a kept INDI, FAM or SOUR record that are data: their value is in a field of a live row, where members
 * read it. A structure that no reader knows, or that repeats what has one value, is none, and neither is one whose row is
 * deleted.
 */
export const mappedStructures = (record: KeptNode, rows: PresentRows): ReadonlySet<KeptNode> => {
  const used = new Set<unknown>()
  const reading = { ...rows.reading, use: (structure: unknown) => used.add(structure) }
  if (record.tag === "INDI") {
    readIndividual(record, reading, rows)
    for (const part of otherParts(readNames(record, reading))) used.delete(part)
  }
  if (record.tag === "FAM") readFamily(record, reading, rows)
  if (record.tag === "SOUR") readSource(record, reading)
  if (record.tag === "INDI" || record.tag === "SOUR") readFileChange(record, reading)
  readObjects(record, reading, rows)
  const ofNobody = unsaidTies(record, rows)
  const mapped = new Set<KeptNode>()
  const visit = (node: KeptNode): boolean => {
    if (node !== record && (isGone(node, rows) || ofNobody.has(node.tag))) return false
    const below = node.children.map(visit)
    const isMapped = used.has(node) || (saysNothing(node) && below.includes(true))
    if (isMapped) mapped.add(node)
    return isMapped
  }
  visit(record)
  return mapped
}

/** A structure without a value says what is below it, and no more. */
const saysNothing = ({ value, pointer }: KeptNode): boolean => pointer === null && value.trim() === ""

/** Whether neither the structure nor anything below it is data. */
const isGone = ({ tag, link, pointer }: KeptNode, { isLive, isFamily }: PresentRows): boolean => {
  if (tag === "FAMC" || tag === "FAMS") return link !== null || pointer === null || !isFamily(pointer)
  if (link !== null) return !isLive(link)
  return nameTags.has(tag) || (memberTags.has(tag) && pointer !== null)
}

/** Tags that say how children belong to a parent whom the family does not have. */
const unsaidTies = ({ tag, children }: KeptNode, rows: PresentRows): ReadonlySet<string> => {
  const isMissing = (role: string): boolean => !children.some((one) => one.tag === role && isPresent(one, rows))
  return tag === "FAM"
    ? new Set([...(isMissing("HUSB") ? ["_FREL"] : []), ...(isMissing("WIFE") ? ["_MREL"] : [])])
    : new Set()
}

const isPresent = ({ link }: KeptNode, { isLive }: PresentRows): boolean => link !== null && isLive(link)

const readIndividual = (record: KeptNode, reading: ReadContext, rows: PresentRows): void => {
  readPerson(record, reading)
  readFamilies(record, reading)
  for (const node of record.children) {
    if (node.tag === "NAME") {
      readFileChange(node, reading)
      readCitations(node, reading, rows)
    }
    if (node.tag === "SEX") readCitations(node, reading, rows)
  }
  readFacts(record, reading, rows)
}

const readFamily = (record: KeptNode, reading: ReadContext, rows: PresentRows): void => {
  reading.use(record)
  readMembers(record, reading)
  deniesPartnership(record, reading)
  if (rows.hasValuesOf(record)) readRelationship(record, reading)
  if (rows.hasTimeOf(record)) readFileChange(record, reading)
  const ties = new Set<unknown>(readTies(record, reading).map(({ node }) => node))
  for (const { children } of record.children)
    for (const tie of children.filter((child) => ties.has(child))) {
      readRelationship(tie, reading)
      readCitations(tie, reading, rows)
      readAssociations(tie, "record", reading, rows)
    }
  readFacts(record, reading, rows)
}

const partOfTag: Readonly<Record<string, "givenName" | "prefix" | "suffix" | "surnamePrefix">> = {
  GIVN: "givenName",
  NPFX: "prefix",
  NSFX: "suffix",
  SPFX: "surnamePrefix",
}

const words = (text: string): string =>
  text
    .split(/[\s,]+/)
    .join(" ")
    .trim()

/** The parts of names that say something else than the names: another GIVN than NAME has, and a TYPE that is no type here. */
const otherParts = (names: readonly ReadName[]): readonly unknown[] =>
  names.flatMap(({ node, nameType, whole }) =>
    node.children.filter(({ tag, value }) => {
      if (tag === "TYPE") return nameType === "other" && value.trim().toLowerCase() !== "other"
      if (tag === "SURN") return !words(whole.surname ?? "").includes(words(value))
      const part = partOfTag[tag]
      return part !== undefined && words(whole[part] ?? "") !== words(value)
    }),
  )

/** Reads the events, citations and associations directly below a record. */
const readFacts = (record: KeptNode, reading: ReadContext, rows: PresentRows): void => {
  for (const node of record.children) {
    if (eventOfTag(node.tag) === null || !isPresent(node, rows) || readEvent(node, reading) === null) continue
    readFileChange(node, reading)
    readCitations(node, reading, rows)
    readAssociations(node, "event", reading, rows)
  }
  readCitations(record, reading, rows)
  readAssociations(record, "record", reading, rows)
}

const readCitations = ({ tag, children }: KeptNode, reading: ReadContext, rows: PresentRows): void => {
  for (const node of children) {
    if (!isCitation(node, tag) || !isPresent(node, rows)) continue
    readCitation(node, reading)
    readFileChange(node, reading)
  }
}

const readAssociations = (
  { children }: KeptNode,
  place: AssociationPlace,
  reading: ReadContext,
  rows: PresentRows,
): void => {
  for (const node of children)
    if (isAssociationTag(node.tag, place) && isPresent(node, rows)) readAssociation(node, reading)
}

/** Reads the media of a record: each OBJE that points to one, or has one as its file. */
const readObjects = (node: KeptNode, reading: ReadContext, rows: PresentRows): void => {
  if (node.tag === "OBJE" && node.pointer !== null && rows.isMedium(node.pointer)) reading.use(node)
  if (node.tag === "OBJE" && node.pointer === null) readFiles(node, reading, rows)
  node.children.forEach((child) => readObjects(child, reading, rows))
}

const readFiles = (object: KeptNode, reading: ReadContext, rows: PresentRows): void => {
  const there = readObject(object).filter(({ file }) => isPresent(file, rows))
  if (there.length === 0) return
  for (const parts of there) for (const part of Object.values(parts)) if (part !== null) reading.use(part)
  reading.use(object)
  objectIdentifiers(object, reading)
  readFileChange(object, reading)
}
