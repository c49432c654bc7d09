import { expect } from "chai"
import fc from "fast-check"
import { closingEdges, type Descents } from "../../../core/domain/ancestry-cycles.ts"
import { shapeFamilies } from "../../../core/domain/gedcom/import/family-graph.ts"
import { startFileIndex } from "../../../core/domain/gedcom/import/file-index.ts"
import { collectFaults } from "../../support/gedcom-faults.ts"
import { itEachCommit } from "../../support/depth.ts"
import { readAll } from "../../support/gedcom-read.ts"
import { gedcomText } from "../../support/gedcom-upload.ts"
import { growth } from "../../support/cpu-time.ts"

/** The families of a file in short, people by their xrefs, and the codes of the warnings. */
const shapesOf = async (lines: string) => {
  const { warn, faults: warnings } = collectFaults()
  const { take, end } = startFileIndex(warn, "5.5.1")
  for (const record of (await readAll(gedcomText(lines))).records) take(record)
  const fileIndex = end()
  const nameOf = (person: number): string => fileIndex.xrefOfPerson(person)?.replaceAll("@", "") ?? `no. ${person}`
  const shapes = shapeFamilies(fileIndex, warn)
  const families = Array.from({ length: shapes.families }, (_, family) => shapes.at(family)).map(
    ({ partners, edges }) =>
      [
        partners.map(nameOf).join("+"),
        ...edges.map(({ parent, child, qualifier }) => `${nameOf(parent)}>${nameOf(child)} ${qualifier}`),
      ].join(", "),
  )
  return { families, warnings: warnings.map(({ code, line }) => `${code} ${line}`) }
}

const people = (...xrefs: readonly string[]): string => xrefs.map((xref) => `0 @${xref}@ INDI\n`).join("")

describe("The families of a GEDCOM file", () => {
  it("tie partners to each other, and each child to each partner", async () => {
    const { families, warnings } = await shapesOf(
      `${people("A", "B", "C", "D")}0 @F@ FAM\n1 HUSB @A@\n1 WIFE @B@\n1 CHIL @C@\n1 CHIL @D@`,
    )
    expect(families).to.deep.equal(["A+B, A>C biological, B>C biological, A>D biological, B>D biological"])
    expect(warnings).to.deep.equal([])
  })

  it("may have one partner, or two of one sex", async () => {
    expect((await shapesOf(`${people("A", "B")}0 @F@ FAM\n1 WIFE @A@\n1 CHIL @B@`)).families).to.deep.equal([
      "A, A>B biological",
    ])
    expect((await shapesOf(`${people("A", "B")}0 @F@ FAM\n1 HUSB @A@\n1 HUSB @B@`)).families).to.deep.equal(["A+B"])
  })

  it("count what only the person's own record says, before or after the family's", async () => {
    const { families } = await shapesOf(
      "0 @A@ INDI\n1 FAMS @F@\n0 @F@ FAM\n1 WIFE @B@\n0 @B@ INDI\n0 @C@ INDI\n1 FAMC @F@",
    )
    expect(families).to.deep.equal(["B+A, B>C biological, A>C biological"])
  })

  it("contain a relationship once, however many records and families contain it", async () => {
    const lines =
      `0 @A@ INDI\n1 FAMS @F@\n1 FAMS @G@\n${people("B")}0 @C@ INDI\n1 FAMC @F@\n1 FAMC @G@\n0 @F@ FAM\n1 HUSB @A@\n1 ` +
      `CHIL @C@\n1 CHIL @C@\n0 @G@ FAM\n1 HUSB @A@\n1 WIFE @B@\n1 CHIL @C@`
    expect((await shapesOf(lines)).families).to.deep.equal(["A, A>C biological", "A+B, B>C biological"])
  })

  const ties: readonly (readonly [said: string, where: "FAMC" | "CHIL" | "INDI", father: string, mother: string])[] = [
    ["2 PEDI birth", "FAMC", "biological", "biological"],
    ["2 PEDI adopted", "FAMC", "adoptive", "adoptive"],
    ["2 PEDI FOSTER", "FAMC", "foster", "foster"],
    ["2 PEDI sealing", "FAMC", "biological", "biological"],
    ["2 PEDI birth\n2 _STEMMA_PEDI guardian", "FAMC", "guardian", "guardian"],
    ["2 _STEMMA_PEDI step\n3 _STEMMA_PARENT @B@", "FAMC", "biological", "step"],
    ["2 _STEMMA_PEDI donor\n3 _STEMMA_PARENT @A@\n2 _STEMMA_PEDI step", "FAMC", "donor", "step"],
    ["2 _PEDI Adopted (father)\n2 _PEDI Step (mother)", "FAMC", "adoptive", "step"],
    ["2 _FREL Natural\n2 _MREL Step", "CHIL", "biological", "step"],
    ["2 _FREL Adopted\n2 _MREL Unknown", "CHIL", "adoptive", "biological"],
    ["1 ADOP\n2 FAMC @F@\n3 ADOP WIFE", "INDI", "biological", "adoptive"],
    ["1 ADOP\n2 FAMC @F@\n3 ADOP BOTH", "INDI", "adoptive", "adoptive"],
  ]
  for (const [said, where, father, mother] of ties) {
    it(
      `tie a child as ${father} to the father and ${mother} to the mother where ${where} says ` +
        `${said.replaceAll("\n", " / ")}`,
      async () => {
        const child = where === "INDI" || where === "FAMC" ? `1 FAMC @F@\n${said}` : "1 FAMC @F@"
        const { families } = await shapesOf(
          `${people("A", "B")}0 @C@ INDI\n${child}\n0 @F@ FAM\n1 HUSB @A@\n1 WIFE @B@\n1 CHIL @C@${where === "CHIL" ? `\n${said}` : ""}`,
        )
        expect(families).to.deep.equal([`A+B, A>C ${father}, B>C ${mother}`])
      },
    )
  }

  it("leave out the tie that would make someone their own ancestor, with a warning", async () => {
    const { families, warnings } = await shapesOf(
      `${people("A", "B", "C")}0 @F@ FAM\n1 HUSB @A@\n1 CHIL @B@\n0 @G@ FAM\n1 HUSB @B@\n1 CHIL @C@\n0 @H@ FAM\n1 HUSB @C@\n1 CHIL @A@`,
    )
    expect(families.flatMap((family) => family.match(/\w>\w/g) ?? [])).to.have.length(2)
    expect(warnings).to.have.length(1)
    expect(warnings[0]).to.match(/^ancestry_cycle \d+$/)
  })

  it("make no person their own parent or partner", async () => {
    const { families, warnings } = await shapesOf(`${people("A")}0 @F@ FAM\n1 HUSB @A@\n1 WIFE @A@\n1 CHIL @A@`)
    expect(families).to.deep.equal(["A"])
    expect(warnings).to.deep.equal(["own_partner 8", "ancestry_cycle 9"])
  })

  it("have two partners at most, and tie no one where there is none", async () => {
    const third = await shapesOf(`${people("A", "B", "C")}0 @F@ FAM\n1 HUSB @A@\n1 WIFE @B@\n1 WIFE @C@`)
    expect(third).to.deep.equal({ families: ["A+B"], warnings: ["third_partner 11"] })
    const none = await shapesOf(`${people("A", "B")}0 @F@ FAM\n1 CHIL @A@\n1 CHIL @B@`)
    expect(none).to.deep.equal({ families: [""], warnings: ["family_without_parents 7"] })
  })

  itEachCommit("take no quadratic time for a child of 100,000 families that name the same father", async () => {
    const family = (at: number): string => `0 @F${at}@ FAM\n1 HUSB @A@\n1 WIFE @B@\n1 CHIL @C@\n`
    const shapeAll = async (size: number): Promise<void> => {
      const lines = people("A", "B", "C") + Array.from({ length: size }, (_, at) => family(at)).join("")
      const { families } = await shapesOf(lines)
      expect(families.slice(0, 2)).to.deep.equal(["A+B, A>C biological, B>C biological", "A+B"])
      expect(new Set(families).size).to.equal(2)
    }
    const most = 24
    const times = await growth(
      () => shapeAll(12_500),
      () => shapeAll(100_000),
      { most },
    )
    expect(times, "eight times the families").to.be.lessThan(most)
  })

  it("take a duplicate xref as that of the first record", async () => {
    const { families, warnings } = await shapesOf(`${people("A", "A", "B")}0 @F@ FAM\n1 HUSB @A@\n1 CHIL @B@`)
    expect(families).to.deep.equal(["A, A>B biological"])
    expect(warnings).to.deep.equal(["duplicate_xref 6"])
  })
})

interface ParentChildPair {
  readonly parent: number
  readonly child: number
}

const descentsOf = (edges: readonly ParentChildPair[]): Descents => ({
  parents: edges.map(({ parent }) => parent),
  children: edges.map(({ child }) => child),
})

describe("Ancestry without its closing edges", () => {
  const graph = fc.integer({ min: 1, max: 12 }).chain((size) => {
    const person = fc.nat(size - 1)
    return fc.record({
      size: fc.constant(size),
      edges: fc.array(fc.record({ parent: person, child: person }), { maxLength: 40 }),
    })
  })

  /** Repeatedly removes the persons without remaining parents. In a graph without cycles none remains. */
  const hasCircle = (size: number, edges: readonly ParentChildPair[]): boolean => {
    const left = new Set(Array.from({ length: size }, (_, person) => person))
    for (let before = -1; before !== left.size; ) {
      before = left.size
      for (const person of left)
        if (!edges.some(({ parent, child }) => child === person && left.has(parent))) left.delete(person)
    }
    return left.size > 0
  }

  it("has no circle, and each edge that was left out would make one", () => {
    fc.assert(
      fc.property(graph, ({ size, edges }) => {
        const closing = closingEdges(size, descentsOf(edges))
        const kept = edges.filter((_, index) => !closing.has(index))
        expect(hasCircle(size, kept)).to.equal(false)
        for (const index of closing) expect(hasCircle(size, [...kept, edges[index]!])).to.equal(true)
      }),
    )
  })

  /** Edges of a file, then those of a tree, where parents come before their children. */
  const graphBesideTree = fc
    .record({
      size: fc.integer({ min: 2, max: 9 }),
      file: fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 14 }),
      tree: fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 10 }),
    })
    .map(({ size, file, tree }) => ({
      size,
      file: file.map(([parent, child]): ParentChildPair => ({ parent: parent % size, child: child % size })),
      tree: tree.flatMap(([one, other]): readonly ParentChildPair[] => {
        const [parent, child] = [Math.min(one, other) % size, Math.max(one, other) % size]
        return parent < child ? [{ parent, child }] : []
      }),
    }))

  it("costs the file its edges and never the tree", () => {
    fc.assert(
      fc.property(graphBesideTree, ({ size, file, tree }) => {
        const edges = [...file, ...tree]
        const closing = closingEdges(size, descentsOf(edges), file.length)
        const kept = edges.filter((_, index) => !closing.has(index))
        expect([...closing].filter((index) => index >= file.length)).to.deep.equal([])
        expect(hasCircle(size, kept)).to.equal(false)
        if (!hasCircle(size, edges)) expect(closing.size).to.equal(0)
      }),
      { numRuns: 2_000 },
    )
  })

  itEachCommit("is found for a line of a million generations that ends where it began", () => {
    const size = 1_000_000
    const edges = Array.from({ length: size }, (_, person) => ({ parent: (person + 1) % size, child: person }))
    expect(closingEdges(size, descentsOf(edges)).size).to.equal(1)
  })
})
