import { deletePerson } from "../../../core/commands/person/delete-person.ts"
import { deleteSource } from "../../../core/commands/source/delete-source.ts"
import { deleteTree } from "../../../core/commands/tree/delete-tree.ts"
import type { User } from "../../../core/domain/account/user.ts"
import type { RecordedKind } from "../../../core/domain/change/touched-rows.ts"
import type { TreeId } from "../../../core/domain/ids.ts"
import { emptyTree } from "../../../core/jobs/empty-tree.ts"
import { purgeExpired } from "../../../core/jobs/purge-expired.ts"
import { execute } from "../../../core/use-case/command.ts"
import * as build from "../builders.ts"
import { plant, plantTree, type StoreUnderTest } from "../store.ts"
import { granted } from "../world.ts"

const { newId, noon } = build
const later = new Date(noon.getTime() + 31 * 86_400_000)

/** A tree with a record of every kind, and the account of a relative who says to be one of its persons. */
const plantFullTree = async (store: Pick<StoreUnderTest, "uow">) => {
  const { owner, tree } = await plantTree(store)
  const treeId = tree.id
  const [person, other] = [build.aPerson({ treeId }), build.aPerson({ treeId })]
  const place = build.aPlace({ treeId })
  const event = build.anEvent({ treeId, personId: person.id, placeId: place.id })
  const source = build.aSource({ treeId })
  const medium = build.aMedia({ treeId, personId: person.id })
  const own = build.aMedia({ treeId, personId: person.id })
  const family = build.aMedia({ treeId })
  const relative = build.aUser({ selfPersonId: person.id })
  await plant(store, {
    persons: [person, other],
    names: [person, other].map(({ id }) => build.aName({ treeId, personId: id })),
    sources: [source],
    keptRecords: [build.aKeptRecord({ treeId, personId: person.id })],
    relationships: [build.aRelationship({ treeId, fromPersonId: other.id, toPersonId: person.id })],
    places: [place],
    events: [event],
    citations: [build.aCitation({ treeId, sourceId: source.id, personId: person.id })],
    associations: [build.anAssociation({ treeId, personId: person.id, associateName: "Mrs Lee" })],
    media: [medium, own, family],
    comments: [build.aComment({ treeId, personId: person.id }), build.aComment({ treeId, sourceId: source.id })],
    mediaLinks: [
      { personId: person.id },
      { eventId: event.id },
      { sourceId: source.id },
      { personId: other.id, mediaId: medium.id },
    ].map((target) => build.aMediaLink({ treeId, mediaId: family.id, ...target })),
  })
  await plant(store, {
    users: [relative],
    memberships: [build.aMembership({ treeId, userId: relative.id })],
  })
  return { owner, treeId, person, source }
}

/** The kinds of the rows that go with the records that `deletedLongAgo` deletes in the tree that is kept. */
export const removedKinds: readonly RecordedKind[] = [
  "person",
  "name",
  "relationship",
  "event",
  "source",
  "citation",
  "association",
  "media",
  "media_link",
  "comment",
]

/** Deletes records of one tree, another tree and an account, and waits until the jobs have to remove them. */
export const deletedLongAgo = async (store: Pick<StoreUnderTest, "uow">) => {
  const ports = { uow: store.uow, now: () => noon, newId }
  const as = ({ id }: User) => ({ userId: id, sessionId: newId<"SessionId">(), requestId: null })
  const kept = await plantFullTree(store)
  const gone = await plantFullTree(store)
  const user = build.aUser({ deletedAt: noon })
  await plant(store, { users: [user], sessions: [build.aSession({ userId: kept.owner.id, expiresAt: noon })] })
  const asOwner = as(kept.owner)
  granted(await execute(ports)(deleteSource)(asOwner, { sourceId: kept.source.id, ifMatch: null }))
  granted(await execute(ports)(deletePerson)(asOwner, { personId: kept.person.id, ifMatch: null, cascade: true }))
  granted(await execute(ports)(deleteTree)(as(gone.owner), { treeId: gone.treeId, ifMatch: null }))
  return { kept: kept.treeId, gone: gone.treeId }
}

/** Runs the jobs that remove for good what was deleted, as long after it as they wait. */
export const purgeAll = async (store: Pick<StoreUnderTest, "uow">, gone: TreeId): Promise<void> => {
  await purgeExpired({ uow: store.uow, now: () => later, newId, recoveryDays: 30 })()
  await emptyTree({ uow: store.uow })(gone)
}
