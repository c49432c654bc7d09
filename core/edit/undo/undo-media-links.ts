import type { Json } from "../../codec/wire.ts"
import { snakeCase } from "../../codec/snake-case.ts"
import type { Fields } from "../../domain/change/settable-fields.ts"
import { linkTarget, type MediaTarget, targetsIn } from "../../domain/evidence/media-target.ts"
import { type LinkTarget, type MediaLink, noTarget, targetFields, targetOf } from "../../domain/evidence/media-link.ts"
import { MediaId, MediaLinkId } from "../../domain/ids.ts"
import { absentTargets } from "../media/media-targets.ts"
import { fieldsIn, type UndoneEntry } from "./undo-records.ts"
import type { UndoRun } from "./undo-run.ts"

/**
 * Undoes what a change did to links of media: removes those that it made, makes those again that it removed, and sets
 * back those that a merge moved. A link that leads elsewhere since stays as it is. A link does not come back if its
 * medium or its record is purged, or if the medium has a link to the record again. It runs after the places are undone.
 */
export const undoMediaLinks = async (run: UndoRun, entries: readonly UndoneEntry[]): Promise<void> => {
  if (entries.length === 0) return
  const { context, change } = run
  const ids = entries.map(({ entityId }) => entityId)
  const present = new Map<string, MediaLink>()
  for (const link of await context.mediaLinks.ofIds(change.treeId, ids)) present.set(link.id, link)
  const made: string[] = []
  const moved: MediaLink[] = []
  for (const { entityId, op, before, after } of entries) {
    const link = present.get(entityId)
    if (link === undefined || targetOf(link) !== targetOf(linkIn(fieldsIn(after)))) continue
    if (op === "create") made.push(link.id)
    if (op === "update") moved.push({ ...link, ...linkIn(fieldsIn(before)), fromFile: isFromFile(before) })
  }
  run.concerned += entries.length
  await context.mediaLinks.remove(change.treeId, made)
  await context.mediaLinks.updateMany(moved)
  await makeAgain(
    run,
    entries.filter(({ entityId, op }) => op === "delete" && !present.has(entityId)),
  )
}

const makeAgain = async ({ context, change }: UndoRun, entries: readonly UndoneEntry[]): Promise<void> => {
  const { treeId } = change
  const removed = entries.flatMap(({ entityId, before }): readonly MediaLink[] => {
    const mediaId = fieldsIn(before)?.["media_id"]
    return MediaLinkId.is(entityId) && MediaId.is(mediaId)
      ? [{ id: entityId, treeId, mediaId, ...linkIn(fieldsIn(before)), fromFile: isFromFile(before) }]
      : []
  })
  if (removed.length === 0) return
  const mediaIds = [...new Set(removed.map(({ mediaId }) => mediaId))]
  const media = new Set((await context.media.ofIds(treeId, mediaIds)).map(({ id }) => id))
  const links = new Set((await context.mediaLinks.ofMedia(treeId, mediaIds)).map(keyOf))
  const absent = await absentTargets(context, treeId, removed.flatMap(targetsIn))
  const purged = new Set<string | null>(absent.map(({ targetId }) => targetId))
  const returning = removed.filter(
    (link) =>
      media.has(link.mediaId) && !links.has(keyOf(link)) && targetOf(link) !== null && !purged.has(targetOf(link)),
  )
  if (returning.length > 0) await context.mediaLinks.insert(returning)
}

const keyOf = (link: MediaLink): string => `${link.mediaId} ${targetOf(link)}`

/** The record of a link in an entry. Entries of earlier versions lack the kinds that came later. */
const linkIn = (fields: Fields | null): LinkTarget => {
  const columns: { readonly [K in keyof LinkTarget]?: Json } = Object.fromEntries(
    targetFields.map((field) => [field, fields?.[snakeCase(field)] ?? null]),
  )
  const [target]: readonly MediaTarget[] = targetsIn(columns)
  return target === undefined ? noTarget : linkTarget(target)
}

/** Links of earlier versions all follow from files. */
const isFromFile = (state: Json): boolean => fieldsIn(state)?.["from_file"] !== false
