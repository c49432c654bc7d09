import { EventId, PersonId } from "../../domain/ids.ts"
import type { MediaLink } from "../../domain/evidence/media-link.ts"
import { sameValue } from "../../domain/lifecycle.ts"
import { fieldsIn, type UndoneEntry } from "./undo-records.ts"
import type { UndoRun } from "./undo-run.ts"

/**
 * Sets links to media back to the persons and events that they led to before a merge. A link that leads elsewhere since
 * stays as it is.
 */
export const undoMediaLinks = async (run: UndoRun, entries: readonly UndoneEntry[]): Promise<void> => {
  const { mediaLinks } = run.context
  const changed = entries.filter(({ op }) => op === "update")
  const present = new Map(
    (
      await mediaLinks.ofIds(
        run.change.treeId,
        changed.map(({ entityId }) => entityId),
      )
    ).map((link): [string, MediaLink] => [link.id, link]),
  )
  const back = changed.flatMap((entry) => {
    const link = present.get(entry.entityId)
    return link === undefined ? [] : linkBack(link, entry)
  })
  run.concerned += changed.length
  await mediaLinks.updateMany(back)
}

const linkBack = (link: MediaLink, entry: UndoneEntry): readonly MediaLink[] => {
  const [before, after] = [fieldsIn(entry.before), fieldsIn(entry.after)]
  if (before === null || after === null) return []
  const isAsMade = sameValue(after["person_id"], link.personId) && sameValue(after["event_id"], link.eventId)
  if (!isAsMade) return []
  const [personId, eventId] = [before["person_id"], before["event_id"]]
  return [{ ...link, personId: PersonId.is(personId) ? personId : null, eventId: EventId.is(eventId) ? eventId : null }]
}
