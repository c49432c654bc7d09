import type { Association } from "../association/association.ts"
import type { Citation } from "../evidence/citation.ts"
import type { Comment } from "../comment/comment.ts"
import type { Event } from "../event.ts"
import type { KeptRecord } from "../gedcom/kept/kept-record.ts"
import type { Media } from "../evidence/media.ts"
import type { MediaLink } from "../evidence/media-link.ts"
import type { Name } from "../name.ts"
import type { Person } from "../person.ts"
import type { Place } from "../place/place.ts"
import type { Relationship } from "../relationship.ts"
import type { Source } from "../evidence/source.ts"

/** An event with the name of its place. The id of a place that is only a text is found when the row is stored. */
export type NamedPlaceEvent = Event & { readonly place: string | null }

/** Rows made from some records of a backup. */
export interface RestoredRows {
  readonly places: Place[]
  readonly sources: Source[]
  readonly persons: Person[]
  readonly names: Name[]
  readonly relationships: Relationship[]
  readonly events: NamedPlaceEvent[]
  readonly citations: Citation[]
  readonly associations: Association[]
  readonly media: Media[]
  readonly mediaLinks: MediaLink[]
  readonly comments: Comment[]
  readonly records: KeptRecord[]
}

export const noRestoredRows = (): RestoredRows => ({
  places: [],
  sources: [],
  persons: [],
  names: [],
  relationships: [],
  events: [],
  citations: [],
  associations: [],
  media: [],
  mediaLinks: [],
  comments: [],
  records: [],
})
