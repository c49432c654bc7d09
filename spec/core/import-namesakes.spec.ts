import { expect } from "chai"
import { isNightly } from "../support/depth.ts"
import { bring } from "../support/gedcom-actions.ts"
import { anExportWorld } from "../support/gedcom-export.ts"
import { contentsOf } from "../support/gedcom-import.ts"
import { twoFilesOfVillage } from "../support/villages.ts"

interface Lived {
  readonly name?: string
  readonly sex?: string
  readonly birth?: string
  readonly death?: string
  readonly more?: string
}

/** A record of a Johann Huber, or of somebody like him. */
const johann = (xref: string, { name = "Johann", sex = "M", birth, death, more }: Lived): string =>
  [
    `0 @${xref}@ INDI`,
    `1 NAME ${name} /Huber/`,
    `1 SEX ${sex}`,
    ...(birth === undefined ? [] : ["1 BIRT", `2 DATE ${birth}`]),
    ...(death === undefined ? [] : ["1 DEAT", `2 DATE ${death}`]),
    ...(more === undefined ? [] : [more]),
    "1 FAMC @F@",
  ].join("\n")

/** The same parents in every file, who match. */
const parents = (child: string, father = "Georg", mother = "Anna"): string =>
  `0 @P@ INDI
1 NAME ${father} /Huber/
1 SEX M
1 BIRT
2 DATE 1820
0 @M@ INDI
1 NAME ${mother} /Maier/
1 SEX F
1 BIRT
2 DATE 1825
0 @F@ FAM
1 HUSB @P@
1 WIFE @M@
1 CHIL @${child}@`

const household = (xref: string, lived: Lived, ...of: readonly string[]): string =>
  `${johann(xref, lived)}\n${parents(xref, ...of)}`

/** A tree with one Johann, and the import of a file with another one. */
const merging = async (there: string, incoming: string) => {
  const world = await anExportWorld()
  await bring(world, there)
  const before = (await contentsOf(world)).persons.length
  const report = await bring(world, incoming, "merge")
  const { persons, events } = await contentsOf(world)
  return { world, added: persons.length - before, persons, events, warnings: report.warnings }
}

describe("Persons of one name in one family", () => {
  const other: readonly (readonly [why: string, there: Lived, incoming: Lived])[] = [
    ["a brother born after his death", { birth: "1850", death: "1851" }, { birth: "1853", death: "1920" }],
    ["a brother born after his death, a year later", { birth: "1850", death: "1850" }, { birth: "1851" }],
    ["a brother who died in another year", { birth: "1850", death: "1851" }, { birth: "1851", death: "1920" }],
    ["a brother of another birthday", { birth: "3 MAR 1850" }, { birth: "20 JAN 1851" }],
    ["a brother three years later", { birth: "1850" }, { birth: "1853" }],
    ["a twin of another sex", { birth: "1850" }, { birth: "1850", name: "Johanna", sex: "F" }],
    ["a twin whose sex only the name says", { birth: "1850" }, { birth: "1850", name: "Johanna", sex: "U" }],
    ["a death before the birth", { death: "1851" }, { birth: "1853" }],
  ]
  for (const [why, there, incoming] of other)
    it(`are two persons: ${why}`, async () => {
      const { added, persons } = await merging(household("I1", there), household("J1", incoming))
      expect(added, JSON.stringify(persons.map(({ displayName }) => displayName))).to.equal(1)
    })

  const same: readonly (readonly [why: string, there: Lived, incoming: Lived])[] = [
    ["a year later", { birth: "1850", death: "1920" }, { birth: "1851", death: "1920" }],
    ["without a birth", { birth: "1850", death: "1920" }, { death: "1920" }],
    ["about the same time", { birth: "1850", death: "ABT 1919" }, { birth: "ABT 1850", death: "1920" }],
    ["dead before a year", { birth: "1850", death: "BEF 1930" }, { birth: "1850", death: "1920" }],
    ["baptised a week later", { birth: "27 FEB 1850" }, { birth: "5 MAR 1850" }],
    ["with day and month in the other order", { birth: "3 FEB 1850" }, { birth: "2 MAR 1850" }],
  ]
  for (const [why, there, incoming] of same)
    it(`are one person: ${why}`, async () => {
      expect((await merging(household("I1", there), household("J1", incoming))).added).to.equal(0)
    })

  it("are two persons if their parents are others, unless they were born or died on the same day", async () => {
    const cousin = (birth: string) =>
      merging(household("I1", { birth: "3 MAR 1850" }), household("J1", { birth }, "Andreas", "Barbara"))
    expect((await cousin("1850")).added).to.equal(3)
    expect((await cousin("3 MAR 1850")).added).to.equal(2)
  })
})

describe("A merge that adds a second birth or death", () => {
  it("says so in a warning, with its line", async () => {
    const uid = { more: "1 _UID ab12" }
    const { added, warnings, events } = await merging(
      johann("I1", { birth: "1850", death: "1920", ...uid }),
      johann("J1", { birth: "1853", death: "1921", ...uid }),
    )
    expect([added, events.length]).to.deep.equal([0, 4])
    expect(
      warnings.map(({ code, line }) => [code, line]).filter(([code]) => String(code).startsWith("second")),
    ).to.deep.equal([
      ["second_birth", 8],
      ["second_death", 10],
    ])
  })

  it("is silent for a date that the tree has", async () => {
    const one = { birth: "1850", death: "1920" }
    const { warnings } = await merging(johann("I1", one), johann("J1", { ...one, more: "1 OCCU smith" }))
    expect(warnings.filter(({ code }) => code.startsWith("second"))).to.deep.equal([])
  })
})

describe("Two files about one village", () => {
  it("merge nobody with another person, and nearly everybody who is in both", async () => {
    const wanted = isNightly ? 10_000 : 1_000
    let [people, merged, inBoth] = [0, 0, 0]
    const wrong: string[] = []
    for (let seed = 1; people < wanted; seed++) {
      const [there, incoming] = twoFilesOfVillage(seed)
      const numbers = (file: string) => new Set(file.match(/\[\d+\]/g))
      people += numbers(incoming).size
      inBoth += numbers(there).intersection(numbers(incoming)).size
      const world = await anExportWorld()
      await bring(world, there)
      merged += (await bring(world, incoming, "merge")).persons.merged
      for (const { displayName, notes } of (await contentsOf(world)).persons)
        if (new Set(notes?.match(/\[\d+\]/g)).size > 1) wrong.push(`village ${seed}: ${displayName} ${notes}`)
    }
    expect(wrong).to.deep.equal([])
    expect(merged / inBoth).to.be.greaterThan(0.98)
  })
})
