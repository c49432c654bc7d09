import { expect } from "chai"
import { readSource } from "../../../core/domain/gedcom/structures/reading/read-source.ts"
import { aReading, recordOf } from "../../support/gedcom-reading.ts"

const sourceOf = async (lines: string) =>
  readSource(
    await recordOf(`0 @S1@ SOUR\n${lines.trim()}`),
    aReading({ repositories: { "@R1@": "Shropshire Archives" }, notes: { "@N1@": "Damaged." } }),
  )

describe("A source in a GEDCOM file", () => {
  it("has title, author, publication, repository, call number, address and notes", async () => {
    const lines =
      "1 TITL Baptisms of St Chad\n1 AUTH The parish\n1 PUBL Shrewsbury, 1812\n1 REPO @R1@\n2 CALN P253/A\n1 WWW " +
      "https://example.org/chad\n1 NOTE @N1@\n1 ABBR Chad\n1 TEXT In 1809\n1 TEXT Born"
    expect(await sourceOf(lines)).to.deep.equal({
      title: "Baptisms of St Chad",
      author: "The parish",
      publication: "Shrewsbury, 1812",
      repository: "Shropshire Archives",
      callNumber: "P253/A",
      url: "https://example.org/chad",
      notes: "Damaged.",
      abbreviation: "Chad",
      text: "In 1809\n\nBorn",
      identifiers: [],
      fields: [],
    })
  })

  it("has a title of two lines in the file on one, with spaces for control characters", async () => {
    expect((await sourceOf("1 TITL Baptisms\n2 CONT of St\tChad")).title).to.equal("Baptisms of St Chad")
    expect((await sourceOf("1 TITL A\n1 REPO The\n2 CONT archive\n2 CALN 1\n3 CONT 2")).repository).to.equal(
      "The archive",
    )
  })

  const titles: readonly (readonly [lines: string, title: string])[] = [
    ["1 ABBR Chad\n1 TITL", "Chad"],
    ["1 TEXT In the year 1809\n2 CONT there were born", "In the year 1809"],
    ["1 AUTH The parish", "@S1@"],
  ]
  for (const [lines, title] of titles) {
    it(`is called ${title} when it has no title and says ${lines.replaceAll("\n", " / ")}`, async () => {
      expect((await sourceOf(lines)).title).to.equal(title)
    })
  }

  it("may name its repository in words, and has none where the pointer goes nowhere", async () => {
    expect((await sourceOf("1 TITL x\n1 REPO The attic")).repository).to.equal("The attic")
    expect((await sourceOf("1 TITL x\n1 REPO\n2 NAME The cellar")).repository).to.equal("The cellar")
    expect((await sourceOf("1 TITL x\n1 REPO @R9@")).repository).to.equal(null)
  })
})
