import { expect } from "chai"
import { createName } from "../../core/commands/name/create-name.ts"
import { deleteName } from "../../core/commands/name/delete-name.ts"
import { makeNamePrimary } from "../../core/commands/name/make-name-primary.ts"
import { updateName } from "../../core/commands/name/update-name.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { listNames } from "../../core/queries/name/list-names.ts"
import { getPerson } from "../../core/queries/person/get-person.ts"
import { listPersons } from "../../core/queries/person/list-persons.ts"
import { newId } from "../support/builders.ts"
import { aWorld, itemsOf, refusal } from "../support/world.ts"

const emma = async () => {
  const world = await aWorld()
  const treeId = world.tree.id
  const personId = (await world.edit(createPerson, { treeId, givenName: "Emma", surname: "Wedgwood" })).id
  const names = async () => itemsOf(await world.see("viewer", listNames, { personId }))
  const person = () => world.see("viewer", getPerson, { personId })
  const found = async (q: string) =>
    (
      await itemsOf(
        await world.see("viewer", listPersons, { treeId, q, ids: null, deleted: false, limit: null, cursor: null }),
      )
    ).map(({ id }) => id)
  const [first] = await names()
  if (first === undefined) throw new Error("no name")
  return { world, treeId, personId, names, person, found, first }
}

describe("List the names of a person", () => {
  it("may be many; a further one is no primary one and is found by a search", async () => {
    const { world, personId, names, person, found } = await emma()
    const married = await world.edit(createName, {
      personId,
      nameType: "married",
      givenName: "Emma",
      surname: "Darwin",
    })
    expect(married).to.include({ nameType: "married", isPrimary: false, version: 1, prefix: null })
    expect((await names()).map(({ surname }) => surname)).to.deep.equal(["Wedgwood", "Darwin"])
    expect(await person()).to.include({ displayName: "Emma Wedgwood" })
    expect(await found("darwin emma")).to.deep.equal([personId])
  })

  it("are birth names unless said otherwise", async () => {
    const { world, personId } = await emma()
    expect(await world.edit(createName, { personId })).to.include({ nameType: "birth", givenName: null, surname: null })
  })

  it("change the person's version with every write, for the person is read with them", async () => {
    const { world, personId, person, first } = await emma()
    const other = await world.edit(createName, { personId, givenName: "Em" })
    expect(await person()).to.include({ version: 2 })
    await world.edit(updateName, { personId, nameId: other.id, ifMatch: null, nameType: "nickname" })
    expect(await person()).to.include({ version: 3, displayName: "Emma Wedgwood" })
    await world.edit(makeNamePrimary, { personId, nameId: other.id })
    expect(await person()).to.include({ version: 4, displayName: "Em" })
    await world.edit(deleteName, { personId, nameId: first.id, ifMatch: null })
    expect(await person()).to.include({ version: 5 })
  })

  it("make the person's display name and search text when they change", async () => {
    const { world, personId, person, first, found } = await emma()
    await world.edit(updateName, {
      personId,
      nameId: first.id,
      ifMatch: [1],
      prefix: "Mrs",
      surnamePrefix: "de",
      surname: "Saussure",
    })
    expect(await person()).to.include({ displayName: "Mrs Emma de Saussure", surname: "Saussure" })
    expect(await found("wedgwood")).to.deep.equal([])
  })

  it("have exactly one primary among them: a new one that claims it takes it", async () => {
    const { world, personId, names, person } = await emma()
    await world.edit(createName, { personId, givenName: "Emma", surname: "Darwin", isPrimary: true })
    expect((await names()).map(({ surname, isPrimary }) => [surname, isPrimary])).to.deep.equal([
      ["Darwin", true],
      ["Wedgwood", false],
    ])
    expect(await person()).to.include({ displayName: "Emma Darwin", surname: "Darwin" })
  })

  it("have exactly one primary among them: make-primary moves it, and does nothing where it is", async () => {
    const { world, personId, names, first } = await emma()
    const other = await world.edit(createName, { personId, givenName: "Em" })
    expect(await world.edit(makeNamePrimary, { personId, nameId: other.id })).to.include({
      isPrimary: true,
      version: 2,
    })
    expect(await world.edit(makeNamePrimary, { personId, nameId: other.id })).to.include({ version: 2 })
    expect((await names()).map(({ id, isPrimary }) => [id, isPrimary])).to.deep.equal([
      [other.id, true],
      [first.id, false],
    ])
    expect((await world.audit()).map(({ action }) => action)).to.deep.equal([
      "name.update",
      "person.update",
      "name.make_primary",
      "person.update",
      "name.create",
      "name.create",
      "person.create",
    ])
  })

  it("have exactly one primary among them: when it is deleted, the earliest other becomes it", async () => {
    const { world, personId, names, person, first } = await emma()
    for (const givenName of ["Second", "Third"]) await world.edit(createName, { personId, givenName })
    await world.edit(deleteName, { personId, nameId: first.id, ifMatch: null })
    expect((await names()).map(({ givenName, isPrimary }) => [givenName, isPrimary])).to.deep.equal([
      ["Second", true],
      ["Third", false],
    ])
    expect(await person()).to.include({ displayName: "Second" })
  })

  it("are never none: the last one stays", async () => {
    const { world, personId, names, first } = await emma()
    expect(refusal(await world.run("editor", deleteName, { personId, nameId: first.id, ifMatch: null }))).to.equal(
      "LastName",
    )
    expect(await names()).to.have.length(1)
  })

  it("stay as they are under a patch that changes nothing", async () => {
    const { world, personId, person, first } = await emma()
    expect(
      await world.edit(updateName, { personId, nameId: first.id, ifMatch: null, givenName: "Emma" }),
    ).to.deep.equal(first)
    expect(await person()).to.include({ version: 1 })
    expect((await world.audit()).map(({ action }) => action)).to.deep.equal(["name.create", "person.create"])
  })

  it("are found under their own person only", async () => {
    const { world, treeId, personId, first } = await emma()
    const other = await world.edit(createPerson, { treeId })
    for (const ids of [
      { personId: other.id, nameId: first.id },
      { personId, nameId: newId<"NameId">() },
      { personId: newId<"PersonId">(), nameId: first.id },
    ]) {
      expect(refusal(await world.run("editor", updateName, { ...ids, ifMatch: null, givenName: "X" }))).to.equal(
        "NotFound",
      )
      expect(refusal(await world.run("editor", deleteName, { ...ids, ifMatch: null }))).to.equal("NotFound")
      expect(refusal(await world.run("editor", makeNamePrimary, ids))).to.equal("NotFound")
    }
  })

  it("are written by editors, on the version that they saw", async () => {
    const { world, personId, first } = await emma()
    const name = { personId, nameId: first.id }
    expect(refusal(await world.run("viewer", createName, { personId }))).to.equal("Forbidden")
    expect(refusal(await world.run("viewer", makeNamePrimary, name))).to.equal("Forbidden")
    expect(refusal(await world.run("editor", updateName, { ...name, ifMatch: [2], givenName: "X" }))).to.equal(
      "VersionStale",
    )
    expect(refusal(await world.run("editor", deleteName, { ...name, ifMatch: [2] }))).to.equal("VersionStale")
  })
})
