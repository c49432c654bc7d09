import { expect } from "chai"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { updatePerson } from "../../core/commands/person/update-person.ts"
import type { GedcomVersion } from "../../core/domain/date/gedcom-words.ts"
import { newId } from "../support/builders.ts"
import { triedFiles } from "../support/corpus.ts"
import { bring } from "../support/gedcom-actions.ts"
import { anExportWorld, type ExportWorld } from "../support/gedcom-export.ts"
import { contentsOf } from "../support/gedcom-import.ts"
import { madeBy, merged, nothing } from "../support/gedcom-merge.ts"
import { gedcomText } from "../support/gedcom-upload.ts"

/** Imports a file twice by `merge`; the second time must leave the tree and its export as they are. */
const expectNothingNew = async (world: ExportWorld, file: Uint8Array | string, version: GedcomVersion = "5.5.1") => {
  await merged(world, file)
  const [contents, exported] = [await contentsOf(world), await world.exported(version)]
  expect(madeBy(await merged(world, file))).to.deep.equal(nothing)
  expect(await world.exported(version)).to.equal(exported)
  expect(await contentsOf(world)).to.deep.equal(contents)
  return contents
}

/** Families of three without any year: father, mother and child. */
const undated = (families: number): string =>
  Array.from({ length: families }, (_, at) => {
    const [father, mother, child, family] = [`@I${3 * at + 1}@`, `@I${3 * at + 2}@`, `@I${3 * at + 3}@`, `@F${at + 1}@`]
    const surname = ["Lee", "Miller", "Hooker", "Wood"][at % 4]
    return [
      `0 ${father} INDI\n1 NAME John /${surname}/\n1 SEX M\n1 FAMS ${family}`,
      `0 ${mother} INDI\n1 NAME Mary /Smith/\n1 SEX F\n1 FAMS ${family}`,
      `0 ${child} INDI\n1 NAME John /${surname}/\n1 FAMC ${family}`,
      `0 ${family} FAM\n1 HUSB ${father}\n1 WIFE ${mother}\n1 CHIL ${child}\n1 MARR Y`,
    ].join("\n")
  }).join("\n")

describe("The same file imported again by merge", () => {
  it("adds no person, although 501 persons of four surnames have no year of birth", async () => {
    const { persons } = await expectNothingNew(await anExportWorld(), gedcomText(undated(167)))
    expect(persons).to.have.length(501)
  })

  it("adds no record without an xref again", async () => {
    const file = gedcomText(
      "0 _EVENT_DEFN Duel\n1 TYPE P\n0 _EVENT_DEFN Duel\n1 TYPE P\n0 INDI\n1 NAME Ann\n0 FAM\n1 NOTE of nobody\n0 SOUR\n1 TITL Bible",
    )
    const world = await anExportWorld()
    await expectNothingNew(world, file)
    const records = await world.records()
    expect(records.split("_EVENT_DEFN")).to.have.length(3)
    expect(records.split("0 INDI\n1 NAME Ann")).to.have.length(1)
  })

  it("adds no record that repeats the xref of an earlier one", async () => {
    const twice = "0 @I1@ INDI\n1 NAME Ann\n0 @I1@ INDI\n1 NAME Bob\n0 @N1@ NOTE one\n0 @N1@ NOTE two"
    await expectNothingNew(await anExportWorld(), gedcomText(twice))
  })

  it("adds nothing if a family denies its partnership, has no members, or would close a cycle", async () => {
    await expectNothingNew(
      await anExportWorld(),
      gedcomText(`0 @I1@ INDI\n1 NAME Ann\n1 FAMS @F1@\n1 FAMC @F3@\n0 @I2@ INDI\n1 NAME Bob\n1 FAMS @F1@
0 @F1@ FAM\n1 HUSB @I2@\n1 WIFE @I1@\n1 _MSTAT Never Married\n0 @F2@ FAM\n1 NOTE of nobody\n0 @F3@ FAM\n1 HUSB @I1@\n1 CHIL @I1@`),
    )
  })

  it("adds nothing where a person has two equal names or events, of which one has a source", async () => {
    const fact = "1 DEAT\n2 DATE 1601"
    await expectNothingNew(
      await anExportWorld(),
      gedcomText(
        `0 @I1@ INDI\n1 NAME Ann\n1 NAME Ann\n2 SOUR @S1@\n${fact}\n2 SOUR @S1@\n${fact}\n0 @S1@ SOUR\n1 TITL Bible`,
      ),
    )
  })

  it("adds nothing to a tree of which a person was renamed", async () => {
    const world = await anExportWorld()
    const file = gedcomText("0 @I1@ INDI\n1 NAME Ann /Lee/\n1 BIRT\n2 DATE 1850")
    await merged(world, file)
    const [ann] = (await contentsOf(world)).persons
    await world.edit(updatePerson, { personId: ann?.id ?? newId(), ifMatch: null, givenName: "Zoe", surname: "Hook" })
    expect(madeBy(await merged(world, file))).to.include({ created: 0 })
  })

  it("brings back a person who was deleted", async () => {
    const world = await anExportWorld()
    const file = gedcomText("0 @I1@ INDI\n1 NAME Ann /Lee/\n0 @I2@ INDI\n1 NAME Bob /Lee/")
    await merged(world, file)
    const [ann] = (await contentsOf(world)).persons
    await world.edit(deletePerson, { personId: ann?.id ?? newId(), ifMatch: null, cascade: false })
    expect((await merged(world, file)).persons).to.include({ created: 1, merged: 1 })
  })
})

describe("An incoming person with the identifier of one person of the tree", () => {
  /** What becomes of the incoming person. */
  const fate = async (there: string, incoming: string) => {
    const world = await anExportWorld()
    await bring(world, there)
    return (await bring(world, incoming, "skip")).persons
  }
  const ann = (lines: string): string => `0 @I1@ INDI\n1 NAME Ann /Lee/\n1 BIRT\n2 DATE 1850\n${lines}`
  const zoe = (lines: string): string => `0 @I7@ INDI\n1 NAME Zoe /Hooker/\n1 BIRT\n2 DATE 1950\n${lines}`

  it("is that person, whatever name and year say", async () => {
    for (const lines of ["1 UID abc", "1 _UID abc", "1 AFN 3W-X1", "1 EXID 7\n2 TYPE https://people.example"])
      expect(await fate(ann(lines), zoe(lines)), lines).to.include({ created: 0, skipped: 1 })
  })

  it("may have it in another tag, case or spelling", async () => {
    const uid = "bb5de7a2-e3c8-4d3c-9f2d-5ab33e1a2f60"
    const plain = uid.replaceAll("-", "").toUpperCase()
    expect(await fate(ann(`1 _UID ${plain}`), zoe(`1 UID ${uid}`))).to.include({ skipped: 1 })
    expect(await fate(ann(`1 _UID ${plain}9A3F`), zoe(`1 UID ${uid}`))).to.include({ skipped: 1 })
    expect(await fate(ann("1 AFN 3w-x1"), zoe("1 EXID 3W-X1\n2 TYPE https://gedcom.io/terms/v7/AFN"))).to.include({
      skipped: 1,
    })
  })

  it("is new where the identifier is of another issuer, or of several people", async () => {
    const [one, other] = ["1 EXID 7\n2 TYPE https://one.example", "1 EXID 7\n2 TYPE https://other.example"]
    expect(await fate(ann(one), zoe(other))).to.include({ created: 1, skipped: 0 })
    const twins = `${ann("1 _UID abc")}\n${ann("1 _UID abc").replace("I1", "I2").replace("Ann", "Eve")}`
    expect(await fate(twins, zoe("1 _UID abc"))).to.include({ created: 1, skipped: 0 })
  })

  it("is that person alone, though another has the same name and year", async () => {
    const there = `${ann("1 _UID abc")}\n${ann("1 _UID def").replace("I1", "I2")}`
    expect(await fate(there, ann("1 _UID def").replace("I1", "I7"))).to.include({ created: 0, skipped: 1 })
  })
})

describe("An incoming person with matching relatives", () => {
  const person = (xref: string, name: string, lines = ""): string => `0 @${xref}@ INDI\n1 NAME ${name}${lines}`
  const born = (year: number): string => `\n1 BIRT\n2 DATE ${year}`
  const family = (xref: string, husband: string, wife: string, ...children: readonly string[]): string =>
    [
      `0 @${xref}@ FAM`,
      `1 HUSB @${husband}@`,
      `1 WIFE @${wife}@`,
      ...children.map((child) => `1 CHIL @${child}@`),
    ].join("\n")
  const there = [
    person("I1", "John /Smith/"),
    person("I2", "Mary /Jones/"),
    person("I3", "Ann /Smith/", born(1850)),
    person("I4", "John /Smith/"),
    person("I5", "Kate /Brown/"),
    person("I6", "Eve /Smith/", born(1851)),
    family("F1", "I1", "I2", "I3"),
    family("F2", "I4", "I5", "I6"),
  ].join("\n")
  const fates = async (incoming: string) => {
    const world = await anExportWorld()
    await bring(world, there)
    const before = await contentsOf(world)
    const report = await bring(world, incoming, "merge")
    return { report, before, after: await contentsOf(world) }
  }

  it("is the one with a like name among the relatives of these, though no year is known", async () => {
    const { report, before, after } = await fates(
      [
        person("A", "Jon /Smith/"),
        person("B", "Mary /Jones/"),
        person("C", "Ann /Smith/", born(1850)),
        family("F", "A", "B", "C"),
      ].join("\n"),
    )
    expect(report.persons).to.include({ created: 0, merged: 3 })
    expect(after.relationships).to.have.length(before.relationships.length)
    expect(after.names.filter(({ givenName }) => givenName === "Jon")).to.have.length(1)
  })

  it("makes their own relatives known in turn", async () => {
    const world = await anExportWorld()
    const line = (xrefs: readonly string[], lines = ""): string =>
      xrefs
        .map((xref, at) => person(xref, `${["Abel", "Beth", "Carl", "Dora"][at]} /Stone/`, at === 3 ? lines : ""))
        .concat([0, 1, 2].map((at) => `0 @${xrefs[at]}F@ FAM\n1 HUSB @${xrefs[at]}@\n1 CHIL @${xrefs[at + 1]}@`))
        .join("\n")
    await bring(world, line(["I1", "I2", "I3", "I4"], born(1900)))
    expect((await bring(world, line(["P1", "P2", "P3", "P4"], born(1900)), "skip")).persons).to.include({ skipped: 4 })
  })

  it("is new where two of these have the name, or another year", async () => {
    const siblings = (first: string, second: string, ...more: readonly string[]): string =>
      [
        person("I1", "John /Smith/", born(1820)),
        person("I2", "Eve /Smith/", first),
        person("I3", "Eve /Smith/", second),
        ...more,
        "0 @F1@ FAM\n1 HUSB @I1@\n1 CHIL @I2@\n1 CHIL @I3@",
      ].join("\n")
    const world = await anExportWorld()
    await bring(world, siblings("", ""))
    const incoming = `${person("A", "John /Smith/", born(1820))}\n${person("B", "Eve /Smith/")}\n0 @F@ FAM\n1 HUSB @A@\n1 CHIL @B@`
    expect((await bring(world, incoming, "skip")).persons).to.include({ skipped: 1, created: 1 })
    const other = await anExportWorld()
    await bring(other, siblings(born(1850), born(1860)))
    expect(
      (await bring(other, incoming.replace("1 NAME Eve /Smith/", `1 NAME Eve /Smith/${born(1853)}`), "skip")).persons,
    ).to.include({ skipped: 1, created: 1 })
  })

  it("is chosen among several of the same name and year", async () => {
    const world = await anExportWorld()
    await bring(
      world,
      [
        person("I1", "John /Smith/", born(1820)),
        person("I2", "Paul /Smith/", born(1822)),
        person("I3", "Eve /Smith/", born(1850)),
        person("I4", "Eve /Smith/", born(1850)),
        "0 @F1@ FAM\n1 HUSB @I1@\n1 CHIL @I3@",
        "0 @F2@ FAM\n1 HUSB @I2@\n1 CHIL @I4@",
      ].join("\n"),
    )
    const incoming =
      `${person("A", "Paul /Smith/", born(1822))}\n${person("B", "Eve /Smith/", born(1850))}\n0 @F@ FAM\n1 HUSB @A@\n1 ` +
      "CHIL @B@"
    const { relationships } = await contentsOf(world)
    expect((await bring(world, incoming, "merge")).persons).to.include({ merged: 2, created: 0 })
    expect((await contentsOf(world)).relationships).to.deep.equal(relationships)
  })
})

describe("Every file of the corpus imported twice by merge", () => {
  const files = triedFiles()
  if (files === null) return void it("is not here: ../shared/corpus is absent, so nothing was imported")

  for (const { name, bytes, individuals } of files) {
    if (name === "GeorgeWashington_Family_Small.ged") continue
    it(`changes nothing the second time: ${name}`, async () => {
      const world = await anExportWorld()
      const text = bytes()
      const { persons } = await expectNothingNew(
        world,
        text,
        /VERS 7/.test(Buffer.from(text).toString("latin1")) ? "7.0" : "5.5.1",
      )
      expect(persons).to.have.length(individuals)
    })
  }
})
