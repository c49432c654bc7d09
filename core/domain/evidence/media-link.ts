import type { EventId, MediaId, MediaLinkId, PersonId, SourceId, TreeId } from "../ids.ts"

/** The person, event or source of the imported record that links a medium: at most one of the three is set. */
export interface LinkTarget {
  readonly personId: PersonId | null
  readonly eventId: EventId | null
  readonly sourceId: SourceId | null
}

/**
 * A link to a medium from a record other than the one to which the medium is attached. Non-members see the medium
 * only if they may see everything that its links refer to. A link without a target remains from a purged person,
 * and hides the medium from non-members permanently.
 */
export interface MediaLink extends LinkTarget {
  readonly id: MediaLinkId
  readonly treeId: TreeId
  readonly mediaId: MediaId
}

export const noTarget: LinkTarget = { personId: null, eventId: null, sourceId: null }

/** The id that a link refers to; null for none. */
export const targetOf = ({ personId, eventId, sourceId }: LinkTarget): string | null => personId ?? eventId ?? sourceId
