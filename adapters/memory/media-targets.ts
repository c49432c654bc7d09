import { type MediaLink, targetOf } from "../../core/domain/evidence/media-link.ts"
import type { Media } from "../../core/domain/evidence/media.ts"
import { type MediaTarget, type MediaTargetType, targetsIn } from "../../core/domain/evidence/media-target.ts"
import type { View } from "./table.ts"
import { isLive, type Tables } from "./tables.ts"

/**
 * The records to which the medium is attached and linked, in order. Deleted ones are left out, unless the medium is
 * deleted itself.
 */
export const targetsOfMedium = (tables: Tables, view: View, medium: Media): readonly MediaTarget[] => {
  const rows = [attachmentOf(medium), ...linksOf(tables, view, medium)]
  return rows.flatMap((row) => targetsIn(row)).filter((target) => !isLive(medium) || isThere(tables, view, target))
}

/** The links of the medium, ordered by id. */
const linksOf = ({ mediaLinks }: Tables, view: View, { id, treeId }: Media): readonly MediaLink[] =>
  mediaLinks
    .rows(view, "mediaId", id)
    .filter((link) => link.treeId === treeId)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** The columns of a medium that a link has too. */
const attachmentOf = ({ personId, eventId, sourceId }: Media) => ({ personId, eventId, sourceId })

/** The attachment, if there is one, and the links of the medium. */
export const allLinks = (tables: Tables, view: View, medium: Media): readonly Partial<MediaLink>[] => {
  const attachment = attachmentOf(medium)
  return [...(targetOf(attachment) === null ? [] : [attachment]), ...linksOf(tables, view, medium)]
}

type Row = { readonly deletedAt: Date | null } | null

const find: Readonly<Record<MediaTargetType, (tables: Tables, view: View, id: string) => Row>> = {
  person: ({ persons }, view, id) => persons.get(view, id),
  event: ({ events }, view, id) => events.get(view, id),
  relationship: ({ relationships }, view, id) => relationships.get(view, id),
  source: ({ sources }, view, id) => sources.get(view, id),
  citation: ({ citations }, view, id) => citations.get(view, id),
  place: ({ places }, view, id) => (places.get(view, id) === null ? null : { deletedAt: null }),
}

/** Whether the record is live. */
export const isThere = (tables: Tables, view: View, { targetType, targetId }: MediaTarget): boolean => {
  const row = find[targetType](tables, view, targetId)
  return row !== null && isLive(row)
}
