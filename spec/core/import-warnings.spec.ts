import { expect } from "chai"
import { importedRecords } from "../support/gedcom-import.ts"

const robert = "0 @I1@ INDI\n1 NAME Robert /Smith/\n1 FAMS @F9@\n1 FAMC @F8@"
const anna = "0 @I2@ INDI\n1 NAME Anna /Jones/\n1 FAMS @F7@"

const warningsOf = async (records: string) => (await importedRecords(records)).report.warnings

describe("Warnings of an import", () => {
  it("name the person, give the lines and what is lost, and equal ones are one", async () => {
    expect(await warningsOf(robert)).to.deep.equal([
      {
        line: 7,
        code: "dangling_pointer",
        message: "Robert Smith is linked to a family that the file does not contain.",
        lines: [7, 8],
        records: [{ xref: "@I1@", name: "Robert Smith" }],
        count: 2,
        lost: "link",
      },
    ])
  })

  it("say that there are others, and list the first five lines and records", async () => {
    const people = Array.from({ length: 7 }, (_, at) => `0 @P${at}@ INDI\n1 NAME Person${at} /Lee/\n1 FAMS @X${at}@`)
    const [warning, ...more] = await warningsOf([...people, anna].join("\n"))
    expect(more).to.deep.equal([])
    expect(warning).to.deep.include({
      line: 7,
      message: "Person0 Lee and others are linked to a family that the file does not contain.",
      lines: [7, 10, 13, 16, 19],
      records: [0, 1, 2, 3, 4].map((at) => ({ xref: `@P${at}@`, name: `Person${at} Lee` })),
      count: 8,
    })
  })

  it("name families after their partners or a child, sources after their titles, and other records by their xrefs", async () => {
    const warnings = await warningsOf(
      `${robert.split("\n").slice(0, 2).join("\n")}\n${anna.split("\n").slice(0, 2).join("\n")}\n` +
        "0 @F1@ FAM\n1 HUSB @I1@\n1 WIFE @I2@\n1 CHIL @I9@\n0 @F2@ FAM\n1 CHIL @I2@\n" +
        "0 @S1@ SOUR\n1 TITL Parish register\n1 REPO @R9@\n0 @N1@ NOTE Some words\n1 SOUR @S9@\n0 @I3@ INDI\n1 NOTE @N8@",
    )
    expect(warnings.map(({ message }) => message)).to.deep.equal([
      "The family of Robert Smith and Anna Jones is linked to a child that the file does not contain.",
      "In the family of Anna Jones, there are children but no parent; the record is kept, without relationships.",
      'The source "Parish register" is linked to a repository that the file does not contain.',
      "The record @N1@ is linked to a source that the file does not contain.",
      "A person without a name is linked to a note that the file does not contain.",
    ])
    expect(warnings.map(({ records }) => records)).to.deep.equal([
      [{ xref: "@F1@", name: "Robert Smith and Anna Jones" }],
      [{ xref: "@F2@", name: "Anna Jones" }],
      [{ xref: "@S1@", name: "Parish register" }],
      [{ xref: "@N1@", name: null }],
      [{ xref: "@I3@", name: null }],
    ])
  })

  it("show braces of the file as they are, and keep different texts apart", async () => {
    const warnings = await warningsOf("0 @I1@ INDI\n1 NAME {in} /{detail}/\n{who} speaks\nsecond thing\n{who} speaks")
    expect(warnings.map(({ message, lines, lost }) => [message, lines, lost])).to.deep.equal([
      [
        "In the record of {in} {detail}, this is not a GEDCOM line and is kept below the line before: {who} speaks",
        [7, 9],
        "nothing",
      ],
      [
        "In the record of {in} {detail}, this is not a GEDCOM line and is kept below the line before: second thing",
        [8],
        "nothing",
      ],
    ])
  })
})
