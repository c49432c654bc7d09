import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { type Command, execute } from "../../../core/use-case/command.ts"
import { deletePerson } from "../../../core/commands/person/delete-person.ts"
import { restorePerson } from "../../../core/commands/person/restore-person.ts"
import { createRelationship } from "../../../core/commands/relationship/create-relationship.ts"
import { updateTree } from "../../../core/commands/tree/update-tree.ts"
import { aDeletion, aPerson, aRelationship, newId } from "../../support/builders.ts"
import { eventually } from "../../support/eventually.ts"
import { commit, plant, plantTree } from "../../support/store.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"
import type { UnitOfWork } from "../../../core/ports/unit-of-work.ts"

describe("Two commands on a tree and the same person", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  const waiting = async (): Promise<number> =>
    (
      await store.query(
        "select distinct pid from pg_locks where not granted and locktype in ('transactionid', 'tuple')",
      )
    ).length

  /** Two persons of a tree and, deleted, a third; and a way to give commands to it one close after the other. */
  const scene = async () => {
    const { tree, owner } = await plantTree(store)
    const treeId = tree.id
    const [one, other, gone] = [aPerson({ treeId }), aPerson({ treeId }), aPerson({ treeId })]
    await plant(store, { persons: [one, other, gone] })
    await commit(store, ({ deletions }) => deletions.remove("person", [gone.id], aDeletion({ treeId })))
    const actor = { userId: owner.id, sessionId: newId<"SessionId">(), requestId: null }
    let tries = 0
    const counted: UnitOfWork = {
      run: (work) =>
        store.uow.run((transaction) => {
          tries++
          return work(transaction)
        }),
    }
    const run =
      <I, A>(command: Command<I, A>, input: I) =>
      () =>
        execute({ uow: counted, newId, now: () => new Date() })(command)(actor, input)
    /** Both wait for the tree, which someone else holds, and go on when it is let go. */
    const inTurn = async (...commands: readonly (() => Promise<E.Either<unknown, unknown>>)[]) => {
      await store.query("begin")
      await store.query("select from trees where id = $1 for update", [treeId])
      const outcomes: Promise<E.Either<unknown, unknown>>[] = []
      for (const command of commands) {
        outcomes.push(command())
        await eventually(async () => expect(await waiting()).to.equal(outcomes.length))
      }
      await store.query("commit")
      const isDone = (await Promise.all(outcomes)).map(E.isRight)
      return { isDone, tries }
    }
    const remove = run(deletePerson, { personId: one.id, ifMatch: null, cascade: false })
    const restore = run(restorePerson, { personId: gone.id, cascade: false })
    const join = run(createRelationship, { treeId, type: "parent_child", fromPersonId: other.id, toPersonId: one.id })
    const [father, child] = [aPerson({ treeId }), aPerson({ treeId })]
    const known = [
      aRelationship({ treeId, fromPersonId: one.id, toPersonId: father.id }),
      aRelationship({ treeId, fromPersonId: child.id, toPersonId: other.id }),
    ]
    await plant(store, { persons: [father, child], relationships: known })
    const ends = { fromPersonId: father.id, toPersonId: child.id }
    const closeCircle = run(createRelationship, { treeId, type: "parent_child", ...ends })
    const goHome = run(updateTree, { treeId, ifMatch: null, homePersonId: one.id })
    return { inTurn, remove, restore, join, closeCircle, goHome }
  }

  it("never wait for each other in a ring: a relationship is drawn and its person deleted, neither has to be tried again", async () => {
    const { inTurn, join, remove } = await scene()
    expect(await inTurn(join, remove)).to.deep.equal({ isDone: [true, true], tries: 2 })
  })

  it("decide one after the other: of two relationships of other people that together make a circle, the second is refused", async () => {
    const { inTurn, join, closeCircle } = await scene()
    expect(await inTurn(join, closeCircle)).to.deep.equal({ isDone: [true, false], tries: 2 })
  })

  it("nor do a delete and a write that names the person as home person, nor a restore and a delete", async () => {
    const [first, second] = [await scene(), await scene()]
    expect(await first.inTurn(first.goHome, first.remove)).to.deep.equal({ isDone: [true, true], tries: 2 })
    expect(await second.inTurn(second.restore, second.remove)).to.deep.equal({ isDone: [true, true], tries: 2 })
  })
})
