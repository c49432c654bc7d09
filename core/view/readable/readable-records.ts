import * as E from "fp-ts/lib/Either.js"
import { type DomainError, notFound } from "../../domain/errors.ts"
import type { EventRead } from "../../domain/event.ts"
import type { AssociationRead } from "../../domain/association/association.ts"
import type { CitationRead } from "../../domain/evidence/citation.ts"
import type { MediaRead } from "../../domain/evidence/media.ts"
import type { SourceRead } from "../../domain/evidence/source.ts"
import type { AssociationId, CitationId, EventId, MediaId, PlaceId, SourceId } from "../../domain/ids.ts"
import type { PlaceRead } from "../../domain/place/place.ts"
import {
  showAssociation,
  showCitation,
  showEvent,
  showMedia,
  showPlace,
  showSource,
  type Viewer,
} from "../../domain/privacy.ts"
import type { Found } from "../../ports/reads.ts"
import { mediaAccess } from "../media-surface.ts"
import { type QueryContext, type Reader, viewerOf } from "../../use-case/query.ts"

type Read<A> = Promise<E.Either<DomainError, A>>

/** A record that a reader asks for by its id. */
interface Sought<Row, A> {
  readonly noun: string
  readonly row: Found<Row> | null
  /** Null if the viewer does not see the record. */
  readonly show: (viewer: Viewer, row: Row) => A | null
}

/** The record as this reader sees it. One that they do not see is refused like one that does not exist. */
const readable = <Row, A>(now: Date, reader: Reader, { noun, row, show }: Sought<Row, A>): E.Either<DomainError, A> => {
  if (row === null) return E.left(notFound(noun))
  const viewer = viewerOf(row, reader, now, noun)
  if (E.isLeft(viewer)) return viewer
  const seen = show(viewer.right, row.found)
  return seen === null ? E.left(notFound(noun)) : E.right(seen)
}

/** The live event with this id, if the reader sees it. */
export const readableEvent = async ({ events, now }: QueryContext, reader: Reader, id: EventId): Read<EventRead> =>
  readable(now, reader, { noun: "event", row: await events.byId(id, reader.userId), show: showEvent })

/** The place with this id, if the reader is a member of its tree. */
export const readablePlace = async ({ places, now }: QueryContext, reader: Reader, id: PlaceId): Read<PlaceRead> =>
  readable(now, reader, { noun: "place", row: await places.byId(id, reader.userId), show: showPlace })

/** The live citation with this id, if the reader sees it. */
export const readableCitation = async (
  { citations, now }: QueryContext,
  reader: Reader,
  id: CitationId,
): Read<CitationRead> =>
  readable(now, reader, { noun: "citation", row: await citations.byId(id, reader.userId), show: showCitation })

/** The live association with this id, if the reader sees it. */
export const readableAssociation = async (
  { associations, now }: QueryContext,
  reader: Reader,
  id: AssociationId,
): Read<AssociationRead> =>
  readable(now, reader, { noun: "association", row: await associations.byId(id, reader.userId), show: showAssociation })

/** The live source with this id, if the reader sees it. */
export const readableSource = async ({ sources, now }: QueryContext, reader: Reader, id: SourceId): Read<SourceRead> =>
  readable(now, reader, {
    noun: "source",
    row: await sources.byId(id, reader.userId, now.getUTCFullYear()),
    show: showSource,
  })

/** The live media object with this id, if the reader sees it. */
export const readableMedia = async (
  { media, now, settings }: QueryContext,
  reader: Reader,
  id: MediaId,
): Read<MediaRead> =>
  readable(now, reader, {
    noun: "media",
    row: await media.byId(id, reader.userId, now.getUTCFullYear()),
    show: (viewer, row) => showMedia(mediaAccess(reader, settings).as(viewer), row),
  })
