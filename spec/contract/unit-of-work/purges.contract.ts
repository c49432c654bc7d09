import { placeFilter } from "../../../core/domain/place/place.ts"
import { expect } from "chai"
import type { TreeId, UserId } from "../../../core/domain/ids.ts"
import type { Media } from "../../../core/domain/evidence/media.ts"
import type { MediaLink } from "../../../core/domain/evidence/media-link.ts"
import { newRecordLifecycle } from "../../../core/domain/lifecycle.ts"
import { showToMember } from "../../../core/domain/privacy.ts"
import { member } from "../../support/viewers.ts"
import {
  aCitation,
  aDeletion,
  aKeptRecord,
  aMembership,
  aName,
  aMediaLink,
  aProposal,
  aProposalComment,
  anAuditEntry,
  anEvent,
  aPerson,
  aPlace,
  aRelationship,
  aSession,
  aSource,
  aTree,
  aUser,
  minutesLater,
  newId,
  noon,
} from "../../support/builders.ts"
import { collect, commit, plant, plantTree, type StoreUnderTest, type PlantedEntry } from "../../support/store.ts"

const aPicture = (treeId: TreeId, overrides: Partial<Media> = {}): Media => ({
  id: newId(),
  treeId,
  title: null,
  identifiers: [],
  filename: null,
  contentType: "image/png",
  size: 1,
  checksum: "sha256:00",
  width: null,
  height: null,
  personId: null,
  eventId: null,
  sourceId: null,
  ...newRecordLifecycle(noon),
  ...overrides,
})

/** Permanent removal. */
export const purgesContract = (store: () => StoreUnderTest): void => {
  /** A tree with two people, married, with all that can hang on them. */
  const furnished = async () => {
    const { tree, owner } = await plantTree(store())
    const treeId = tree.id
    const [emma, charles] = [aPerson({ treeId }), aPerson({ treeId })]
    const name = aName({ treeId, personId: emma.id })
    const couple = aRelationship({ treeId, type: "partnership", fromPersonId: emma.id, toPersonId: charles.id })
    const place = aPlace({ treeId })
    const wedding = anEvent({ treeId, type: "marriage", relationshipId: couple.id, placeId: place.id })
    const source = aSource({ treeId })
    const citation = aCitation({ treeId, sourceId: source.id, eventId: wedding.id })
    const picture = aPicture(treeId, { personId: emma.id })
    await plant(store(), {
      persons: [emma, charles],
      names: [name],
      relationships: [couple],
      places: [place],
      events: [wedding],
      sources: [source],
      citations: [citation],
      keptRecords: [aKeptRecord({ treeId, personId: emma.id }), aKeptRecord({ treeId, sourceId: source.id })],
      auditEntries: [anAuditEntry({ treeId })],
    })
    await commit(store(), ({ media }) => media.insert([picture]))
    return { tree, owner, emma, charles, name, couple, wedding, source, citation, picture, place }
  }
  type Furnished = Awaited<ReturnType<typeof furnished>>

  const leftOf = ({ emma, charles, name, couple, wedding, source, citation, picture }: Furnished) =>
    commit(store(), async ({ persons, names, relationships, events, sources, citations, media }) => {
      const rows = {
        emma: await persons.find(emma.id),
        charles: await persons.find(charles.id),
        name: await names.find(name.id),
        couple: await relationships.find(couple.id),
        wedding: await events.find(wedding.id),
        source: await sources.find(source.id),
        citation: await citations.find(citation.id),
        picture: await media.find(picture.id),
      }
      return Object.entries(rows).flatMap(([key, row]) => (row === null ? [] : [key]))
    })
  const everything = ["emma", "charles", "name", "couple", "wedding", "source", "citation", "picture"]

  describe("the purge of a tree", () => {
    const removeWhole = async (treeId: TreeId, most: number) => {
      const mediaIds: string[] = []
      let batches = 0
      for (let isGone = false; !isGone; batches++) {
        const removed = await commit(store(), ({ purges }) => purges.removeTree(treeId, most))
        mediaIds.push(...removed.mediaIds)
        isGone = removed.isGone
      }
      return { mediaIds, batches }
    }

    it("removes everything that the tree owns, returns its media, and leaves other trees alone", async () => {
      const [doomed, other] = [await furnished(), await furnished()]
      const { mediaIds } = await removeWhole(doomed.tree.id, 1_000)
      expect(mediaIds).to.deep.equal([doomed.picture.id])
      expect(await leftOf(doomed)).to.deep.equal([])
      expect(await store().reads.trees.byId(doomed.tree.id, doomed.owner.id)).to.equal(null)
      expect(
        await collect(
          store().reads.places.ofTree(doomed.tree.id, placeFilter(null, null), null, { after: null, batch: 10 }),
        ),
      ).to.deep.equal([])
      expect(await store().reads.trees.members(doomed.tree.id)).to.deep.equal([])
      expect(await leftOf(other)).to.deep.equal(everything)
    })

    it("goes in batches of the size that is asked for", async () => {
      const doomed = await furnished()
      const { mediaIds, batches } = await removeWhole(doomed.tree.id, 2)
      expect(mediaIds).to.deep.equal([doomed.picture.id])
      expect(batches).to.be.greaterThan(3)
      expect(await leftOf(doomed)).to.deep.equal([])
    })

    it("lets users forget that they are people of it", async () => {
      const doomed = await furnished()
      const { emma, charles } = doomed
      await commit(store(), ({ users }) =>
        users.update({ ...doomed.owner, selfPersonId: emma.id, formerSelfPersonId: charles.id }),
      )
      await removeWhole(doomed.tree.id, 1_000)
      expect(await store().reads.users.byId(doomed.owner.id)).to.include({
        selfPersonId: null,
        formerSelfPersonId: null,
      })
    })

    it("keeps the tree's audit entries, which then belong to no tree", async () => {
      const doomed = await furnished()
      const audit = () =>
        collect(
          store().reads.trees.audit(doomed.tree.id, { entityId: null, actorId: null }, { after: null, batch: 10 }),
        )
      expect(await audit()).to.have.length(1)
      await removeWhole(doomed.tree.id, 1_000)
      expect(await audit()).to.deep.equal([])
      await plant(store(), {
        trees: [doomed.tree],
        memberships: [aMembership({ treeId: doomed.tree.id, userId: doomed.owner.id })],
      })
      expect(await audit()).to.deep.equal([])
    })
  })

  describe("the purge of what was deleted", () => {
    const day = minutesLater(24 * 60)
    const removeExpired = (treeId: TreeId, before: Date, most = 1_000) =>
      commit(store(), ({ purges }) => purges.removeExpired(treeId, before, most))

    it("keeps a merged person as long as the person who was kept", async () => {
      const before = minutesLater(1)
      const hasExpired = () => commit(store(), ({ purges }) => purges.treeWithExpired(before))
      for (let other = await hasExpired(); other !== null; other = await hasExpired()) {
        const purged = await removeExpired(other, before)
        expect(purged).to.not.deep.equal([])
      }
      const { tree } = await plantTree(store())
      const treeId = tree.id
      const kept = aPerson({ treeId })
      const gone = { ...aPerson({ treeId }), deletedAt: noon, deletionId: newId<"DeletionId">() }
      const merged = { ...gone, merged: { intoId: kept.id, same: [] } }
      await plant(store(), { persons: [kept, merged] })
      const removed = () => commit(store(), ({ purges }) => purges.removeExpired(treeId, before, 10))
      expect(await hasExpired()).to.equal(null)
      expect(await removed()).to.deep.equal([])
      await commit(store(), ({ deletions }) => deletions.remove("person", [kept.id], { id: newId(), treeId, at: noon }))
      expect(await hasExpired()).to.equal(treeId)
      const ids = (await removed()).map(({ id }) => id)
      if (ids.length < 2) ids.push(...(await removed()).map(({ id }) => id))
      expect(ids).to.have.members([kept.id, merged.id])
      expect(await hasExpired()).to.equal(null)
    })

    it("removes a person with all that went along, and nothing that is live or was deleted later", async () => {
      const world = await furnished()
      const { tree, emma, charles } = world
      await commit(store(), async ({ deletions }) => {
        await deletions.remove("person", [emma.id], aDeletion({ treeId: tree.id, at: noon }))
        await deletions.remove("person", [charles.id], aDeletion({ treeId: tree.id, at: day }))
      })
      expect(await removeExpired(tree.id, noon)).to.deep.equal([])
      const removed = await removeExpired(tree.id, day)
      expect(removed.map(({ kind }) => kind)).to.deep.equal([
        "citation",
        "media",
        "event",
        "name",
        "relationship",
        "person",
      ])
      expect(removed.at(-1)?.id).to.equal(emma.id)
      expect(await leftOf(world)).to.deep.equal(["charles", "source"])
    })

    it("lets the tree and accounts forget that a removed person was their own", async () => {
      const { tree, emma, owner } = await furnished()
      await commit(store(), async ({ users, trees, deletions }) => {
        await users.update({ ...owner, formerSelfPersonId: emma.id })
        await trees.update({ ...tree, formerHomePersonId: emma.id })
        await deletions.remove("person", [emma.id], aDeletion({ treeId: tree.id, at: noon }))
      })
      await removeExpired(tree.id, day)
      await commit(store(), async ({ users, trees }) => {
        expect(await users.find(owner.id)).to.include({ formerSelfPersonId: null })
        expect(await trees.find(tree.id)).to.include({ formerHomePersonId: null })
      })
    })

    it("blanks the audit entries of the removed records, and of proposals that name them", async () => {
      const { tree, emma, name, charles } = await furnished()
      const treeId = tree.id
      const said = { notes: "Barnacles" }
      const about = (entityId: string, more: Partial<PlantedEntry> = {}) =>
        anAuditEntry({ treeId, entityId, before: said, after: said, ...more })
      const proposal = { entityType: "proposal", action: "proposal.create", entityId: newId() } as const
      const [ofEmma, ofName, ofCharles, naming, other] = [
        about(emma.id),
        about(name.id, { entityType: "name", action: "name.update" }),
        about(charles.id),
        about(emma.id, { ...proposal, after: { operations: [{ id: emma.id, data: said }] } }),
        about(charles.id, { ...proposal, after: { operations: [{ id: charles.id, data: said }] } }),
      ]
      const auditEntries = [ofEmma, ofName, ofCharles, naming, other]
      await plant(store(), { auditEntries })
      await commit(store(), ({ deletions }) => deletions.remove("person", [emma.id], aDeletion({ treeId, at: noon })))
      await removeExpired(treeId, day)
      const entries = await collect(
        store().reads.trees.audit(treeId, { entityId: null, actorId: null }, { after: null, batch: 100 }),
      )
      const blanked = (of: PlantedEntry) => {
        const entry = entries.find(({ id }) => id === of.id) ?? expect.fail("the entry is gone")
        expect([entry.action, entry.entityId]).to.deep.equal([of.action, of.entityId])
        return entry.before === null && entry.after === null
      }
      expect(auditEntries.map(blanked)).to.deep.equal([true, true, false, true, false])
    })

    it("removes the links of a medium with it and with their event or source; a link to a removed person has no target", async () => {
      const { tree, emma, charles } = await furnished()
      const treeId = tree.id
      const [event, source] = [anEvent({ treeId, personId: charles.id }), aSource({ treeId })]
      const [kept, gone] = [aPicture(treeId), aPicture(treeId)]
      const link = (mediaId: Media["id"], target: Partial<MediaLink>) => aMediaLink({ treeId, mediaId, ...target })
      const links = [
        link(kept.id, { personId: emma.id }),
        link(kept.id, { personId: charles.id }),
        link(kept.id, { eventId: event.id }),
        link(kept.id, { sourceId: source.id }),
        link(gone.id, { personId: charles.id }),
      ]
      await plant(store(), { events: [event], sources: [source], media: [kept, gone], mediaLinks: links })
      await commit(store(), async ({ deletions }) => {
        for (const [kind, id] of [
          ["person", emma.id],
          ["event", event.id],
          ["source", source.id],
          ["media", gone.id],
        ] as const)
          await deletions.remove(kind, [id], aDeletion({ treeId, at: noon }))
      })
      await removeExpired(treeId, day)
      const left = await commit(store(), ({ contents }) => contents(treeId).mediaLinks([kept.id, gone.id]))
      expect(left.map(({ id, personId }) => [links.findIndex((one) => one.id === id), personId])).to.have.deep.members([
        [0, null],
        [1, charles.id],
      ])
    })

    it("keeps a medium of a removed person that is linked to a live one, with an empty link", async () => {
      const { tree, emma, charles } = await furnished()
      const treeId = tree.id
      const [shared, own] = [
        { ...aPicture(treeId), personId: emma.id },
        { ...aPicture(treeId), personId: emma.id },
      ]
      const link = aMediaLink({ treeId, mediaId: shared.id, personId: charles.id })
      await plant(store(), { media: [shared, own], mediaLinks: [link] })
      await commit(store(), ({ deletions }) => deletions.remove("person", [emma.id], aDeletion({ treeId, at: noon })))
      const mediaNow = () => commit(store(), ({ media }) => media.ofIds(treeId, [shared.id, own.id]))
      const rows = await mediaNow()
      expect(rows.map(({ id, deletedAt }) => [id, deletedAt === null])).to.have.deep.members([
        [shared.id, true],
        [own.id, false],
      ])
      await removeExpired(treeId, day)
      expect((await mediaNow()).map(({ id, personId }) => [id, personId])).to.deep.equal([[shared.id, null]])
      const left = await commit(store(), ({ contents }) => contents(treeId).mediaLinks([shared.id]))
      expect(left.map(({ personId }) => personId)).to.have.members([charles.id, null])
    })

    it("finds a tree with something to remove, until nothing is left", async () => {
      const { tree, source } = await furnished()
      const long = new Date("1990-01-01T00:00:00.000Z")
      const find = () => commit(store(), ({ purges }) => purges.treeWithExpired(minutesLater(-1)))
      await commit(store(), ({ deletions }) =>
        deletions.remove("source", [source.id], aDeletion({ treeId: tree.id, at: long })),
      )
      expect(await find()).to.equal(tree.id)
      expect(await removeExpired(tree.id, minutesLater(-1), 1)).to.have.length(1)
      expect(await find()).to.equal(tree.id)
      expect(await removeExpired(tree.id, minutesLater(-1), 1)).to.have.length(1)
      expect(await find()).to.equal(null)
    })

    it("finds deleted trees by id, one after the other", async () => {
      const long = new Date("1980-01-01T00:00:00.000Z")
      const dead = { deletedAt: long, deletionId: newId<"DeletionId">() }
      const { tree: first } = await plantTree(store(), dead)
      const { tree: second } = await plantTree(store(), dead)
      await plantTree(store())
      const find = (before: Date, after: TreeId | null) =>
        commit(store(), ({ purges }) => purges.expiredTree(before, after))
      expect(await find(long, null)).to.equal(null)
      const later = new Date(long.getTime() + 1)
      expect([await find(later, null), await find(later, first.id), await find(later, second.id)]).to.deep.equal([
        first.id,
        second.id,
        null,
      ])
    })
  })

  describe("the purge of accounts", () => {
    const long = new Date("1970-01-01T00:00:00.000Z")
    const later = new Date(long.getTime() + 1)
    const removeUsers = (before: Date, most = 1_000) =>
      commit(store(), ({ purges }) => purges.removeUsers(before, most))
    const isThere = (id: UserId) => commit(store(), async ({ users }) => (await users.find(id)) !== null)

    it("takes those that were deleted before, with their sessions and links, a batch at a time", async () => {
      const gone = [1, 2, 3].map(() => aUser({ deletedAt: long }))
      const [first = expect.fail()] = gone
      const live = aUser()
      const sessions = [aSession({ userId: first.id }), aSession({ userId: live.id })]
      await plant(store(), { users: [...gone, live], sessions })
      const link = {
        tokenHash: newId(),
        purpose: "reset_password" as const,
        userId: first.id,
        createdAt: noon,
        expiresAt: minutesLater(60),
      }
      await commit(store(), ({ emailTokens }) => emailTokens.insert(link))
      expect(await removeUsers(long)).to.deep.equal([])
      const removed = [...(await removeUsers(later, 2)), ...(await removeUsers(later, 2))]
      expect(removed)
        .to.have.members(gone.map(({ id }) => id))
        .and.have.length(3)
      expect(await removeUsers(later)).to.deep.equal([])
      expect(await Promise.all([...gone, live].map(({ id }) => isThere(id)))).to.deep.equal([false, false, false, true])
      await commit(store(), async (transaction) => {
        expect(
          (await Promise.all(sessions.map(({ id }) => transaction.sessions.find(id)))).map(
            (session) => session !== null,
          ),
        ).to.deep.equal([false, true])
        expect(await transaction.emailTokens.take(link.tokenHash, "reset_password", noon)).to.equal(null)
      })
    })

    it("leaves one alone that a tree names as its owner or member, until that tree is gone", async () => {
      const [owner, member] = [aUser({ deletedAt: long }), aUser({ deletedAt: long })]
      const tree = aTree({ ownerId: owner.id, deletedAt: long, deletionId: newId() })
      await plant(store(), {
        users: [owner, member],
        trees: [tree],
        memberships: [aMembership({ treeId: tree.id, userId: member.id })],
      })
      expect(await removeUsers(later)).to.deep.equal([])
      await commit(store(), ({ purges }) => purges.removeTree(tree.id, 1_000))
      expect(await removeUsers(later)).to.have.members([owner.id, member.id])
    })

    it("keeps what they did in the log, under their id", async () => {
      const { tree } = await plantTree(store())
      const gone = aUser({ deletedAt: long })
      await plant(store(), { users: [gone], auditEntries: [anAuditEntry({ treeId: tree.id, actorId: gone.id })] })
      expect(await removeUsers(later)).to.deep.equal([gone.id])
      const [entry] = await collect(
        store().reads.trees.audit(tree.id, { entityId: null, actorId: gone.id }, { after: null, batch: 10 }),
      )
      expect(entry?.actor).to.deep.equal({ id: gone.id, displayName: null })
      expect(entry?.after, "what they did in the tree").to.deep.equal({ notes: "Barnacles" })
    })

    it("leaves what they said about proposals, and no trace of their sessions", async () => {
      const { tree, owner } = await plantTree(store())
      const gone = aUser({ deletedAt: long })
      await plant(store(), { users: [gone] })
      const proposal = aProposal({ treeId: tree.id, proposerId: owner.id })
      const said = [gone, owner].map(({ id }) =>
        aProposalComment({ treeId: tree.id, proposalId: proposal.id, authorId: id }),
      )
      await commit(store(), async ({ proposals }) => {
        await proposals.insert([proposal])
        for (const comment of said) await proposals.insertComment(comment)
      })
      await removeUsers(later)
      const rows = await collect(store().reads.proposals.comments(tree.id, proposal.id, { after: null, batch: 10 }))
      const comments = rows.map((row) => showToMember(member, row))
      expect(comments.map((comment) => [comment?.text, comment?.author?.id, comment?.via])).to.deep.equal([
        [said[0]?.text, undefined, { kind: "session", id: null, name: null }],
        [said[1]?.text, owner.id, said[1]?.via],
      ])
    })

    it("blanks the audit entries of their memberships", async () => {
      const { tree } = await plantTree(store())
      const [gone, stays] = [aUser({ deletedAt: long }), aUser()]
      const joined = [gone, stays].map(({ id }) =>
        anAuditEntry({ treeId: tree.id, entityType: "membership", action: "membership.create", entityId: id }),
      )
      await plant(store(), { users: [gone, stays], auditEntries: joined })
      await removeUsers(later)
      const entries = await collect(
        store().reads.trees.audit(tree.id, { entityId: null, actorId: null }, { after: null, batch: 10 }),
      )
      expect(joined.map(({ id }) => entries.find((entry) => entry.id === id)?.after)).to.deep.equal([
        null,
        { notes: "Barnacles" },
      ])
    })
  })

  describe("the clearing away of what is over", () => {
    it("takes ended sessions and links, and leaves those that still hold", async () => {
      const user = aUser()
      const [over, open] = [
        aSession({ userId: user.id, expiresAt: minutesLater(-1) }),
        aSession({ userId: user.id, expiresAt: minutesLater(1) }),
      ]
      const aLink = (tokenHash: string, expiresAt: Date) => ({
        tokenHash,
        purpose: "verify_email" as const,
        userId: user.id,
        createdAt: noon,
        expiresAt,
      })
      const [dead, good] = [aLink(newId(), minutesLater(-1)), aLink(newId(), minutesLater(1))]
      await plant(store(), { users: [user], sessions: [over, open] })
      await commit(store(), async ({ sessions, emailTokens, purges }) => {
        await emailTokens.insert(dead)
        await emailTokens.insert(good)
        await purges.removeEnded(noon)
        expect([await sessions.find(over.id), (await sessions.find(open.id))?.id]).to.deep.equal([null, open.id])
        const early = minutesLater(-10)
        expect(await emailTokens.take(dead.tokenHash, "verify_email", early)).to.equal(null)
        expect(await emailTokens.take(good.tokenHash, "verify_email", early)).to.equal(user.id)
      })
    })
  })
}
