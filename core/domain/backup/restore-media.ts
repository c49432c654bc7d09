import { type Attachment, type Media, safeFilename } from "../media.ts"
import type { BackupMedia } from "./backup-rows.ts"
import { type Fault, isTwice, isUnknown, restoredLife, type RestoreContext } from "./restore-context.ts"

/** The id under which the bytes of a medium are stored, and the content type that they show. */
export type RestoredMedia = Pick<Media, "id" | "contentType">

/** Adds a medium. Its bytes are stored already, or will be. */
export const restoreMedia = (
  { treeId, ids, rows }: RestoreContext,
  { id, contentType }: RestoredMedia,
  { id: old, title, filename, size, checksum, ...said }: BackupMedia,
): Fault => {
  if (!ids.media.add(old, id)) return isTwice("")
  const attachment: Attachment = {
    personId: said.personId === null ? null : ids.persons.find(said.personId),
    eventId: said.eventId === null ? null : ids.events.find(said.eventId),
    sourceId: said.sourceId === null ? null : ids.sources.find(said.sourceId),
  }
  const named = (["personId", "eventId", "sourceId"] as const).filter((key) => said[key] !== null)
  const [first, second] = named
  if (second !== undefined)
    return { path: wireKeys[second], message: "at most one of person_id, event_id, source_id may be set" }
  if (first !== undefined && attachment[first] === null) return isUnknown(wireKeys[first])
  rows.media.push({
    id,
    treeId,
    title,
    filename: filename === null ? null : safeFilename(filename),
    contentType,
    size,
    checksum,
    ...attachment,
    ...restoredLife(said),
  })
  return null
}

const wireKeys = { personId: "person_id", eventId: "event_id", sourceId: "source_id" } as const
