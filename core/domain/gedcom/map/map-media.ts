import { limitedLine } from "../structures/shown-text.ts"
import { append } from "../../../lib/append.ts"
import { CitationId, EventId, type MediaId, type PersonId, RelationshipId, type SourceId } from "../../ids.ts"
import { type Attachment, type LinkTarget, type MediaLink, noTarget, targetOf } from "../../evidence/media-link.ts"
import { eventOfTag } from "../structures/event-tags.ts"
import { filePlace } from "../structures/file-path.ts"
import type { ImportContext } from "./import-context.ts"
import type { NamedFiles } from "../gedzip/named-files.ts"
import { readFileChange } from "../structures/file-change.ts"
import { parentTag } from "../structures/reading/read-family.ts"
import { objectIdentifiers, readObject } from "../structures/reading/read-object.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { Rows } from "./rows.ts"
import type { Warn } from "../warning.ts"

/** The files of an archive that become media. */
export interface IncomingMedia extends NamedFiles {
  /** Whether the tree already has the medium. It keeps its owner. */
  readonly isThere: (id: MediaId) => boolean
  /** The person, event or source to which an existing medium is attached; null for none. */
  readonly attachedTo: (id: MediaId) => string | null
  /** Whether an existing medium already has a link to this person, event or source. */
  readonly isLinked: (id: MediaId, targetId: string) => boolean
}

/** The persons, events and sources that a record concerns. They also apply to the media that it links. */
export interface RecordSubjects {
  readonly persons: readonly PersonId[]
  /** The persons of the events of the record. */
  readonly personsOfEvents: readonly PersonId[]
  readonly sourceId: SourceId | null
  /** Whether it is the record of a partnership. */
  readonly isCouple: boolean
}

/** What an OBJE links by its place in the record. */
interface Surroundings {
  /** The owner of its files, unless they have one; null if nothing of the record is imported. */
  readonly owner: Attachment | null
  /** The citation and the relationship that it is in, which get a link even if the owner is the first. */
  readonly facts: readonly LinkTarget[]
  /** The other records that the OBJE concerns. */
  readonly concerned: readonly LinkTarget[]
}

/** No owner. */
export const unattached: Attachment = { personId: null, eventId: null, sourceId: null }

interface MediaMapper {
  /**
   * Takes a record that is mapped already, and the owner of its files except those of its events; null if nothing
   * of the record is imported. `concerned` applies even then.
   */
  readonly take: (record: GedcomNode, owner: Attachment | null, concerned: RecordSubjects, rows: Rows) => void
  /** Adds the media without an owner. Call it after the last record. */
  readonly end: (rows: Rows) => void
}

type Options = Pick<ImportContext, "treeId" | "newId" | "life" | "link" | "reading"> & {
  /** The id of the row that the structure on this line became. */
  readonly linkOf: (line: number) => string | undefined
  readonly warn: Warn
}

/**
 * Adds the media of an archive to `rows`. Each file belongs to the person, event or source with the first OBJE that
 * links it. That OBJE is linked to its owner, so that an export sees when the owner changes. Every FILE is linked
 * to the medium that it became. Every other OBJE makes links to all persons, events and sources of its record or
 * event, because they decide who may see the medium. An OBJE of a family also makes a link to the partnership, and one
 * in a citation to the citation.
 */
export const mediaMapper = (incoming: IncomingMedia, options: Options): MediaMapper => {
  const { files, unnamed, isThere, attachedTo, isLinked } = incoming
  const { treeId, newId, life, link, linkOf, warn } = options
  const { ofStructure, ofRecord } = fileFinder(incoming, options)
  const owned = new Map<MediaId, string | null>()
  const links = pendingLinks()
  const met = new Set<MediaId>()
  const left = new Set<MediaId>()

  const store = (id: MediaId, owner: Attachment, rows: Rows): void => {
    owned.set(id, targetOf(owner))
    rows.media.push({ id, treeId, ...owner, ...life })
    append(rows.mediaLinks, links.take(id))
  }

  /** Attaches the medium to this owner unless it has one. Returns whether it did. */
  const attach = (id: MediaId, owner: Attachment | null, { line }: GedcomNode, rows: Rows): boolean => {
    if (owned.has(id) || isThere(id)) return false
    const among = owner === null ? left : met
    among.add(id)
    const ownerId = owner === null ? null : targetOf(owner)
    if (owner === null || ownerId === null) return false
    link(line, ownerId)
    store(id, owner, rows)
    return true
  }

  const ownerOf = (id: MediaId): string | null => owned.get(id) ?? attachedTo(id)

  const linkTo = (mediaId: MediaId, target: LinkTarget, rows: Rows): void => {
    const targetId = targetOf(target) ?? ""
    if (ownerOf(mediaId) === targetId || isLinked(mediaId, targetId) || !links.isNew(mediaId, targetId)) return
    const row = { id: newId<"MediaLinkId">(), treeId, mediaId, ...target, fromFile: true }
    if (owned.has(mediaId) || isThere(mediaId)) rows.mediaLinks.push(row)
    else links.hold(row)
  }

  const visit = (node: GedcomNode, near: Surroundings, rows: Rows): void => {
    const { owner, facts, concerned } = near
    if (node.tag === "OBJE") {
      for (const id of ofStructure(node)) {
        const isOwned = attach(id, owner, node, rows)
        for (const fact of facts) linkTo(id, fact, rows)
        const isItsOwner = owner !== null && targetOf(owner) !== null && targetOf(owner) === ownerOf(id)
        for (const target of isOwned || isItsOwner ? [] : concerned) linkTo(id, target, rows)
      }
    }
    const fact = factOf(node, linkOf)
    const below = fact === null ? near : { ...near, facts: [fact, ...facts] }
    for (const child of node.children) visit(child, below, rows)
  }
  const toPersons = (ids: readonly PersonId[]): readonly LinkTarget[] =>
    ids.map((personId) => ({ ...noTarget, personId }))
  return {
    take: (record, owner, { persons, personsOfEvents, sourceId, isCouple }, rows) => {
      if (record.tag === "OBJE") ofRecord(record)
      links.begin()
      const concerned = [...toPersons(persons), ...(sourceId === null ? [] : [{ ...noTarget, sourceId }])]
      const relationshipId = isCouple ? linkOf(record.line) : undefined
      const facts = RelationshipId.is(relationshipId) ? [{ ...noTarget, relationshipId }] : []
      for (const child of record.children) {
        const eventId = eventOfTag(child.tag) === null ? undefined : linkOf(child.line)
        const ofEvent = [{ ...noTarget, eventId: EventId.is(eventId) ? eventId : null }, ...toPersons(personsOfEvents)]
        if (EventId.is(eventId))
          visit(child, { owner: { ...unattached, eventId }, facts: [], concerned: ofEvent }, rows)
        else visit(child, { owner, facts, concerned }, rows)
      }
    },
    end: (rows) => {
      for (const path of unnamed)
        warn({
          line: 1,
          code: "unnamed_file",
          lost: "value",
          message: "No record names this file of the archive; it is left out: {detail}",
          detail: path,
        })
      const isOnlyLeft = (id: MediaId): boolean => left.has(id) && !met.has(id)
      for (const { id } of files) if (!owned.has(id) && !isOnlyLeft(id) && !isThere(id)) store(id, unattached, rows)
    },
  }
}

/** The citation, or the relationship of a parent and a child, that this structure below a record became. */
const factOf = ({ tag, line }: GedcomNode, linkOf: Options["linkOf"]): LinkTarget | null => {
  const id = tag === "SOUR" || tag === parentTag ? linkOf(line) : undefined
  if (tag === "SOUR") return CitationId.is(id) ? { ...noTarget, citationId: id } : null
  return RelationshipId.is(id) ? { ...noTarget, relationshipId: id } : null
}

/**
 * Finds the media that an OBJE structure or record refers to, and marks what it used of the structure. Warns of a FILE
 * that the archive does not have.
 */
const fileFinder = (
  { named, ofRecord }: Pick<IncomingMedia, "named" | "ofRecord">,
  { link, reading, warn }: Pick<Options, "link" | "reading" | "warn">,
) => {
  const warnOfMissing = ({ value, line }: GedcomNode): void => {
    const { at } = filePlace(value, reading.version)
    const detail = value.length > 100 ? `${value.slice(0, 100)}…` : value
    const lost = "link"
    if (at === "beside")
      warn({
        line,
        code: "missing_file",
        lost,
        message: "{who} {is} linked to a file that the archive does not contain: {detail}",
        detail,
      })
    if (at === "elsewhere")
      warn({
        line,
        code: "file_elsewhere",
        lost,
        message: "{who} {is} linked to a file outside the archive, which is not opened: {detail}",
        detail,
      })
  }

  const ofFiles = (object: GedcomNode): readonly MediaId[] =>
    readObject(object).flatMap(({ file, title, form }) => {
      const id = named(file.value)
      if (id === null) {
        warnOfMissing(file)
        return []
      }
      readFileChange(object, reading)
      objectIdentifiers(object, reading)
      for (const structure of [object, file, title, form]) if (structure !== null) reading.use(structure)
      // This only reports what differs: `objectTitle` is the title that is kept.
      if (title !== null) limitedLine(title.value.trim(), { node: title, reportText: reading.reportText })
      link(file.line, id)
      return [id]
    })

  const ofPointer = (object: GedcomNode, xref: string): readonly MediaId[] => {
    const ids = ofRecord(xref)
    if (ids.length > 0) reading.use(object)
    return ids
  }

  return {
    ofRecord: ofFiles,
    ofStructure: (object: GedcomNode): readonly MediaId[] =>
      object.pointer === null ? ofFiles(object) : ofPointer(object, object.pointer),
  }
}

/** Links to media without a row yet, and the links that the current record has made. */
const pendingLinks = () => {
  const held = new Map<MediaId, MediaLink[]>()
  const ofRecord = new Set<string>()
  return {
    begin: (): void => ofRecord.clear(),
    /** Whether the current record has no such link yet. Records the link. */
    isNew: (mediaId: MediaId, targetId: string): boolean => {
      const key = `${mediaId} ${targetId}`
      const isNew = !ofRecord.has(key)
      ofRecord.add(key)
      return isNew
    },
    hold: (link: MediaLink): void => {
      const others = held.get(link.mediaId)
      if (others === undefined) held.set(link.mediaId, [link])
      else others.push(link)
    },
    take: (mediaId: MediaId): readonly MediaLink[] => {
      const links = held.get(mediaId) ?? []
      held.delete(mediaId)
      return links
    },
  }
}
