import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import type { Person } from "../../../core/domain/person.ts"
import type { Transaction } from "../../../core/ports/unit-of-work.ts"
import { aMembership, aPerson, aUser, newId } from "../../support/builders.ts"
import { commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** Gives units that run side by side the time to get into each other's way. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

/** Concurrent units of work have the same result as consecutive ones. */
export const concurrencyContract = (store: () => StoreUnderTest): void => {
  describe("two units at once", () => {
    it("lose neither change to a row that both found first", async () => {
      const { tree } = await plantTree(store())
      const person = aPerson({ treeId: tree.id })
      await plant(store(), { persons: [person] })
      const revise = () =>
        commit(store(), async ({ persons }) => {
          const found = await persons.find(person.id)
          await pause()
          if (found !== null) await persons.update({ ...found, version: found.version + 1 })
        })
      await Promise.all([revise(), revise(), revise()])
      expect((await commit(store(), ({ persons }) => persons.find(person.id)))?.version).to.equal(4)
    })

    it("add to a tree's count of persons without losing one", async () => {
      const { tree, owner } = await plantTree(store())
      const count = () => commit(store(), ({ trees }) => trees.countPersons(tree.id, 2))
      await Promise.all([count(), count(), count()])
      const access = await commit(store(), ({ trees }) => trees.access(tree.id, owner.id))
      expect(access?.tree.personCount).to.equal(6)
    })

    it("that hold the same tree decide one after the other: two owners demoting each other leave one", async () => {
      const { tree, owner } = await plantTree(store())
      const other = aUser()
      await plant(store(), {
        users: [other],
        memberships: [aMembership({ treeId: tree.id, userId: other.id, role: "owner" })],
      })
      const demote = (actor: typeof owner, target: typeof owner) =>
        store().uow.run(async ({ trees, memberships }) => {
          const access = await trees.lock(tree.id, actor.id)
          const members = await memberships.ofTree(tree.id)
          await pause()
          const owners = members.filter((member) => member.role === "owner")
          const found = members.find((member) => member.userId === target.id)
          if (access?.role !== "owner" || owners.length < 2 || found === undefined)
            return E.left({ _tag: "LastOwner" } as const)
          await memberships.update({ ...found, role: "viewer" })
          return E.right(null)
        })
      const outcomes = await Promise.all([demote(owner, other), demote(other, owner)])
      expect(outcomes.filter(E.isRight)).to.have.length(1)
      const members = await store().reads.trees.members(tree.id)
      expect(members.filter((member) => member.role === "owner")).to.have.length(1)
    })

    it("that take the same rows in opposite order both get through", async () => {
      const { tree } = await plantTree(store())
      const [a, b] = [aPerson({ treeId: tree.id }), aPerson({ treeId: tree.id })]
      await plant(store(), { persons: [a, b] })
      const rise = async ({ persons }: Transaction, { id }: Person) => {
        const found = await persons.find(id)
        if (found !== null) await persons.update({ ...found, version: found.version + 1 })
      }
      const inTurn = (first: Person, second: Person) =>
        commit(store(), async (transaction) => {
          await rise(transaction, first)
          await pause()
          await rise(transaction, second)
        })
      await Promise.all([inTurn(a, b), inTurn(b, a)])
      const versions = await commit(store(), async ({ persons }) => [
        (await persons.find(a.id))?.version,
        (await persons.find(b.id))?.version,
      ])
      expect(versions).to.deep.equal([3, 3])
    })

    it("where one is refused, the other is not touched by it", async () => {
      const { tree, owner } = await plantTree(store())
      const [kept, dropped] = [aPerson({ treeId: tree.id }), aPerson({ treeId: tree.id })]
      const write = (person: Person, fails: boolean) =>
        store().uow.run(async ({ persons, trees }) => {
          await persons.insert([person])
          await pause()
          await trees.countPersons(tree.id, 1)
          return fails ? E.left({ _tag: "LastName" } as const) : E.right(null)
        })
      await Promise.all([write(kept, false), write(dropped, true)])
      await commit(store(), async ({ persons, trees }) => {
        expect((await persons.live(tree.id, [kept.id, dropped.id, newId()])).map(({ id }) => id)).to.deep.equal([
          kept.id,
        ])
        expect((await trees.access(tree.id, owner.id))?.tree.personCount).to.equal(1)
      })
    })

    it("one after a failed one works as ever", async () => {
      const { tree } = await plantTree(store())
      const person = aPerson({ treeId: tree.id })
      const failing = store().uow.run(async () => {
        throw new Error("a defect")
      })
      const [failed, followed] = await Promise.allSettled([
        failing,
        commit(store(), ({ persons }) => persons.insert([person])),
      ])
      expect([failed.status, followed.status]).to.deep.equal(["rejected", "fulfilled"])
    })
  })
}
