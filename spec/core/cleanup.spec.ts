import { expect } from "chai"
import { applyDeceased } from "../../core/commands/cleanup/apply-deceased.ts"
import { applyGender } from "../../core/commands/cleanup/apply-gender.ts"
import { applyNames } from "../../core/commands/cleanup/apply-names.ts"
import { createEvent } from "../../core/commands/event/create-event.ts"
import { createName } from "../../core/commands/name/create-name.ts"
import { updateName } from "../../core/commands/name/update-name.ts"
import { createPerson, type CreatePerson } from "../../core/commands/person/create-person.ts"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { updatePerson } from "../../core/commands/person/update-person.ts"
import type { PersonId } from "../../core/domain/ids.ts"
import { previewDeceasedByBirth } from "../../core/queries/cleanup/preview-deceased-by-birth.ts"
import { getPerson } from "../../core/queries/person/get-person.ts"
import { listPersons } from "../../core/queries/person/list-persons.ts"
import { newId } from "../support/builders.ts"
import { aWorld, itemsOf, refusal, type World } from "../support/world.ts"

const make = (world: World, said: Partial<CreatePerson> = {}) =>
  world.edit(createPerson, { treeId: world.tree.id, givenName: "Emma", surname: "Wedgwood", ...said })
const see = (world: World, personId: PersonId) => world.see("viewer", getPerson, { personId })
const none: readonly PersonId[] = []

describe("A cleanup that is applied", () => {
  describe("does to many what an edit does to one", () => {
    /**
     * The state of a person and its audit entries after an edit or a cleanup, without values that differ between
     * two persons.
     */
    const traceOf = async (world: World, personId: PersonId) => {
      const { id: _id, names, ...person } = await see(world, personId)
      const audit = (await world.audit()).filter(({ action }) => !action.endsWith(".create"))
      return {
        person,
        names: names?.map(({ id: _id, personId: _personId, ...name }) => name),
        audit: audit.map(({ action, entityType, entityId, before, after }) =>
          JSON.parse(
            JSON.stringify({ action, entityType, entityId, before, after })
              .replaceAll(personId, "P")
              .replaceAll(names?.[0]?.id ?? "", "N")
              .replaceAll(world.tree.id, "T"),
          ),
        ),
      }
    }
    const twoWorlds = async () => {
      const worlds = [await aWorld(), await aWorld()] as const
      const people = [
        await make(worlds[0], { birth: { date: { year: 1808 } } }),
        await make(worlds[1], { birth: { date: { year: 1808 } } }),
      ] as const
      const expectAlike = async (entries = 1): Promise<void> => {
        const edited = await traceOf(worlds[0], people[0].id)
        const cleaned = await traceOf(worlds[1], people[1].id)
        expect(cleaned.audit).to.have.length(entries)
        expect(JSON.stringify(cleaned).replaceAll(worlds[1].tree.id, "T")).to.equal(
          JSON.stringify(edited).replaceAll(worlds[0].tree.id, "T"),
        )
      }
      return { edit: worlds[0], clean: worlds[1], one: people[0], other: people[1], expectAlike }
    }

    it("for who is not living", async () => {
      const { edit, clean, one, other, expectAlike } = await twoWorlds()
      await edit.edit(updatePerson, { personId: one.id, ifMatch: null, isLiving: false })
      expect(await clean.edit(applyDeceased, { treeId: clean.tree.id, personIds: [other.id] })).to.deep.equal({
        updated: 1,
        unchanged: [],
      })
      await expectAlike()
    })

    it("for a sex", async () => {
      const { edit, clean, one, other, expectAlike } = await twoWorlds()
      await edit.edit(updatePerson, { personId: one.id, ifMatch: null, gender: "female" })
      expect(
        await clean.edit(applyGender, {
          treeId: clean.tree.id,
          assignments: [{ personId: other.id, gender: "female" }],
        }),
      ).to.deep.equal({ updated: 1, unchanged: [] })
      await expectAlike()
    })

    it("for a name", async () => {
      const { edit, clean, one, other, expectAlike } = await twoWorlds()
      await edit.edit(updateName, {
        personId: one.id,
        nameId: one.names?.[0]?.id ?? newId(),
        ifMatch: null,
        givenName: "Emily",
        surname: null,
      })
      const nameId = other.names?.[0]?.id ?? newId<"NameId">()
      expect(
        await clean.edit(applyNames, { treeId: clean.tree.id, fixes: [{ nameId, givenName: "Emily", surname: null }] }),
      ).to.deep.equal({ updated: 1, unchanged: [] })
      // The name, and the person's summary of it.
      await expectAlike(2)
    })
  })

  it("shows the dead to the world at once, and finds people by their new names", async () => {
    const world = await aWorld("public")
    const { id, names } = await make(world, { birth: { date: { year: 1930 } } })
    expect(await world.see("visitor", getPerson, { personId: id })).to.include({ visibility: "redacted" })
    await world.edit(applyDeceased, { treeId: world.tree.id, personIds: [id] })
    expect(await world.see("visitor", getPerson, { personId: id })).to.include({
      visibility: "full",
      displayName: "Emma Wedgwood",
    })
    await world.edit(applyNames, {
      treeId: world.tree.id,
      fixes: [{ nameId: names?.[0]?.id ?? newId(), givenName: "Zerubbabel", surname: "Quux" }],
    })
    const found = (q: string) =>
      world
        .see("viewer", listPersons, { treeId: world.tree.id, q, ids: null, deleted: false, limit: null, cursor: null })
        .then(itemsOf)
    expect((await found("quux zerubbabel")).map(({ displayName }) => displayName)).to.deep.equal(["Zerubbabel Quux"])
    expect(await found("wedgwood")).to.deep.equal([])
  })

  it("writes one audit entry for each record that it changed, and none where nothing changes", async () => {
    const world = await aWorld()
    const treeId = world.tree.id
    const people = [await make(world), await make(world), await make(world, { isLiving: false, gender: "male" })]
    const ids = people.map(({ id }) => id)
    expect(await world.edit(applyDeceased, { treeId, personIds: [...ids, ...ids] })).to.deep.equal({
      updated: 2,
      unchanged: [ids[2]],
    })
    const entries = (await world.audit()).filter(({ action }) => action === "person.update")
    expect(new Set(entries.map(({ entityId }) => entityId))).to.deep.equal(new Set(ids.slice(0, 2)))
    expect(
      entries.every(({ actor, actorType }) => actor?.id === world.users.editor.id && actorType === "user"),
    ).to.equal(true)
    const length = (await world.audit()).length
    expect(await world.edit(applyDeceased, { treeId, personIds: ids })).to.deep.equal({ updated: 0, unchanged: ids })
    expect(await world.edit(applyGender, { treeId, assignments: [] })).to.deep.equal({ updated: 0, unchanged: none })
    expect(await world.edit(applyNames, { treeId, fixes: [] })).to.deep.equal({ updated: 0, unchanged: none })
    expect(await world.audit()).to.have.length(length)
  })

  it("never overwrites a sex that is set", async () => {
    const world = await aWorld()
    const treeId = world.tree.id
    const [male, unset] = [await make(world, { gender: "male" }), await make(world)]
    const assignments = [male, unset].map(({ id }) => ({ personId: id, gender: "female" as const }))
    expect(await world.edit(applyGender, { treeId, assignments })).to.deep.equal({ updated: 1, unchanged: [male.id] })
    expect(await see(world, male.id)).to.include({ gender: "male", version: 1 })
    expect(await see(world, unset.id)).to.include({ gender: "female", version: 2 })
  })

  it("corrects several names of one person, the primary one or others, as one new version of the person", async () => {
    const world = await aWorld()
    const treeId = world.tree.id
    const person = await make(world, { givenName: "Emma 1808", surname: "-" })
    const nick = await world.edit(createName, { personId: person.id, nameType: "nickname", givenName: "Em 1808" })
    const [primary] = person.names ?? []
    const fixes = [
      { nameId: nick.id, givenName: "Em", surname: null },
      { nameId: primary?.id ?? newId<"NameId">(), givenName: "Emma", surname: "Darwin" },
    ]
    expect(await world.edit(applyNames, { treeId, fixes })).to.deep.equal({ updated: 2, unchanged: [] })
    const after = await see(world, person.id)
    expect(after).to.include({ displayName: "Emma Darwin", givenName: "Emma", surname: "Darwin", version: 3 })
    expect(after.names?.map(({ givenName, surname, version }) => [givenName, surname, version])).to.deep.equal([
      ["Emma", "Darwin", 2],
      ["Em", null, 2],
    ])
    expect((await world.audit()).filter(({ action }) => action === "name.update")).to.have.length(2)
    expect(await world.edit(applyNames, { treeId, fixes })).to.deep.equal({
      updated: 0,
      unchanged: fixes.map(({ nameId }) => nameId),
    })
  })

  it(
    "refuses all for one that is not there: unknown, deleted, another tree's, or given two sexes or names, each by " +
      "its place",
    async () => {
      const world = await aWorld()
      const elsewhere = await aWorld("private", world.store)
      const treeId = world.tree.id
      const [fine, deleted, foreign] = [await make(world), await make(world), await make(elsewhere)]
      await world.edit(deletePerson, { personId: deleted.id, ifMatch: null, cascade: false })
      const nameOf = ({ names }: typeof fine) => names?.[0]?.id ?? newId<"NameId">()
      const length = (await world.audit()).length

      const personIds = [fine.id, newId<"PersonId">(), deleted.id, foreign.id, fine.id]
      expect(refusal(await world.run("editor", applyDeceased, { treeId, personIds }))).to.equal(
        "InvalidInput at personIds.1, personIds.2, personIds.3",
      )
      const assignments = personIds.map((personId) => ({ personId, gender: "female" as const }))
      expect(refusal(await world.run("editor", applyGender, { treeId, assignments }))).to.match(
        /^InvalidInput at assignments\.1\.personId, .* assignments\.4\.personId$/,
      )
      const fixes = [nameOf(fine), newId<"NameId">(), nameOf(deleted), nameOf(foreign), nameOf(fine)].map((nameId) => ({
        nameId,
        givenName: "X",
        surname: "X",
      }))
      expect(refusal(await world.run("editor", applyNames, { treeId, fixes }))).to.match(
        /^InvalidInput at fixes\.1\.nameId, .* fixes\.4\.nameId$/,
      )

      expect(await see(world, fine.id)).to.include({
        version: 1,
        isLiving: null,
        gender: null,
        displayName: "Emma Wedgwood",
      })
      expect(await elsewhere.see("viewer", getPerson, { personId: foreign.id })).to.include({ version: 1 })
      expect(await world.audit()).to.have.length(length)
    },
  )

  it("is an editor's", async () => {
    const world = await aWorld("public")
    const treeId = world.tree.id
    for (const who of ["viewer", "stranger"] as const) {
      expect(refusal(await world.run(who, applyDeceased, { treeId, personIds: [] }))).to.equal("Forbidden")
      expect(refusal(await world.run(who, applyGender, { treeId, assignments: [] }))).to.equal("Forbidden")
      expect(refusal(await world.run(who, applyNames, { treeId, fixes: [] }))).to.equal("Forbidden")
    }
    for (const who of ["viewer", "stranger", "visitor"] as const) {
      expect(refusal(await world.look(who, previewDeceasedByBirth, { treeId, bornOnOrBefore: 1930 }))).to.equal(
        "Forbidden",
      )
    }
  })

  it("keeps the values from the person's events", async () => {
    const world = await aWorld()
    const { id } = await make(world, { birth: { date: { year: 1808 } } })
    await world.edit(createEvent, { treeId: world.tree.id, type: "residence", personId: id })
    await world.edit(applyDeceased, { treeId: world.tree.id, personIds: [id] })
    expect(await see(world, id)).to.include({
      birthYear: 1808,
      deathYear: null,
      isLiving: false,
      possiblyLiving: false,
    })
  })
})
