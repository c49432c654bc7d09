import { expect } from "chai"
import type { BackedUpAccount, BackupReads } from "../../core/ports/backup-reads.ts"
import {
  aKeptRecord,
  aMedia,
  aMediaLink,
  aMembership,
  anEvent,
  aPerson,
  aRelationship,
  aSource,
  aTree,
  aUser,
  newId,
} from "../support/builders.ts"
import { commit, failure, plant, plantTree, type StoreUnderTest } from "../support/store.ts"

export type BackupStore = StoreUnderTest & { readonly backupReads: BackupReads }

/** What every store guarantees for the reads of a backup. The HTTP specs test the content of a backup. */
export const backupReadsContract = (name: string, open: () => Promise<BackupStore>): void => {
  describe(`The reads of a backup (${name})`, () => {
    let store: BackupStore
    before(async () => {
      store = await open()
    })
    after(() => store.close?.())

    /** The one answer of some reads. */
    const read = async <T>(
      userId: Parameters<BackupReads["account"]>[0],
      work: (account: BackedUpAccount) => Promise<T>,
    ): Promise<T> => {
      for await (const answer of store.backupReads.account(userId, async function* (account) {
        yield await work(account)
      }))
        return answer
      throw new Error("no answer")
    }
    const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)

    it("know the live trees that the user owns with others or alone, by id", async () => {
      const { owner, tree } = await plantTree(store)
      const shared = await plantTree(store)
      const edited = await plantTree(store)
      await plant(store, {
        trees: [aTree({ ownerId: owner.id, deletedAt: new Date(), deletionId: newId() })],
        memberships: [
          aMembership({ treeId: shared.tree.id, userId: owner.id, role: "owner" }),
          aMembership({ treeId: edited.tree.id, userId: owner.id, role: "editor" }),
        ],
      })
      expect(await read(owner.id, (account) => account.trees())).to.deep.equal([tree, shared.tree])
      expect(await read(aUser().id, (account) => account.trees())).to.deep.equal([])
    })

    it(
      "include the links of media: a link to a deleted person has no target, links to deleted events and sources are " +
        "left out",
      async () => {
        const { owner, tree } = await plantTree(store)
        const inTree = { treeId: tree.id }
        const dead = { deletedAt: new Date(), deletionId: newId<"DeletionId">() }
        const [ann, gone] = [aPerson(inTree), aPerson({ ...inTree, ...dead })]
        const [event, goneEvent] = [
          anEvent({ ...inTree, personId: ann.id }),
          anEvent({ ...inTree, personId: ann.id, ...dead }),
        ]
        const [source, goneSource] = [aSource(inTree), aSource({ ...inTree, ...dead })]
        const medium = aMedia(inTree)
        const targets = [
          { personId: ann.id },
          { personId: gone.id },
          { eventId: event.id },
          { eventId: goneEvent.id },
          { sourceId: source.id },
          { sourceId: goneSource.id },
        ]
        const mediaLinks = targets.map((target) => aMediaLink({ ...inTree, mediaId: medium.id, ...target }))
        await plant(store, {
          persons: [ann, gone],
          events: [event, goneEvent],
          sources: [source, goneSource],
          media: [medium],
          mediaLinks,
        })
        const links = await read(owner.id, (account) => account.tree(tree.id).mediaLinks([medium.id]))
        expect(links.map(({ personId, eventId, sourceId }) => personId ?? eventId ?? sourceId)).to.deep.equal([
          ann.id,
          null,
          event.id,
          source.id,
        ])
        expect(await read(owner.id, (account) => account.tree(tree.id).mediaLinks([]))).to.deep.equal([])
      },
    )

    it("page by key through the live rows of one tree", async () => {
      const { owner, tree } = await plantTree(store)
      const other = await plantTree(store)
      const inTree = { treeId: tree.id }
      const [a, b, c] = [aPerson(inTree), aPerson(inTree), aPerson(inTree)]
      const gone = aPerson({ ...inTree, deletedAt: new Date(), deletionId: newId() })
      const edges = [
        aRelationship({ ...inTree, fromPersonId: a.id, toPersonId: b.id }),
        aRelationship({ ...inTree, fromPersonId: b.id, toPersonId: c.id }),
      ] as const
      const records = [gone.id, a.id, null].map((personId, position) =>
        aKeptRecord({ ...inTree, position, xref: `@I${position}@`, personId }),
      )
      await plant(store, {
        persons: [a, b, c, gone, aPerson({ treeId: other.tree.id })],
        sources: [aSource(inTree)],
        relationships: edges,
        keptRecords: records,
      })
      await read(owner.id, async (account) => {
        const rows = account.tree(tree.id)
        expect(idsOf(await rows.persons(null, 2))).to.deep.equal([a.id, b.id])
        expect(idsOf(await rows.persons(b.id, 2))).to.deep.equal([c.id])
        expect(idsOf(await rows.edgesFrom([a.id, c.id]))).to.deep.equal([edges[0].id])
        expect((await rows.sources(null, 9)).length).to.equal(1)
        expect((await rows.kept(0, 1)).map(({ position }) => position)).to.deep.equal([1])
        expect((await rows.kept(2, 9)).map(({ position }) => position)).to.deep.equal([2])
      })
    })

    it("show all trees as they were at one moment, whatever is written meanwhile", async () => {
      const { owner, tree } = await plantTree(store)
      const [before, meanwhile] = [aPerson({ treeId: tree.id }), aPerson({ treeId: tree.id })]
      await plant(store, { persons: [before] })
      const seen = await read(owner.id, async (account) => {
        await account.trees()
        await commit(store, async ({ persons, trees }) => {
          await persons.insert([meanwhile])
          await persons.update({ ...before, deletedAt: new Date(), deletionId: newId() })
          await trees.update({ ...tree, name: "Another name" })
        })
        return {
          persons: idsOf(await account.tree(tree.id).persons(null, 9)),
          names: (await account.trees()).map(({ name }) => name),
        }
      })
      expect(seen).to.deep.equal({ persons: [before.id], names: [tree.name] })
    })

    it("release their connection when the consumer stops or the work fails", async () => {
      const { owner } = await plantTree(store)
      for (let reader = 0; reader < 12; reader++) {
        await read(owner.id, (account) => account.trees())
        const failing = read(owner.id, () => Promise.reject(new Error("no further")))
        expect(await failure(failing)).to.have.property("message", "no further")
      }
    })
  })
}
