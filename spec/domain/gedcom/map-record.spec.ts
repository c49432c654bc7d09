import { expect } from "chai"
import { shapeFamilies } from "../../../core/domain/gedcom/import/family-graph.ts"
import type { KeptRecord } from "../../../core/domain/gedcom/kept/kept-record.ts"
import { recordMapper } from "../../../core/domain/gedcom/map/map-record.ts"
import { noRows, type Rows } from "../../../core/domain/gedcom/map/rows.ts"
import { startFileIndex } from "../../../core/domain/gedcom/import/file-index.ts"
import { collectFaults } from "../../support/gedcom-faults.ts"
import { newRecordLifecycle } from "../../../core/domain/lifecycle.ts"
import { itEachCommit } from "../../support/depth.ts"
import { newId, noon } from "../../support/builders.ts"
import { readAll } from "../../support/gedcom-read.ts"
import { gedcomText } from "../../support/gedcom-upload.ts"

/** The rows that these records become. */
const rowsOf = async (lines: string): Promise<Rows> => {
  const { warn } = collectFaults()
  const { records } = await readAll(gedcomText(lines))
  const { take, end } = startFileIndex(warn, "5.5.1")
  records.forEach(take)
  const fileIndex = end()
  const mapper = recordMapper(fileIndex, {
    treeId: newId(),
    newId,
    life: newRecordLifecycle(noon),
    families: shapeFamilies(fileIndex, warn),
    version: "5.5.1",
    warn,
  })
  const rows = noRows()
  for (const [position, record] of records.filter(({ tag }) => tag !== "TRLR").entries())
    mapper.take(record, position, rows)
  return rows
}

/** The lines of a record beside the kinds of what they became. */
const linkedLines = (
  { names, events, citations, persons, relationships }: Rows,
  { lines, links }: KeptRecord,
): readonly string[] => {
  const kinds = new Map(
    Object.entries({ names, events, citations, persons, relationships }).flatMap(([kind, rows]) =>
      rows.map(({ id }): [string, string] => [id, kind]),
    ),
  )
  const structures = lines.split("\n").filter((line) => !/^\d+ CONT/.test(line))
  return links.map(([index, id]) => `${structures[index]} -> ${kinds.get(id)}`)
}

const couple = `0 @I1@ INDI
1 NAME Emma /Wedgwood/
2 NOTE A note
3 CONT of two lines
2 NICK Emmy
2 SOUR @S1@
3 PAGE 12
1 BIRT
2 DATE 1808
2 SOUR @S1@
1 _CAT Tabby
2 AGE 3
1 FAMS @F1@
1 SOUR @S1@
0 @I2@ INDI
0 @F1@ FAM
1 WIFE @I1@
1 HUSB @I2@
1 MARR Y
0 @S1@ SOUR
1 TITL Register
0 @U1@ SUBM
1 NAME Francis`

describe("A record that was imported", () => {
  it("is kept, whatever its kind, in its place, with what it became", async () => {
    const { keptRecords, persons, sources } = await rowsOf(couple)
    expect(
      keptRecords.map(({ position, tag, xref, personId, sourceId }) => [position, tag, xref, personId ?? sourceId]),
    ).to.deep.equal([
      [0, "HEAD", null, null],
      [1, "INDI", "@I1@", persons[0]?.id],
      [2, "INDI", "@I2@", persons[1]?.id],
      [3, "FAM", "@F1@", null],
      [4, "SOUR", "@S1@", sources[0]?.id],
      [5, "SUBM", "@U1@", null],
    ])
  })

  it("is kept line for line", async () => {
    const { keptRecords } = await rowsOf(couple)
    expect(
      keptRecords
        .slice(1)
        .map(({ lines }) => lines)
        .join("\n"),
    ).to.equal(couple)
  })

  it("is kept in lines that are as long as they need be, each @ as it is read", async () => {
    const note = `@@home ${"and so on ".repeat(50)}`
    const { keptRecords } = await rowsOf(
      `0 @I1@ INDI\n1 NOTE ${note.slice(0, 200)}\n2 CONC ${note.slice(200)}\n2 CONT me@@home`,
    )
    expect(keptRecords[1]?.lines).to.equal(`0 @I1@ INDI\n1 NOTE ${note}\n2 CONT me@home`)
  })

  it("knows what its structures became, continuations not counted", async () => {
    const rows = await rowsOf(couple)
    const [, emma, , family] = rows.keptRecords
    expect(emma && linkedLines(rows, emma)).to.deep.equal([
      "1 NAME Emma /Wedgwood/ -> names",
      "2 NICK Emmy -> names",
      "2 SOUR @S1@ -> citations",
      "1 BIRT -> events",
      "2 SOUR @S1@ -> citations",
      "1 SOUR @S1@ -> citations",
    ])
    expect(family && linkedLines(rows, family)).to.deep.equal([
      "0 @F1@ FAM -> relationships",
      "1 WIFE @I1@ -> persons",
      "1 HUSB @I2@ -> persons",
      "1 MARR Y -> events",
    ])
  })

  it("is named by the edges that it brought", async () => {
    const { keptRecords, relationships } = await rowsOf(couple)
    expect(relationships.map(({ familyRecordId }) => familyRecordId)).to.deep.equal([keptRecords[3]?.id])
  })
})

describe("Half a million records with nothing in them", () => {
  itEachCommit("are as many people and families", async () => {
    const half = 250_000
    const lines = Array.from({ length: half }, (_, at) => `0 @I${at}@ INDI\n0 @F${at}@ FAM`).join("\n")
    const { persons, names, keptRecords, relationships } = await rowsOf(lines)
    expect([persons.length, names.length, keptRecords.length, relationships.length]).to.deep.equal([
      half,
      half,
      2 * half + 1,
      0,
    ])
  })

  itEachCommit("are no more for pointing at each other in a circle", async () => {
    const people = 100_000
    const lines = Array.from(
      { length: people },
      (_, at) => `0 @I${at}@ INDI\n1 FAMC @F${at}@\n1 FAMS @F${(at + 1) % people}@\n0 @F${at}@ FAM`,
    ).join("\n")
    const { relationships } = await rowsOf(lines)
    expect(relationships).to.have.length(people - 1)
  })
})
