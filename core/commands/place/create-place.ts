import * as E from "fp-ts/lib/Either.js"
import { valuesOf } from "../../codec/fields.ts"
import { treeForRole } from "../../domain/access.ts"
import { faulty, invalid } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import {
  coordinatesFault,
  type Place,
  type PlaceCreate,
  placeDetails,
  placeOfEvent,
  type PlaceRead,
  placeRead,
} from "../../domain/place/place.ts"
import { parentFault } from "../../edit/place/editable-place.ts"
import { isSeen } from "../../edit/place/take-name.ts"
import { type Command, done } from "../../use-case/command.ts"

export interface CreatePlace extends PlaceCreate {
  readonly treeId: TreeId
}

/** An editor adds a place to a tree. A place of deleted events alone, which no reader sees, becomes this one. */
export const createPlace: Command<CreatePlace, PlaceRead> = async (context, { treeId, name, parentId, ...details }) => {
  const { trees, places, actor, now, newId } = context
  const held = treeForRole(await trees.lock(treeId, actor.userId), "editor")
  if (E.isLeft(held)) return held
  if (name.trim() === "") return E.left(invalid("name", "must not be blank"))
  const fresh: Place = {
    ...placeOfEvent({ id: newId(), treeId, name: name.trim() }, now),
    parentId: parentId ?? null,
    ...valuesOf(placeDetails, details),
    listedAlone: true,
  }
  const fault = coordinatesFault(fresh)
  if (fault !== null) return E.left(faulty(fault))
  const refusal = await parentFault(context, fresh)
  if (refusal !== null) return E.left(refusal)
  const known = await places.within(treeId, fresh.parentId, fresh.key)
  if (known !== null && (await isSeen(context, known))) return E.left({ _tag: "PlaceExists" })
  const { id: _id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...values } = fresh
  const place = known === null ? fresh : revised(known, values, now)
  if (known !== null) await places.updateMany([place])
  else if ((await places.add([place])) === 0) return E.left({ _tag: "PlaceExists" })
  const read = placeRead({ ...place, eventCount: 0 })
  return done(read, { action: "place.create", entityType: "place", entityId: place.id, treeId })
}
