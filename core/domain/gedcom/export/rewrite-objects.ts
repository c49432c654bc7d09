import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { eventOfTag } from "../structures/event-tags.ts"
import type { GedcomFields } from "../structures/gedcom-fields.ts"
import type { KeptNode } from "../kept/kept-node.ts"
import { type ObjectFile, objectIdentifiers, objectTitle, readObject } from "../structures/reading/read-object.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { pointerStructure, textStructure } from "../structures/structure.ts"
import { rewriteIdentifiers } from "./rewrite-identifiers.ts"
import { writable } from "../lines/write-record.ts"

/** The present values of a kept FILE. Its FORM is that of the imported file. */
export interface CurrentFile extends Omit<GedcomFields<"media">, "contentType"> {
  readonly payload: string
}

/** Returns the present values of the FILE that became this medium; null if the medium is deleted. */
export type DescribeFile = (mediaId: string, file: ObjectFile<KeptNode>) => CurrentFile | null

/**
 * A kept record with the present files of its OBJE structures. An OBJE without a file is removed. Null if the
 * record itself is such an OBJE.
 */
export const rewriteFiles = (record: KeptNode, version: GedcomVersion, stateFile: DescribeFile): KeptNode | null => {
  const visit = (node: KeptNode): readonly KeptNode[] => {
    const stays = node.tag === "OBJE" ? rewriteObject(node, version, stateFile) : node
    return stays === null ? [] : [withChildren(stays, stays.children.flatMap(visit))]
  }
  return visit(record)[0] ?? null
}

const withChildren = (node: KeptNode, children: readonly KeptNode[]): KeptNode =>
  children.length === node.children.length && children.every((child, index) => child === node.children[index])
    ? node
    : { ...node, children }

const rewriteObject = (node: KeptNode, version: GedcomVersion, stateFile: DescribeFile): KeptNode | null => {
  const files = readObject(node)
  if (files.every(({ file }) => file.link === null)) return node
  let children = node.children
  let identifiers: CurrentFile["identifiers"] = null
  for (const one of files) {
    const { file, title } = one
    if (file.link === null) continue
    const now = stateFile(file.link, one)
    if (files.length === 1) identifiers = now?.identifiers ?? null
    const isRetitled = now !== null && writable(objectTitle(one) ?? "") !== writable(now.title ?? "")
    const titles = now === null || now.title === null ? [] : [kept(textStructure("TITL", now.title), node)]
    const isInline = version === "5.5.1" && node.xref === null
    children = children.flatMap((child) => {
      if (isRetitled && child === title && files.length === 1) return []
      if (child !== file) return [child]
      if (now === null) return []
      const below = isRetitled
        ? [...file.children.filter((other) => other !== title), ...(isInline ? [] : titles)]
        : file.children
      return [{ ...file, value: now.payload, children: below }, ...(isRetitled && isInline ? titles : [])]
    })
  }
  if (!children.some(({ tag }) => tag === "FILE")) return null
  return { ...node, children: withIdentifiers(node, children, identifiers, version) }
}

/** The children of an object with its present identifiers; null if they are not those of this object. */
const withIdentifiers = (
  object: KeptNode,
  children: readonly KeptNode[],
  now: CurrentFile["identifiers"],
  version: GedcomVersion,
): readonly KeptNode[] => {
  const before = objectIdentifiers(object, { use: () => {} })
  const there = new Map<GedcomStructure, KeptNode>(children.map((child) => [child, child]))
  const home = { record: object.xref === null ? "inside" : "OBJE", version } as const
  return rewriteIdentifiers(children, { before, now }, home).map(
    (structure) => there.get(structure) ?? keptWhole(structure, object),
  )
}

/** Turns a new structure with what is below it into a kept one. */
const keptWhole = (structure: GedcomStructure, object: KeptNode): KeptNode => ({
  ...kept(structure, object),
  children: structure.children.map((child) => keptWhole(child, object)),
})

/** Turns a new structure into a kept one. */
const kept = (structure: GedcomStructure, { line, readerVersion }: KeptNode): KeptNode => ({
  ...structure,
  line,
  readerVersion,
  link: null,
  children: [],
})

/** The present links of media. */
export interface CurrentLinks {
  /** The media with files in the kept OBJE record with this xref. */
  readonly ofRecord: (xref: string) => readonly string[]
  /** Whether the medium is linked to one of these records, or may be: it has a link to a purged person. */
  readonly isLinkedTo: (mediaId: string, recordIds: readonly string[]) => boolean
  /** The media with a link to this record that needs an OBJE there. */
  readonly neededBy: (recordId: string) => readonly string[]
  /** The xref of the record of a media object. */
  readonly pointAt: (mediaId: string) => string
  /** Called for a medium when its inline OBJE is removed, so that it gets a record. */
  readonly withoutRecord: (mediaId: string) => void
}

/** A kept record or event, and the records to which an OBJE in it links a medium. */
export interface LinkingRecord {
  /** The record that needs an OBJE for each of its media; null if there is none. */
  readonly ownerId: string | null
  /** All of them, and those of the record that contains the event. */
  readonly linkedIds: readonly string[]
}

/**
 * A kept record with its present links to media. An OBJE is removed if its file is linked to none of the records any
 * more to which the OBJE linked it. A medium that is linked to this record and has no OBJE here gets one.
 */
export const rewriteLinks = (
  record: KeptNode,
  { ownerId, linkedIds }: LinkingRecord,
  current: CurrentLinks,
): KeptNode => {
  const { ofRecord, isLinkedTo, neededBy, pointAt, withoutRecord } = current
  const linked = new Set<string>()
  const isGone = (node: KeptNode, ids: readonly string[], citations: readonly string[]): boolean => {
    const records = [...citations, ...(node.link === null ? linkedIds : [node.link])]
    return records.length > 0 && ids.length > 0 && !ids.some((id) => isLinkedTo(id, records))
  }
  const visit = (node: KeptNode, citations: readonly string[]): readonly KeptNode[] => {
    if (node.tag !== "OBJE") {
      const within = node.tag === "SOUR" && node.link !== null ? [node.link, ...citations] : citations
      const children = node.children.flatMap((child) => visit(child, within))
      return [withChildren(node, children)]
    }
    const ids =
      node.pointer === null
        ? node.children.flatMap(({ tag, link }) => (tag === "FILE" && link !== null ? [link] : []))
        : ofRecord(node.pointer)
    if (isGone(node, ids, citations)) {
      if (node.pointer === null) ids.forEach(withoutRecord)
      return []
    }
    for (const id of ids) linked.add(id)
    return [node.link === null ? node : { ...node, link: null }]
  }
  const isEvent = ({ tag, link }: KeptNode): boolean => link !== null && eventOfTag(tag) !== null
  const children = record.children.flatMap((child) =>
    isEvent(child) ? [rewriteLinks(child, eventIn(linkedIds, child), current)] : visit(child, []),
  )
  const missing = ownerId === null ? [] : neededBy(ownerId).filter((id) => !linked.has(id))
  return withChildren(record, [
    ...children,
    ...missing.map((id) => kept(pointerStructure("OBJE", pointAt(id)), record)),
  ])
}

const eventIn = (recordIds: readonly string[], { link }: KeptNode): LinkingRecord => ({
  ownerId: link,
  linkedIds: link === null ? recordIds : [link, ...recordIds],
})
