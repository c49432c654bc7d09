import { valuesOf } from "../../codec/fields.ts"
import { identifiersInBackup } from "../evidence/identifier.ts"
import { mediaFields } from "../evidence/media.ts"
import * as E from "fp-ts/lib/Either.js"
import { type Media, safeFilename } from "../evidence/media.ts"
import type { LinkTarget } from "../evidence/media-link.ts"
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
    ...attachment.right,
    ...restoredRecordLife(fields),
  })
  for (const [index, link] of links.entries()) {
    const target = restoredTarget(restoring, link, `links.${index}.`)
    if (E.isLeft(target)) return target.left
    rows.mediaLinks.push({ id: newId<"MediaLinkId">(), treeId, mediaId: id, ...target.right })
  }
  return null
}

/** The record that an attachment or link refers to, in the restored tree. `path` is its path. */
const restoredTarget = (
  { ids }: RestoreContext,
  old: LinkTarget,
  path: string,
): E.Either<NonNullable<Fault>, LinkTarget> => {
  const target: LinkTarget = {
    personId: old.personId === null ? null : ids.persons.find(old.personId),
    eventId: old.eventId === null ? null : ids.events.find(old.eventId),
    sourceId: old.sourceId === null ? null : ids.sources.find(old.sourceId),
  }
  const [first, second] = (["personId", "eventId", "sourceId"] as const).filter((key) => old[key] !== null)
  if (second !== undefined) {
    const message = "at most one of person_id, event_id, source_id may be set"
    return E.left({ path: path + wireKeys[second], message })
  }
  return first !== undefined && target[first] === null ? E.left(isUnknown(path + wireKeys[first])) : E.right(target)
}

const wireKeys = { personId: "person_id", eventId: "event_id", sourceId: "source_id" } as const
