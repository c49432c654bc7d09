import { expect } from "chai"
import { bring } from "../support/gedcom-actions.ts"
import { anExportWorld } from "../support/gedcom-export.ts"

const person = (at: number): string =>
  `0 @I${at}@ INDI\n1 NAME Anna${"abcdefgh"[at]} /Huber/\n1 BIRT\n2 DATE ${1800 + 10 * at}`

const people = (...numbers: readonly number[]): string => numbers.map(person).join("\n")

const codesOf = ({ warnings }: { readonly warnings: readonly { readonly code: string }[] }) =>
  warnings.map(({ code }) => code)

describe("A file whose people are in the tree already", () => {
  it("is no second import in an empty tree", async () => {
    const report = await bring(await anExportWorld(), people(1, 2, 3))
    expect(report.alreadyThere).to.deep.equal({ persons: 0, share: 0 })
    expect(codesOf(report)).to.deep.equal([])
  })

  it("has a warning and the number of these people when they are imported as new", async () => {
    const world = await anExportWorld()
    await bring(world, people(1, 2, 3))
    const report = await bring(world, people(1, 2, 3))
    expect(report.alreadyThere).to.deep.equal({ persons: 3, share: 1 })
    expect(report.persons.created).to.equal(3)
    expect(report.warnings).to.deep.equal([
      {
        line: 1,
        code: "already_there",
        message:
          "3 of the 3 people who are imported as new seem to be in the tree already. Skip or merge them, or the tree has them twice.",
        lines: [],
        records: [],
        count: 3,
        lost: "nothing",
      },
    ])
  })

  it("has no warning for less than half of them, or if they are merged", async () => {
    const world = await anExportWorld()
    await bring(world, people(1))
    const some = await bring(world, people(1, 2, 3))
    expect([some.alreadyThere, codesOf(some)]).to.deep.equal([{ persons: 1, share: 0.333 }, []])
    const merged = await bring(world, people(4, 5), "new").then(() => bring(world, people(4, 5), "merge"))
    expect([merged.alreadyThere, codesOf(merged)]).to.deep.equal([{ persons: 2, share: 1 }, []])
  })

  it("has the warning from exactly half of those who are new", async () => {
    const world = await anExportWorld()
    await bring(world, people(1))
    expect(codesOf(await bring(world, people(1, 2)))).to.deep.equal(["already_there"])
  })
})
