import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { createName } from "../../core/commands/name/create-name.ts"
import { deleteName } from "../../core/commands/name/delete-name.ts"
import { makeNamePrimary } from "../../core/commands/name/make-name-primary.ts"
import { createEvent } from "../../core/commands/event/create-event.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { updatePerson } from "../../core/commands/person/update-person.ts"
import { createRelationship } from "../../core/commands/relationship/create-relationship.ts"
import type { PersonId } from "../../core/domain/ids.ts"
import { listPlaces } from "../../core/queries/place/list-places.ts"
import { listNames } from "../../core/queries/name/list-names.ts"
import { getPerson } from "../../core/queries/person/get-person.ts"
import { listTreeRelationships } from "../../core/queries/relationship/list-tree-relationships.ts"
import { getTree } from "../../core/queries/tree/get-tree.ts"
import { aWorld, itemsOf, refusal } from "../support/world.ts"

describe("Of commands given at once", () => {
  const people = async () => {
    const world = await aWorld()
    const treeId = world.tree.id
    const add = async () => (await world.edit(createPerson, { treeId, givenName: "Ann" })).id
    const [one, other] = [await add(), await add()]
    const join = (fromPersonId: PersonId, toPersonId: PersonId) =>
      world.run("editor", createRelationship, { treeId, type: "parent_child", fromPersonId, toPersonId })
    const edges = async () =>
      itemsOf(await world.see("viewer", listTreeRelationships, { treeId, limit: null, cursor: null }))
    return { world, treeId, one, other, join, edges }
  }

  it("two that together make a circle, one is refused", async () => {
    const { one, other, join, edges } = await people()
    const outcomes = await Promise.all([join(one, other), join(other, one)])
    expect(outcomes.filter(E.isLeft).map(refusal)).to.deep.equal(["AncestryCycle"])
    expect(await edges()).to.have.length(1)
  })

  it("many that draw the same edge, all but one are duplicates", async () => {
    const { one, other, join } = await people()
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => join(one, other)))
    expect(outcomes.filter(E.isLeft).map(refusal)).to.deep.equal(Array(4).fill("DuplicateRelationship"))
  })

  it("two that delete the only two names, one is refused", async () => {
    const { world, one: personId } = await people()
    await world.edit(createName, { personId })
    const names = await itemsOf(await world.see("viewer", listNames, { personId }))
    const outcomes = await Promise.all(
      names.map(({ id: nameId }) => world.run("editor", deleteName, { personId, nameId, ifMatch: null })),
    )
    expect(outcomes.filter(E.isLeft).map(refusal)).to.deep.equal(["LastName"])
    expect(
      (await itemsOf(await world.see("viewer", listNames, { personId }))).map(({ isPrimary }) => isPrimary),
    ).to.deep.equal([true])
  })

  it("several that each claim the primary name, one has it in the end", async () => {
    const { world, one: personId } = await people()
    const others = [await world.edit(createName, { personId }), await world.edit(createName, { personId })]
    await Promise.all([
      ...others.map(({ id: nameId }) => world.edit(makeNamePrimary, { personId, nameId })),
      world.edit(createName, { personId, isPrimary: true }),
    ])
    expect(
      (await itemsOf(await world.see("viewer", listNames, { personId }))).filter(({ isPrimary }) => isPrimary),
    ).to.have.length(1)
  })

  it("two on the same version, one is stale", async () => {
    const { world, one: personId } = await people()
    const outcomes = await Promise.all(
      ["a", "b"].map((notes) => world.run("editor", updatePerson, { personId, ifMatch: [1], notes })),
    )
    expect(outcomes.filter(E.isLeft).map(refusal)).to.deep.equal(["VersionStale"])
  })

  it("a birth and a death, the person has both years, and one new place is one", async () => {
    const { world, treeId, one: personId } = await people()
    await Promise.all(
      [
        ["birth", 1809],
        ["death", 1882],
      ].map(([type, year]) =>
        world.edit(createEvent, { treeId, personId, type: String(type), date: { year: Number(year) }, place: "Down" }),
      ),
    )
    expect(await world.see("viewer", getPerson, { personId })).to.include({ birthYear: 1809, deathYear: 1882 })
    expect(
      (await itemsOf(await world.see("viewer", listPlaces, { treeId, limit: null, cursor: null }))).map(
        ({ name, eventCount }) => [name, eventCount],
      ),
    ).to.deep.equal([["Down", 2]])
  })

  it("a delete of a person and a new relationship of theirs, no relationship is left without its person", async () => {
    const { world, treeId, one, other, join, edges } = await people()
    const [deleted] = await Promise.all([
      world.edit(deletePerson, { personId: other, ifMatch: null, cascade: false }),
      join(one, other),
    ])
    expect(deleted).to.deep.equal({ deleted: 1 })
    expect(await edges()).to.deep.equal([])
    expect(await world.see("owner", getTree, { treeId })).to.include({ personCount: 1 })
  })
})
