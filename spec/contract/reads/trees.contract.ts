import { expect } from "chai"
import type { UserId } from "../../../core/domain/ids.ts"
import type { Tree } from "../../../core/domain/tree.ts"
import {
  aDeadPerson,
  aDeletion,
  aMembership,
  anAuditEntry,
  anEvent,
  aPerson,
  aSource,
  aTree,
  aUser,
  aWebhook,
  minutesLater,
  newId,
  noon,
} from "../../support/builders.ts"
import type { TreeAddress } from "../../../core/ports/reads.ts"
import { collect, commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { expectPaging } from "./paging.ts"

/** Trees as their members and the directory see them. */
export const treeReadsContract = (store: () => StoreUnderTest): void => {
  describe("a tree", () => {
    it("come with the number of their last change, alone and in lists", async () => {
      const [{ tree, owner }, other] = [await plantTree(store(), { visibility: "public" }), await plantTree(store())]
      const entries = [tree, tree, other.tree].map(({ id }) => anAuditEntry({ treeId: id, entityId: id }))
      await plant(store(), { auditEntries: entries })
      const { trees } = store().reads
      expect((await trees.byId(tree.id, null))?.revision).to.equal(2)
      expect((await trees.byId(other.tree.id, null))?.revision).to.equal(1)
      const start = { after: null, batch: 100 }
      expect((await collect(trees.ofUser(owner.id, false, start))).map(({ revision }) => revision)).to.deep.equal([2])
      const listed = await collect(trees.directory(null, [], start))
      expect(listed.find((row) => row.tree.id === tree.id)?.revision).to.equal(2)
    })

    it("has a state for each of its records: its row, the role of the reader, and the number and the id of its last change", async () => {
      const { tree, owner } = await plantTree(store())
      const person = aPerson({ treeId: tree.id })
      await plant(store(), { persons: [person] })
      const { stateOf } = store().reads.trees
      const facts = { tree, home: null }
      const none = { ...facts, revision: 0, lastChangeId: null }
      expect(await stateOf({ kind: "tree", id: tree.id }, owner.id)).to.deep.equal({ ...none, role: "owner" })
      await plant(store(), { auditEntries: [anAuditEntry({ treeId: tree.id, entityId: person.id })] })
      const state = await stateOf({ kind: "person", id: person.id }, null)
      expect(state).to.deep.include({ ...facts, role: null, revision: 1 })
      expect(state?.lastChangeId).to.be.a("string")
      expect(await stateOf({ kind: "person", id: newId() }, owner.id)).to.equal(null)
    })

    it("is read with the role of the reader: null for strangers and for anonymous readers", async () => {
      const { tree, owner } = await plantTree(store(), { description: "Down House", aiMemberProvider: "local" })
      const { trees } = store().reads
      expect(await trees.byId(tree.id, owner.id)).to.deep.equal({ tree, role: "owner", home: null, revision: 0 })
      expect(await trees.byId(tree.id, newId())).to.deep.equal({ tree, role: null, home: null, revision: 0 })
      expect(await trees.byId(tree.id, null)).to.deep.equal({ tree, role: null, home: null, revision: 0 })
      expect(await trees.byId(newId(), owner.id)).to.equal(null)
    })

    it("is found by each kind of its records, live or deleted", async () => {
      const { tree } = await plantTree(store())
      const person = aPerson({ treeId: tree.id, deletedAt: minutesLater(1), deletionId: newId() })
      const event = anEvent({ treeId: tree.id, personId: person.id })
      const source = aSource({ treeId: tree.id })
      const webhook = aWebhook({ treeId: tree.id })
      await plant(store(), { persons: [person], events: [event], sources: [source] })
      await commit(store(), ({ webhooks }) => webhooks.insert(webhook, 0))
      const { ofRecord, stateOf } = store().reads.trees
      for (const address of [
        { kind: "tree", id: tree.id },
        { kind: "person", id: person.id },
        { kind: "event", id: event.id },
        { kind: "source", id: source.id },
        { kind: "webhook", id: webhook.id },
      ] as const) {
        expect(await ofRecord(address), address.kind).to.equal(tree.id)
        expect((await stateOf(address, null))?.tree.id, address.kind).to.equal(tree.id)
      }
      const missing: readonly TreeAddress[] = [
        { kind: "tree", id: newId() },
        { kind: "person", id: newId() },
        { kind: "event", id: newId() },
        { kind: "relationship", id: newId() },
        { kind: "source", id: newId() },
        { kind: "citation", id: newId() },
        { kind: "media", id: newId() },
        { kind: "proposal", id: newId() },
        { kind: "change", id: newId() },
        { kind: "webhook", id: newId() },
      ]
      for (const address of missing) expect(await ofRecord(address), address.kind).to.equal(null)
    })

    it("gives a former member no role", async () => {
      const { tree } = await plantTree(store())
      const user = aUser()
      await plant(store(), { users: [user], memberships: [aMembership({ treeId: tree.id, userId: user.id })] })
      await commit(store(), ({ memberships }) => memberships.remove(tree.id, user.id))
      expect((await store().reads.trees.byId(tree.id, user.id))?.role).to.equal(null)
    })

    it("is read when it is deleted", async () => {
      const { tree, owner } = await plantTree(store(), { deletedAt: noon, deletionId: newId() })
      expect(await store().reads.trees.byId(tree.id, owner.id)).to.deep.equal({
        tree,
        role: "owner",
        home: null,
        revision: 0,
      })
    })

    it("comes with the privacy facts of its home person, as long as that one lives on in the tree", async () => {
      const { tree, owner } = await plantTree(store())
      const home = aDeadPerson({ treeId: tree.id, privacy: "hidden" })
      await plant(store(), { persons: [home] })
      await commit(store(), ({ trees }) => trees.update({ ...tree, homePersonId: home.id }))
      const facts = { privacy: "hidden", publicFrom: home.publicFrom }
      expect((await store().reads.trees.byId(tree.id, owner.id))?.home).to.deep.equal(facts)
      await commit(store(), ({ deletions }) => deletions.remove("person", [home.id], aDeletion({ treeId: tree.id })))
      expect((await store().reads.trees.byId(tree.id, owner.id))?.home).to.equal(null)
    })

    it("names its members, the longest-standing first", async () => {
      const { tree, owner } = await plantTree(store())
      const [early, late] = [aUser({ displayName: null }), aUser({ displayName: "Joseph Hooker" })]
      await plant(store(), {
        users: [early, late],
        memberships: [
          aMembership({ treeId: tree.id, userId: late.id, role: "viewer", createdAt: minutesLater(1) }),
          aMembership({ treeId: tree.id, userId: early.id, role: "editor", createdAt: minutesLater(-1) }),
        ],
      })
      expect(await store().reads.trees.members(tree.id)).to.deep.equal([
        { userId: early.id, email: early.email, displayName: null, role: "editor", createdAt: minutesLater(-1) },
        { userId: owner.id, email: owner.email, displayName: owner.displayName, role: "owner", createdAt: noon },
        {
          userId: late.id,
          email: late.email,
          displayName: "Joseph Hooker",
          role: "viewer",
          createdAt: minutesLater(1),
        },
      ])
      expect(await store().reads.trees.members(newId())).to.deep.equal([])
      const [first] = await store().reads.trees.members(tree.id)
      expect(await store().reads.trees.member(tree.id, first?.userId ?? newId())).to.deep.equal(first)
      expect(await store().reads.trees.member(tree.id, newId())).to.equal(null)
      expect(await store().reads.trees.member(newId(), first?.userId ?? newId())).to.equal(null)
    })
  })

  describe("the trees of a user", () => {
    it("are the live ones where the user has a role, by id; deleted ones only for those that the user owns", async () => {
      const [user, other] = [aUser(), aUser()]
      const deleted = { deletedAt: noon, deletionId: newId<"DeletionId">() }
      const owned = [aTree({ ownerId: user.id }), aTree({ ownerId: user.id }), aTree({ ownerId: user.id })]
      const [viewed, foreign] = [aTree({ ownerId: other.id }), aTree({ ownerId: other.id, visibility: "public" })]
      const [gone, goneViewed] = [aTree({ ownerId: user.id, ...deleted }), aTree({ ownerId: other.id, ...deleted })]
      const asOwner = (tree: Tree) => aMembership({ treeId: tree.id, userId: user.id, role: "owner" })
      await plant(store(), {
        users: [user, other],
        trees: [...owned, viewed, foreign, gone, goneViewed].toReversed(),
        memberships: [
          ...owned.map(asOwner),
          asOwner(gone),
          aMembership({ treeId: viewed.id, userId: user.id }),
          aMembership({ treeId: goneViewed.id, userId: user.id }),
        ],
      })
      const { trees } = store().reads
      const roles = (await collect(trees.ofUser(user.id, false, { after: null, batch: 10 }))).map(({ tree, role }) => [
        tree,
        role,
      ])
      expect(roles).to.deep.equal([...owned.map((tree) => [tree, "owner"]), [viewed, "viewer"]])
      await expectPaging(
        (keyset) => trees.ofUser(user.id, false, keyset),
        ({ tree }) => tree.id,
        [...owned, viewed].map(({ id }) => id),
      )
      await expectPaging(
        (keyset) => trees.ofUser(user.id, true, keyset),
        ({ tree }) => tree.id,
        [gone.id],
      )
      await expectPaging(
        (keyset) => trees.ofUser(newId(), false, keyset),
        ({ tree }) => tree.id,
        [],
      )
    })
  })

  describe("the directory", () => {
    /** Trees that all carry one word of their own, so that other trees in the store do not show. */
    const listed = async () => {
      const word = `w${newId().replaceAll("-", "")}`
      const owner = aUser()
      const tree = (overrides: Partial<Tree>) =>
        aTree({ ownerId: owner.id, name: `Tree ${word}`, visibility: "public", ...overrides })
      const trees = {
        named: tree({ name: `The Müllers of ÉTAMPES ${word}` }),
        described: tree({ name: "Darwin", description: `Étampes\nand ${word}` }),
        forMembers: tree({ visibility: "site_members" }),
        unlisted: tree({ visibility: "unlisted" }),
        private: tree({ visibility: "private" }),
        deleted: tree({ deletedAt: noon, deletionId: newId() }),
      }
      await plant(store(), {
        users: [owner],
        trees: Object.values(trees),
        memberships: [aMembership({ treeId: trees.named.id, userId: owner.id, role: "owner" })],
      })
      return { word, owner, trees }
    }

    it("lists live public trees to everyone, site_members ones too to users, by id", async () => {
      const {
        word,
        owner,
        trees: { named, described, forMembers },
      } = await listed()
      const directory = (userId: UserId | null) =>
        expectPaging(
          (keyset) => store().reads.trees.directory(userId, [word], keyset),
          ({ tree }) => tree.id,
          [named, described, ...(userId === null ? [] : [forMembers])].map(({ id }) => id),
        )
      await directory(null)
      await directory(owner.id)
      await directory(newId())
    })

    it("says the reader's role in each tree", async () => {
      const {
        word,
        owner,
        trees: { named },
      } = await listed()
      const rows = async (userId: UserId | null) =>
        collect(store().reads.trees.directory(userId, [word], { after: null, batch: 10 }))
      expect((await rows(owner.id)).map(({ role }) => role)).to.deep.equal(["owner", null, null])
      expect((await rows(null))[0]).to.deep.equal({ tree: named, role: null, home: null, revision: 0 })
    })

    it("finds by every word in name or description, without regard to case and accents", async () => {
      const {
        word,
        trees: { named, described },
      } = await listed()
      const found = async (...words: readonly string[]) =>
        (await collect(store().reads.trees.directory(null, [word, ...words], { after: null, batch: 10 }))).map(
          ({ tree }) => tree.id,
        )
      expect(await found("etampes")).to.deep.equal([named.id, described.id])
      expect(await found("etampes", "mullers")).to.deep.equal([named.id])
      expect(await found("darwin", "etampes")).to.deep.equal([described.id])
      expect(await found("wedgwood")).to.deep.equal([])
    })
  })
}
