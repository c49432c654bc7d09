import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { importRecords } from "../../core/gedcom/import/import-records.ts"
import type { ImportReport } from "../../core/domain/gedcom/report/import-report.ts"
import type { KeptRecord } from "../../core/domain/gedcom/kept/kept-record.ts"
import { listTreeRelationships } from "../../core/queries/relationship/list-tree-relationships.ts"
import { type CorpusFile, corpusFiles, triedFiles } from "../support/corpus.ts"
import { noon } from "../support/builders.ts"
import { staleVitals } from "../support/stale-vitals.ts"
import { contentsOf } from "../support/gedcom-import.ts"
import { uploadOf } from "../support/gedcom-upload.ts"
import { aWorld, granted, itemsOf, type World } from "../support/world.ts"
import { itEachCommit } from "../support/depth.ts"

const pointersToNobody = "Gramps makes a person or family of each pointer that leads nowhere; here it is a warning."
const noTrailer = "Gramps takes nothing from a file without HEAD or TRLR."

/** Where Gramps counts other people or families than the file has records, and why. */
const otherwise: ReadonlyMap<string, string> = new Map([
  ["duplicate-xref.ged", "Gramps makes one record of those that share an xref."],
  ["missing-header.ged", noTrailer],
  ["Case001-AddressStructure.ged", noTrailer],
  ["Case003-PersonsName.ged", noTrailer],
  ["Case007-SourceCitations.ged", noTrailer],
  ["Case008-SubmitterRecord.ged", noTrailer],
  ["Case010-PersonOrdinances.ged", noTrailer],
  ["invalid-xref.ged", pointersToNobody],
  ["legacynocustomtags.ged", pointersToNobody],
  ["Human_and_Computer_Languages_Beta.ged", pointersToNobody],
  ["Sino-Tibetan_Language_Super_Family.ged", pointersToNobody],
  ["Human_Mitochondria_DNA_Haplogroups.ged", pointersToNobody],
  ["Microsoft_Windows-DOS-OS2.ged", pointersToNobody],
])

/** Not GEDCOM at all. */
const webPage = "GeorgeWashington_Family_Small.ged"

interface Import {
  readonly world: World
  readonly report: ImportReport
  readonly kept: readonly KeptRecord[]
}

/** Imports a file of the corpus and overhears which records are kept. */
const importFile = async ({ bytes }: CorpusFile): Promise<Import> => {
  const world = await aWorld()
  const kept: KeptRecord[] = []
  const overheard: typeof importRecords = (context, input) => {
    const insert = (records: readonly KeptRecord[]): Promise<void> => {
      kept.push(...records)
      return context.keptRecords.insert(records)
    }
    return importRecords({ ...context, keptRecords: { ...context.keptRecords, insert } }, input)
  }
  const report = granted(
    await world.run("editor", overheard, {
      treeId: world.tree.id,
      file: uploadOf(bytes()),
      defaultAction: "new",
      resolutions: {},
    }),
  )
  return { world, report, kept }
}

describe("Every file of the corpus", () => {
  const files = corpusFiles()
  if (files === null) return void it("is not here: ../shared/corpus is absent, so nothing was imported")

  for (const file of (triedFiles() ?? []).filter(({ name }) => name !== webPage)) {
    const { name, individuals, families, grampsPeople, grampsFamilies } = file
    it(`${name} comes in with ${individuals} people and ${families} families`, async () => {
      const { world, report, kept } = await importFile(file)
      expect(await staleVitals(world.store, world.tree.id, noon), "vitals that differ from the events").to.deep.equal(
        [],
      )
      const familyRecords = kept.filter(({ tag }) => tag === "FAM").length
      expect(report.persons.created).to.equal(individuals)
      expect(familyRecords).to.equal(families)
      if (grampsPeople === null) return
      const reason = otherwise.get(name)
      const agrees = grampsPeople === individuals && grampsFamilies === families
      expect(agrees, reason ?? "Gramps counts otherwise, and nobody knows why").to.equal(reason === undefined)
    })
  }

  it("is imported, but for the web page that calls itself GEDCOM", async () => {
    const file = files.find(({ name }) => name === webPage)
    const world = await aWorld()
    const outcome = await world.run("editor", importRecords, {
      treeId: world.tree.id,
      file: uploadOf(file?.bytes() ?? ""),
      defaultAction: "new",
      resolutions: {},
    })
    expect(outcome).to.deep.include(
      E.left({ _tag: "NotGedcom", detail: "This is a web page or an XML file, not a GEDCOM file." }),
    )
  })

  const named = (name: string): CorpusFile => {
    const file = files.find((candidate) => candidate.name === name)
    if (file === undefined) throw new Error(`${name} is missing from the corpus`)
    return file
  }

  itEachCommit("of 3,010 European royals brings each of them, and their 1,422 families", async () => {
    const { world, report, kept } = await importFile(named("royal92.ged"))
    const { persons } = await contentsOf(world)
    expect(persons).to.have.length(3_010)
    expect(kept.filter(({ tag }) => tag === "FAM")).to.have.length(1_422)
    expect(persons.find(({ displayName }) => displayName.startsWith("Victoria Hanover"))).to.include({
      birthYear: 1819,
      deathYear: 1901,
      gender: "female",
    })
    expect(report.warnings.filter(({ code }) => !code.startsWith("encoding"))).to.deep.equal([])
  })

  it("keeps ancestry free of circles where people are their own ancestors", async () => {
    const { world, report } = await importFile(named("circular-reference.ged"))
    const edges = await itemsOf(
      await world.see("editor", listTreeRelationships, { treeId: world.tree.id, limit: null, cursor: null }),
    )
    expect(edges.every(({ fromPersonId, toPersonId }) => fromPersonId !== toPersonId)).to.equal(true)
    expect(report.warnings.map(({ code }) => code)).to.include("ancestry_cycle")
  })

  it("ties 1,200 children to their one parent", async () => {
    const { report } = await importFile(named("Children1200.ged"))
    expect(report).to.deep.include({ relationships: 1_200 })
  })
})
