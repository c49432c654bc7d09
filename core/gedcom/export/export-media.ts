import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import { archivePaths } from "../../domain/gedcom/gedzip/archive-paths.ts"
import { filePayload, filePlace } from "../../domain/gedcom/structures/file-path.ts"
import { type KeptLines, type KeptNode, readKept } from "../../domain/gedcom/kept/kept-node.ts"
import { objectTitle } from "../../domain/gedcom/structures/reading/read-object.ts"
import type { GedcomStructure } from "../../domain/gedcom/lines/parser.ts"
import {
  type CurrentLinks,
  type DescribeFile,
  type LinkingRecord,
  rewriteFiles,
  rewriteLinks,
} from "../../domain/gedcom/export/rewrite-objects.ts"
import { targetOf } from "../../domain/evidence/media-link.ts"
import { inGroups } from "../../lib/in-groups.ts"
import { pointerStructure } from "../../domain/gedcom/structures/structure.ts"
import { writeObject } from "../../domain/gedcom/structures/writing/write-object.ts"
import type { NewXrefs } from "../../domain/gedcom/lines/xref.ts"
import type { Media } from "../../domain/evidence/media.ts"
import type { TreeSnapshot } from "../../ports/export-reads.ts"
import type { KeptRecordNode } from "./kept-record-node.ts"

/** A medium, and the path of its file beside the GEDCOM file. */
export interface ExportedFile extends Pick<Media, "id" | "treeId" | "size"> {
  readonly path: string
}

/**
 * The media of a tree in its export. Kept records are processed in order, so that the first of two files with one
 * path keeps it.
 */
export interface ExportedMedia {
  /**
   * A kept record of a file of this version, with its present files; null for an OBJE record that has none left.
   */
  readonly withFiles: (record: KeptLines, version: GedcomVersion) => KeptNode | null
  /**
   * The same record with its present links, also those of its events. `objects` has the kept OBJE records that it
   * points to.
   */
  readonly withLinks: (record: KeptRecordNode, objects: ReadonlyMap<string, KeptNode>) => KeptNode
  /** Whether an OBJE record is left out because its files are deleted. */
  readonly isGone: (object: KeptNode) => boolean
  /** Whether media are linked to this record. */
  readonly isLinked: (recordId: string) => boolean
  /** Pointers to the media with a link to this record that the lines of no file contain. */
  readonly linksTo: (recordId: string) => readonly GedcomStructure[]
  /** Pointers to all media with a link to this record. */
  readonly allLinksTo: (recordId: string) => readonly GedcomStructure[]
  /** OBJE records of media that no file brought. Call it after everything that may point to them is written. */
  readonly newRecords: (version: GedcomVersion) => Iterable<GedcomStructure>
  /** The files in the order in which the GEDCOM file names them. */
  readonly files: () => readonly ExportedFile[]
}

const batch = 1_000

/**
 * Loads the rows of a tree's media. All of them are held until the export ends, because an archive contains their
 * files after the GEDCOM file.
 */
export const loadMedia = async (tree: TreeSnapshot, xrefs: NewXrefs): Promise<ExportedMedia> => {
  const media = new Map<string, Media>()
  for (
    let rows = await tree.media(null, batch);
    rows.length > 0;
    rows = await tree.media(rows[rows.length - 1]!.id, batch)
  )
    for (const row of rows) media.set(row.id, row)
  const recordOf = media.size === 0 ? new Map<string, string>() : await recordsOf(tree, media)
  const links = await linksOf(tree, media)
  const paths = archivePaths()
  const pathOf = new Map<Media, string>()
  const written = new Set<string>()
  const pointedAt = new Set<string>()

  const givePath = (one: Media, wanted: string | null): string => {
    const path = pathOf.get(one) ?? paths.give(wanted, one.filename ?? one.id)
    pathOf.set(one, path)
    return path
  }
  const pointAt = (id: string): string => {
    const xref = recordOf.get(id)
    if (xref === undefined) pointedAt.add(id)
    return xref ?? xrefs.of("M", id)
  }
  const stateFile =
    (version: GedcomVersion): DescribeFile =>
    (id, { file, title }) => {
      const found = media.get(id)
      if (found === undefined) return null
      const place = filePlace(file.value, version)
      const [wanted] = place.at === "beside" ? place.paths : [null]
      const path = givePath(found, wanted)
      const isFirst = !written.has(id)
      written.add(id)
      return {
        payload: path === wanted ? file.value : filePayload(path, version),
        title: isFirst ? found.title : objectTitle({ title }),
        identifiers: isFirst ? found.identifiers : null,
      }
    }
  const liveFiles = (object: KeptNode | undefined): readonly string[] =>
    object?.children.flatMap(({ tag, link }) => (tag === "FILE" && link !== null && media.has(link) ? [link] : [])) ??
    []

  return {
    withFiles: (record, version) =>
      record.lines.includes(" FILE ") ? rewriteFiles(readKept(record), version, stateFile(version)) : readKept(record),
    withLinks: ({ row, node }, objects) =>
      media.size === 0 && !row.lines.includes(" OBJE")
        ? node
        : rewriteLinks(node, linkingRecord(row), {
            ofRecord: (xref) => liveFiles(objects.get(xref)),
            isLinkedTo: links.isLinkedTo,
            neededBy: links.neededBy,
            pointAt,
            withoutRecord: (id) => written.delete(id),
          }),
    isGone: (object) =>
      rewriteFiles(object, "7.0", (id) => (media.has(id) ? { payload: "", title: null, identifiers: null } : null)) ===
      null,
    isLinked: (recordId) => links.linkedTo(recordId).length > 0,
    linksTo: (recordId) => links.neededBy(recordId).map((id) => pointerStructure("OBJE", pointAt(id))),
    allLinksTo: (recordId) => links.linkedTo(recordId).map((id) => pointerStructure("OBJE", pointAt(id))),
    newRecords: function* (version) {
      for (const one of media.values()) {
        if (!written.has(one.id) || pointedAt.has(one.id))
          yield writeObject(one, xrefs.of("M", one.id), givePath(one, null), version)
      }
    },
    files: () => [...pathOf].map(([{ id, treeId, size }, path]) => ({ id, treeId, size, path })),
  }
}

/** An OBJE of a family links its file to all of its members. */
const linkingRecord = ({ tag, personId, sourceId, links }: KeptRecordNode["row"]): LinkingRecord => {
  const ownerId = personId ?? sourceId
  if (ownerId !== null) return { ownerId, linkedIds: [ownerId] }
  return { ownerId, linkedIds: tag === "FAM" ? links.map(([, id]) => id) : [] }
}

interface LinksOfMedia extends Pick<CurrentLinks, "isLinkedTo" | "neededBy"> {
  /** All media with a link to this record. */
  readonly linkedTo: (recordId: string) => readonly string[]
}

/** The attachments and links of media, in both directions. */
const linksOf = async (tree: TreeSnapshot, media: ReadonlyMap<string, Media>): Promise<LinksOfMedia> => {
  const recordsOf = new Map<string, Set<string | null>>()
  const linked = new Map<string, Set<string>>()
  const needed = new Map<string, Set<string>>()
  const add = (mediaId: string, recordId: string | null, isNeeded: boolean): void => {
    setOf(recordsOf, mediaId).add(recordId)
    if (recordId === null) return
    setOf(linked, recordId).add(mediaId)
    if (isNeeded) setOf(needed, recordId).add(mediaId)
  }
  for (const some of inGroups([...media.values()], batch)) {
    for (const one of some) if (targetOf(one) !== null) add(one.id, targetOf(one), true)
    for (const link of await tree.mediaLinks(some.map(({ id }) => id)))
      add(link.mediaId, targetOf(link), !link.fromFile)
  }
  return {
    isLinkedTo: (id, recordIds) => {
      const own = recordsOf.get(id)
      return own !== undefined && (own.has(null) || recordIds.some((recordId) => own.has(recordId)))
    },
    neededBy: (recordId) => [...(needed.get(recordId) ?? [])],
    linkedTo: (recordId) => [...(linked.get(recordId) ?? [])],
  }
}

/** The set at this key, which is added if there is none. */
const setOf = <T>(sets: Map<string, Set<T>>, key: string): Set<T> => {
  const there = sets.get(key)
  if (there !== undefined) return there
  const made = new Set<T>()
  sets.set(key, made)
  return made
}

/** The xrefs of the kept OBJE records of media, the first one of each medium. */
const recordsOf = async (
  tree: TreeSnapshot,
  media: ReadonlyMap<string, Media>,
): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>()
  for (const { xref, links } of await tree.objects()) {
    for (const [, id] of links) if (xref !== null && media.has(id) && !found.has(id)) found.set(id, xref)
  }
  return found
}
