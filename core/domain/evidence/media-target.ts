import type * as t from "io-ts"
import { listOf, oneOf, wire } from "../../codec/wire.ts"
import { CitationId, EventId, PersonId, PlaceId, RelationshipId, SourceId, TargetId } from "../ids.ts"
import { type Attachment, type LinkTarget, noTarget, targetFields } from "./media-link.ts"

/** The kinds of records to which a medium can be linked. */
export const mediaTargetTypes = ["person", "event", "relationship", "source", "citation", "place"] as const
export type MediaTargetType = (typeof mediaTargetTypes)[number]

export const isTargetType = (word: unknown): word is MediaTargetType => mediaTargetTypes.some((type) => type === word)

/** A record to which a medium is linked. */
export const MediaTarget = wire("MediaTarget", { targetType: oneOf(mediaTargetTypes), targetId: TargetId })
export type MediaTarget = t.TypeOf<typeof MediaTarget>

/** The most records to which one medium is linked by the API. Files may have more. */
export const MOST_MEDIA_LINKS = 1_000

export const MediaTargets = listOf(MediaTarget, MOST_MEDIA_LINKS)

const typeOf: Readonly<Record<keyof LinkTarget, MediaTargetType>> = {
  personId: "person",
  eventId: "event",
  relationshipId: "relationship",
  sourceId: "source",
  citationId: "citation",
  placeId: "place",
}

/** The targets of an attachment or a link, in the order of the kinds. */
export const targetsIn = (row: { readonly [K in keyof LinkTarget]?: unknown }): readonly MediaTarget[] =>
  targetFields.flatMap((field) => {
    const id = row[field] ?? null
    return TargetId.is(id) ? [{ targetType: typeOf[field], targetId: id }] : []
  })

/** The columns of a link to this record. */
export const linkTarget = ({ targetType, targetId }: MediaTarget): LinkTarget => ({
  ...noTarget,
  personId: targetType === "person" && PersonId.is(targetId) ? targetId : null,
  eventId: targetType === "event" && EventId.is(targetId) ? targetId : null,
  relationshipId: targetType === "relationship" && RelationshipId.is(targetId) ? targetId : null,
  sourceId: targetType === "source" && SourceId.is(targetId) ? targetId : null,
  citationId: targetType === "citation" && CitationId.is(targetId) ? targetId : null,
  placeId: targetType === "place" && PlaceId.is(targetId) ? targetId : null,
})

/** Whether both are the same record. */
export const isSameTarget = (one: MediaTarget, other: MediaTarget): boolean =>
  one.targetType === other.targetType && one.targetId === other.targetId

/** The targets in their order, each once. */
export const distinctTargets = (targets: readonly MediaTarget[]): readonly MediaTarget[] => {
  const found = new Map<string, MediaTarget>()
  for (const target of targets) {
    const key = `${target.targetType} ${target.targetId}`
    if (!found.has(key)) found.set(key, target)
  }
  return [...found.values()]
}

/** The first targets of the kinds that have a field of their own in a medium. */
export const firstTargets = (targets: readonly MediaTarget[]): Attachment => {
  const first = (type: MediaTargetType): string | null =>
    targets.find(({ targetType }) => targetType === type)?.targetId ?? null
  const [personId, eventId, sourceId] = [first("person"), first("event"), first("source")]
  return {
    personId: PersonId.is(personId) ? personId : null,
    eventId: EventId.is(eventId) ? eventId : null,
    sourceId: SourceId.is(sourceId) ? sourceId : null,
  }
}

/** How a request changes the targets of a medium: the whole list, one more, or the first one of a kind. */
export type TargetChanges = { readonly [K in keyof Attachment]?: Attachment[K] | undefined } & {
  readonly links?: readonly MediaTarget[]
  readonly added?: MediaTarget
}

/** The targets after these changes. Null for a kind removes the first target of it. */
export const changedTargets = (
  before: readonly MediaTarget[],
  { links = before, added, personId, eventId, sourceId }: TargetChanges,
): readonly MediaTarget[] => {
  const all = added === undefined ? links : [...links, added]
  return distinctTargets(withFirst(withFirst(withFirst(all, "person", personId), "event", eventId), "source", sourceId))
}

const withFirst = (
  targets: readonly MediaTarget[],
  targetType: MediaTargetType,
  id: string | null | undefined,
): readonly MediaTarget[] => {
  if (id === undefined) return targets
  const at = targets.findIndex((target) => target.targetType === targetType)
  const changed = TargetId.is(id) ? [{ targetType, targetId: id }] : []
  return at === -1 ? [...targets, ...changed] : [...targets.slice(0, at), ...changed, ...targets.slice(at + 1)]
}
