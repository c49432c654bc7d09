import { append } from "../../lib/append.ts"
import type { Context } from "../../use-case/command.ts"
import { type DomainError, invalidInputs } from "../../domain/errors.ts"
import type { FieldError } from "../../codec/field-error.ts"
import {
  isSameTarget,
  type MediaTarget,
  type MediaTargetType,
  type TargetChanges,
} from "../../domain/evidence/media-target.ts"
import type { TreeId } from "../../domain/ids.ts"

/** A record that a link can lead to. Places are never deleted softly. */
interface LinkedRecord {
  readonly id: string
  readonly deletedAt?: Date | null
}

type Find = (context: Context, treeId: TreeId, ids: readonly string[]) => Promise<readonly LinkedRecord[]>

/** The records of a tree with these ids, live or deleted, by kind. */
const recordsWith: Readonly<Record<MediaTargetType, Find>> = {
  person: ({ persons }, treeId, ids) => persons.ofIds(treeId, ids),
  event: ({ events }, treeId, ids) => events.ofIds(treeId, ids),
  relationship: ({ relationships }, treeId, ids) => relationships.ofIds(treeId, ids),
  source: ({ sources }, treeId, ids) => sources.ofIds(treeId, ids),
  citation: ({ citations }, treeId, ids) => citations.ofIds(treeId, ids),
  place: ({ places }, treeId, ids) => places.ofIds(treeId, ids),
}

const isLive = ({ deletedAt = null }: LinkedRecord): boolean => deletedAt === null

type Targets = readonly MediaTarget[]

/** Those of these targets that are no live records of the tree. */
export const missingTargets = (context: Context, treeId: TreeId, targets: Targets): Promise<Targets> =>
  targetsNotFound(context, { treeId, targets, isWanted: isLive })

/** Those of these targets that are no records of the tree, not even deleted ones. */
export const absentTargets = (context: Context, treeId: TreeId, targets: Targets): Promise<Targets> =>
  targetsNotFound(context, { treeId, targets, isWanted: () => true })

interface Sought {
  readonly treeId: TreeId
  readonly targets: Targets
  readonly isWanted: (record: LinkedRecord) => boolean
}

/** Each kind of record is read once. */
const targetsNotFound = async (context: Context, { treeId, targets, isWanted }: Sought): Promise<Targets> => {
  const missing: MediaTarget[] = []
  for (const [type, own] of Map.groupBy(targets, ({ targetType }) => targetType)) {
    const ids = own.map(({ targetId }) => targetId)
    const records = await recordsWith[type](context, treeId, ids)
    const found = new Set(records.filter(isWanted).map(({ id }) => id))
    append(
      missing,
      own.filter(({ targetId }) => !found.has(targetId)),
    )
  }
  return missing
}

/** The refusal of targets that are missing, at the fields of the request that name them; null if none is missing. */
export const missingFault = (missing: readonly MediaTarget[], changes: TargetChanges): DomainError | null => {
  const [first, ...rest] = missing.map((target): FieldError => {
    return { path: pathOf(target, changes), message: "refers to no record in this tree" }
  })
  return first === undefined ? null : invalidInputs([first, ...rest])
}

const pathOf = (target: MediaTarget, { links = [], personId, eventId, sourceId }: TargetChanges): string => {
  const own: readonly (readonly [path: string, id: string | null | undefined])[] = [
    ["person_id", personId],
    ["event_id", eventId],
    ["source_id", sourceId],
  ]
  const [field] = own.find(([, id]) => id === target.targetId) ?? [null]
  const at = links.findIndex((link) => isSameTarget(link, target))
  return field ?? (at === -1 ? "target_id" : `links.${at}.target_id`)
}
