import { EventId, type MediaId } from "../../ids.ts"
import type { Attachment } from "../../media.ts"
import { eventOfTag } from "../structures/event-tags.ts"
import { filePlace } from "../structures/file-path.ts"
import type { ImportContext } from "./import-context.ts"
import type { NamedFiles } from "../gedzip/named-files.ts"
import { readObject } from "../structures/read-object.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { Rows } from "./rows.ts"
import type { Warn } from "../lines/warning.ts"

/** The files of an archive, on their way to become media. */
export interface IncomingMedia extends NamedFiles {
  /** Whether the tree has it already: it stays attached to what it is. */
  readonly isThere: (id: MediaId) => boolean
}

/** What belongs to nothing. */
export const unattached: Attachment = { personId: null, eventId: null, sourceId: null }

interface MediaMapper {
  /** A record that is mapped already, and what its files belong to but those of its events; null where nothing of it is brought into the tree. */
  readonly take: (record: GedcomNode, owner: Attachment | null, rows: Rows) => void
  /** Adds what belongs to nothing, once all records are taken. */
  readonly end: (rows: Rows) => void
}

type Options = Pick<ImportContext, "treeId" | "life" | "link" | "reading"> & {
  /** What the structure of this line became. */
  readonly linkOf: (line: number) => string | undefined
  readonly warn: Warn
}

/**
 * Adds the media of an archive to `rows`. Each file belongs to the person, event or source whose OBJE links it
 * first. That OBJE is linked to its owner, so that an export sees when the owner changes. Every FILE is linked to
 * the medium that it became.
 */
export const mediaMapper = (
  { files, named, ofRecord, unnamed, isThere }: IncomingMedia,
  { treeId, life, link, linkOf, reading, warn }: Options,
): MediaMapper => {
  const owned = new Set<MediaId>()
  const met = new Set<MediaId>()
  const left = new Set<MediaId>()

  const attach = (ids: readonly MediaId[], owner: Attachment | null, { line }: GedcomNode, rows: Rows): void => {
    const ownerId = owner === null ? null : (owner.personId ?? owner.eventId ?? owner.sourceId)
    for (const id of ids) {
      if (owned.has(id) || isThere(id)) continue
      const among = owner === null ? left : met
      among.add(id)
      if (owner === null || ownerId === null) continue
      owned.add(id)
      link(line, ownerId)
      rows.media.push({ id, treeId, ...owner, ...life })
    }
  }

  const mapFiles = (object: GedcomNode): readonly MediaId[] =>
    readObject(object).flatMap(({ file, title, form }) => {
      const id = named(file.value)
      if (id === null) {
        tellOfAbsence(file)
        return []
      }
      for (const structure of [object, file, title, form]) if (structure !== null) reading.use(structure)
      link(file.line, id)
      return [id]
    })

  const tellOfAbsence = ({ value, line }: GedcomNode): void => {
    const { at } = filePlace(value, reading.version)
    const shown = value.length > 100 ? `${value.slice(0, 100)}…` : value
    if (at === "beside") warn({ line, code: "missing_file", message: `The archive has no file ${shown}` })
    if (at === "elsewhere")
      warn({ line, code: "file_elsewhere", message: `Files outside the archive are not opened: ${shown}` })
  }

  const mapPointer = (object: GedcomNode, xref: string): readonly MediaId[] => {
    const ids = ofRecord(xref)
    if (ids.length > 0) reading.use(object)
    return ids
  }

  const visit = (node: GedcomNode, owner: Attachment | null, rows: Rows): void => {
    if (node.tag === "OBJE")
      attach(node.pointer === null ? mapFiles(node) : mapPointer(node, node.pointer), owner, node, rows)
    for (const child of node.children) visit(child, owner, rows)
  }
  return {
    take: (record, owner, rows) => {
      if (record.tag === "OBJE") mapFiles(record)
      for (const child of record.children) {
        const eventId = eventOfTag(child.tag) === null ? undefined : linkOf(child.line)
        visit(child, EventId.is(eventId) ? { ...unattached, eventId } : owner, rows)
      }
    },
    end: (rows) => {
      for (const path of unnamed)
        warn({
          line: 1,
          code: "unnamed_file",
          message: `No FILE names this file of the archive; it is left out: ${path}`,
        })
      const isOnlyLeft = (id: MediaId): boolean => left.has(id) && !met.has(id)
      for (const { id } of files)
        if (!owned.has(id) && !isOnlyLeft(id) && !isThere(id)) rows.media.push({ id, treeId, ...unattached, ...life })
    },
  }
}
