import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { eventOfTag } from "../structures/event-tags.ts"
import type { KeptNode } from "../kept/kept-node.ts"
import { type ObjectFile, objectTitle, readObject } from "../structures/read-object.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { pointerStructure, textStructure } from "../structures/structure.ts"
import { writable } from "../lines/write-record.ts"

/** What a kept FILE says of its media object now. */
export interface CurrentFile {
  readonly payload: string
  readonly title: string | null
}

/** Asks what a FILE says that became this media object; null when that is deleted. */
export type StateFile = (mediaId: string, file: ObjectFile<KeptNode>) => CurrentFile | null

/** A kept record with the files of its OBJE structures as they are now; what has no file left is left out, and so may be the record. */
export const rewriteFiles = (record: KeptNode, version: GedcomVersion, stateFile: StateFile): KeptNode | null => {
  const visit = (node: KeptNode): readonly KeptNode[] => {
    const stays = node.tag === "OBJE" ? restateObject(node, version, stateFile) : node
    return stays === null ? [] : [withChildren(stays, stays.children.flatMap(visit))]
  }
  return visit(record)[0] ?? null
}

const withChildren = (node: KeptNode, children: readonly KeptNode[]): KeptNode =>
  children.length === node.children.length && children.every((child, index) => child === node.children[index])
    ? node
    : { ...node, children }

const restateObject = (node: KeptNode, version: GedcomVersion, stateFile: StateFile): KeptNode | null => {
  const files = readObject(node)
  if (files.every(({ file }) => file.link === null)) return node
  let children = node.children
  for (const one of files) {
    const { file, title } = one
    if (file.link === null) continue
    const now = stateFile(file.link, one)
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
  return children.some(({ tag }) => tag === "FILE") ? { ...node, children } : null
}

/** A new structure among kept ones. */
const kept = (structure: GedcomStructure, { line }: KeptNode): KeptNode => ({
  ...structure,
  line,
  link: null,
  children: [],
})

/** What is attached to what now. */
export interface Attachments {
  /** The media objects that the kept OBJE record of this xref has files of. */
  readonly ofRecord: (xref: string) => readonly string[]
  /** What a media object belongs to. */
  readonly ownerOf: (mediaId: string) => string | null
  /** The media objects that belong to a person, event or source. */
  readonly ownedBy: (ownerId: string) => readonly string[]
  /** The xref of the record of a media object. */
  readonly pointAt: (mediaId: string) => string
  /** Hears of media objects whose file was told in an OBJE that is left out. */
  readonly untold: (mediaId: string) => void
}

/**
 * A kept record with its links to media as they are now: an OBJE that made its file somebody's goes when the file belongs to another, and one that nothing
 * links yet where it belongs gets a link; so none is linked to its owner any more. Other links stay as they stood: a media object belongs to one thing, and may be linked from many.
 */
export const rewriteLinks = (record: KeptNode, ownerId: string | null, attachments: Attachments): KeptNode => {
  const { ofRecord, ownerOf, ownedBy, pointAt, untold } = attachments
  const told = new Set<string>()
  const isGone = (node: KeptNode, ids: readonly string[]): boolean =>
    node.link !== null && ids.length > 0 && ids.every((id) => ownerOf(id) !== node.link)
  const visit = (node: KeptNode): readonly KeptNode[] => {
    if (node.tag !== "OBJE") return [withChildren(node, node.children.flatMap(visit))]
    const ids =
      node.pointer === null
        ? node.children.flatMap(({ tag, link }) => (tag === "FILE" && link !== null ? [link] : []))
        : ofRecord(node.pointer)
    if (isGone(node, ids)) {
      if (node.pointer === null) ids.forEach(untold)
      return []
    }
    for (const id of ids) told.add(id)
    return [node.link === null ? node : { ...node, link: null }]
  }
  const isEvent = ({ tag, link }: KeptNode): boolean => link !== null && eventOfTag(tag) !== null
  const children = record.children.flatMap((child) =>
    isEvent(child) ? [rewriteLinks(child, child.link, attachments)] : visit(child),
  )
  const missing = ownerId === null ? [] : ownedBy(ownerId).filter((id) => !told.has(id))
  return withChildren(record, [
    ...children,
    ...missing.map((id) => kept(pointerStructure("OBJE", pointAt(id)), record)),
  ])
}
