import {
  type CitationId,
  type EventId,
  type MediaId,
  MediaLinkId,
  type PersonId,
  type PlaceId,
  type RelationshipId,
  type SourceId,
  type TreeId,
} from "../ids.ts"
import { fieldsOf } from "../../lib/fields-of.ts"

/** A person, an event and a source of a medium. */
export type Attachment = Pick<LinkTarget, "personId" | "eventId" | "sourceId">

/** The record that a link of a medium leads to: at most one of the ids is set. */
export interface LinkTarget {
  readonly personId: PersonId | null
  readonly eventId: EventId | null
  readonly relationshipId: RelationshipId | null
  readonly sourceId: SourceId | null
  readonly citationId: CitationId | null
  readonly placeId: PlaceId | null
}

/**
 * A link to a medium from a record other than the one to which the medium is attached. Non-members see the medium
 * only if they may see every person that its links concern. A link without a target remains from a purged person,
 * and hides the medium from non-members permanently.
 */
export interface MediaLink extends LinkTarget {
  readonly id: MediaLinkId
  readonly treeId: TreeId
  readonly mediaId: MediaId
  /** Whether it follows from the lines of a file. An export writes those again, and for any other link an OBJE of its own. */
  readonly fromFile: boolean
}

export const noTarget: LinkTarget = {
  personId: null,
  eventId: null,
  relationshipId: null,
  sourceId: null,
  citationId: null,
  placeId: null,
}

/** The fields of a link that can lead to a record. */
export const targetFields = fieldsOf(noTarget)

/** The id that a link or an attachment refers to; null for none. */
export const targetOf = (row: Partial<LinkTarget>): string | null => {
  for (const field of targetFields) {
    const id = row[field] ?? null
    if (id !== null) return id
  }
  return null
}

/** The link that remains when the person that a medium is attached to is purged. It has the id of the medium. */
export const emptyLinks = (treeId: TreeId, id: MediaId): readonly MediaLink[] =>
  MediaLinkId.is(id) ? [{ id, treeId, mediaId: id, ...noTarget, fromFile: true }] : []
