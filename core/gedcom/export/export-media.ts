import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import { archivePaths } from "../../domain/gedcom/gedzip/archive-paths.ts"
import { filePayload, filePlace } from "../../domain/gedcom/structures/file-path.ts"
import { type KeptNode, readKept } from "../../domain/gedcom/kept/kept-node.ts"
import type { KeptRecord } from "../../domain/gedcom/kept/kept-record.ts"
import { objectTitle } from "../../domain/gedcom/structures/read-object.ts"
import type { GedcomStructure } from "../../domain/gedcom/lines/parser.ts"
import { rewriteFiles, rewriteLinks, type StateFile } from "../../domain/gedcom/export/rewrite-objects.ts"
import { pointerStructure } from "../../domain/gedcom/structures/structure.ts"
import { writeObject } from "../../domain/gedcom/structures/write-object.ts"
import type { NewXrefs } from "../../domain/gedcom/lines/xref.ts"
import type { Media } from "../../domain/media.ts"
import type { TreeSnapshot } from "../../ports/export-reads.ts"
import type { KeptRecordNode } from "./kept-record-node.ts"

/** A media object and where its file stands beside the GEDCOM file. */
export interface ExportedFile extends Pick<Media, "id" | "treeId" | "size"> {
  readonly path: string
}

/** The media of a tree in its GEDCOM file. Kept records are taken in their order, so that of two files with one path the first keeps it. */
export interface ExportedMedia {
  /** A kept record of a file of this version, with the files that it names as they are now; null for an OBJE record of which none is left. */
  readonly withFiles: (record: Pick<KeptRecord, "lines" | "links">, version: GedcomVersion) => KeptNode | null
  /** The same with its links, those of its events too; `objects` has the OBJE records at which it points, as they were kept. */
  readonly withLinks: (record: KeptRecordNode, objects: ReadonlyMap<string, KeptNode>) => KeptNode
  /** Whether an OBJE record is left out, for its files are deleted. */
  readonly isGone: (object: KeptNode) => boolean
  /** Whether some belong to a person, event or source. */
  readonly isOwner: (ownerId: string) => boolean
  /** Links to what belongs to a person, event or source that no file brought. */
  readonly linksTo: (ownerId: string) => readonly GedcomStructure[]
  /** The OBJE records that no file brought, once all that may point at them is written. */
  readonly newRecords: (version: GedcomVersion) => Iterable<GedcomStructure>
  /** In the order in which the GEDCOM file names them. */
  readonly files: () => readonly ExportedFile[]
}

const batch = 1_000

/** Loads what is told of a tree's media: little of each, for an archive has them all behind the GEDCOM file. */
export const loadMedia = async (tree: TreeSnapshot, xrefs: NewXrefs): Promise<ExportedMedia> => {
  const media = new Map<string, Media>()
  for (
    let rows = await tree.media(null, batch);
    rows.length > 0;
    rows = await tree.media(rows[rows.length - 1]!.id, batch)
  )
    for (const row of rows) media.set(row.id, row)
  const recordOf = media.size === 0 ? new Map<string, string>() : await recordsOf(tree, media)
  const byOwner = Map.groupBy([...media.values()], ownerOf)
  const paths = archivePaths()
  const pathOf = new Map<Media, string>()
  const told = new Set<string>()
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
    (version: GedcomVersion): StateFile =>
    (id, { file, title }) => {
      const found = media.get(id)
      if (found === undefined) return null
      const place = filePlace(file.value, version)
      const [wanted] = place.at === "beside" ? place.paths : [null]
      const path = givePath(found, wanted)
      const isFirst = !told.has(id)
      told.add(id)
      return {
        payload: path === wanted ? file.value : filePayload(path, version),
        title: isFirst ? found.title : objectTitle({ title }),
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
        : rewriteLinks(node, row.personId ?? row.sourceId, {
            ofRecord: (xref) => liveFiles(objects.get(xref)),
            ownerOf: (id) => ownerOf(media.get(id)),
            ownedBy: (owner) => (byOwner.get(owner) ?? []).map(({ id }) => id),
            pointAt,
            untold: (id) => told.delete(id),
          }),
    isGone: (object) =>
      rewriteFiles(object, "7.0", (id) => (media.has(id) ? { payload: "", title: null } : null)) === null,
    isOwner: (owner) => byOwner.has(owner),
    linksTo: (owner) => (byOwner.get(owner) ?? []).map(({ id }) => pointerStructure("OBJE", pointAt(id))),
    newRecords: function* (version) {
      for (const one of media.values()) {
        if (!told.has(one.id) || pointedAt.has(one.id))
          yield writeObject(one, xrefs.of("M", one.id), givePath(one, null), version)
      }
    },
    files: () => [...pathOf].map(([{ id, treeId, size }, path]) => ({ id, treeId, size, path })),
  }
}

const ownerOf = (media: Media | undefined): string | null =>
  media?.personId ?? media?.eventId ?? media?.sourceId ?? null

/** The xrefs of the records that imports kept of media objects, the first of each. */
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
