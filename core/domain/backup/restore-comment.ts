import { subjectOfOwners } from "../comment/comment-subject.ts"
import type { UserId } from "../ids.ts"
import type { BackupComment } from "./backup-rows.ts"
import { type Fault, isTwice, isUnknown, restoredLife, type RestoreContext } from "./restore-context.ts"

/**
 * Adds a comment on a record of the tree. Only what the restoring account wrote keeps its author: a backup could name
 * any other account of this instance. Others stay as names, and are not mentioned.
 */
export const restoreComment = (
  { treeId, newId, ids, rows }: RestoreContext,
  restorer: UserId | null,
  { id: old, authorId, mentions, createdAt, updatedAt, ...row }: BackupComment,
): Fault => {
  const { personId: oldPerson, eventId: oldEvent, mediaId: oldMedium, sourceId: oldSource } = row
  const named = [oldPerson, oldEvent, oldMedium, oldSource].filter((one) => one !== null)
  if (subjectOfOwners(row) === null || named.length > 1)
    return { path: "person_id", message: "exactly one of person_id, event_id, media_id, source_id must be given" }
  const personId = oldPerson === null ? null : ids.persons.find(oldPerson)
  const eventId = oldEvent === null ? null : ids.events.find(oldEvent)
  const mediaId = oldMedium === null ? null : ids.media.find(oldMedium)
  const sourceId = oldSource === null ? null : ids.sources.find(oldSource)
  if (oldPerson !== null && personId === null) return isUnknown("person_id")
  if (oldEvent !== null && eventId === null) return isUnknown("event_id")
  if (oldMedium !== null && mediaId === null) return isUnknown("media_id")
  if (oldSource !== null && sourceId === null) return isUnknown("source_id")
  const id = newId<"CommentId">()
  if (!ids.comments.add(old, id)) return isTwice("")
  const isOwn = authorId !== null && authorId === restorer
  rows.comments.push({
    ...{ id, treeId, personId, eventId, mediaId, sourceId },
    ...{ authorId: isOwn ? authorId : null, authorName: isOwn ? null : row.authorName },
    ...{ text: row.text, mentions: mentions.filter((userId) => userId === restorer), editedAt: row.editedAt },
    ...restoredLife({ createdAt, updatedAt }),
  })
  return null
}
