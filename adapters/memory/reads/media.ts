import type { Media } from "../../../core/domain/media.ts"
import type { PrivacyFacts } from "../../../core/domain/privacy.ts"
import type { MediaReads } from "../../../core/ports/reads.ts"
import { accessIn } from "../access.ts"
import { isLive, type Tables } from "../tables.ts"
import { citedPeople } from "./evidence.ts"
import { deletedIn, pages } from "./pages.ts"
import { involving, isOfHiddenEvent, peopleOfEvent, peopleOfPerson } from "./people.ts"

export const mediaReads = (tables: Tables): MediaReads => {
  const { media, events } = tables

  const people = ({ personId, eventId, sourceId }: Media, publicIn: number): readonly PrivacyFacts[] => {
    if (personId !== null) return peopleOfPerson(tables, personId)
    if (sourceId !== null) return citedPeople(tables, sourceId, publicIn)
    const event = eventId === null ? null : events.get("committed", eventId)
    return event === null ? [] : peopleOfEvent(tables, event)
  }

  return {
    byId: async (id, userId, publicIn) => {
      const row = media.get("committed", id)
      const access = row === null || !isLive(row) ? null : accessIn(tables, "committed", row.treeId, userId)
      if (row === null || access === null) return null
      return {
        ...access,
        found: involving(row, access.role === null ? people(row, publicIn) : null, isOfHiddenEvent(tables, row)),
      }
    },
    ofTree: (treeId, publicIn, keyset) =>
      pages(
        keyset,
        (after, count) => media.page("committed", "treeId", treeId, after, count, isLive),
        (row) => row.id,
        (row) => involving(row, publicIn === null ? null : people(row, publicIn), isOfHiddenEvent(tables, row)),
      ),
    deletedOf: deletedIn(media, (row) => involving(row, null)),
    named: async (keys) => {
      const found = keys.filter(({ treeId, mediaId }) => media.get("committed", mediaId)?.treeId === treeId)
      return new Set(found.map(({ mediaId }) => mediaId))
    },
  }
}
