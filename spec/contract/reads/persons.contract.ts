import { expect } from "chai"
import { showPerson } from "../../../core/domain/privacy.ts"
import { aDeadPerson, aDeletion, aName, aPerson, minutesLater, newId } from "../../support/builders.ts"
import { collect, commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"
import { expectPaging } from "./paging.ts"

/** Persons, sealed until the privacy engine has checked the viewer. */
export const personReadsContract = (store: () => StoreUnderTest): void => {
  describe("the exposure of a tree", () => {
    it("counts the live persons of the tree by the facts that decide on their visibility", async () => {
      const { tree } = await plantTree(store())
      const { tree: other } = await plantTree(store())
      const living = { isLiving: true, publicFrom: null }
      await plant(store(), {
        persons: [
          aPerson({ treeId: tree.id, ...living }),
          aPerson({ treeId: tree.id, ...living }),
          aPerson({ treeId: tree.id, ...living, privacy: "hidden" }),
          aPerson({ treeId: tree.id, ...living, deletedAt: minutesLater(1), deletionId: newId() }),
          aPerson({ treeId: other.id, ...living }),
        ],
      })
      const counts = await store().reads.persons.countByExposure(tree.id)
      expect(counts.map(({ privacy, isLiving, count }) => [privacy, isLiving, count])).to.have.deep.members([
        ["default", true, 2],
        ["hidden", true, 1],
      ])
    })

    it("counts of each tree the live persons who are not hidden, and says whether its home person is one of them", async () => {
      const { tree } = await plantTree(store())
      const { tree: other } = await plantTree(store())
      const { tree: empty } = await plantTree(store())
      const home = aPerson({ treeId: tree.id })
      const secret = aPerson({ treeId: other.id, privacy: "hidden" })
      const gone = { ...aPerson({ treeId: tree.id }), deletedAt: minutesLater(1), deletionId: newId<"DeletionId">() }
      const hidden = aPerson({ treeId: tree.id, privacy: "hidden" })
      await plant(store(), { persons: [home, aPerson({ treeId: tree.id, isLiving: true }), hidden, gone, secret] })
      await commit(store(), async ({ trees }) => {
        await trees.update({ ...tree, homePersonId: home.id })
        await trees.update({ ...other, homePersonId: secret.id })
      })
      expect(await store().reads.persons.openIn([tree.id, other.id, empty.id, newId()])).to.have.deep.members([
        { treeId: tree.id, count: 2, hasHome: true },
        { treeId: other.id, count: 0, hasHome: false },
        { treeId: empty.id, count: 0, hasHome: false },
      ])
    })

    it("lists the live persons who become public in these years, by year and id", async () => {
      const { tree } = await plantTree(store())
      const from = (publicFrom: number | null) => aPerson({ treeId: tree.id, publicFrom })
      const [late, early, alsoEarly] = [from(2031), from(2030), from(2030)]
      const gone = { ...from(2030), deletedAt: minutesLater(1), deletionId: newId<"DeletionId">() }
      await plant(store(), { persons: [late, early, alsoEarly, from(2032), from(null), gone] })
      const inYears = (most: number) => store().reads.persons.becomingPublic(tree.id, { from: 2030, to: 2031 }, most)
      const expected = [
        ...[early.id, alsoEarly.id].sort().map((personId) => ({ personId, year: 2030 })),
        { personId: late.id, year: 2031 },
      ]
      expect(await inYears(100)).to.deep.equal(expected)
      expect(await inYears(2)).to.deep.equal(expected.slice(0, 2))
    })
  })

  describe("a person", () => {
    it("is read with the live names by id, the tree and the reader's role", async () => {
      const { tree, owner } = await plantTree(store())
      const person = aDeadPerson({
        treeId: tree.id,
        gender: "male",
        notes: "Barnacles",
        birthYear: 1809,
        deathYear: 1882,
      })
      const [birth, alias, gone] = [
        aName({ treeId: tree.id, personId: person.id }),
        aName({ treeId: tree.id, personId: person.id, isPrimary: false, nameType: "nickname", givenName: "Bobby" }),
        aName({
          treeId: tree.id,
          personId: person.id,
          isPrimary: false,
          deletedAt: minutesLater(1),
          deletionId: newId(),
        }),
      ]
      await plant(store(), { persons: [person], names: [gone, alias, birth] })
      const read = await store().reads.persons.byId(person.id, owner.id)
      if (read === null) throw new Error("not found")
      expect([read.tree.id, read.role]).to.deep.equal([tree.id, "owner"])
      const shown = showPerson(member, read.found)
      expect(shown?.names?.map(({ id }) => id)).to.deep.equal([birth.id, alias.id])
      expect(shown).to.deep.include({
        id: person.id,
        treeId: tree.id,
        visibility: "full",
        displayName: "Charles Darwin",
        gender: "male",
        notes: "Barnacles",
        birthYear: 1809,
        deathYear: 1882,
        version: 1,
        createdAt: person.createdAt,
        updatedAt: person.updatedAt,
        deletedAt: null,
      })
      expect(shown).not.to.have.property("score")
    })

    it("without names has an empty list of them; deleted or unknown is none; a stranger has no role", async () => {
      const { tree } = await plantTree(store())
      const [person, gone] = [
        aPerson({ treeId: tree.id }),
        aPerson({ treeId: tree.id, deletedAt: minutesLater(1), deletionId: newId() }),
      ]
      await plant(store(), { persons: [person, gone] })
      const { persons } = store().reads
      const read = await persons.byId(person.id, newId())
      expect(read?.role).to.equal(null)
      expect(read === null ? null : showPerson(member, read.found)?.names).to.deep.equal([])
      expect((await persons.byId(person.id, null))?.role).to.equal(null)
      expect(await persons.byId(gone.id, null)).to.equal(null)
      expect(await persons.byId(newId(), null)).to.equal(null)
    })

    it("that may live is shown to outsiders without a fact, a hidden one not at all, one long dead in full", async () => {
      const { tree } = await plantTree(store())
      const [living, hidden, dead] = [
        aPerson({ treeId: tree.id, notes: "secret" }),
        aDeadPerson({ treeId: tree.id, privacy: "hidden" }),
        aDeadPerson({ treeId: tree.id }),
      ]
      await plant(store(), { persons: [living, hidden, dead] })
      const shown = (await store().reads.persons.byIds(tree.id, [living.id, hidden.id, dead.id], true)).map((sealed) =>
        showPerson(outsider, sealed),
      )
      expect(shown.map((person) => person?.visibility)).to.deep.equal(["redacted", undefined, "full"])
      expect(JSON.stringify(shown[0])).not.to.include("secret")
    })
  })

  describe("the persons of a tree", () => {
    it("come by id and page by page: live ones, or deleted ones on request", async () => {
      const { tree } = await plantTree(store())
      const elsewhere = await plantTree(store())
      const treeId = tree.id
      const live = Array.from({ length: 5 }, () => aPerson({ treeId }))
      const deleted = Array.from({ length: 4 }, () => aPerson({ treeId }))
      await plant(store(), { persons: [...deleted, ...live.toReversed(), aPerson({ treeId: elsewhere.tree.id })] })
      await commit(store(), ({ deletions }) =>
        deletions.remove(
          "person",
          deleted.map(({ id }) => id),
          aDeletion({ treeId }),
        ),
      )
      const { persons } = store().reads
      const idOf = (sealed: Parameters<typeof showPerson>[1]) => showPerson(member, sealed)?.id
      await expectPaging(
        (keyset) => persons.ofTree(treeId, false, keyset),
        idOf,
        live.map(({ id }) => id),
      )
      await expectPaging(
        (keyset) => persons.ofTree(treeId, true, keyset),
        idOf,
        deleted.map(({ id }) => id),
      )
      await expectPaging((keyset) => persons.ofTree(newId(), false, keyset), idOf, [])
    })

    it("are complete in any number, and a list continues past rows that are added meanwhile", async () => {
      const { tree } = await plantTree(store())
      const many = Array.from({ length: 2_500 }, () => aPerson({ treeId: tree.id }))
      await plant(store(), { persons: many })
      const ids: (string | undefined)[] = []
      for await (const batch of store().reads.persons.ofTree(tree.id, false, { after: null, batch: 100 })) {
        if (ids.length === 0) await plant(store(), { persons: [aPerson({ treeId: tree.id })] })
        ids.push(...batch.map((sealed) => showPerson(member, sealed)?.id))
      }
      expect(ids.slice(0, many.length)).to.deep.equal(many.map(({ id }) => id))
      expect(ids).to.have.length(many.length + 1)
    })

    it("asked for by ids are the live ones of that tree, each once, by id, with names if wanted", async () => {
      const { tree } = await plantTree(store())
      const elsewhere = await plantTree(store())
      const [a, b, gone, foreign] = [
        aPerson({ treeId: tree.id }),
        aPerson({ treeId: tree.id }),
        aPerson({ treeId: tree.id }),
        aPerson({ treeId: elsewhere.tree.id }),
      ]
      await plant(store(), { persons: [a, b, gone, foreign], names: [aName({ treeId: tree.id, personId: b.id })] })
      await commit(store(), ({ deletions }) => deletions.remove("person", [gone.id], aDeletion({ treeId: tree.id })))
      const read = async (names: boolean) =>
        (await store().reads.persons.byIds(tree.id, [b.id, newId(), foreign.id, a.id, gone.id, b.id], names)).map(
          (sealed) => showPerson(member, sealed),
        )
      expect((await read(true)).map((person) => [person?.id, person?.names?.length])).to.deep.equal([
        [a.id, 0],
        [b.id, 1],
      ])
      for (const person of await read(false)) expect(person).not.to.have.property("names")
      expect(await store().reads.persons.byIds(tree.id, [], true)).to.deep.equal([])
    })

    it("are copies: changing a returned row affects no other reader", async () => {
      const { tree } = await plantTree(store())
      const person = aPerson({ treeId: tree.id })
      await plant(store(), { persons: [person] })
      const createdAt = async () => {
        const [first] = await collect(store().reads.persons.ofTree(tree.id, false, { after: null, batch: 1 }))
        return first === undefined ? null : (showPerson(member, first)?.createdAt ?? null)
      }
      ;(await createdAt())?.setUTCFullYear(1999)
      expect(await createdAt()).to.deep.equal(person.createdAt)
    })
  })
}
