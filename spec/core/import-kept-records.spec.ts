import { expect } from "chai"
import fc from "fast-check"
import { updateCitation } from "../../core/commands/citation/update-citation.ts"
import { importRecords } from "../../core/gedcom/import/import-records.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import type { GedcomVersion } from "../../core/domain/date/gedcom-words.ts"
import { itEachCommit } from "../support/depth.ts"
import { anyGedcom } from "../support/any-gedcom.ts"
import { bring, onto } from "../support/gedcom-actions.ts"
import { anExportWorld } from "../support/gedcom-export.ts"
import { contentsOf } from "../support/gedcom-import.ts"
import { uploadOf } from "../support/gedcom-upload.ts"

describe("What has no mapping in a record that is merged", () => {
  const grown = async (first: string, ...others: readonly string[]) => {
    const world = await anExportWorld()
    await bring(world, first)
    const [person] = (await contentsOf(world)).persons
    for (const other of others) await bring(world, other, "new", { "@A@": onto("merge", person?.id ?? null) })
    return { world, records: await world.records() }
  }

  it("is kept with the person's record, below the same as where it came from", async () => {
    const there = "0 @I1@ INDI\n1 NAME Ann /Lee/\n1 BIRT\n2 DATE 1850\n1 _DNA x\n1 NOTE A singer."
    const incoming =
      "0 @A@ INDI\n1 NAME ann /LEE/\n2 FONE An Li\n1 NAME Nan /Lee/\n2 ROMN Nan Li\n1 BIRT\n2 DATE 1850\n3 TIME " +
      "03:00\n2 AGNC Parish\n1 OCCU Singer\n2 AGE 20y\n1 _DNA x\n1 _DNA y\n1 NOTE A singer.\n2 CHAN\n1 NOTE At Covent " +
      "Garden.\n2 _SRC me"
    const { records } = await grown(there, incoming)
    // A form of an equal name becomes one of the tree's name.
    expect(records).to.equal(
      "0 @I1@ INDI\n1 NAME Ann /Lee/\n2 ROMN An Li\n3 TYPE user defined\n1 NAME Nan /Lee/\n2 ROMN Nan Li\n1 BIRT\n2 DATE 1850\n3 TIME " +
        "03:00\n2 AGNC Parish\n1 _DNA x\n1 _DNA y\n1 NOTE A singer.\n2 CHAN\n1 NOTE At Covent Garden.\n2 _SRC me\n1 OCCU " +
        "Singer\n2 AGE 20y",
    )
  })

  it("comes once, however often the file does, and from each of several", async () => {
    const there = "0 @I1@ INDI\n1 NAME Ann /Lee/"
    const [one, two] = [
      "0 @A@ INDI\n1 NAME Ann /Lee/\n1 REFN 7\n2 TYPE mine",
      "0 @A@ INDI\n1 NAME Ann /Lee/\n1 REFN 7\n1 OBJE @M@\n0 @M@ OBJE\n1 FILE a.jpg",
    ]
    const { records } = await grown(there, one, two, one, two)
    expect(records).to.equal(`${there}\n1 REFN 7\n2 TYPE mine\n1 REFN 7\n1 OBJE @M@\n0 @M@ OBJE\n1 FILE a.jpg`)
  })

  it("comes from each of two records about one person", async () => {
    const world = await anExportWorld()
    const { id } = await world.edit(createPerson, { treeId: world.tree.id, givenName: "Ann", surname: "Lee" })
    await bring(world, "0 @A@ INDI\n1 NAME Ann /Lee/\n1 _DNA x\n0 @B@ INDI\n1 NAME Ann /Lee/\n1 _DNA y", "new", {
      "@A@": onto("merge", id),
      "@B@": onto("merge", id),
    })
    expect(await world.records()).to.equal("0 @A@ INDI\n1 NAME Ann /Lee/\n1 _DNA x\n1 _DNA y")
  })

  it("stays with what it stood below when that is changed, and ties follow to the families of the file", async () => {
    const { world, records } = await grown(
      "0 @I1@ INDI\n1 NAME Ann /Lee/",
      "0 @A@ INDI\n1 NAME Ann /Lee/\n1 FAMC @F@\n2 NOTE Adopted?\n1 SOUR @S@\n2 PAGE 7\n2 EVEN BIRT\n0 @B@ INDI\n1 " +
        "NAME Bob /Lee/\n0 @F@ FAM\n1 HUSB @B@\n1 CHIL @A@\n0 @S@ SOUR\n1 TITL Bible",
    )
    expect(records.split("\n0 ")[0]).to.equal(
      "0 @I1@ INDI\n1 NAME Ann /Lee/\n1 FAMC @F@\n2 NOTE Adopted?\n1 SOUR @S@\n2 PAGE 7\n2 EVEN BIRT",
    )
    const [citation] = (await contentsOf(world)).citations
    await world.edit(updateCitation, { citationId: citation!.id, ifMatch: null, page: "8" })
    expect(await world.records()).to.equal(records.replace("2 PAGE 7", "2 PAGE 8"))
  })

  it("of their family comes to the family's record, and pointers at it mean that one", async () => {
    const world = await anExportWorld()
    const there =
      "0 @I1@ INDI\n1 NAME Ann\n1 FAMS @F1@\n0 @I2@ INDI\n1 NAME Bob\n1 FAMS @F1@\n0 @F1@ FAM\n1 HUSB @I2@\n1 WIFE " +
      "@I1@\n1 MARR\n2 DATE 1850"
    await bring(world, there)
    const [ann, bob] = (await contentsOf(world)).persons.map(({ id }) => id)
    const incoming =
      "0 @A@ INDI\n1 NAME Ann\n1 FAMS @F@\n2 NOTE In haste.\n0 @B@ INDI\n1 NAME Bob\n0 @F@ FAM\n1 HUSB @B@\n1 WIFE " +
      "@A@\n1 MARR\n2 DATE 1850\n2 AGNC Parish\n1 _UID 9\n1 NOTE Happy.\n0 @C@ INDI\n1 NAME Cora\n1 SLGC\n2 FAMC @F@"
    const { warnings } = await bring(world, incoming, "new", {
      "@A@": onto("merge", ann ?? null),
      "@B@": onto("skip", bob ?? null),
    })
    expect(await world.records()).to.equal(
      `${there.replace("1 FAMS @F1@", "1 FAMS @F1@\n2 NOTE In haste.")}\n2 AGNC Parish\n1 _UID 9\n0 @C@ INDI\n1 NAME ` +
        `Cora\n1 SLGC\n2 FAMC @F1@`,
    )
    expect(warnings.map(({ line, code }) => [line, code])).to.deep.equal([[18, "not_merged"]])
  })

  it("of a source that is there comes to that one's record", async () => {
    const there = "0 @I1@ INDI\n1 NAME Ann\n1 SOUR @S1@\n0 @S1@ SOUR\n1 TITL Bible\n1 REFN 1"
    const { records } = await grown(
      there,
      "0 @A@ INDI\n1 NAME Ann\n1 SOUR @S@\n0 @S@ SOUR\n1 TITL Bible\n1 REFN 1\n1 REFN 2\n1 DATA\n2 EVEN BIRT\n1 CHAN\n2 DATE 1 MAY 1999",
    )
    expect(records).to.equal(`${there}\n1 REFN 2\n1 DATA\n2 EVEN BIRT\n1 CHAN\n2 DATE 1 MAY 1999`)
  })

  it("and the sex that it gives otherwise is left to the tree, with a warning", async () => {
    const world = await anExportWorld()
    const { id } = await world.edit(createPerson, { treeId: world.tree.id, givenName: "Ann", gender: "female" })
    const { warnings } = await bring(world, "0 @A@ INDI\n1 NAME Ann\n1 SEX M\n0 @B@ INDI\n1 SEX F", "new", {
      "@A@": onto("merge", id),
      "@B@": onto("merge", id),
    })
    expect(warnings.map(({ code, message }) => [code, message])).to.deep.equal([
      ["not_merged", "The tree has another sex for Ann and keeps it; the sex in the file is not merged."],
    ])
  })
})

describe("Shared notes, repositories, media and submitters of a file that comes again", () => {
  const shared =
    "0 @N1@ NOTE Long ago\n1 CONT and far away\n0 @R1@ REPO\n1 NAME Kew\n1 NOTE @N1@\n0 @M1@ OBJE\n1 FILE a.jpg\n0 @U1@ SUBM\n1 NAME Emma"
  const ann = "0 @I1@ INDI\n1 NAME Ann /Lee/\n1 NOTE @N1@\n1 OBJE @M1@"

  it("are kept once, and everyone points at the one", async () => {
    const world = await anExportWorld()
    for (const action of ["new", "new", "skip"] as const) await bring(world, `${ann}\n${shared}`, action)
    const records = await world.records()
    expect(records.split("\n").filter((line) => /^0 .*(NOTE|REPO|OBJE|SUBM)/.test(line))).to.deep.equal([
      "0 @N1@ NOTE Long ago",
      "0 @R1@ REPO",
      "0 @M1@ OBJE",
      "0 @U1@ SUBM",
    ])
    // When Ann is skipped, she is the existing person with the same record.
    expect(records.split("1 NOTE @N1@\n1 OBJE @M1@")).to.have.length(3)
  })

  it("are kept again where a line differs, or what they point at", async () => {
    const world = await anExportWorld()
    await bring(world, shared)
    await bring(world, shared.replace("far away", "near"))
    const lines = (await world.records()).split("\n")
    expect(lines.filter((line) => line.startsWith("0 ") && line.includes("NOTE"))).to.have.length(2)
    expect(lines.filter((line) => line.startsWith("0 ") && line.includes("REPO"))).to.have.length(2)
    expect(lines.filter((line) => line.startsWith("0 ") && /OBJE|SUBM/.test(line))).to.have.length(2)
    const pointers = lines.flatMap((line) => /^1 NOTE (@.*@)$/.exec(line)?.[1] ?? [])
    expect(new Set(pointers).size).to.equal(2)
  })
})

/** Whether a person has two equal names or events, so that it is ambiguous which of them an equal one matches. */
const tellsTwice = ({ names, events }: Awaited<ReturnType<typeof contentsOf>>): boolean => {
  const facts = [
    ...names.map(({ personId, prefix, givenName, surnamePrefix, surname, suffix }) => [
      personId,
      prefix,
      givenName,
      surnamePrefix,
      surname,
      suffix,
    ]),
    ...events.map(({ personId, relationshipId, type, date, place, detail, notes }) => [
      personId ?? relationshipId,
      type,
      date,
      place,
      detail,
      notes,
    ]),
  ]
  return new Set(facts.map((fact) => JSON.stringify(fact).toLowerCase())).size < facts.length
}

describe("A file with everything that programs put into one", () => {
  const versions: readonly GedcomVersion[] = ["5.5.1", "7.0"]
  for (const version of versions) {
    itEachCommit(`merged into its own people leaves their records as they were, in ${version}`, async () => {
      await fc.assert(
        fc.asyncProperty(anyGedcom(version), async (file) => {
          const world = await anExportWorld()
          const { warnings } = await world.edit(importRecords, {
            treeId: world.tree.id,
            file: uploadOf(file),
            defaultAction: "new",
            resolutions: {},
          })
          fc.pre(warnings.every(({ code }) => code !== "ancestry_cycle"))
          const contents = await contentsOf(world)
          fc.pre(!tellsTwice(contents))
          const { persons } = contents
          const recordsOfPeople = async () =>
            (await world.records(version)).split(/\n(?=0 )/).filter((record) => /^0 @\w+@ INDI/.test(record))
          const before = await recordsOfPeople()
          const resolutions = Object.fromEntries(persons.map(({ id }, at) => [`@I${at}@`, onto("merge", id)]))
          await world.edit(importRecords, {
            treeId: world.tree.id,
            file: uploadOf(file),
            defaultAction: "new",
            resolutions,
          })
          expect(await recordsOfPeople()).to.deep.equal(before)
        }),
        { numRuns: 25 },
      )
    })
  }
})
