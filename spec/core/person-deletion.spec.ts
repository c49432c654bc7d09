import { expect } from "chai"
import { setSelfPerson } from "../../core/commands/account/set-self-person.ts"
import { createEvent } from "../../core/commands/event/create-event.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { restorePerson } from "../../core/commands/person/restore-person.ts"
import { createRelationship } from "../../core/commands/relationship/create-relationship.ts"
import { updateTree } from "../../core/commands/tree/update-tree.ts"
import type { PersonId } from "../../core/domain/ids.ts"
import type { TreeRead } from "../../core/domain/tree.ts"
import { getUser } from "../../core/queries/account/get-user.ts"
import { listTreeEvents } from "../../core/queries/event/list-tree-events.ts"
import { getPerson } from "../../core/queries/person/get-person.ts"
import { listPersons } from "../../core/queries/person/list-persons.ts"
import { listTreeRelationships } from "../../core/queries/relationship/list-tree-relationships.ts"
import { getTree } from "../../core/queries/tree/get-tree.ts"
import { newId } from "../support/builders.ts"
import { aWorld, itemsOf, refusal } from "../support/world.ts"

/** Erasmus → Robert → Charles → Francis, with Robert's wife Susannah, and a birth for everyone. */
const darwins = async () => {
  const world = await aWorld()
  const treeId = world.tree.id
  const add = async (givenName: string): Promise<PersonId> =>
    (await world.edit(createPerson, { treeId, givenName, birth: {} })).id
  const [erasmus, robert, charles, francis, susannah] = [
    await add("Erasmus"),
    await add("Robert"),
    await add("Charles"),
    await add("Francis"),
    await add("Susannah"),
  ]
  const join = (type: "parent_child" | "partnership", fromPersonId: PersonId, toPersonId: PersonId) =>
    world.edit(createRelationship, { treeId, type, fromPersonId, toPersonId })
  await join("parent_child", erasmus, robert)
  await join("parent_child", robert, charles)
  await join("parent_child", charles, francis)
  await join("partnership", robert, susannah)
  const all = { treeId, limit: null, cursor: null }
  const live = async (deleted = false) =>
    (await itemsOf(await world.see("editor", listPersons, { ...all, q: null, ids: null, deleted }))).map(
      ({ givenName }) => givenName,
    )
  const counts = async () => ({
    persons: (await live()).length,
    relationships: (await itemsOf(await world.see("editor", listTreeRelationships, all))).length,
    events: (await itemsOf(await world.see("editor", listTreeEvents, all))).length,
    personCount: ((await world.see("editor", getTree, { treeId })) as TreeRead).personCount,
  })
  const remove = (personId: PersonId, cascade = false) => world.edit(deletePerson, { personId, ifMatch: null, cascade })
  const restore = (personId: PersonId, cascade = false) => world.edit(restorePerson, { personId, cascade })
  return { world, treeId, erasmus, robert, charles, francis, susannah, join, live, counts, remove, restore }
}

describe("Deleting a person", () => {
  it("also deletes the person's events and relationships, and no other person", async () => {
    const { robert, counts, live, remove } = await darwins()
    expect(await remove(robert)).to.deep.equal({ deleted: 1 })
    expect(await live()).to.deep.equal(["Erasmus", "Charles", "Francis", "Susannah"])
    expect(await counts()).to.deep.equal({ persons: 4, relationships: 1, events: 4, personCount: 4 })
  })

  it("with cascade takes every descendant, and answers how many went", async () => {
    const { robert, counts, live, remove } = await darwins()
    expect(await remove(robert, true)).to.deep.equal({ deleted: 3 })
    expect(await live()).to.deep.equal(["Erasmus", "Susannah"])
    expect(await live(true)).to.deep.equal(["Robert", "Charles", "Francis"])
    expect(await counts()).to.deep.equal({ persons: 2, relationships: 0, events: 2, personCount: 2 })
  })

  it("leaves one audit entry for every person who went, all by the editor", async () => {
    const { world, robert, charles, francis, remove } = await darwins()
    await remove(robert, true)
    const deletions = (await world.audit()).filter(({ action }) => action === "person.delete")
    expect(deletions.map(({ entityId }) => entityId)).to.have.members([robert, charles, francis])
    expect(
      deletions.every(
        ({ after, before, actor }) =>
          JSON.stringify(before).includes('"deleted_at":null') &&
          !JSON.stringify(after).includes('"deleted_at":null') &&
          actor?.id === world.users.editor.id,
      ),
    ).to.equal(true)
  })

  it("clears the home person and the self persons that name any of them, and no others", async () => {
    const { world, treeId, robert, charles, susannah, remove } = await darwins()
    await world.edit(updateTree, { treeId, ifMatch: null, homePersonId: charles })
    await world.run("viewer", setSelfPerson, { personId: charles })
    await world.run("owner", setSelfPerson, { personId: susannah })
    await remove(robert, true)
    expect(await world.see("owner", getTree, { treeId })).to.include({ homePersonId: null })
    expect(await world.see("viewer", getUser, {})).to.include({ selfPersonId: null })
    expect(await world.see("owner", getUser, {})).to.include({ selfPersonId: susannah })
  })

  it("records that it clears the home person", async () => {
    const { world, treeId, charles, remove } = await darwins()
    await world.edit(updateTree, { treeId, ifMatch: null, homePersonId: charles })
    const before = await world.audit()
    await remove(charles)
    const added = (await world.audit()).slice(0, -before.length)
    expect(added.map(({ action }) => action)).to.include.members(["person.delete", "tree.update"])
  })

  it("is refused to viewers, when stale, and a second time", async () => {
    const { world, robert, remove } = await darwins()
    expect(
      refusal(await world.run("viewer", deletePerson, { personId: robert, ifMatch: null, cascade: false })),
    ).to.equal("Forbidden")
    expect(
      refusal(await world.run("editor", deletePerson, { personId: robert, ifMatch: [9], cascade: false })),
    ).to.equal("VersionStale")
    await remove(robert)
    expect(
      refusal(await world.run("editor", deletePerson, { personId: robert, ifMatch: null, cascade: false })),
    ).to.equal("NotFound")
    expect(refusal(await world.look("owner", getPerson, { personId: robert }))).to.equal("NotFound")
  })

  it("shows the deleted to editors only", async () => {
    const { world, treeId } = await darwins()
    const input = { treeId, q: null, ids: null, deleted: true, limit: null, cursor: null }
    expect(refusal(await world.look("viewer", listPersons, input))).to.equal("Forbidden")
    expect(await itemsOf(await world.see("owner", listPersons, input))).to.deep.equal([])
  })
})

describe("Restoring a person", () => {
  it("brings back what that delete took, and counts it", async () => {
    const { robert, counts, remove, restore } = await darwins()
    const before = await counts()
    await remove(robert)
    expect(await restore(robert)).to.deep.equal({ restored: 1 })
    expect(await counts()).to.deep.equal(before)
  })

  it("with cascade brings back everyone of that delete, without it the person alone", async () => {
    const { robert, francis, counts, live, remove, restore } = await darwins()
    const before = await counts()
    await remove(robert, true)
    expect(await restore(francis)).to.deep.equal({ restored: 1 })
    expect(await live()).to.deep.equal(["Erasmus", "Francis", "Susannah"])
    expect(await restore(robert, true)).to.deep.equal({ restored: 2 })
    expect(await counts()).to.deep.equal(before)
  })

  it("brings a relationship back only when its other end is there too", async () => {
    const { robert, charles, counts, remove, restore } = await darwins()
    await remove(robert)
    await remove(charles)
    await restore(robert)
    expect(await counts()).to.include({ persons: 4, relationships: 2 })
    await restore(charles)
    expect(await counts()).to.include({ persons: 5, relationships: 4 })
  })

  it("of a person who is not deleted restores no person and writes nothing", async () => {
    const { world, robert, restore } = await darwins()
    const before = (await world.audit()).length
    expect(await restore(robert, true)).to.deep.equal({ restored: 0 })
    expect(await world.audit()).to.have.length(before)
  })

  it("is refused when it would make someone their own ancestor, and then changes nothing", async () => {
    const { world, erasmus, robert, francis, join, live, remove } = await darwins()
    await remove(robert)
    await join("parent_child", francis, erasmus)
    expect(refusal(await world.run("editor", restorePerson, { personId: robert, cascade: false }))).to.equal(
      "AncestryCycle",
    )
    expect(await live()).to.not.include("Robert")
  })

  it("is for editors, of someone who once was there", async () => {
    const { world, robert, remove } = await darwins()
    await remove(robert)
    expect(refusal(await world.run("viewer", restorePerson, { personId: robert, cascade: false }))).to.equal("NotFound")
    expect(
      refusal(await world.run("editor", restorePerson, { personId: newId<"PersonId">(), cascade: false })),
    ).to.equal("NotFound")
  })

  describe("who was the home person and somebody's self", () => {
    const cleared = async () => {
      const scene = await darwins()
      const { world, treeId, charles, robert, remove, restore } = scene
      await world.edit(updateTree, { treeId, ifMatch: null, homePersonId: charles })
      await world.run("viewer", setSelfPerson, { personId: charles })
      await remove(robert, true)
      const own = async () => [
        (await world.see("owner", getTree, { treeId })).homePersonId,
        (await world.see("viewer", getUser, {})).selfPersonId,
      ]
      return { ...scene, own, bringBack: () => restore(robert, true) }
    }

    it("is both again", async () => {
      const { world, treeId, charles, own, bringBack } = await cleared()
      expect(await own()).to.deep.equal([null, null])
      await bringBack()
      expect(await own()).to.deep.equal([charles, charles])
      const actions = (await world.audit()).filter(({ entityId }) => entityId === treeId).map(({ action }) => action)
      expect(actions).to.deep.equal(["tree.update", "tree.update", "tree.update"])
    })

    it("comes back alone when another was restored", async () => {
      const { charles, erasmus, francis, own, remove, restore } = await cleared()
      await restore(francis)
      expect(await own()).to.deep.equal([null, null])
      await remove(erasmus)
      await restore(charles)
      expect(await own()).to.deep.equal([charles, charles])
    })

    it("stays neither where another has been set since, even if that was cleared again", async () => {
      const { world, treeId, susannah, own, bringBack } = await cleared()
      await world.edit(updateTree, { treeId, ifMatch: null, homePersonId: susannah })
      await world.run("viewer", setSelfPerson, { personId: susannah })
      await world.edit(updateTree, { treeId, ifMatch: null, homePersonId: null })
      await bringBack()
      expect(await own()).to.deep.equal([null, susannah])
      await world.run("viewer", setSelfPerson, { personId: null })
      expect(await own()).to.deep.equal([null, null])
    })

    it("is unchanged if it is set to null again", async () => {
      const { world, treeId, charles, own, bringBack } = await cleared()
      await world.edit(updateTree, { treeId, ifMatch: null, homePersonId: null, name: "Down House" })
      await world.run("viewer", setSelfPerson, { personId: null })
      await bringBack()
      expect(await own()).to.deep.equal([charles, charles])
    })
  })

  it("is written down once for every person who came", async () => {
    const { world, robert, remove, restore } = await darwins()
    await remove(robert, true)
    await restore(robert, true)
    expect((await world.audit()).filter(({ action }) => action === "person.restore")).to.have.length(3)
  })

  it("keeps the vital years true", async () => {
    const { world, treeId, robert, remove, restore } = await darwins()
    await world.edit(createEvent, { treeId, personId: robert, type: "death", date: { year: 1848 } })
    await remove(robert)
    await restore(robert)
    expect(await world.see("viewer", getPerson, { personId: robert })).to.include({ deathYear: 1848 })
  })
})
