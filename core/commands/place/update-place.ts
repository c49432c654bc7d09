import * as E from "fp-ts/lib/Either.js"
import { type DomainError, faulty, invalid } from "../../domain/errors.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { PlaceId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import {
  coordinatesFault,
  named,
  type Place,
  type PlaceRead,
  placeRead,
  type PlaceUpdate,
} from "../../domain/place/place.ts"
import { refreshAfterRename, touchEventsOf } from "../../edit/place/after-rename.ts"
import { editablePlace, parentFault } from "../../edit/place/editable-place.ts"
import { takeName } from "../../edit/place/take-name.ts"
import { type Command, type Context, done, unchanged } from "../../use-case/command.ts"

export interface UpdatePlace extends PlaceUpdate {
  readonly placeId: PlaceId
  readonly ifMatch: ExpectedVersions
}

/** An editor changes a place. A new name is the text of all its events at once. */
export const updatePlace: Command<UpdatePlace, PlaceRead> = async (context, { placeId, ifMatch, ...changes }) => {
  const { places } = context
  const found = await editablePlace(context, placeId, ifMatch)
  if (E.isLeft(found)) return found
  const before = found.right
  const changed = changedPlace(before, changes, context.now)
  if (E.isLeft(changed)) return changed
  const after = changed.right
  const { events: eventCount } = await places.use(before.treeId, placeId)
  if (after === before) return unchanged(placeRead({ ...before, eventCount }))
  const refusal = await refusalOf(context, before, after)
  if (refusal !== null) return E.left(refusal)
  await places.updateMany([after])
  await touchEventsOf(context, [{ before, after }])
  await refreshAfterRename(context, before, after)
  const fact = { action: "place.update", entityType: "place", entityId: placeId, treeId: after.treeId } as const
  return done(placeRead({ ...after, eventCount }), fact)
}

/** The place with these changes; the same place if nothing differs. A change of more than its name makes it a place of its own. */
const changedPlace = (
  before: Place,
  { name = before.name, ...details }: PlaceUpdate,
  now: Date,
): E.Either<DomainError, Place> => {
  const trimmed = name.trim()
  if (trimmed === "") return E.left(invalid("name", "must not be blank"))
  const detailed = revised<Place>(before, details, now)
  const listedAlone = before.listedAlone || detailed !== before
  return E.right(
    revised<Place>(before, { ...details, listedAlone, ...(trimmed === before.name ? {} : named(trimmed)) }, now),
  )
}

const refusalOf = async (context: Context, before: Place, after: Place): Promise<DomainError | null> => {
  const fault = coordinatesFault(after)
  if (fault !== null) return faulty(fault)
  const misplaced = after.parentId === before.parentId ? null : await parentFault(context, after)
  if (misplaced !== null) return misplaced
  return after.key === before.key && after.parentId === before.parentId ? null : takeName(context, after)
}
