import { expect } from "chai"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { updatePerson } from "../../core/commands/person/update-person.ts"
import { triedFiles } from "../support/corpus.ts"
import { bring } from "../support/gedcom-actions.ts"
import { anExportWorld, type ExportWorld } from "../support/gedcom-export.ts"
import { contentsOf } from "../support/gedcom-import.ts"
import { madeBy, merged, nothing } from "../support/gedcom-merge.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { fileWithXrefsOf, laterVersionOf } from "../support/other-file.ts"
import { bringBack, saidBy, takeBackup } from "../support/restored-account.ts"
import { granted } from "../support/world.ts"

/** Imports a file by `merge` that is in the tree already. The import must make no row and leave the export as it is. */
const expectNothingNew = async (world: ExportWorld, file: Uint8Array | string) => {
  const exported = await world.exported()
  expect(madeBy(await merged(world, file))).to.deep.equal(nothing)
  expect(await world.exported()).to.equal(exported)
}

/** A family of three without years, with a source, a repository, a shared note, a medium and a submitter. */
const familyOf = (surname: string, note = `About the ${surname}s`): string =>
  gedcomText(`0 @U1@ SUBM
1 NAME ${surname} Society
0 @I1@ INDI
1 NAME Adam /${surname}/
1 NOTE @N1@
1 SUBM @U1@
1 FAMS @F1@
0 @I2@ INDI
1 NAME Eve /${surname}/
1 SOUR @S1@
1 OBJE @M1@
1 FAMS @F1@
0 @I3@ INDI
1 NAME Seth /${surname}/
1 FAMC @F1@
1 ASSO @I2@
2 RELA aunt
0 INDI
1 NAME ${surname} himself
1 NOTE @N1@
0 @F1@ FAM
1 HUSB @I1@
1 WIFE @I2@
1 CHIL @I3@
0 @F2@ FAM
1 NOTE @N1@
0 @S1@ SOUR
1 TITL Papers of the ${surname}s
1 REPO @R1@
0 @R1@ REPO
1 NAME Archive of the ${surname}s
0 @M1@ OBJE
1 FILE ${surname}.jpg
1 NOTE @N1@
0 @N1@ NOTE ${note}
1 SOUR @S1@
0 _PLACE Down
1 NOTE @N1@`)

const [lee, poe, fox] = [familyOf("Lee"), familyOf("Poe"), familyOf("Fox")]

describe("A file imported again by merge after another file with the same xrefs", () => {
  const imported = async (...files: readonly string[]): Promise<ExportWorld> => {
    const world = await anExportWorld()
    for (const file of files) await merged(world, file)
    return world
  }

  it("adds nothing, whichever of three files it is", async () => {
    const world = await imported(lee, poe, fox)
    const { persons } = await contentsOf(world)
    expect(persons).to.have.length(12)
    for (const file of [fox, poe, lee, poe, fox]) await expectNothingNew(world, file)
  })

  it("adds nothing if all came in as new people", async () => {
    const world = await anExportWorld()
    for (const file of [lee, poe]) await bring(world, file.split("\n").slice(4, -2).join("\n"), "new")
    for (const file of [poe, lee]) await expectNothingNew(world, file)
  })

  it("adds nothing if records with one text point at different records", async () => {
    const [same, other] = [familyOf("Lee", "See there"), familyOf("Poe", "See there")]
    const world = await imported(same, other)
    expect((await world.records()).match(/^0 @\w+@ NOTE See there$/gm)).to.have.length(2)
    for (const file of [other, same]) await expectNothingNew(world, file)
  })

  it("does not double a person who was edited, and keeps the edit", async () => {
    const world = await imported(lee, poe)
    const adam = (await contentsOf(world)).persons.find(({ displayName }) => displayName === "Adam Poe")
    if (adam === undefined) return expect.fail("Adam Poe is not in the tree.")
    await world.edit(updatePerson, {
      personId: adam.id,
      ifMatch: null,
      givenName: "Zeno",
      surname: "Hook",
      notes: "Edited",
    })
    expect(madeBy(await merged(world, poe))).to.include({ created: 0, relationships: 0, sources: 0 })
    const { persons } = await contentsOf(world)
    expect(persons).to.have.length(8)
    expect(persons.find(({ id }) => id === adam.id)).to.deep.include({ displayName: "Zeno Hook" })
    await expectNothingNew(world, poe)
    await expectNothingNew(world, lee)
  })

  it("brings back a person who was deleted, once", async () => {
    const world = await imported(lee, poe)
    const adam = (await contentsOf(world)).persons.find(({ displayName }) => displayName === "Adam Poe")
    if (adam === undefined) return expect.fail("Adam Poe is not in the tree.")
    await world.edit(deletePerson, { personId: adam.id, ifMatch: null, cascade: false })
    expect((await merged(world, poe)).persons).to.include({ created: 1, merged: 3 })
    await expectNothingNew(world, poe)
  })

  it("adds only what is new in a later version of it", async () => {
    const world = await imported(lee, poe)
    const later = poe
      .replace("0 TRLR", "0 @I4@ INDI\n1 NAME Abel /Poe/\n1 FAMC @F1@\n0 TRLR")
      .replace("1 CHIL @I3@", "1 CHIL @I3@\n1 CHIL @I4@")
    expect(madeBy(await merged(world, later))).to.include({ created: 1, names: 1, relationships: 2, sources: 0 })
    for (const file of [later, poe, lee]) await expectNothingNew(world, file)
  })

  it("adds nothing to a tree that was restored from a backup", async () => {
    const store = openMemoryStore()
    const backedUp = { ...store, blobs: memoryBlobs() }
    const world = await anExportWorld(store)
    for (const file of [lee, poe]) await merged(world, file)
    const { trees } = granted(
      await bringBack(backedUp, world.users.editor.id, await takeBackup(backedUp, world.users.owner.id)),
    )
    const [id] = trees.map((tree) => tree.id)
    if (id === undefined) return expect.fail("The backup has no tree.")
    const restored: ExportWorld = { ...world, tree: { ...world.tree, id } }
    const contents = async () => await saidBy(await takeBackup(backedUp, world.users.editor.id))
    const before = await contents()
    expect(JSON.stringify(before)).to.include('"original_xref":"@U1@"')
    expect(madeBy(await merged(restored, poe))).to.deep.equal(nothing)
    expect(await contents()).to.deep.equal(before)
  })
})

const files = triedFiles()?.filter(({ name }) => name !== "GeorgeWashington_Family_Small.ged") ?? null

describe("Every file of the corpus imported twice by merge after another file", () => {
  if (files === null) return void it("is not here: ../shared/corpus is absent, so nothing was imported")

  for (const { name, bytes } of files) {
    it(`with the same xrefs changes nothing the second time: ${name}`, async () => {
      const world = await anExportWorld()
      const file = bytes()
      for (const one of [await fileWithXrefsOf(file), file]) await merged(world, one)
      await expectNothingNew(world, file)
    })

    it(`of which it is a later version changes nothing the second time: ${name}`, async () => {
      const world = await anExportWorld()
      const later = await laterVersionOf(bytes())
      for (const one of [bytes(), later]) await merged(world, one)
      await expectNothingNew(world, later)
    })
  }
})
