import { expect } from "chai"
import { updateCitation } from "../../core/commands/citation/update-citation.ts"
import type { GedcomVersion } from "../../core/domain/date/gedcom-words.ts"
import { grammarOf } from "../../core/domain/gedcom/structures/read-context.ts"
import { type CorpusFile, triedFiles } from "../support/corpus.ts"
import { comparable, treeContents } from "../support/gedcom-contents.ts"
import { anExportWorld, type ExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { readAll } from "../support/gedcom-read.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"
import { faultsOf } from "../support/gedcom-validator.ts"
import { missingWords } from "../support/gedcom-text.ts"

const other = { "5.5.1": "7.0", "7.0": "5.5.1" } as const

const importedInto = async (file: string | Uint8Array): Promise<ExportWorld> => {
  const world = await anExportWorld()
  await imported(world, uploadOf(file))
  return world
}

const versionOf = async ({ bytes }: CorpusFile): Promise<GedcomVersion> => grammarOf((await readAll(bytes())).version)

/** Without coordinates: both standards have one form of them, and the contents compare their values. */
const withoutDegrees = (text: string): string => text.replace(/^\d+ (?:LATI|LONG) .*$/gm, "")

describe("A file of the corpus, exported to the other version", () => {
  const files = triedFiles()?.filter(({ name }) => name !== "GeorgeWashington_Family_Small.ged") ?? null
  if (files === null) return void it("is not here: ../shared/corpus is absent, so nothing was converted")

  for (const file of files) {
    it(
      `${file.name} follows the standard of that version with the same contents; converted back it follows its own, ` +
        "with all its text",
      async () => {
        const own = await versionOf(file)
        const world = await importedInto(file.bytes())
        const there = await world.exported(other[own])
        expect(faultsOf(there, other[own])).to.deep.equal([])
        const again = await importedInto(there)
        const [now, before] = [await treeContents(again), await treeContents(world)]
        expect(comparable(now, other[own])).to.deep.equal(comparable(before, other[own]))
        const back = await again.exported(own)
        expect(faultsOf(back, own)).to.deep.equal([])
        expect(missingWords(withoutDegrees(await world.exported(own)), back)).to.deep.equal([])
      },
    )
  }

  it("stays unchanged in its own version, without new faults", async () => {
    let sound = 0
    for (const file of files) {
      const own = await versionOf(file)
      const text = new TextDecoder().decode(file.bytes()).replace(/\r\n?/g, "\n")
      if (faultsOf(text, own).length > 0) continue
      sound++
      expect(faultsOf(await (await importedInto(file.bytes())).exported(own), own), file.name).to.deep.equal([])
    }
    expect(sound).to.be.greaterThan(10)
  })
})

describe("A tree of files of both versions", () => {
  const old = "0 @i1@ INDI\n1 NAME Anne //\n1 SEX F\n1 FAMS @F-1@\n0 @F-1@ FAM\n1 WIFE @i1@\n1 MARR Y"
  const young = "0 @I1@ INDI\n1 NAME Emma //\n1 SEX F\n1 UID 1"

  it("keeps to the standard of either version, xrefs of the one not allowed in the other and all", async () => {
    const world = await importedInto(gedcomText(old))
    await imported(world, uploadOf(gedcomText(young, "7.0")))
    for (const version of ["5.5.1", "7.0"] as const) {
      const file = await world.exported(version)
      expect(faultsOf(file, version)).to.deep.equal([])
      expect(await treeContents(await importedInto(file))).to.deep.equal(await treeContents(world))
    }
    expect(await world.exported("5.5.1"))
      .to.include("0 @i1@ INDI")
      .and.to.include("1 _UID 1")
    expect(await world.exported("7.0"))
      .to.include("1 UID 1")
      .and.to.match(/0 @X[0-9A-Z]{19}@ INDI\n1 NAME Anne/)
  })
})

describe("An event", () => {
  it("that a file of 7.0 says happened comes back so from 5.5.1, where most events take no Y", async () => {
    const records = `0 @I1@ INDI
1 NAME Ann //
1 DEAT Y
1 CREM Y
1 CREM Y
2 NOTE by her will
1 GRAD Y
1 FAMS @F1@
0 @I2@ INDI
1 NAME Ben //
1 FAMS @F1@
0 @F1@ FAM
1 HUSB @I2@
1 WIFE @I1@
1 ENGA Y
1 MARR Y
1 DIV Y
1 DIV Y
2 NOTE so they say
1 DIV
2 DATE 1900`
    const old = await (await importedInto(gedcomText(records, "7.0"))).exported("5.5.1")
    expect(faultsOf(old, "5.5.1")).to.deep.equal([])
    expect(await (await importedInto(old)).records("7.0")).to.equal(records)
  })

  it("of an empty tag happened in 7.0 too, but a death or burial that 5.5.1 does not assert stays unasserted", async () => {
    const records = "0 @I1@ INDI\n1 NAME Ann //\n1 BURI\n1 DEAT\n1 EMIG\n0 @F1@ FAM\n1 HUSB @I1@\n1 MARR"
    const world = await importedInto(gedcomText(records))
    const young = await world.exported("7.0")
    expect(faultsOf(young, "7.0")).to.deep.equal([])
    expect(young)
      .to.include("\n1 BURI\n2 _STEMMA_ASSERTED N\n1 DEAT\n2 _STEMMA_ASSERTED N\n1 EMIG Y\n")
      .and.to.include("\n1 MARR Y\n")
    const again = await importedInto(young)
    const unasserted = (await contentsOf(again)).events.filter(({ asserted }) => !asserted).map(({ type }) => type)
    expect(unasserted).to.have.members(["burial", "death"])
    expect(await again.records("5.5.1")).to.not.match(/(DEAT|BURI) Y/)
    expect(await again.exported("7.0")).to.include("1 DEAT\n2 _STEMMA_ASSERTED N")
  })
})

describe("An export to 7.0", () => {
  it("has a mark below what is empty, which 7.0 does not allow, and readers take it as empty again", async () => {
    const records = "0 @I1@ INDI\n1 NAME\n1 OCCU\n1 RESI\n2 PLAC\n1 NOTE\n0 @I2@ INDI\n0 @N1@ NOTE\n0 @R1@ REPO"
    const world = await importedInto(gedcomText(records))
    const young = await world.exported("7.0")
    expect(faultsOf(young, "7.0")).to.deep.equal([])
    expect(young).to.include("1 RESI\n2 PLAC\n3 _STEMMA_EMPTY Y\n")
    const again = await importedInto(young)
    expect(await treeContents(again)).to.deep.equal(await treeContents(world))
    expect(await again.records("5.5.1")).to.not.include("_STEMMA_EMPTY")
  })

  it("says in its HEAD what the tags of our own mean, and what the file said of its own", async () => {
    const own = "0 HEAD\n1 GEDC\n2 VERS 7.0\n1 SCHMA\n2 TAG _BOAT https://example.org/boat\n0 TRLR\n"
    const world = await importedInto(own)
    expect(await world.exported("7.0")).to.match(
      /\n1 SCHMA\n2 TAG _STEMMA_DETAIL urn:x-stemma:gedcom:_STEMMA_DETAIL\n(2 TAG .+\n)*2 TAG _BOAT https:\/\/example.org\/boat\n1 SOUR/,
    )
    expect(await world.exported("5.5.1"))
      .to.include("\n1 _SCHMA\n2 TAG _BOAT https://example.org/boat\n")
      .and.not.to.include("_STEMMA")
  })

  it("has a record for each source in words that became a source, and its citations point there", async () => {
    const world = await importedInto(
      gedcomText("0 @I1@ INDI\n1 NAME A //\n2 SOUR The Bible\n3 PAGE 4\n3 TEXT t\n1 BIRT Y\n2 SOUR The Bible"),
    )
    const file = await world.exported("7.0")
    const [, xref] = /0 (@\w+@) SOUR\n1 TITL The Bible\n/.exec(file) ?? []
    expect(file).to.include(`2 SOUR ${xref}\n3 PAGE 4\n3 DATA\n4 TEXT t\n`).and.to.include(`1 BIRT Y\n2 SOUR ${xref}\n`)
    expect(file.match(/TITL The Bible/g)).to.have.length(1)
  })

  it("cites a source in words as 7.0 has it, which stays so while its citation has no page", async () => {
    const records = "0 @I1@ INDI\n1 NAME A //\n1 BIRT Y\n2 SOUR @VOID@\n3 PAGE The Bible\n3 QUAY 2"
    const world = await importedInto(gedcomText(records, "7.0"))
    const { citations, sources } = await contentsOf(world)
    expect(sources.map(({ title }) => title)).to.deep.equal(["The Bible"])
    expect(citations.map(({ page, confidence }) => [page, confidence])).to.deep.equal([[null, 2]])
    expect(await world.records("7.0")).to.equal(records)
    const old = await world.exported("5.5.1")
    expect(old).to.match(/2 SOUR (@\w+@)\n3 QUAY 2\n0 \1 SOUR\n1 TITL The Bible\n/)
    await world.edit(updateCitation, { citationId: citations[0]!.id, ifMatch: null, page: "4" })
    expect(await world.exported("7.0")).to.match(/2 SOUR (@\w+@)\n3 QUAY 2\n3 PAGE 4\n0 \1 SOUR\n1 TITL The Bible\n/)
  })

  it("has as text what pointed at no record", async () => {
    const world = await importedInto(
      gedcomText("0 @I1@ INDI\n1 NAME A //\n1 FAMS @F9@\n1 SOUR @S9@\n2 PAGE 4\n1 NOTE @I1@"),
    )
    expect(await world.records("7.0")).to.equal(
      "0 @I1@ INDI\n1 NAME A //\n1 _FAMS @@F9@\n1 _SOUR @@S9@\n2 PAGE 4\n1 _SNOTE @I1@",
    )
  })
})
