import { valuesOf } from "../../codec/fields.ts"
import { identifiersInBackup } from "../evidence/identifier.ts"
import { mediaFields } from "../evidence/media.ts"
import * as E from "fp-ts/lib/Either.js"
import { type Media, safeFilename } from "../evidence/media.ts"
import { type LinkTarget, targetFields } from "../evidence/media-link.ts"
import { snakeCase } from "../../codec/snake-case.ts"
import type { BackupMedia } from "./backup-rows.ts"
import { type Fault, isTwice, isUnknown, restoredRecordLife, type RestoreContext } from "./restore-context.ts"

/** The id under which the bytes of a medium are stored, and what they show: their type, and the size of a picture. */
export type RestoredMedia = Pick<Media, "id" | "contentType" | "width" | "height">

/** Adds a medium with its links. Its bytes are stored already, or will be. */
export const restoreMedia = (
  restoring: RestoreContext,
  { id, contentType, width, height }: RestoredMedia,
  { id: old, filename, size, checksum, links = [], ...fields }: BackupMedia,
): Fault => {
  const { treeId, newId, ids, rows } = restoring
  if (!ids.media.add(old, id)) return isTwice("")
  const attachment = restoredTarget(restoring, fields, "")
  if (E.isLeft(attachment)) return attachment.left
  const { personId, eventId, sourceId } = attachment.right
  rows.media.push({
    id,
    treeId,
    ...valuesOf(mediaFields, fields),
    ...identifiersInBackup(fields),
    filename: filename === null ? null : safeFilename(filename),
    contentType,
    size,
    checksum,
    width,
    height,
    personId,
    eventId,
    sourceId,
    ...restoredRecordLife(fields),
  })
  for (const [index, link] of links.entries()) {
    const target = restoredTarget(restoring, link, `links.${index}.`)
    if (E.isLeft(target)) return target.left
    const { fromFile = true } = link
    rows.mediaLinks.push({ id: newId<"MediaLinkId">(), treeId, mediaId: id, ...target.right, fromFile })
  }
  return null
}

/** The record that an attachment or link refers to, in the restored tree. `path` is its path. */
const restoredTarget = (
  { ids }: RestoreContext,
  old: Partial<LinkTarget>,
  path: string,
): E.Either<NonNullable<Fault>, LinkTarget> => {
  const { personId, eventId, relationshipId, sourceId, citationId, placeId } = old
  const target: LinkTarget = {
    personId: personId == null ? null : ids.persons.find(personId),
    eventId: eventId == null ? null : ids.events.find(eventId),
    relationshipId: relationshipId == null ? null : ids.relationships.find(relationshipId),
    sourceId: sourceId == null ? null : ids.sources.find(sourceId),
    citationId: citationId == null ? null : ids.citations.find(citationId),
    placeId: placeId == null ? null : ids.places.find(placeId),
  }
  const [first, second] = targetFields.filter((field) => (old[field] ?? null) !== null)
  if (second !== undefined) {
    const message = `at most one of ${targetFields.map(snakeCase).join(", ")} may be set`
    return E.left({ path: path + snakeCase(second), message })
  }
  return first !== undefined && target[first] === null ? E.left(isUnknown(path + snakeCase(first))) : E.right(target)
}
