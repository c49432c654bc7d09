import * as E from "fp-ts/lib/Either.js"
import type { Context } from "../../use-case/command.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { Media } from "../../domain/evidence/media.ts"
import { type Attachment, type MediaLink, targetOf } from "../../domain/evidence/media-link.ts"
import {
  changedTargets,
  firstTargets,
  isSameTarget,
  linkTarget,
  type MediaTarget,
  type TargetChanges,
} from "../../domain/evidence/media-target.ts"
import { nextVersion } from "../../domain/lifecycle.ts"
import { missingFault, missingTargets } from "./media-targets.ts"

const nothing: Attachment = { personId: null, eventId: null, sourceId: null }

/**
 * Changes the records to which a medium is linked. Links to deleted records stay as they are. Returns the medium, as a new
 * version if its links differ, or the refusal of a record that is not in the tree. The caller stores the medium first.
 */
export const changeLinks = async (
  context: Context,
  media: Media,
  changes: TargetChanges,
): Promise<E.Either<DomainError, Media>> => {
  const { mediaLinks, now } = context
  const before = await mediaLinks.targetsOf(media)
  const wanted = changedTargets(before, changes)
  if (isSameList(before, wanted)) return E.right(media)
  const isNew = (target: MediaTarget): boolean => !before.some((one) => isSameTarget(one, target))
  const fault = missingFault(await missingTargets(context, media.treeId, wanted.filter(isNew)), changes)
  if (fault !== null) return E.left(fault)
  const rows = await mediaLinks.ofMedia(media.treeId, [media.id])
  const shown = new Set<string | null>(before.map(({ targetId }) => targetId))
  const live = rows.filter((row) => shown.has(targetOf(row)))
  const owner = ownerAfter(attachmentOf(media), { wanted, live, shown })
  const further = wanted.filter(({ targetId }) => targetId !== targetOf(owner))
  await writeRows(context, media, live, further)
  return E.right(nextVersion({ ...media, ...owner }, now))
}

/**
 * Stores a new medium with these links. Returns it as it is stored, or the refusal of a record that is not in the tree.
 */
export const insertLinked = async (
  context: Context,
  media: Media,
  changes: TargetChanges,
): Promise<E.Either<DomainError, Media>> => {
  const wanted = changedTargets([], changes)
  const fault = missingFault(await missingTargets(context, media.treeId, wanted), changes)
  if (fault !== null) return E.left(fault)
  const made: Media = { ...media, ...firstTargets(wanted.slice(0, 1)) }
  await context.media.insert([made])
  await writeRows(
    context,
    made,
    [],
    wanted.filter(({ targetId }) => targetId !== targetOf(attachmentOf(made))),
  )
  return E.right(made)
}

const attachmentOf = ({ personId, eventId, sourceId }: Attachment): Attachment => ({ personId, eventId, sourceId })

const isSameList = (one: readonly MediaTarget[], other: readonly MediaTarget[]): boolean =>
  one.length === other.length &&
  one.every((target, index) => {
    const twin = other[index]
    return twin !== undefined && isSameTarget(target, twin)
  })

interface Wanted {
  readonly wanted: readonly MediaTarget[]
  readonly live: readonly MediaLink[]
  /** The ids of the live records to which the medium is linked. */
  readonly shown: ReadonlySet<string | null>
}

/** The first link is the attachment if its kind allows that and it is not a row already. A deleted record stays attached. */
const ownerAfter = (present: Attachment, { wanted: [first], live, shown }: Wanted): Attachment => {
  const id = targetOf(present)
  if (id !== null && (!shown.has(id) || first?.targetId === id)) return present
  if (first === undefined || live.some((row) => targetOf(row) === first.targetId)) return nothing
  return firstTargets([first])
}

/** Makes the rows of these links follow each other in this order: by their ids. */
const writeRows = async (
  { mediaLinks, newId }: Context,
  { treeId, id: mediaId }: Media,
  rows: readonly MediaLink[],
  targets: readonly MediaTarget[],
): Promise<void> => {
  const left = new Map(rows.map((row) => [targetOf(row), row] as const))
  const made: MediaLink[] = []
  const kept = new Set<string>()
  let last = ""
  for (const target of targets) {
    const row = left.get(target.targetId)
    if (row !== undefined && made.length === 0 && row.id > last) {
      kept.add(row.id)
      last = row.id
    } else {
      const fromFile = row?.fromFile ?? false
      made.push({ id: newId<"MediaLinkId">(), treeId, mediaId, ...linkTarget(target), fromFile })
    }
  }
  await mediaLinks.remove(
    treeId,
    rows.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
  )
  if (made.length > 0) await mediaLinks.insert(made)
}
