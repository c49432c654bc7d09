import type { Context } from "../../use-case/command.ts"
import { type DomainError, invalid } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { Lifecycle } from "../../domain/lifecycle.ts"
import type { Media } from "../../domain/evidence/media.ts"

type Named = readonly [path: string, found: (Lifecycle & { readonly treeId: TreeId }) | null]

/** Why the media object may not have this owner: there is more than one, or it does not exist in the tree. */
export const attachmentFault = async (
  { persons, events, sources }: Context,
  media: Media,
): Promise<DomainError | null> => {
  const { treeId, personId, eventId, sourceId } = media
  const named: Named[] = []
  if (personId !== null) named.push(["personId", await persons.find(personId)])
  if (eventId !== null) named.push(["eventId", await events.find(eventId)])
  if (sourceId !== null) named.push(["sourceId", await sources.find(sourceId)])
  const [first, second] = named
  if (second !== undefined) return invalid(second[0], "at most one of person_id, event_id, source_id may be set")
  if (first === undefined) return null
  const [path, found] = first
  const isThere = found !== null && found.treeId === treeId && found.deletedAt === null
  return isThere ? null : invalid(path, "refers to no record in this tree")
}
