import type { EventId, MediaId, MediaLinkId, PersonId, SourceId, TreeId } from "./ids.ts"

/** Whom or what a record of an imported file concerns that links a medium: at most one of the three is set. */
export interface LinkTarget {
  readonly personId: PersonId | null
  readonly eventId: EventId | null
  readonly sourceId: SourceId | null
}

/**
 * A link to a medium from a record other than the one to which the medium is attached. Non-members see the medium only if they may see
 * all that its links name. A link that names nothing is left over from a purged person: it hides the medium from them for good.
 */
export interface MediaLink extends LinkTarget {
  readonly id: MediaLinkId
  readonly treeId: TreeId
  readonly mediaId: MediaId
}

export const noTarget: LinkTarget = { personId: null, eventId: null, sourceId: null }

/** The id that a link names; null for none. */
export const targetOf = ({ personId, eventId, sourceId }: LinkTarget): string | null => personId ?? eventId ?? sourceId
