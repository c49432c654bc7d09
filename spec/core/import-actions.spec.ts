import { expect } from "chai"
import fc from "fast-check"
import { setSelfPerson } from "../../core/commands/account/set-self-person.ts"
import { importRecords } from "../../core/gedcom/import/import-records.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { restorePerson } from "../../core/commands/person/restore-person.ts"
import { createRelationship } from "../../core/commands/relationship/create-relationship.ts"
import { updateTree } from "../../core/commands/tree/update-tree.ts"
import type { ImportAction } from "../../core/domain/gedcom/import/import-decisions.ts"
import type { PersonId } from "../../core/domain/ids.ts"
import { getUser } from "../../core/queries/account/get-user.ts"
import { getTree } from "../../core/queries/tree/get-tree.ts"
import { bring, bringing, onto, type Resolutions } from "../support/gedcom-actions.ts"
import { anExportWorld } from "../support/gedcom-export.ts"
import { contentsOf } from "../support/gedcom-import.ts"
import { aWorld, refusal, type World } from "../support/world.ts"

const charles =
  "0 @I1@ INDI\n1 NAME Charles /Darwin/\n1 SEX M\n1 BIRT\n2 DATE 12 FEB 1809\n2 PLAC Shrewsbury\n1 NOTE A traveller."
const emma = "0 @I2@ INDI\n1 NAME Emma /Wedgwood/\n1 SEX F\n1 BIRT\n2 DATE 2 MAY 1808"
const william = "0 @I3@ INDI\n1 NAME William /Darwin/\n1 BIRT\n2 DATE 27 DEC 1839\n1 FAMC @F1@"
const married =
  "0 @F1@ FAM\n1 HUSB @I1@\n1 WIFE @I2@\n1 CHIL @I3@\n1 MARR\n2 DATE 29 JAN 1839\n2 SOUR @S1@\n0 @S1@ SOUR\n1 TITL Register of Maer"
const family = [charles, emma, william, married].join("\n")

/** A world with the family in it, and its people. */
const withFamily = async () => {
  const world = await anExportWorld()
  await bring(world, family)
  const { persons, ...contents } = await contentsOf(world)
  const [charlesId, emmaId, williamId] = persons.map(({ id }) => id)
  if (charlesId === undefined || emmaId === undefined || williamId === undefined)
    throw new Error("the family is not there")
  return { world, charlesId, emmaId, williamId, before: { persons, ...contents } }
}

const shapeOf = ({ relationships }: Awaited<ReturnType<typeof contentsOf>>) =>
  relationships.map(({ type, fromPersonId, toPersonId }) => [type, fromPersonId, toPersonId])

describe("An incoming person who is skipped", () => {
  it("gives the families of the file to the one who is there, and copies nothing", async () => {
    const { world, charlesId, before } = await withFamily()
    const again = "0 @A@ INDI\n1 NAME Charles Robert /Darwin/\n1 NOTE Another note\n1 DEAT Y\n1 OCCU naturalist"
    const { persons } = await bring(
      world,
      `${again}\n0 @B@ INDI\n1 NAME Henrietta /Darwin/\n0 @F@ FAM\n1 HUSB @A@\n1 CHIL @B@\n1 MARR Y`,
      "new",
      { "@A@": onto("skip", charlesId) },
    )
    expect(persons).to.deep.equal({ created: 1, merged: 0, skipped: 1, overwritten: 0 })
    const after = await contentsOf(world)
    const henrietta = after.persons.find(({ displayName }) => displayName === "Henrietta Darwin")
    expect(shapeOf(after).slice(before.relationships.length)).to.deep.equal([
      ["parent_child", charlesId, henrietta?.id],
    ])
    expect(after.persons.find(({ id }) => id === charlesId)).to.deep.equal(before.persons[0])
    expect(after.events).to.deep.equal(before.events)
  })

  it("adds nothing to a couple that is there", async () => {
    const { world, charlesId, emmaId, before } = await withFamily()
    const file = "0 @A@ INDI\n0 @B@ INDI\n0 @F@ FAM\n1 HUSB @A@\n1 WIFE @B@\n1 DIV Y\n1 SOUR A letter"
    await bring(world, file, "new", { "@A@": onto("skip", charlesId), "@B@": onto("skip", emmaId) })
    const { events, relationships, citations } = await contentsOf(world)
    expect({ events, relationships, citations }).to.deep.equal({
      events: before.events,
      relationships: before.relationships,
      citations: before.citations,
    })
  })
})

describe("An incoming person who is merged", () => {
  const more = `0 @A@ INDI
1 NAME charles /DARWIN/
2 SOUR @S@
1 NAME Charles Robert /Darwin/
2 NICK Bobby
1 SEX F
1 BIRT
2 DATE 12 FEB 1809
2 PLAC shrewsbury
2 SOUR @S@
3 PAGE 7
1 DEAT
2 DATE 19 APR 1882
1 NOTE A traveller.
1 NOTE Of Down House.
1 SOUR @S@
1 _DNA x
0 @S@ SOUR
1 TITL Register of Maer`

  it("gives names as alternates, events, citations and notes, none that is equal to one that is there", async () => {
    const { world, charlesId, before } = await withFamily()
    const report = await bring(world, more, "new", { "@A@": onto("merge", charlesId) })
    expect(report).to.deep.include({
      persons: { created: 0, merged: 1, skipped: 0, overwritten: 0 },
      names: 2,
      events: 1,
      citations: 3,
      sources: 0,
      places: 0,
    })
    const after = await contentsOf(world)
    const person = after.persons.find(({ id }) => id === charlesId)
    expect(
      person?.names?.map(({ givenName, surname, nameType, isPrimary }) => [givenName, surname, nameType, isPrimary]),
    ).to.deep.equal([
      ["Charles", "Darwin", "birth", true],
      ["Charles Robert", "Darwin", "alias", false],
      ["Bobby", null, "nickname", false],
    ])
    expect(person).to.include({
      displayName: "Charles Darwin",
      gender: "male",
      notes: "A traveller.\n\nOf Down House.",
    })
    expect(after.events.filter(({ personId }) => personId === charlesId).map(({ type }) => type)).to.deep.equal([
      "birth",
      "death",
    ])
    const birth = before.events.find(({ personId, type }) => personId === charlesId && type === "birth")
    const cited = after.citations.slice(before.citations.length)
    expect(
      cited.map(({ nameId, eventId, personId, page }) => [nameId ?? eventId ?? personId, page]),
    ).to.have.deep.members([
      [before.persons[0]?.names?.[0]?.id, null],
      [birth?.id, "7"],
      [charlesId, null],
    ])
    expect(new Set(cited.map(({ sourceId }) => sourceId))).to.deep.equal(new Set([before.sources[0]?.id]))
  })

  it("makes a new version of the person, with the summary of the events and found by the names", async () => {
    const { world, charlesId } = await withFamily()
    await bring(world, more, "new", { "@A@": onto("merge", charlesId) })
    const { persons } = await contentsOf(world)
    expect(persons[0]).to.include({ deathYear: 1882, possiblyLiving: false, version: 2 })
    const [, merge] = (await world.audit()).toReversed().slice(1)
    expect(merge).to.include({ action: "person.merge", entityId: charlesId })
  })

  it("gives nothing a second time", async () => {
    const { world, charlesId } = await withFamily()
    await bring(world, more, "new", { "@A@": onto("merge", charlesId) })
    const once = await contentsOf(world)
    const report = await bring(world, more, "new", { "@A@": onto("merge", charlesId) })
    expect(report).to.deep.include({ names: 0, events: 0, citations: 0, sources: 0 })
    expect(await contentsOf(world)).to.deep.equal(once)
  })

  it("may be one of two records about one person", async () => {
    const { world, charlesId } = await withFamily()
    const twice =
      "0 @A@ INDI\n1 NAME Bobby /Darwin/\n1 OCCU naturalist\n0 @B@ INDI\n1 NAME Bobby /Darwin/\n1 OCCU naturalist\n1 RELI none"
    const report = await bring(world, twice, "new", {
      "@A@": onto("merge", charlesId),
      "@B@": onto("merge", charlesId),
    })
    expect(report).to.deep.include({
      persons: { created: 0, merged: 2, skipped: 0, overwritten: 0 },
      names: 1,
      events: 2,
    })
  })

  it("adds the facts of a family to the existing couple", async () => {
    const { world, charlesId, emmaId, before } = await withFamily()
    const file = "0 @A@ INDI\n0 @B@ INDI\n0 @F@ FAM\n1 HUSB @A@\n1 WIFE @B@\n1 MARR\n2 DATE 29 JAN 1839\n1 DIV Y"
    await bring(world, file, "new", { "@A@": onto("merge", charlesId), "@B@": onto("skip", emmaId) })
    const { events, relationships } = await contentsOf(world)
    expect(relationships).to.deep.equal(before.relationships)
    expect(events.filter(({ relationshipId }) => relationshipId !== null).map(({ type }) => type)).to.deep.equal([
      "marriage",
      "divorce",
    ])
  })
})

describe("An incoming person who overwrites", () => {
  it("is created, and the existing person is deleted with their dependents, until they are restored", async () => {
    const { world, charlesId, emmaId, williamId } = await withFamily()
    const file = "0 @A@ INDI\n1 NAME Charles /Darwin/\n1 DEAT Y\n0 @B@ INDI\n0 @F@ FAM\n1 HUSB @A@\n1 CHIL @B@"
    const report = await bring(world, file, "new", {
      "@A@": onto("overwrite", charlesId),
      "@B@": onto("skip", williamId),
    })
    expect(report.persons).to.deep.equal({ created: 0, merged: 0, skipped: 1, overwritten: 1 })
    const { persons, relationships, events } = await contentsOf(world)
    const fresh = persons.find(({ displayName }) => displayName === "Charles Darwin")
    expect(fresh?.id).to.not.equal(charlesId)
    expect(fresh).to.include({ birthYear: null, notes: null })
    expect(relationships.map(({ fromPersonId, toPersonId }) => [fromPersonId, toPersonId])).to.have.deep.members([
      [emmaId, williamId],
      [fresh?.id, williamId],
    ])
    expect(events.map(({ personId, type }) => [personId, type])).to.not.deep.include([charlesId, "birth"])
    expect(await world.see("editor", getTree, { treeId: world.tree.id })).to.include({ personCount: 3 })
    expect((await world.audit()).map(({ action, entityId }) => [action, entityId])).to.deep.include([
      "person.delete",
      charlesId,
    ])
    await world.edit(restorePerson, { personId: charlesId, cascade: false })
    expect((await contentsOf(world)).relationships).to.have.length(4)
  })
})

describe("Without a target", () => {
  const dated = (xref: string, name: string, year: number): string =>
    `0 @${xref}@ INDI\n1 NAME ${name}\n1 BIRT\n2 DATE ${year}`
  const counts = async (there: string, incoming: string, action: ImportAction = "skip") => {
    const world = await aWorld()
    await bring(world, there)
    return (await bring(world, incoming, action)).persons
  }

  it("an incoming person is the one who resembles them highly", async () => {
    expect(await counts(dated("I1", "Ann /Lee/", 1850), dated("I7", "ann /LEE/", 1851))).to.include({
      created: 0,
      skipped: 1,
    })
    expect(await counts(dated("I1", "Ann /Lee/", 1850), dated("I7", "Ann /Lee/", 1850), "overwrite")).to.include({
      created: 0,
      overwritten: 1,
    })
  })

  it("is new if no person matches, or more than one", async () => {
    expect(await counts(dated("I1", "Ann /Lee/", 1850), dated("I7", "Ann /Lee/", 1853))).to.include({
      created: 1,
      skipped: 0,
    })
    expect(await counts(dated("I1", "Ann /Lee/", 1850), "0 @I7@ INDI\n1 NAME Ann /Lee/")).to.include({
      created: 1,
      skipped: 0,
    })
    expect(
      await counts(
        `${dated("I1", "Ann /Lee/", 1850)}\n${dated("I2", "Ann /Lee/", 1851)}`,
        dated("I7", "Ann /Lee/", 1850),
      ),
    ).to.include({ created: 1, skipped: 0 })
    expect(await counts("0 @I1@ INDI\n1 BIRT\n2 DATE 1850", "0 @I7@ INDI\n1 BIRT\n2 DATE 1850")).to.include({
      created: 1,
      skipped: 0,
    })
  })

  it("of two namesakes in a file one is the existing person: the one with the nearer year", async () => {
    const world = await aWorld()
    await bring(world, dated("I1", "Ann /Lee/", 1851))
    const { persons } = await bring(
      world,
      `${dated("I7", "Ann /Lee/", 1850)}\n${dated("I8", "Ann /Lee/", 1851)}`,
      "skip",
    )
    expect(persons).to.include({ created: 1, skipped: 1 })
    expect((await contentsOf(world)).persons.map(({ birthYear }) => birthYear)).to.deep.equal([1851, 1850])
  })

  it("a resolution takes precedence over the default, and its target is used once", async () => {
    const world = await aWorld()
    await bring(world, dated("I1", "Ann /Lee/", 1850))
    const [ann] = (await contentsOf(world)).persons
    const incoming = `${dated("I7", "Ann /Lee/", 1850)}\n${dated("I8", "Nan /Leigh/", 1850)}`
    expect((await bring(world, incoming, "skip", { "@I8@": onto("skip", ann?.id ?? null) })).persons).to.include({
      created: 1,
      skipped: 1,
    })
    expect(
      (await bring(world, dated("I7", "Nan /Leigh/", 1850), "skip", { "@I7@": onto("new", null) })).persons,
    ).to.include({ created: 1, skipped: 0 })
  })
})

describe("A resolution is refused with its place", () => {
  const answer = async (world: World, resolutions: Resolutions) =>
    refusal(await world.run("editor", importRecords, bringing(world, family, "new", resolutions)))

  it("when its target is of another tree or deleted", async () => {
    const { world, charlesId } = await withFamily()
    const elsewhere = (await withFamily()).charlesId
    expect(await answer(world, { "@I1@": onto("merge", elsewhere) })).to.equal(
      "InvalidInput at resolutions.@I1@.target_id",
    )
    await world.edit(deletePerson, { personId: charlesId, ifMatch: null, cascade: false })
    for (const action of ["skip", "merge", "overwrite"] as const)
      expect(await answer(world, { "@I1@": onto(action, charlesId) })).to.equal(
        "InvalidInput at resolutions.@I1@.target_id",
      )
    expect((await contentsOf(world)).persons).to.have.length(2)
  })

  it("when its record is no person of the file", async () => {
    const { world, charlesId } = await withFamily()
    for (const xref of ["@I9@", "@F1@"])
      expect(await answer(world, { [xref]: onto("skip", charlesId) })).to.equal(`InvalidInput at resolutions.${xref}`)
  })

  it("when two records would take the place of one person", async () => {
    const { world, charlesId } = await withFamily()
    expect(
      await answer(world, { "@I1@": onto("overwrite", charlesId), "@I2@": onto("overwrite", charlesId) }),
    ).to.equal("InvalidInput at resolutions.@I2@.target_id")
    expect(await answer(world, { "@I1@": onto("skip", charlesId), "@I2@": onto("overwrite", charlesId) })).to.equal(
      "InvalidInput at resolutions.@I2@.target_id",
    )
  })
})

describe("The ties of people who are there", () => {
  it("are not drawn a second time, however often the file comes", async () => {
    const { world, before } = await withFamily()
    for (const action of ["skip", "merge", "skip"] as const)
      expect(await bring(world, family, action)).to.deep.include({ relationships: 0 })
    expect(await contentsOf(world)).to.deep.equal(before)
  })

  it("grow by what is new in the file", async () => {
    const { world, charlesId, emmaId } = await withFamily()
    const younger = "0 @I4@ INDI\n1 NAME George /Darwin/\n1 BIRT\n2 DATE 1845\n1 FAMC @F1@"
    const report = await bring(
      world,
      `${family.replace("1 CHIL @I3@", "1 CHIL @I3@\n1 CHIL @I4@")}\n${younger}`,
      "skip",
    )
    expect(report).to.deep.include({ persons: { created: 1, merged: 0, skipped: 3, overwritten: 0 }, relationships: 2 })
    const { persons, relationships } = await contentsOf(world)
    const george = persons.find(({ givenName }) => givenName === "George")?.id
    expect(relationships.slice(-2).map(({ fromPersonId, toPersonId }) => [fromPersonId, toPersonId])).to.deep.equal([
      [charlesId, george],
      [emmaId, george],
    ])
  })

  it("make no circle with those that the file brings: the file's are left out, with a warning", async () => {
    const { world, charlesId, williamId } = await withFamily()
    const file =
      "0 @A@ INDI\n0 @B@ INDI\n1 NAME Between\n0 @C@ INDI\n0 @F@ FAM\n1 HUSB @A@\n1 CHIL @B@\n0 @G@ FAM\n1 HUSB @B@\n1 CHIL @C@"
    const report = await bring(world, file, "new", { "@A@": onto("skip", williamId), "@C@": onto("skip", charlesId) })
    expect(report.relationships).to.equal(1)
    expect(report.warnings.map(({ code }) => code)).to.deep.equal(["ancestry_cycle"])
  })

  it("make no cycle through persons who are not in the file", async () => {
    const world = await aWorld()
    const line: PersonId[] = []
    for (let at = 0; at < 5; at++)
      line.push((await world.edit(createPerson, { treeId: world.tree.id, givenName: `No. ${at}` })).id)
    for (const [at, child] of line.entries())
      if (at > 0)
        await world.edit(createRelationship, {
          treeId: world.tree.id,
          type: "parent_child",
          fromPersonId: line[at - 1] ?? child,
          toPersonId: child,
        })
    const report = await bring(world, "0 @A@ INDI\n0 @B@ INDI\n0 @F@ FAM\n1 HUSB @A@\n1 CHIL @B@", "new", {
      "@A@": onto("skip", line[4] ?? null),
      "@B@": onto("merge", line[0] ?? null),
    })
    expect([report.relationships, report.warnings.map(({ code }) => code)]).to.deep.equal([0, ["ancestry_cycle"]])
  })

  it("relate no person to themself when two records are one person", async () => {
    const { world, charlesId } = await withFamily()
    const file = "0 @A@ INDI\n0 @B@ INDI\n0 @F@ FAM\n1 HUSB @A@\n1 WIFE @B@\n0 @G@ FAM\n1 HUSB @A@\n1 CHIL @B@"
    expect(
      (await bring(world, file, "new", { "@A@": onto("skip", charlesId), "@B@": onto("skip", charlesId) }))
        .relationships,
    ).to.equal(0)
  })
})

describe("The self person of a user and the home person of a tree", () => {
  const after = async (action: ImportAction) => {
    const { world, charlesId } = await withFamily()
    await world.edit(setSelfPerson, { personId: charlesId })
    await world.edit(updateTree, { treeId: world.tree.id, ifMatch: null, homePersonId: charlesId })
    await bring(world, family, action)
    const { homePersonId } = await world.see("editor", getTree, { treeId: world.tree.id })
    return [(await world.see("editor", getUser, {})).selfPersonId === charlesId, homePersonId === charlesId]
  }

  it("stay when the person is skipped or merged, and are cleared when the person is overwritten", async () => {
    expect(await after("skip")).to.deep.equal([true, true])
    expect(await after("merge")).to.deep.equal([true, true])
    expect(await after("overwrite")).to.deep.equal([false, false])
  })
})

describe("An export after people were met again", () => {
  const count = (file: string, tag: string): number =>
    file.split("\n").filter((line) => line.startsWith("0 ") && line.endsWith(` ${tag}`)).length

  it("is the same file as before, for a file that came twice", async () => {
    for (const action of ["skip", "merge"] as const) {
      const { world } = await withFamily()
      const once = await world.records()
      await bring(world, family, action)
      expect(await world.records(), action).to.equal(once)
    }
  })

  it("writes each person and family once, with what was merged, and points at them", async () => {
    const { world, charlesId, emmaId } = await withFamily()
    const file =
      `0 @A@ INDI\n1 NAME Bobby /Darwin/\n1 FAMS @F@\n0 @B@ INDI\n1 FAMS @F@\n0 @C@ INDI\n1 NAME George /Darwin/\n1 ` +
      `FAMC @F@\n1 ASSO @A@\n2 RELA friend\n0 @F@ FAM\n1 HUSB @A@\n1 WIFE @B@\n1 CHIL @C@`
    await bring(world, file, "new", { "@A@": onto("merge", charlesId), "@B@": onto("skip", emmaId) })
    const records = await world.records()
    expect([count(records, "INDI"), count(records, "FAM")]).to.deep.equal([4, 1])
    expect(records)
      .to.include("1 NAME Charles /Darwin/")
      .and.include("1 NAME Bobby /Darwin/")
      .and.include("0 @C@ INDI\n1 NAME George /Darwin/\n1 FAMC @F1@\n1 ASSO @I1@\n2 RELA friend")
    expect(records).to.include("1 CHIL @I3@").and.include("1 CHIL @C@")
  })

  it("keeps the record that was merged into a person without a record, and points to one who was skipped", async () => {
    const world = await anExportWorld()
    const { id } = await world.edit(createPerson, { treeId: world.tree.id, givenName: "Charles", surname: "Darwin" })
    const { id: friend } = await world.edit(createPerson, {
      treeId: world.tree.id,
      givenName: "Joseph",
      surname: "Hooker",
    })
    await bring(
      world,
      "0 @A@ INDI\n1 NAME Bobby /Darwin/\n1 _DNA x\n1 ASSO @B@\n2 RELA friend\n0 @B@ INDI\n1 NAME Joe\n1 NOTE Not copied",
      "new",
      { "@A@": onto("merge", id), "@B@": onto("skip", friend) },
    )
    const records = await world.records()
    expect(count(records, "INDI")).to.equal(2)
    expect(records)
      .to.include("1 _DNA x")
      .and.include("1 ASSO @B@")
      .and.include("0 @B@ INDI\n1 NAME Joseph /Hooker/")
      .and.not.include("Not copied")
  })
})

describe("A file that comes twice", () => {
  /** A family tree in which each person has a name and year of their own. */
  const anyFile = fc
    .record({
      people: fc.uniqueArray(
        fc.record({
          given: fc.constantFrom("Ann", "Bea", "Carl", "Dora", "Emil", "Fritz"),
          surname: fc.constantFrom("Lee", "Hooker", "Wedgwood", "Darwin"),
          year: fc.integer({ min: 1, max: 40 }),
        }),
        {
          minLength: 1,
          maxLength: 12,
          selector: ({ given, surname, year }) => `${given} ${surname} ${year}`,
        },
      ),
      families: fc.array(
        fc.record({
          husband: fc.nat(13),
          wife: fc.nat(13),
          children: fc.array(fc.nat(13), { maxLength: 4 }),
          isMarried: fc.boolean(),
        }),
        { maxLength: 6 },
      ),
    })
    .map(({ people, families }) =>
      [
        // Three years from one to the next: no two are within one.
        ...people.map(
          ({ given, surname, year }, at) =>
            `0 @I${at}@ INDI\n1 NAME ${given} /${surname}/\n1 BIRT\n2 DATE ${1700 + 3 * year}\n1 NOTE No. ${at}`,
        ),
        ...families.map(({ husband, wife, children, isMarried }, at) =>
          [
            `0 @F${at}@ FAM`,
            `1 HUSB @I${husband}@`,
            `1 WIFE @I${wife}@`,
            ...children.map((child) => `1 CHIL @I${child}@`),
            ...(isMarried ? ["1 MARR", "2 DATE 1800"] : []),
          ].join("\n"),
        ),
      ].join("\n"),
    )

  it("adds no person and no relationship, whether its persons are skipped or merged", async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, fc.constantFrom("skip", "merge"), async (file, action) => {
        const world = await aWorld()
        await bring(world, file)
        const once = await contentsOf(world)
        const { persons, relationships, names } = await bring(world, file, action)
        expect({ created: persons.created, relationships, names }).to.deep.equal({
          created: 0,
          relationships: 0,
          names: 0,
        })
        const twice = await contentsOf(world)
        expect(twice.persons.map(({ id }) => id)).to.deep.equal(once.persons.map(({ id }) => id))
        expect(twice.relationships).to.deep.equal(once.relationships)
        expect(twice.events).to.deep.equal(once.events)
      }),
      { numRuns: 60 },
    )
  })
})
