import { expect } from "chai"
import { createEvent } from "../../core/commands/event/create-event.ts"
import { deleteEvent } from "../../core/commands/event/delete-event.ts"
import { restoreEvent } from "../../core/commands/event/restore-event.ts"
import { updateEvent } from "../../core/commands/event/update-event.ts"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { restorePerson } from "../../core/commands/person/restore-person.ts"
import { deleteRelationship } from "../../core/commands/relationship/delete-relationship.ts"
import { restoreRelationship } from "../../core/commands/relationship/restore-relationship.ts"
import type { PersonId } from "../../core/domain/ids.ts"
import { listTreeEvents } from "../../core/queries/event/list-tree-events.ts"
import { getPerson } from "../../core/queries/person/get-person.ts"
import { noon } from "../support/builders.ts"
import { bring, onto } from "../support/gedcom-actions.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"
import { staleVitals } from "../support/stale-vitals.ts"
import { aWorld, itemsOf, refusal, type World } from "../support/world.ts"

/** A public tree of these records, and what a visitor gets of each person, by given name. */
const published = async (records: string) => {
  const world = await aWorld("public")
  await imported(world, uploadOf(gedcomText(records)))
  const { persons, events, relationships } = await contentsOf(world)
  const idOf = (givenName: string): PersonId =>
    persons.find((person) => person.givenName === givenName)?.id ?? expect.fail(`no ${givenName}`)
  return { world, idOf, events, relationships, seenOf: (name: string) => seenBy(world, idOf(name)) }
}

const seenBy = async (world: World, personId: PersonId): Promise<string> => {
  const outcome = await world.look("visitor", getPerson, { personId })
  return outcome._tag === "Left" ? refusal(outcome) : outcome.right.visibility
}

/** What a visitor gets of a person with these lines. */
const seenWith = async (lines: string): Promise<string> =>
  (await published(`0 @I1@ INDI\n1 NAME Ann /A/\n${lines}`)).seenOf("Ann")

const born = "1 BIRT\n2 DATE 1960"
const bornLongAgo = "1 BIRT\n2 DATE 1870"

describe("A visitor of a public tree made of a file", () => {
  it("sees no person in full by a birth date without an upper end, unless it is more than 200 years ago", async () => {
    for (const date of ["AFT 1924", "FROM 1915", "AFT 1826", "FROM 1826"])
      expect(await seenWith(`1 BIRT\n2 DATE ${date}`), date).to.equal("redacted")
    for (const date of ["AFT 1825", "FROM 1700", "BEF 1924", "FROM 1850 TO 1860", "1925"])
      expect(await seenWith(`1 BIRT\n2 DATE ${date}`), date).to.equal("full")
    expect(await seenWith("1 BIRT\n2 DATE 1926")).to.equal("redacted")
  })

  it("sees no event of a couple of whom one may be living", async () => {
    const couple = (
      husband: string,
    ) => `0 @I1@ INDI\n1 NAME Ann /A/\n${bornLongAgo}\n0 @I2@ INDI\n1 NAME Bob /B/\n${husband}
0 @F1@ FAM\n1 WIFE @I1@\n1 HUSB @I2@\n1 MARR\n2 DATE 1895`
    const typesSeen = async (husband: string) => {
      const { world } = await published(couple(husband))
      const input = { treeId: world.tree.id, limit: null, cursor: null }
      return (await itemsOf(await world.see("visitor", listTreeEvents, input))).map(({ type }) => type)
    }
    expect(await typesSeen("1 BIRT\n2 DATE 1865")).to.have.members(["birth", "birth", "marriage"])
    expect(await typesSeen("1 BIRT\n2 DATE 1960")).to.have.members(["birth"])
  })

  it("sees no person in full by words that assert no death", async () => {
    for (const lines of [
      "1 DEAT N",
      "1 DEAT NO",
      "1 DEAT ?",
      "1 DEAT",
      "1 BURI",
      "1 CREM",
      "1 DEAT\n2 DATE (living)",
      "1 DEAT\n2 DATE living",
      "1 DEAT Y\n2 DATE 2027",
      "1 DEAT\n2 DATE 2 JUN 2026",
      "1 DEAT\n2 SOUR Somebody",
    ])
      expect(await seenWith(`${born}\n${lines}`), lines).to.equal("redacted")
    for (const lines of [
      "1 DEAT Y",
      "1 BURI Y",
      "1 DEAT\n2 DATE 1 JUN 2026",
      "1 CREM\n2 PLAC Woking",
      "1 DEAT\n2 CAUS Flu",
    ])
      expect(await seenWith(`${born}\n${lines}`), lines).to.equal("full")
  })

  it("sees no person in full with a birth or another dated event of their life in the last hundred years", async () => {
    for (const lines of [
      `${bornLongAgo}\n1 BIRT\n2 DATE 1990`,
      `1 BIRT\n2 DATE 1990\n${bornLongAgo}`,
      `${bornLongAgo}\n1 RESI\n2 DATE 1926`,
      `${bornLongAgo}\n1 CENS\n2 DATE 1950`,
      `${bornLongAgo}\n1 OCCU Smith\n2 DATE FROM 1900 TO 1930`,
      `${bornLongAgo}\n1 EVEN\n2 TYPE Voyage\n2 DATE 1950`,
    ])
      expect(await seenWith(lines), lines).to.equal("redacted")
    for (const lines of [
      `${bornLongAgo}\n1 RESI\n2 DATE 1925`,
      `${bornLongAgo}\n1 RESI`,
      `${bornLongAgo}\n1 PROB\n2 DATE 1950`,
      `${bornLongAgo}\n1 WILL\n2 DATE 1950`,
      `${bornLongAgo}\n1 EVEN\n2 TYPE Obituary\n2 DATE 1950`,
      `${bornLongAgo}\n1 DEAT Y\n1 RESI\n2 DATE 1950`,
    ])
      expect(await seenWith(lines), lines).to.equal("full")
  })

  const couple = (marriage: string): string =>
    `0 @I1@ INDI\n1 NAME Ann /A/\n${bornLongAgo}\n0 @I2@ INDI\n1 NAME Bob /B/\n${bornLongAgo}\n0 @F1@ FAM\n1 HUSB ` +
    `@I2@\n1 WIFE @I1@\n1 MARR\n2 DATE ${marriage}`

  it("sees neither partner in full of a marriage of the last hundred years", async () => {
    for (const [marriage, seen] of [
      ["1950", "redacted"],
      ["1900", "full"],
    ] as const) {
      const { seenOf } = await published(couple(marriage))
      expect([await seenOf("Ann"), await seenOf("Bob")], marriage).to.deep.equal([seen, seen])
    }
  })

  it(
    "sees partners in full again when the marriage, the partnership or the other partner is deleted, and no more " +
      "when it is restored",
    async () => {
      const { world, idOf, events, relationships, seenOf } = await published(couple("1950"))
      const ifMatch = null
      const personId = idOf("Bob")
      await world.edit(deletePerson, { personId, ifMatch, cascade: false })
      expect(await seenOf("Ann")).to.equal("full")
      await world.edit(restorePerson, { personId, cascade: false })
      expect([await seenOf("Ann"), await seenOf("Bob")]).to.deep.equal(["redacted", "redacted"])
      const [marriage] = events.filter(({ type }) => type === "marriage")
      const eventId = marriage?.id ?? expect.fail("no marriage")
      await world.edit(updateEvent, { eventId, ifMatch, date: { year: 1900 } })
      expect([await seenOf("Ann"), await seenOf("Bob")]).to.deep.equal(["full", "full"])
      await world.edit(updateEvent, { eventId, ifMatch, date: { year: 1960 } })
      expect(await seenOf("Ann")).to.equal("redacted")
      await world.edit(deleteEvent, { eventId, ifMatch })
      expect(await seenOf("Ann")).to.equal("full")
      await world.edit(restoreEvent, { eventId })
      expect(await seenOf("Ann")).to.equal("redacted")
      await world.edit(deleteEvent, { eventId, ifMatch })
      const [{ id: relationshipId } = expect.fail("no partnership")] = relationships
      const { treeId } = marriage ?? expect.fail("no marriage")
      await world.edit(createEvent, { treeId, relationshipId, type: "divorce", date: { year: 1970 } })
      expect([await seenOf("Ann"), await seenOf("Bob")]).to.deep.equal(["redacted", "redacted"])
      await world.edit(deleteRelationship, { relationshipId, ifMatch })
      expect([await seenOf("Ann"), await seenOf("Bob")]).to.deep.equal(["full", "full"])
      await world.edit(restoreRelationship, { relationshipId })
      expect([await seenOf("Ann"), await seenOf("Bob")]).to.deep.equal(["redacted", "redacted"])
      expect(await staleVitals(world.store, world.tree.id, noon)).to.deep.equal([])
    },
  )

  it("sees neither the person who is married to a new person by a later file, nor the one who is skipped for it", async () => {
    const { world, idOf, seenOf } = await published(`0 @I1@ INDI\n1 NAME Ann /A/\n${bornLongAgo}`)
    expect(await seenOf("Ann")).to.equal("full")
    await bring(world, couple("1950"), "new", { "@I1@": onto("skip", idOf("Ann")) })
    expect(await seenOf("Ann")).to.equal("redacted")
    expect(await staleVitals(world.store, world.tree.id, noon)).to.deep.equal([])
  })

  it("does not see the person when a later file without her marriage is merged into her", async () => {
    const { world, idOf, seenOf } = await published(couple("1950"))
    expect(await seenOf("Ann")).to.equal("redacted")
    const work = "0 @I1@ INDI\n1 NAME Ann /A/\n1 OCCU Smith"
    await bring(world, work, "new", { "@I1@": onto("merge", idOf("Ann")) })
    expect(await seenOf("Ann")).to.equal("redacted")
    expect(await staleVitals(world.store, world.tree.id, noon)).to.deep.equal([])
  })

  it("sees no person with a confidential RESN, and sees persons with a private RESN redacted", async () => {
    for (const [words, seen] of [
      ["confidential", "NotFound"],
      ["Confidential", "NotFound"],
      ["privacy", "redacted"],
      ["CONFIDENTIAL, LOCKED", "NotFound"],
      ["locked", "full"],
    ] as const)
      expect(await seenWith(`${bornLongAgo}\n1 RESN ${words}`), words).to.equal(seen)
  })

  it("does not see an event that RESN restricts, nor the year that it provides, which counts all the same", async () => {
    const { world, idOf } = await published(
      `0 @I1@ INDI\n1 NAME Ann /A/\n1 BIRT\n2 DATE 1870\n2 RESN confidential\n1 DEAT\n2 DATE 1900\n1 OCCU Spy\n2 RESN privacy`,
    )
    const personId = idOf("Ann")
    expect(await world.see("visitor", getPerson, { personId })).to.include({
      visibility: "full",
      birthYear: null,
      deathYear: 1900,
    })
    expect(await world.see("viewer", getPerson, { personId })).to.include({ birthYear: 1870, deathYear: 1900 })
    const all = { treeId: world.tree.id, limit: null, cursor: null }
    const types = async (who: "visitor" | "viewer") =>
      (await itemsOf(await world.see(who, listTreeEvents, all))).map(({ type }) => type)
    expect(await types("visitor")).to.deep.equal(["death"])
    expect(await types("viewer")).to.deep.equal(["birth", "death", "occupation"])
  })
})

describe("A restriction in a file that is merged", () => {
  const ann = "0 @I1@ INDI\n1 NAME Ann /A/\n1 BIRT\n2 DATE 1870\n2 PLAC York"

  it("makes a person and an event stricter, and never less strict", async () => {
    const { world, idOf, seenOf } = await published(ann)
    const target = { "@I1@": onto("merge", idOf("Ann")) }
    await bring(world, `${ann}\n2 RESN confidential`, "new", target)
    expect(await world.see("visitor", getPerson, { personId: idOf("Ann") })).to.include({ birthYear: null })
    await bring(world, `${ann}\n1 RESN privacy`, "new", target)
    expect(await seenOf("Ann")).to.equal("redacted")
    await bring(world, ann, "new", target)
    expect(await seenOf("Ann")).to.equal("redacted")
    const { persons, events } = await contentsOf(world)
    expect(persons.map(({ privacy }) => privacy)).to.deep.equal(["redacted"])
    expect(events.map(({ type, privacy }) => [type, privacy])).to.deep.equal([["birth", "hidden"]])
    expect(await staleVitals(world.store, world.tree.id, noon)).to.deep.equal([])
  })
})

describe("An event that only has its tag", () => {
  it("asserts nothing until an editor says more of it", async () => {
    const { world, events, seenOf } = await published(`0 @I1@ INDI\n1 NAME Ann /A/\n${born}\n1 DEAT`)
    const death = events.find(({ type }) => type === "death") ?? expect.fail("no death")
    expect(death.asserted).to.equal(false)
    const change = { eventId: death.id, ifMatch: null }
    expect(await world.edit(updateEvent, { ...change, privacy: "hidden" })).to.include({ asserted: false })
    expect(await seenOf("Ann")).to.equal("redacted")
    expect(await world.edit(updateEvent, { ...change, date: { year: 1999 } })).to.include({ asserted: true })
    expect(await seenOf("Ann")).to.equal("full")
    expect(await world.edit(updateEvent, { ...change, date: null })).to.include({ asserted: true })
    expect(await seenOf("Ann")).to.equal("full")
  })
})
