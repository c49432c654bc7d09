import { expect } from "chai"
import { createAssociation } from "../../core/commands/association/create-association.ts"
import { deleteAssociation } from "../../core/commands/association/delete-association.ts"
import { updateAssociation } from "../../core/commands/association/update-association.ts"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { mergePerson } from "../../core/commands/person/merge-person.ts"
import { restorePerson } from "../../core/commands/person/restore-person.ts"
import { importRecords } from "../../core/gedcom/import/import-records.ts"
import type { GedcomVersion } from "../../core/domain/date/gedcom-words.ts"
import { aDeletion } from "../support/builders.ts"
import { anExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"
import { commit } from "../support/store.ts"

/** Associations as the versions and the large programs write them. The associate comes later in the file. */
const old = `0 @I1@ INDI
1 NAME Anna /Lee/
1 CHR
2 DATE 1 MAY 1840
2 _ASSO @I2@
3 RELA Godmother
3 NOTE By proxy
2 _GODP Max Held
2 _WITN Otto Muster
3 _FOO kept
2 _SHAR @I2@
3 ROLE Midwife
2 _SHAN Wally
3 ROLE Witness
1 ASSO @I2@
2 RELA godparent
2 SOUR @S1@
1 ASSO @I9@
2 RELA lost
1 ASSO @F1@
2 TYPE FAM
2 RELA family
1 FAMS @F1@
0 @I2@ INDI
1 NAME Etty /Lee/
0 @F1@ FAM
1 WIFE @I1@
1 HUSB @I3@
1 MARR
2 _ASSO @I2@
3 RELA Best woman
1 _ASSO Mr Lee
2 RELA friend
0 @I3@ INDI
1 NAME Bert /Lee/
1 FAMS @F1@
0 @S1@ SOUR
1 TITL Register`

const recent = `0 @I1@ INDI
1 NAME Anna /Lee/
1 CHR
2 DATE 1 MAY 1840
2 ASSO @I2@
3 ROLE GODP
4 PHRASE Godmother
3 NOTE By proxy
2 ASSO @VOID@
3 PHRASE Mrs Lee
3 ROLE WITN
1 ASSO @I2@
2 PHRASE Aunt Etty
2 ROLE OTHER
3 PHRASE Teacher
1 FAMS @F1@
0 @I2@ INDI
1 NAME Etty /Lee/
0 @F1@ FAM
1 WIFE @I1@
1 HUSB @I3@
1 MARR Y
2 ASSO @I2@
3 ROLE WITN
1 ASSO @I2@
2 ROLE FRIEND
0 @I3@ INDI
1 NAME Bert /Lee/
1 FAMS @F1@`

const broughtBy = async (records: string, version: GedcomVersion = "5.5.1") => {
  const world = await anExportWorld()
  const report = await imported(world, uploadOf(gedcomText(records, version)))
  const contents = await contentsOf(world)
  const nameOf = new Map(contents.persons.map(({ id, givenName }) => [id, givenName]))
  const typeOf = new Map(contents.events.map(({ id, type }) => [id, type]))
  const said = contents.associations.map((one) => [
    one.eventId === null ? null : typeOf.get(one.eventId),
    one.personId === null ? null : nameOf.get(one.personId),
    one.associateId === null ? null : nameOf.get(one.associateId),
    one.associateName,
    one.role,
    one.phrase,
    one.notes,
  ])
  const find = (phrase: string | null) =>
    contents.associations.find((one) => one.phrase === phrase) ?? expect.fail(`no ${phrase}`)
  const person = (given: string) => contents.persons.find(({ givenName }) => givenName === given) ?? expect.fail(given)
  return { world, report, ...contents, said, find, person, treeId: world.tree.id }
}

const lines = (text: string): readonly string[] => text.split("\n")
const added = (before: string, after: string) => lines(after).filter((line) => !lines(before).includes(line))
const removed = (before: string, after: string) => added(after, before)

describe("Associations of a GEDCOM file", () => {
  it("of 5.5.1 and of other programs become records; what points to no other person stays a line", async () => {
    const { said, report, world } = await broughtBy(old)
    expect(said).to.have.deep.members([
      ["christening", "Anna", "Etty", null, "GODP", "Godmother", "By proxy"],
      ["christening", "Anna", null, "Max Held", "GODP", null, null],
      ["christening", "Anna", null, "Otto Muster", "WITN", null, null],
      ["christening", "Anna", "Etty", null, "OTHER", "Midwife", null],
      ["christening", "Anna", null, "Wally", "WITN", null, null],
      [null, "Anna", "Etty", null, "GODP", null, null],
      ["marriage", null, "Etty", null, "OTHER", "Best woman", null],
      [null, null, null, "Mr Lee", "FRIEND", null, null],
    ])
    expect(report.associations).to.equal(8)
    expect(report.unmappedTags.map(({ tag, count }) => [tag, count])).to.deep.include.members([["INDI.ASSO", 2]])
    expect(await world.records()).to.equal(old)
  })

  it("of 7.0 become records with the words of their phrases, and come back as they were", async () => {
    const { said, world } = await broughtBy(recent, "7.0")
    expect(said).to.have.deep.members([
      ["christening", "Anna", "Etty", null, "GODP", "Godmother", "By proxy"],
      ["christening", "Anna", null, "Mrs Lee", "WITN", null, null],
      [null, "Anna", "Etty", "Aunt Etty", "OTHER", "Teacher", null],
      ["marriage", null, "Etty", null, "WITN", null, null],
      [null, null, "Etty", null, "FRIEND", null, null],
    ])
    expect(await world.records("7.0")).to.equal(recent)
  })

  for (const [from, file, to] of [
    ["5.5.1", old, "7.0"],
    ["7.0", recent, "5.5.1"],
  ] as const)
    it(`of ${from} mean the same after an export to ${to}`, async () => {
      const { world, said } = await broughtBy(file, from)
      const again = await anExportWorld()
      await imported(again, uploadOf(await world.exported(to)))
      const { associations } = await contentsOf(again)
      expect(
        associations.map(({ associateName, role, phrase, notes }) => [associateName, role, phrase, notes]),
      ).to.have.deep.members(said.map((one) => one.slice(3)))
    })

  it("change their own lines only, go with their record, and come in their places when they are new", async () => {
    const { world, find, person, events, treeId } = await broughtBy(old)
    const before = await world.records()
    const change = async (association: { readonly id: Parameters<typeof edit>[0] }, to: Parameters<typeof edit>[1]) => {
      await edit(association.id, to)
      return world.records()
    }
    const edit = (associationId: ReturnType<typeof find>["id"], to: object) =>
      world.edit(updateAssociation, { associationId, ifMatch: null, ...to })
    let after = await change(find("Godmother"), { phrase: "Godparent of honour", role: "WITN" })
    expect(removed(before, after)).to.deep.equal(["3 RELA Godmother"])
    expect(added(before, after)).to.deep.equal(["3 RELA Godparent of honour", "4 _ROLE WITN"])
    await change(find("Godmother"), { phrase: "Godmother", role: "GODP" })
    expect(await world.records()).to.equal(before)
    after = await change(find("Midwife"), { associateId: null, associateName: "Mrs Smith" })
    expect(added(before, after)).to.deep.equal(["2 _ASSO Mrs Smith", "3 RELA Midwife"])
    await change(find("Midwife"), { associateId: person("Etty").id, associateName: null })
    await world.edit(deleteAssociation, { associationId: find("Best woman").id, ifMatch: null })
    expect(await world.records()).to.not.include("Best woman")
    const christening = events.find(({ type }) => type === "christening") ?? expect.fail("no event")
    await world.edit(createAssociation, {
      treeId,
      eventId: christening.id,
      associateId: person("Bert").id,
      role: "CLERGY",
    })
    await world.edit(createAssociation, { treeId, personId: person("Bert").id, associateId: person("Etty").id })
    const text = await world.records()
    expect(text).to.include("2 _ASSO @I3@\n3 RELA clergy")
    expect(text).to.include("1 ASSO @I2@\n2 RELA other")
    expect(await world.records("7.0")).to.include("2 ASSO @I3@\n3 ROLE CLERGY")
  })

  it("go from the file with a deleted associate and come back with them", async () => {
    const { world, person, treeId } = await broughtBy(old)
    const before = await world.records()
    const etty = { personId: person("Etty").id, cascade: false }
    await world.edit(deletePerson, { ...etty, ifMatch: null })
    expect(await world.records())
      .to.include("_WITN Otto Muster")
      .and.not.match(/ASSO @I2@|Midwife|Best woman/)
    await world.edit(restorePerson, etty)
    expect(await world.records()).to.equal(before)
    expect(treeId).to.equal(world.tree.id)
  })

  it("that the tree has already are not added by the same file again", async () => {
    const { world, said, treeId } = await broughtBy(old)
    const before = await world.records()
    const file = uploadOf(gedcomText(old))
    const report = await world.edit(importRecords, { treeId, file, defaultAction: "merge", resolutions: {} })
    expect(report.associations).to.equal(0)
    expect((await contentsOf(world)).associations).to.have.length(said.length)
    expect(await world.records()).to.equal(before)
  })

  it("that an earlier version left as lines become records when the file comes again, and the lines stay once", async () => {
    const { world, associations, said, treeId } = await broughtBy(old)
    const before = await world.records()
    const known: ReadonlySet<string> = new Set(associations.map(({ id }) => id))
    await commit(world.store, async ({ contents, keptRecords, deletions }) => {
      await deletions.remove("association", [...known], aDeletion({ treeId }))
      const rows = (await contents(treeId).kept(0, 100)).map(({ isDeleted: _isLive, ...row }) => row)
      await keptRecords.update(rows.map((row) => ({ ...row, links: row.links.filter(([, id]) => !known.has(id)) })))
    })
    expect(await world.records()).to.equal(before)
    const file = uploadOf(gedcomText(old))
    await world.edit(importRecords, { treeId, file, defaultAction: "merge", resolutions: {} })
    expect((await contentsOf(world)).associations).to.have.length(said.length)
    expect(await world.records()).to.equal(before)
  })

  it("follow a merge of persons in the export", async () => {
    const { world, person } = await broughtBy(old)
    await world.edit(mergePerson, { personId: person("Bert").id, fromId: person("Etty").id, ifMatch: null })
    const text = await world.records()
    expect(text).to.include("2 _ASSO @I3@\n3 RELA Godmother").and.include("1 ASSO @I3@\n2 RELA godparent")
    expect(text).to.not.include("@I2@")
    const again = await anExportWorld()
    await imported(again, uploadOf(await world.exported()))
    const bert = person("Bert")
    const { associations } = await contentsOf(world)
    expect(associations.filter(({ associateId }) => associateId === bert.id)).to.have.length(4)
    expect((await contentsOf(again)).associations).to.have.length(associations.length)
  })
})
