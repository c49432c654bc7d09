import { expect } from "chai"
import { createEvent } from "../../core/commands/event/create-event.ts"
import { deleteEvent } from "../../core/commands/event/delete-event.ts"
import { updateEvent } from "../../core/commands/event/update-event.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { createRelationship } from "../../core/commands/relationship/create-relationship.ts"
import { getEvent } from "../../core/queries/event/get-event.ts"
import { listPersonEvents } from "../../core/queries/event/list-person-events.ts"
import { listPlaces } from "../../core/queries/place/list-places.ts"
import { listRelationshipEvents } from "../../core/queries/event/list-relationship-events.ts"
import { listTreeEvents } from "../../core/queries/event/list-tree-events.ts"
import { getPerson } from "../../core/queries/person/get-person.ts"
import { newId } from "../support/builders.ts"
import { aWorld, itemsOf, refusal } from "../support/world.ts"

const couple = async () => {
  const world = await aWorld()
  const treeId = world.tree.id
  const [charles, emma] = [
    await world.edit(createPerson, { treeId, givenName: "Charles" }),
    await world.edit(createPerson, { treeId, givenName: "Emma" }),
  ]
  const edge = { treeId, fromPersonId: charles.id, toPersonId: emma.id }
  const partnership = await world.edit(createRelationship, { ...edge, type: "partnership" })
  const person = () => world.see("viewer", getPerson, { personId: charles.id })
  const places = async () =>
    (await itemsOf(await world.see("viewer", listPlaces, { treeId, limit: null, cursor: null }))).map(
      ({ name, eventCount }) => [name, eventCount],
    )
  return { world, treeId, charles, emma, edge, partnership, person, places }
}

describe("An event", () => {
  it("belongs to a person, and is read back as it was written", async () => {
    const { world, treeId, charles } = await couple()
    const event = await world.edit(createEvent, {
      treeId,
      personId: charles.id,
      type: "  residence ",
      date: { qualifier: "from_to", year: 1842, toYear: 1882 },
      place: "Down House",
      detail: "with family",
      notes: "quiet",
    })
    expect(event).to.include({
      type: "residence",
      personId: charles.id,
      relationshipId: null,
      place: "Down House",
      detail: "with family",
      notes: "quiet",
      version: 1,
    })
    expect(event.date).to.include({ display: "FROM 1842 TO 1882", calendar: "gregorian" })
    expect(await world.see("viewer", getEvent, { eventId: event.id })).to.deep.equal(event)
  })

  it("belongs to a partnership, and is then in the lists of both partners", async () => {
    const { world, treeId, charles, emma, partnership } = await couple()
    const wedding = await world.edit(createEvent, { treeId, relationshipId: partnership.id, type: "marriage" })
    const birth = await world.edit(createEvent, { treeId, personId: emma.id, type: "birth" })
    const ofPerson = async (personId: typeof emma.id) =>
      (await itemsOf(await world.see("viewer", listPersonEvents, { personId }))).map(({ id }) => id)
    expect(await ofPerson(charles.id)).to.deep.equal([wedding.id])
    expect(await ofPerson(emma.id)).to.deep.equal([wedding.id, birth.id])
    expect(
      await itemsOf(await world.see("viewer", listRelationshipEvents, { relationshipId: partnership.id })),
    ).to.deep.equal([wedding])
    expect(
      await itemsOf(await world.see("viewer", listTreeEvents, { treeId, limit: null, cursor: null })),
    ).to.deep.equal([wedding, birth])
  })

  it("has exactly one subject", async () => {
    const { world, treeId, charles, partnership } = await couple()
    for (const subject of [
      {},
      { personId: charles.id, relationshipId: partnership.id },
      { personId: null, relationshipId: null },
    ]) {
      expect(refusal(await world.run("editor", createEvent, { treeId, type: "birth", ...subject }))).to.equal(
        "InvalidInput at personId",
      )
    }
  })

  it("is refused a subject that is unknown, deleted, of another tree, or no partnership", async () => {
    const { world, treeId, charles, emma, partnership, edge } = await couple()
    const elsewhere = await aWorld("private", world.store)
    const foreigner = await elsewhere.edit(createPerson, { treeId: elsewhere.tree.id })
    const parenthood = await world.edit(createRelationship, { ...edge, type: "parent_child" })
    await world.edit(deletePerson, { personId: emma.id, ifMatch: null, cascade: false })
    for (const personId of [newId<"PersonId">(), emma.id, foreigner.id]) {
      expect(refusal(await world.run("editor", createEvent, { treeId, personId, type: "birth" }))).to.equal(
        "InvalidInput at personId",
      )
    }
    for (const relationshipId of [newId<"RelationshipId">(), partnership.id, parenthood.id]) {
      expect(refusal(await world.run("editor", createEvent, { treeId, relationshipId, type: "marriage" }))).to.equal(
        "InvalidInput at relationshipId",
      )
    }
    const other = await world.edit(createPerson, { treeId })
    const child = await world.edit(createRelationship, {
      treeId,
      fromPersonId: charles.id,
      toPersonId: other.id,
      type: "parent_child",
    })
    expect(
      refusal(await world.run("editor", createEvent, { treeId, relationshipId: child.id, type: "marriage" })),
    ).to.equal("InvalidInput at relationshipId")
  })

  it("is refused a date that cannot be, at the part that is wrong", async () => {
    const { world, treeId, charles } = await couple()
    const event = await world.edit(createEvent, { treeId, personId: charles.id, type: "census" })
    for (const [date, path] of [
      [{ day: 30, month: 2, year: 1851 }, "date, date.day"],
      [{ day: 3, year: 1851 }, "date.month"],
      [{ year: 0 }, "date.year"],
      [{ qualifier: "between", year: 1851 }, "date.toYear"],
    ] as const) {
      expect(
        refusal(await world.run("editor", createEvent, { treeId, personId: charles.id, type: "census", date })),
      ).to.equal(`InvalidInput at ${path}`)
      expect(refusal(await world.run("editor", updateEvent, { eventId: event.id, ifMatch: null, date }))).to.equal(
        `InvalidInput at ${path}`,
      )
    }
  })

  it("changes by patch: a date is replaced whole, null clears, absence keeps", async () => {
    const { world, treeId, charles } = await couple()
    const { id: eventId } = await world.edit(createEvent, {
      treeId,
      personId: charles.id,
      type: "census",
      date: { day: 1, month: 2, year: 1851 },
      place: "Down",
      notes: "n",
    })
    const dated = await world.edit(updateEvent, { eventId, ifMatch: [1], date: { year: 1861 } })
    expect(dated).to.include({ place: "Down", notes: "n", version: 2 })
    expect(dated.date?.display).to.equal("1861")
    expect(
      await world.edit(updateEvent, { eventId, ifMatch: [2], date: null, place: null, type: "residence" }),
    ).to.include({ date: null, place: null, placeId: null, type: "residence" })
  })

  it("stays as it is under a patch that changes nothing", async () => {
    const { world, treeId, charles } = await couple()
    const event = await world.edit(createEvent, {
      treeId,
      personId: charles.id,
      type: "census",
      date: { year: 1851 },
      place: "Down",
    })
    const before = (await world.audit()).length
    expect(
      await world.edit(updateEvent, {
        eventId: event.id,
        ifMatch: [1],
        date: { year: 1851, qualifier: "exact" },
        place: " DOWN",
        type: "census ",
      }),
    ).to.deep.equal(event)
    expect(await world.edit(updateEvent, { eventId: event.id, ifMatch: [1] })).to.deep.equal(event)
    expect(await world.audit()).to.have.length(before)
  })

  it("is written by editors, on the version that they saw, and once deleted is gone", async () => {
    const { world, treeId, charles } = await couple()
    const { id: eventId } = await world.edit(createEvent, { treeId, personId: charles.id, type: "census" })
    expect(refusal(await world.run("viewer", createEvent, { treeId, personId: charles.id, type: "census" }))).to.equal(
      "Forbidden",
    )
    expect(refusal(await world.run("viewer", deleteEvent, { eventId, ifMatch: null }))).to.equal("Forbidden")
    expect(refusal(await world.run("editor", deleteEvent, { eventId, ifMatch: [2] }))).to.equal("VersionStale")
    expect(await world.edit(deleteEvent, { eventId, ifMatch: [1] })).to.equal(null)
    for (const outcome of [
      await world.look("owner", getEvent, { eventId }),
      await world.run("editor", updateEvent, { eventId, ifMatch: null }),
      await world.run("editor", deleteEvent, { eventId, ifMatch: null }),
    ]) {
      expect(refusal(outcome)).to.equal("NotFound")
    }
    expect((await world.audit()).slice(0, 2).map(({ action }) => action)).to.deep.equal([
      "event.delete",
      "event.create",
    ])
  })
})

describe("Places", () => {
  it("are one in a tree whatever their case and spacing, and keep their first spelling", async () => {
    const { world, treeId, charles, places } = await couple()
    const at = (place: string | null) =>
      world.edit(createEvent, { treeId, personId: charles.id, type: "residence", place })
    const [first, second] = [await at("  Down House,  Kent "), await at("down house, kent")]
    expect(second.placeId).to.equal(first.placeId)
    expect(second.place).to.equal("Down House,  Kent")
    await at("London")
    expect(await places()).to.deep.equal([
      ["Down House,  Kent", 2],
      ["London", 1],
    ])
  })

  it("are none when blank", async () => {
    const { world, treeId, charles, places } = await couple()
    expect(await world.edit(createEvent, { treeId, personId: charles.id, type: "residence", place: "  " })).to.include({
      place: null,
      placeId: null,
    })
    expect(await places()).to.deep.equal([])
  })

  it("are for members only", async () => {
    const world = await aWorld("public")
    const input = { treeId: world.tree.id, limit: null, cursor: null }
    expect(refusal(await world.look("stranger", listPlaces, input))).to.equal("Forbidden")
  })
})

describe("The vital years on a person", () => {
  it("follow the birth and death events as they come, change and go", async () => {
    const { world, treeId, charles, person } = await couple()
    const tell = (type: string, year: number | null) =>
      world.edit(createEvent, { treeId, personId: charles.id, type, date: year === null ? null : { year } })
    const birth = await tell("birth", 1809)
    expect(await person()).to.include({ birthYear: 1809, deathYear: null, possiblyLiving: false, version: 2 })
    const death = await tell("death", 1882)
    expect(await person()).to.include({ deathYear: 1882, version: 3 })
    await world.edit(updateEvent, {
      eventId: birth.id,
      ifMatch: null,
      date: { qualifier: "between", year: 1990, toYear: 1995 },
    })
    await world.edit(deleteEvent, { eventId: death.id, ifMatch: null })
    expect(await person()).to.include({ birthYear: 1995, deathYear: null, possiblyLiving: true })
    await world.edit(updateEvent, { eventId: birth.id, ifMatch: null, type: "census" })
    expect(await person()).to.include({ birthYear: null })
    await world.edit(updateEvent, { eventId: birth.id, ifMatch: null, type: "birth" })
    expect(await person()).to.include({ birthYear: 1995 })
  })

  it("come of the earliest made birth when there are several", async () => {
    const { world, treeId, charles, person } = await couple()
    const tell = (year: number) =>
      world.edit(createEvent, { treeId, personId: charles.id, type: "birth", date: { year } })
    const first = await tell(1809)
    await tell(1808)
    expect(await person()).to.include({ birthYear: 1809 })
    await world.edit(deleteEvent, { eventId: first.id, ifMatch: null })
    expect(await person()).to.include({ birthYear: 1808 })
  })

  it("are Gregorian years whatever the calendar", async () => {
    const { world, treeId, charles, person } = await couple()
    await world.edit(createEvent, {
      treeId,
      personId: charles.id,
      type: "birth",
      date: { calendar: "french_republican", year: 2 },
    })
    expect(await person()).to.include({ birthYear: 1794 })
  })

  it("use a burial or cremation if the year of the death is unknown", async () => {
    const { world, treeId, charles, person } = await couple()
    const death = await world.edit(createEvent, { treeId, personId: charles.id, type: "death" })
    expect(await person()).to.include({ deathYear: null, possiblyLiving: false })
    await world.edit(createEvent, { treeId, personId: charles.id, type: "burial", date: { year: 1883 } })
    expect(await person()).to.include({ deathYear: 1883 })
    await world.edit(updateEvent, { eventId: death.id, ifMatch: null, date: { year: 1882 } })
    expect(await person()).to.include({ deathYear: 1882 })
    await world.edit(deleteEvent, { eventId: death.id, ifMatch: null })
    expect(await person()).to.include({ deathYear: 1883, possiblyLiving: false })
  })

  it("take no christening for a birth, and no other event at all", async () => {
    const { world, treeId, charles, person } = await couple()
    await world.edit(createEvent, { treeId, personId: charles.id, type: "christening", date: { year: 1809 } })
    await world.edit(createEvent, { treeId, personId: charles.id, type: "residence", date: { year: 1842 } })
    expect(await person()).to.include({ birthYear: null, deathYear: null, possiblyLiving: true, version: 1 })
  })
})
