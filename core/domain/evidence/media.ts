import type * as t from "io-ts"
import { line } from "../../codec/field.ts"
import { inputsOf, type ValuesOf } from "../../codec/fields.ts"
import { nullable, wire } from "../../codec/wire.ts"
import { EventId, type MediaId, PersonId, SourceId, type TreeId } from "../ids.ts"
import { identifiersField, shownIdentifiers } from "./identifier.ts"
import type { Attachment } from "./media-link.ts"
import { distinctTargets, firstTargets, type MediaTarget, MediaTargets } from "./media-target.ts"
import type { PictureSize } from "./picture.ts"
import { type Read, type RecordLifecycle, readOf } from "../lifecycle.ts"

/** Fields of a medium that every backup has. */
export const firstMediaFields = {
  title: line("The title. Null if there is none."),
}

/** Fields of a medium that backups of earlier versions may lack. */
export const laterMediaFields = {
  identifiers: identifiersField,
}

/** The fields of a medium that editors set, beside what it is attached to. */
export const mediaFields = { ...firstMediaFields, ...laterMediaFields }

/**
 * The row of a picture, recording or document. Its bytes are a blob, with the id of the tree and its own id as key. The
 * record to which it is attached is its first link, and at most one of the three is set; the others are rows of their own.
 */
export interface Media extends ValuesOf<typeof mediaFields>, Attachment, PictureSize, RecordLifecycle {
  readonly id: MediaId
  readonly treeId: TreeId
  /** The file name that the uploader gave, without folders. */
  readonly filename: string | null
  /** The type that the bytes show, whatever type the uploader declared. */
  readonly contentType: string
  /** In bytes. */
  readonly size: number
  /** `sha256:` and the digest in hex. */
  readonly checksum: string
}

/** The part of a media row that describes its file. */
export type StoredFile = Pick<Media, "filename" | "contentType" | "size" | "checksum" | keyof PictureSize>

/** A medium with the records to which it is linked. Of a live medium, deleted records are left out. */
export interface LinkedMedia extends Media {
  readonly links: readonly MediaTarget[]
}

/** A media object as its readers see it: `personId`, `eventId` and `sourceId` are the first link of their kind. */
export type MediaRead = Read<LinkedMedia>

export const mediaRead = (record: LinkedMedia): MediaRead => {
  const links = distinctTargets(record.links)
  return { ...readOf(record), identifiers: shownIdentifiers(record), links, ...firstTargets(links) }
}

/** The links that visitors see: where a place is shown follows from events alone. */
export const mediaReadForVisitors = (record: LinkedMedia): MediaRead =>
  mediaRead({ ...record, links: record.links.filter(({ targetType }) => targetType !== "place") })

/** The fields that accompany an uploaded file. */
export type MediaCreate = Attachment & ValuesOf<typeof mediaFields> & Pick<LinkedMedia, "links">

export const MediaUpdate = wire(
  "MediaUpdate",
  {},
  {
    ...inputsOf(mediaFields),
    links: MediaTargets,
    personId: nullable(PersonId),
    eventId: nullable(EventId),
    sourceId: nullable(SourceId),
  },
)
export type MediaUpdate = t.TypeOf<typeof MediaUpdate>

const MOST_FILENAME_CHARACTERS = 255

/**
 * A safe file name: without the folders that some browsers send, and without invisible characters (controls, marks
 * that change the direction of writing). Null if nothing is left.
 */
export const safeFilename = (name: string): string | null => {
  const last = name.split(/[/\\]/).at(-1) ?? ""
  const visible = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, "")
    .trim()
  const short = shortened(visible)
  return /^\.*$/.test(short) ? null : short
}

/** A shorter name that keeps the end, because it shows the type of the file. */
const shortened = (name: string): string => {
  const characters = [...name]
  if (characters.length <= MOST_FILENAME_CHARACTERS) return name
  const [, extension = ""] = /(\.[^.]{1,16})$/.exec(name) ?? []
  return characters.slice(0, MOST_FILENAME_CHARACTERS - extension.length).join("") + extension
}
