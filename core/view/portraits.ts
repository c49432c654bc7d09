import type { Card } from "../domain/chart/card.ts"
import type { MediaRead } from "../domain/evidence/media.ts"
import type { Portrait } from "../domain/evidence/portrait.ts"
import type { MediaId } from "../domain/ids.ts"
import type { PersonRead } from "../domain/person.ts"
import { showMedia, type Viewer } from "../domain/privacy.ts"
import type { TreeId } from "../domain/ids.ts"
import type { MediaReads } from "../ports/reads.ts"
import type { QueryContext, Reader } from "../use-case/query.ts"
import { type MediaAccess, mediaAccess } from "./media-surface.ts"

interface Portrayed {
  readonly treeId: TreeId
  readonly storedPortrait?: Portrait
}

/** What portraits are read with. */
export interface PortraitReads {
  readonly media: MediaReads
  readonly access: MediaAccess
}

/** What the portraits of a query are read with. */
export const portraitReads = ({ media, settings }: QueryContext, reader: Reader): PortraitReads => ({
  media,
  access: mediaAccess(reader, settings),
})

/**
 * The media of these portraits that the viewer sees: none for an assistant, or where no surface serves the bytes. One
 * read, and none if there is no portrait.
 */
const mediaOf = async (
  { media, access }: PortraitReads,
  asked: Viewer,
  persons: readonly Portrayed[],
): Promise<ReadonlyMap<MediaId, MediaRead>> => {
  const ids = new Set<MediaId>()
  for (const { storedPortrait } of persons) if (storedPortrait !== undefined) ids.add(storedPortrait.mediaId)
  const treeId = persons[0]?.treeId
  if (asked.isAssistant === true || ids.size === 0 || treeId === undefined || access.surface === null) return new Map()
  const viewer = access.as(asked)
  const rows = await media.byIds(treeId, [...ids], viewer)
  const shown = rows.map((row) => showMedia(viewer, row)).filter((medium) => medium !== null)
  return new Map(shown.map((medium) => [medium.id, medium]))
}

/** These persons of one tree with their portraits, as far as the viewer sees the pictures. */
export const withPortraits = async (
  reads: PortraitReads,
  viewer: Viewer,
  persons: readonly PersonRead[],
): Promise<readonly PersonRead[]> => {
  const seen = await mediaOf(reads, viewer, persons)
  return persons.map((read) => {
    // Most people have no portrait, and a copy is several times faster than a copy without a property.
    if (read.storedPortrait === undefined) return { ...read, portrait: null }
    const { storedPortrait, ...person } = read
    return { ...person, portrait: seen.has(storedPortrait.mediaId) ? storedPortrait : null }
  })
}

/** These cards of one tree with their portraits, as far as the viewer sees the pictures. */
export const cardsWithPortraits = async (
  reads: PortraitReads,
  viewer: Viewer,
  cards: readonly Card[],
): Promise<readonly Card[]> => {
  const seen = await mediaOf(reads, viewer, cards)
  const { surface } = reads.access
  return cards.map(({ storedPortrait, ...card }) => {
    const medium = storedPortrait === undefined ? undefined : seen.get(storedPortrait.mediaId)
    return storedPortrait === undefined || medium === undefined || surface === null
      ? card
      : { ...card, portrait: { url: { ...storedPortrait, checksum: medium.checksum, surface } } }
  })
}
