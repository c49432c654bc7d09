import { expect } from "chai"
import { createEvent } from "../../core/commands/event/create-event.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { createRelationship } from "../../core/commands/relationship/create-relationship.ts"
import { deleteRelationship } from "../../core/commands/relationship/delete-relationship.ts"
import { updateRelationship } from "../../core/commands/relationship/update-relationship.ts"
import { getEvent } from "../../core/queries/event/get-event.ts"
import { getRelationship } from "../../core/queries/relationship/get-relationship.ts"
import { listPersonRelationships } from "../../core/queries/relationship/list-person-relationships.ts"
import { listTreeRelationships } from "../../core/queries/relationship/list-tree-relationships.ts"
import { newId } from "../support/builders.ts"
import { aWorld, itemsOf, refusal } from "../support/world.ts"

const three = async () => {
  const world = await aWorld()
  const treeId = world.tree.id
  const add = async () => (await world.edit(createPerson, { treeId })).id
  const [robert, charles, francis] = [await add(), await add(), await add()]
  const parent = { treeId, type: "parent_child" } as const
  const partner = { treeId, type: "partnership" } as const
  return { world, treeId, robert, charles, francis, parent, partner }
}

describe("A relationship", () => {
  it("from parent to child is biological unless said otherwise", async () => {
    const { world, parent, robert, charles, francis } = await three()
    const edge = await world.edit(createRelationship, { ...parent, fromPersonId: robert, toPersonId: charles })
    expect(edge).to.include({
      type: "parent_child",
      qualifier: "biological",
      fromPersonId: robert,
      toPersonId: charles,
      notes: null,
      version: 1,
    })
    expect(await world.see("viewer", getRelationship, { relationshipId: edge.id })).to.deep.equal(edge)
    expect(
      await world.edit(createRelationship, {
        ...parent,
        fromPersonId: robert,
        toPersonId: francis,
        qualifier: "guardian",
      }),
    ).to.include({ qualifier: "guardian" })
  })

  it("between partners has no qualifier", async () => {
    const { world, partner, robert, charles } = await three()
    const edge = { ...partner, fromPersonId: robert, toPersonId: charles }
    expect(refusal(await world.run("editor", createRelationship, { ...edge, qualifier: "step" }))).to.equal(
      "InvalidInput at qualifier",
    )
    const { id: relationshipId, qualifier } = await world.edit(createRelationship, edge)
    expect(qualifier).to.equal(null)
    expect(
      refusal(await world.run("editor", updateRelationship, { relationshipId, ifMatch: null, qualifier: "step" })),
    ).to.equal("InvalidInput at qualifier")
  })

  it("joins two different persons who are alive in this tree", async () => {
    const { world, treeId, parent, robert, charles, francis } = await three()
    const elsewhere = await aWorld("private", world.store)
    const foreigner = await elsewhere.edit(createPerson, { treeId: elsewhere.tree.id })
    await world.edit(deletePerson, { personId: francis, ifMatch: null, cascade: false })
    expect(
      refusal(await world.run("editor", createRelationship, { ...parent, fromPersonId: robert, toPersonId: robert })),
    ).to.equal("InvalidInput at toPersonId")
    for (const nobody of [newId<"PersonId">(), foreigner.id, francis]) {
      expect(
        refusal(await world.run("editor", createRelationship, { ...parent, fromPersonId: robert, toPersonId: nobody })),
      ).to.equal("InvalidInput at toPersonId")
      expect(
        refusal(
          await world.run("editor", createRelationship, { ...parent, fromPersonId: nobody, toPersonId: charles }),
        ),
      ).to.equal("InvalidInput at fromPersonId")
    }
    expect(
      await itemsOf(await world.see("viewer", listTreeRelationships, { treeId, limit: null, cursor: null })),
    ).to.deep.equal([])
  })

  it("is drawn once: the same edge with another qualifier, or a partnership the other way round, is a duplicate", async () => {
    const { world, parent, partner, robert, charles } = await three()
    const edge = { fromPersonId: robert, toPersonId: charles }
    await world.edit(createRelationship, { ...parent, ...edge })
    await world.edit(createRelationship, { ...partner, ...edge })
    for (const again of [
      { ...parent, ...edge },
      { ...parent, ...edge, qualifier: "foster" as const },
      { ...partner, ...edge },
      { ...partner, fromPersonId: charles, toPersonId: robert },
    ]) {
      expect(refusal(await world.run("editor", createRelationship, again))).to.equal("DuplicateRelationship")
    }
  })

  it("may be drawn again once it is deleted", async () => {
    const { world, parent, robert, charles } = await three()
    const edge = { ...parent, fromPersonId: robert, toPersonId: charles }
    const first = await world.edit(createRelationship, edge)
    expect(await world.edit(deleteRelationship, { relationshipId: first.id, ifMatch: [1] })).to.equal(null)
    expect(refusal(await world.look("owner", getRelationship, { relationshipId: first.id }))).to.equal("NotFound")
    expect((await world.edit(createRelationship, edge)).id).to.not.equal(first.id)
  })

  it("never makes anyone their own ancestor, whatever the qualifiers", async () => {
    const { world, parent, robert, charles, francis } = await three()
    await world.edit(createRelationship, {
      ...parent,
      fromPersonId: robert,
      toPersonId: charles,
      qualifier: "adoptive",
    })
    await world.edit(createRelationship, { ...parent, fromPersonId: charles, toPersonId: francis, qualifier: "step" })
    for (const fromPersonId of [charles, francis]) {
      expect(
        refusal(
          await world.run("editor", createRelationship, {
            ...parent,
            fromPersonId,
            toPersonId: robert,
            qualifier: "donor",
          }),
        ),
      ).to.equal("AncestryCycle")
    }
    await world.edit(createRelationship, { ...parent, fromPersonId: robert, toPersonId: francis })
  })

  it("changes its qualifier and notes; a parent always has a qualifier", async () => {
    const { world, parent, robert, charles } = await three()
    const { id: relationshipId } = await world.edit(createRelationship, {
      ...parent,
      fromPersonId: robert,
      toPersonId: charles,
    })
    expect(
      await world.edit(updateRelationship, { relationshipId, ifMatch: [1], qualifier: "adoptive", notes: "by deed" }),
    ).to.include({ qualifier: "adoptive", notes: "by deed", version: 2 })
    expect(await world.edit(updateRelationship, { relationshipId, ifMatch: [2], notes: "by deed" })).to.include({
      version: 2,
    })
    expect(
      refusal(await world.run("editor", updateRelationship, { relationshipId, ifMatch: [2], qualifier: null })),
    ).to.equal("InvalidInput at qualifier")
    expect(
      refusal(await world.run("editor", updateRelationship, { relationshipId, ifMatch: [1], notes: null })),
    ).to.equal("VersionStale")
    expect(
      (await world.audit()).filter(({ entityType }) => entityType === "relationship").map(({ action }) => action),
    ).to.deep.equal(["relationship.update", "relationship.create"])
  })

  it("takes its events along when it is deleted", async () => {
    const { world, treeId, partner, robert, charles } = await three()
    const { id: relationshipId } = await world.edit(createRelationship, {
      ...partner,
      fromPersonId: robert,
      toPersonId: charles,
    })
    const { id: eventId } = await world.edit(createEvent, { treeId, relationshipId, type: "marriage" })
    await world.edit(deleteRelationship, { relationshipId, ifMatch: null })
    expect(refusal(await world.look("owner", getEvent, { eventId }))).to.equal("NotFound")
  })

  it("is in the list of either end and of the tree", async () => {
    const { world, treeId, parent, partner, robert, charles, francis } = await three()
    const first = await world.edit(createRelationship, { ...parent, fromPersonId: robert, toPersonId: charles })
    const second = await world.edit(createRelationship, { ...partner, fromPersonId: francis, toPersonId: charles })
    expect(await itemsOf(await world.see("viewer", listPersonRelationships, { personId: charles }))).to.deep.equal([
      first,
      second,
    ])
    expect(await itemsOf(await world.see("viewer", listPersonRelationships, { personId: robert }))).to.deep.equal([
      first,
    ])
    const page = await world.see("viewer", listTreeRelationships, { treeId, limit: 1, cursor: null })
    expect(await itemsOf(page)).to.deep.equal([first])
    const next = await world.see("viewer", listTreeRelationships, { treeId, limit: 1, cursor: page.next })
    expect([await itemsOf(next), next.next]).to.deep.equal([[second], null])
  })

  it("is written by editors only", async () => {
    const { world, parent, robert, charles } = await three()
    const edge = { ...parent, fromPersonId: robert, toPersonId: charles }
    for (const who of ["viewer", "stranger"] as const)
      expect(refusal(await world.run(who, createRelationship, edge))).to.equal("Forbidden")
    const { id: relationshipId } = await world.edit(createRelationship, edge)
    expect(refusal(await world.run("viewer", updateRelationship, { relationshipId, ifMatch: null }))).to.equal(
      "Forbidden",
    )
    expect(refusal(await world.run("viewer", deleteRelationship, { relationshipId, ifMatch: null }))).to.equal(
      "Forbidden",
    )
  })
})
