import type { Association } from "../association/association.ts"
import { associationKey, citationKey } from "../gedcom/import/existing-facts.ts"
import type { Citation } from "../evidence/citation.ts"
import type { Comment } from "../comment/comment.ts"
import type { Media } from "../evidence/media.ts"
import type { Event } from "../event.ts"
import type { EventId } from "../ids.ts"
import { revised } from "../lifecycle.ts"
import type { Name } from "../name.ts"
import { joinedFields, type MergedPair, pairEdges, withKept } from "./merge-edges.ts"
import { mergeEvents } from "./merge-events.ts"
import type { MergeTake } from "./merge-input.ts"
import { mergeNames } from "./merge-names.ts"
import type { MergeRows, MovedCounts } from "./merge-rows.ts"
import type { Merged } from "../merged.ts"
import { pairUp } from "./pair-up.ts"
import { withThoseOfEqual } from "./same-identifiers.ts"
import { associationAfter, idAfter, idsOf, type StandsFor, targetAfter } from "./stands-for.ts"

/** What a merge writes, beside the two persons themselves. */
export interface MergePlan {
  /** The rows that change, as they are afterwards. No name among them is primary. */
  readonly changed: MergeRows
  readonly created: readonly Event[]
  /** Rows of the kept person for which others stand. */
  readonly removed: { readonly name: readonly Name[]; readonly event: readonly Event[] }
  /** The primary name of the kept person afterwards. */
  readonly primaryId: Name["id"] | null
  readonly standsFor: StandsFor
  readonly same: Merged["same"]
  readonly moved: MovedCounts
  /** The number of rows that are left out because they are equal to others. */
  readonly dropped: number
}

interface Planning {
  readonly pair: MergedPair
  readonly take: MergeTake
  readonly now: Date
  readonly newId: () => EventId
}

/** What becomes of the rows of two persons when one is merged into the other. */
export const planMerge = (rows: MergeRows, { pair, take, now, newId }: Planning): MergePlan => {
  const { keptId, fromId } = pair
  const names = mergeNames(ownOf(rows.name, keptId), ownOf(rows.name, fromId), take.primaryName)
  const edges = pairEdges(rows.relationship, pair)
  const events = mergeEvents(rows.event, { pair, edges: edges.same, take, now, newId })
  const replaced = {
    person: new Map([[fromId, keptId]]),
    name: idsOf(names.same),
    event: idsOf([...events.same, ...events.renewed]),
    relationship: idsOf(edges.same),
  }
  const citations = pairCitations(rows.citation, replaced)
  const standsFor: StandsFor = { ...replaced, citation: idsOf(citations.same) }
  const associations = pairAssociations(rows.association, standsFor)
  const media = mediaAfter(rows.media, standsFor, now)
  const comments = commentsAfter(rows.comment, standsFor, now)
  const present = new Set(rows.relationship)
  return {
    changed: {
      name: [
        ...names.moved.map((name) => revised<Name>(name, { personId: keptId, isPrimary: false }, now)),
        ...withThoseOfEqual(names.same, names.moved, now),
      ],
      event: [...events.moved, ...events.stricter],
      relationship: [
        ...edges.moved.map((edge) => revised(edge, withKept(edge, pair), now)),
        ...edges.same.map(([gone, kept]) => revised(kept, joinedFields(kept, gone), now)),
      ].filter((edge) => !present.has(edge)),
      citation: [
        ...citations.moved.map((one) => revised<Citation>(one, targetAfter(one, standsFor), now)),
        ...withThoseOfEqual(citations.same, citations.moved, now),
      ],
      association: associations.moved.map((one) => revised<Association>(one, associationAfter(one, standsFor), now)),
      media,
      comment: comments,
    },
    created: events.renewed.map(([, created]) => created),
    removed: { name: names.removed, event: ownOf(rows.event, keptId).filter(({ id }) => standsFor.event.has(id)) },
    primaryId: names.primaryId,
    standsFor,
    same: [
      ...[...standsFor.name, ...standsFor.event, ...standsFor.relationship],
      ...[...standsFor.citation, ...idsOf(associations.same)],
    ],
    moved: {
      names: names.moved.length,
      events: events.moved.length + events.renewed.filter(([event]) => event.personId === fromId).length,
      relationships: edges.moved.length,
      citations: citations.moved.length,
      associations: associations.moved.length,
      media: media.length,
      comments: comments.length,
    },
    dropped:
      names.same.length + edges.same.length + events.same.length + citations.same.length + associations.same.length,
  }
}

const ownOf = <T extends { readonly personId: string | null }>(rows: readonly T[], id: string): readonly T[] =>
  rows.filter(({ personId }) => personId === id)

/** Citations of a replaced row move to its replacement, unless an equal citation is there. */
const pairCitations = (citations: readonly Citation[], standsFor: Omit<StandsFor, "citation">) => {
  const retargeted = (one: Citation) => ({ ...one, ...targetAfter(one, standsFor) })
  const isLeft = ({ personId, nameId, eventId, relationshipId }: Citation): boolean =>
    isIn(standsFor.person, personId) ||
    isIn(standsFor.name, nameId) ||
    isIn(standsFor.event, eventId) ||
    isIn(standsFor.relationship, relationshipId)
  const kept = citations.filter((one) => !isLeft(one))
  return pairUp(kept, citations.filter(isLeft), (one) => citationKey(retargeted(one)))
}

/** Associations of replaced rows move to the replacements, unless an equal association is there. */
const pairAssociations = (associations: readonly Association[], standsFor: StandsFor) => {
  const isLeft = ({ personId, associateId, eventId, relationshipId }: Association): boolean =>
    isIn(standsFor.person, personId) ||
    isIn(standsFor.person, associateId) ||
    isIn(standsFor.event, eventId) ||
    isIn(standsFor.relationship, relationshipId)
  const kept = associations.filter((one) => !isLeft(one))
  return pairUp(kept, associations.filter(isLeft), (one) =>
    associationKey({ ...one, ...associationAfter(one, standsFor) }),
  )
}

const isIn = <Id extends string>(among: ReadonlyMap<Id, Id>, id: Id | null): boolean => id !== null && among.has(id)

const mediaAfter = (media: readonly Media[], { person, event }: StandsFor, now: Date): readonly Media[] =>
  media.flatMap((one) => {
    const next = revised<Media>(
      one,
      { personId: idAfter(one.personId, person), eventId: idAfter(one.eventId, event) },
      now,
    )
    return next === one ? [] : [next]
  })

/** Comments on the merged person and on replaced events follow. */
const commentsAfter = (comments: readonly Comment[], { person, event }: StandsFor, now: Date): readonly Comment[] =>
  comments.flatMap((one) => {
    const next = revised<Comment>(
      one,
      { personId: idAfter(one.personId, person), eventId: idAfter(one.eventId, event) },
      now,
    )
    return next === one ? [] : [next]
  })
