import { expect } from "chai"
import { readAll } from "../support/gedcom-read.ts"
import { anExportWorld } from "../support/gedcom-export.ts"
import { imported } from "../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"

const ann = `0 @I1@ INDI
1 NAME Ann /Lee/
2 TYPE BIRTH
1 BIRT
2 DATE
3 PHRASE in spring`

const ben = `0 @I2@ INDI
1 NAME Ben /Lee/
2 TYPE birth
1 BIRT
2 DATE (in autumn)`

describe("The version of an imported file", () => {
  it("is what the first record says; a later HEAD is kept as _HEAD with a warning, and no line changes", async () => {
    const world = await anExportWorld()
    const later = "0 HEAD\n1 SOUR Elsewhere\n1 GEDC\n2 VERS 5.5.1"
    const { warnings } = await imported(world, uploadOf(gedcomText(`${ann}\n${later}\n${ben}`, "7.0")))
    expect(warnings.map(({ line, code }) => [line, code])).to.deep.equal([[11, "stray_head"]])
    expect(await world.records("7.0")).to.equal(`${ann}\n${later.replace("HEAD", "_HEAD")}\n${ben}`)
  })

  it("does not change at a later HEAD that names none", async () => {
    const world = await anExportWorld()
    await imported(world, uploadOf(gedcomText(`${ann}\n0 HEAD\n1 SOUR Elsewhere\n${ben}`, "7.0")))
    expect(await world.records("7.0")).to.equal(`${ann}\n0 _HEAD\n1 SOUR Elsewhere\n${ben}`)
  })

  it("is 5.5.1 where HEAD is not the first record", async () => {
    const world = await anExportWorld()
    const { warnings } = await imported(world, uploadOf(`${ben}\n0 HEAD\n1 GEDC\n2 VERS 7.0\n0 TRLR\n`))
    expect(warnings.map(({ line, code }) => [line, code])).to.deep.equal([[6, "stray_head"]])
    expect(await world.records("5.5.1")).to.equal(`${ben}\n0 _HEAD\n1 GEDC\n2 VERS 7.0`)
  })

  it("is 5.5.1 where there is no HEAD, whatever file came before", async () => {
    const world = await anExportWorld()
    await imported(world, uploadOf(gedcomText(ann, "7.0")))
    await imported(world, uploadOf(`${ben}\n`))
    expect(await world.records("5.5.1")).to.include(ben)
    expect(await world.records("7.0")).to.equal(
      `${ann}\n${ben.replace("birth", "BIRTH").replace("DATE (in autumn)", "DATE\n3 PHRASE in autumn")}`,
    )
    expect(await world.exported("7.0")).to.match(/^0 HEAD\n1 GEDC\n2 VERS 7\.0\n/)
  })
})

describe("The signs of a file's texts", () => {
  it("are read by the version of its first GEDC.VERS, wherever others stand", async () => {
    for (const other of ["1 GEDC\n2 VERS 5.5.1\n", "0 HEAD\n1 GEDC\n2 VERS 5.5.1\n"]) {
      const { version, records } = await readAll(`0 HEAD\n1 GEDC\n2 VERS 7.0\n${other}0 @N1@ SNOTE a@@b\n0 TRLR\n`)
      expect([version, records.find(({ tag }) => tag === "SNOTE")?.value]).to.deep.equal(["7.0", "a@@b"])
    }
  })

  it("are read by a version that goes on in a CONC, too", async () => {
    const { version, records } = await readAll("0 HEAD\n1 GEDC\n2 VERS\n3 CONC 7.0\n0 @N1@ SNOTE a@@b\n0 TRLR\n")
    expect([version, records[1]?.value]).to.deep.equal(["7.0", "a@@b"])
  })
})
