import type * as t from "io-ts"
import { nullable, wire } from "../codec/wire.ts"
import { EventId, type MediaId, PersonId, SourceId, type TreeId } from "./ids.ts"
import { optionalText } from "../codec/optional-text.ts"
import { type Lifecycle, type Read, readOf } from "./lifecycle.ts"

/** What a media object belongs to: at most one of the three is set. */
export interface Attachment {
  readonly personId: PersonId | null
  readonly eventId: EventId | null
  readonly sourceId: SourceId | null
}

/** A picture, a recording, a document: this is its row, the bytes are a blob under the tree's id and its own. */
export interface Media extends Attachment, Lifecycle {
  readonly id: MediaId
  readonly treeId: TreeId
  readonly title: string | null
  /** What its uploader called it, without folders. */
  readonly filename: string | null
  /** What the bytes say, whatever the uploader said. */
  readonly contentType: string
  /** In bytes. */
  readonly size: number
  /** `sha256:` and the digest in hex. */
  readonly checksum: string
}

/** What a media object's row says of its file. */
export type StoredFile = Pick<Media, "filename" | "contentType" | "size" | "checksum">

/** A media object as its readers see it. */
export type MediaRead = Read<Media>

export const mediaRead = (record: Media): MediaRead => readOf(record)

/** What is told along with an uploaded file. */
export type MediaCreate = Attachment & Pick<Media, "title">

export const MediaUpdate = wire(
  "MediaUpdate",
  {},
  {
    title: optionalText(500),
    personId: nullable(PersonId),
    eventId: nullable(EventId),
    sourceId: nullable(SourceId),
  },
)
export type MediaUpdate = t.TypeOf<typeof MediaUpdate>

const MOST_FILENAME_CHARACTERS = 255

/**
 * A name under which a file may be saved again: without the folders that some browsers send, and without what cannot
 * be seen (controls, marks that turn the direction of writing). Null when nothing is left.
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

/** At most so many characters; the end, which tells the kind of file, is kept. */
const shortened = (name: string): string => {
  const characters = [...name]
  if (characters.length <= MOST_FILENAME_CHARACTERS) return name
  const [, extension = ""] = /(\.[^.]{1,16})$/.exec(name) ?? []
  return characters.slice(0, MOST_FILENAME_CHARACTERS - extension.length).join("") + extension
}
