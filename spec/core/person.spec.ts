import { expect } from "chai"
import { createEvent } from "../../core/commands/event/create-event.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { updatePerson } from "../../core/commands/person/update-person.ts"
import type { PersonCreate } from "../../core/domain/person-input.ts"
import { listPersonEvents } from "../../core/queries/event/list-person-events.ts"
import { listNames } from "../../core/queries/name/list-names.ts"
import { getPerson } from "../../core/queries/person/get-person.ts"
import { getTree } from "../../core/queries/tree/get-tree.ts"
import { newId } from "../support/builders.ts"
import { aWorld, itemsOf, refusal } from "../support/world.ts"

describe("Creating a person", () => {
  const created = async (said: PersonCreate) => {
    const world = await aWorld()
    const person = await world.edit(createPerson, { treeId: world.tree.id, ...said })
    return { world, person, treeId: world.tree.id, personId: person.id }
  }

  it("needs nothing: a person without any facts is unnamed, without a sex, possibly living, with one empty primary name", async () => {
    const { person } = await created({})
    expect(person).to.include({
      displayName: "Unnamed",
      givenName: null,
      surname: null,
      gender: null,
      isLiving: null,
      possiblyLiving: true,
    })
    expect(person).to.include({
      birthYear: null,
      deathYear: null,
      notes: null,
      privacy: "default",
      version: 1,
      visibility: "full",
    })
    expect(person.names).to.have.length(1)
    expect(person.names?.[0]).to.include({ isPrimary: true, nameType: "birth", givenName: null, surname: null })
  })

  it("keeps what is said, and reads back the same", async () => {
    const { world, person, personId } = await created({
      givenName: "Emma",
      surname: "Wedgwood",
      gender: "female",
      isLiving: false,
      notes: "Played to worms.",
      privacy: "redacted",
    })
    expect(person).to.include({
      displayName: "Emma Wedgwood",
      gender: "female",
      isLiving: false,
      possiblyLiving: false,
      notes: "Played to worms.",
      privacy: "redacted",
    })
    expect(await world.see("viewer", getPerson, { personId })).to.deep.equal(person)
  })

  it("makes the given name beside a list of names the primary one, whatever the list claims", async () => {
    const { person } = await created({
      givenName: "Emma",
      names: [{ surname: "Darwin", nameType: "married", isPrimary: true }],
    })
    expect(person.names?.map(({ givenName, surname, isPrimary }) => [givenName, surname, isPrimary])).to.deep.equal([
      ["Emma", null, true],
      [null, "Darwin", false],
    ])
    expect(person.displayName).to.equal("Emma")
  })

  it("takes of several names the last that claims to be primary, else the first", async () => {
    const claimed = await created({
      names: [{ givenName: "A" }, { givenName: "B", isPrimary: true }, { givenName: "C", isPrimary: true }],
    })
    expect(claimed.person.names?.filter((name) => name.isPrimary).map((name) => name.givenName)).to.deep.equal(["C"])
    const unclaimed = await created({ givenName: null, names: [{ givenName: "A" }, { givenName: "B" }] })
    expect(unclaimed.person.displayName).to.equal("A")
    expect(unclaimed.person.names).to.have.length(2)
  })

  it("records a birth and a death of the request, and keeps their years on the person", async () => {
    const { world, person, personId } = await created({
      birth: { date: { qualifier: "between", year: 1808, toYear: 1810 }, place: "  The Mount, Shrewsbury " },
      death: { date: { day: 19, month: 4, year: 1882 } },
    })
    expect(person).to.include({ birthYear: 1810, deathYear: 1882, possiblyLiving: false })
    const events = await itemsOf(await world.see("viewer", listPersonEvents, { personId }))
    expect(events.map(({ type, place, date }) => [type, place, date?.display])).to.deep.equal([
      ["birth", "The Mount, Shrewsbury", "BET 1808 AND 1810"],
      ["death", null, "19 APR 1882"],
    ])
  })

  it("takes a death without a date as a death fact", async () => {
    const { person } = await created({ birth: { date: { year: 1990 } }, death: {} })
    expect(person).to.include({ birthYear: 1990, deathYear: null, possiblyLiving: false })
  })

  it("refuses a date that cannot be, at its place, and then keeps nothing", async () => {
    const world = await aWorld()
    const treeId = world.tree.id
    expect(
      refusal(await world.run("editor", createPerson, { treeId, birth: { date: { month: 13, year: 1809 } } })),
    ).to.equal("InvalidInput at birth.date.month")
    expect(
      refusal(
        await world.run("editor", createPerson, { treeId, birth: { place: "Down" }, death: { date: { year: 0 } } }),
      ),
    ).to.equal("InvalidInput at death.date.year")
    expect(await world.see("owner", getTree, { treeId })).to.include({ personCount: 0 })
    expect(await world.audit()).to.deep.equal([])
  })

  it("counts the person, and records the person, the names and the events", async () => {
    const { world, personId, treeId } = await created({ givenName: "Emma", birth: {} })
    expect(await world.see("owner", getTree, { treeId })).to.include({ personCount: 1 })
    const entries = (await world.audit()).toReversed()
    expect(entries.map(({ action }) => action)).to.deep.equal(["person.create", "name.create", "event.create"])
    const [entry] = entries
    expect(entry).to.include({ action: "person.create", entityType: "person", entityId: personId, before: null })
    expect(entry?.actor?.id).to.equal(world.users.editor.id)
    expect(JSON.stringify(entries.map(({ after }) => after)))
      .to.include('"given_name":"Emma"')
      .and.to.include('"type":"birth"')
  })

  it("is for owners and editors; a missing tree is not found", async () => {
    const world = await aWorld("public")
    const input = { treeId: world.tree.id }
    await world.run("owner", createPerson, input)
    expect(refusal(await world.run("viewer", createPerson, input))).to.equal("Forbidden")
    expect(refusal(await world.run("stranger", createPerson, input))).to.equal("Forbidden")
    expect(refusal(await world.run("owner", createPerson, { treeId: newId<"TreeId">() }))).to.equal("NotFound")
  })
})

describe("Updating a person", () => {
  const darwin = async () => {
    const world = await aWorld()
    const person = await world.edit(createPerson, {
      treeId: world.tree.id,
      givenName: "Charles",
      surname: "Darwin",
      notes: "Barnacles",
      names: [{ givenName: "Bobby", nameType: "nickname" }],
    })
    return { world, personId: person.id }
  }

  it("changes what is given, clears what is null, and leaves the rest; a new version each time", async () => {
    const { world, personId } = await darwin()
    const updated = await world.edit(updatePerson, { personId, ifMatch: [1], gender: "male", notes: null })
    expect(updated).to.include({ gender: "male", notes: null, displayName: "Charles Darwin", version: 2 })
    expect(await world.see("viewer", getPerson, { personId })).to.deep.equal(updated)
  })

  it("writes given name and surname to the primary name, and to it alone", async () => {
    const { world, personId } = await darwin()
    const updated = await world.edit(updatePerson, { personId, ifMatch: null, givenName: "Charles Robert" })
    expect(updated).to.include({ displayName: "Charles Robert Darwin", givenName: "Charles Robert", surname: "Darwin" })
    const names = await itemsOf(await world.see("viewer", listNames, { personId }))
    expect(names.map(({ givenName, version }) => [givenName, version])).to.deep.equal([
      ["Charles Robert", 2],
      ["Bobby", 1],
    ])
  })

  it("that changes nothing keeps the version and writes nothing down", async () => {
    const { world, personId } = await darwin()
    for (const patch of [{}, { notes: "Barnacles", givenName: "Charles" }]) {
      expect(await world.edit(updatePerson, { personId, ifMatch: null, ...patch })).to.include({ version: 1 })
    }
    expect((await world.audit()).filter(({ action }) => !action.endsWith(".create"))).to.deep.equal([])
  })

  it("lets the flag win over a recorded death", async () => {
    const { world, personId } = await darwin()
    await world.edit(createEvent, { treeId: world.tree.id, personId, type: "death" })
    expect(await world.edit(updatePerson, { personId, ifMatch: null, isLiving: true })).to.include({
      possiblyLiving: true,
    })
    expect(await world.edit(updatePerson, { personId, ifMatch: null, isLiving: null })).to.include({
      possiblyLiving: false,
    })
  })

  it("is refused when somebody changed the person since", async () => {
    const { world, personId } = await darwin()
    await world.edit(updatePerson, { personId, ifMatch: [1], notes: "Finches" })
    expect(refusal(await world.run("owner", updatePerson, { personId, ifMatch: [1], notes: "Worms" }))).to.equal(
      "VersionStale",
    )
  })
})
