import { expect } from "chai"
import { readFileSync } from "node:fs"
import { importRecords } from "../../core/gedcom/import/import-records.ts"
import { createEvent } from "../../core/commands/event/create-event.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { getTree } from "../../core/queries/tree/get-tree.ts"
import { itEachCommit } from "../support/depth.ts"
import { contentsOf, importedRecords, imported, importing } from "../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"
import { aWorld, refusal } from "../support/world.ts"

const couple = `0 @I1@ INDI
1 NAME Charles Robert /Darwin/
1 SEX M
1 BIRT
2 DATE 12 FEB 1809
2 PLAC Shrewsbury,  Shropshire
2 SOUR @S1@
3 PAGE folio 12
3 QUAY 3
1 DEAT
2 DATE 19 APR 1882
2 PLAC Down House
1 RELI Unitarian
1 NOTE Went round the world.
1 SOUR @S1@
1 FAMS @F1@
0 @I2@ INDI
1 NAME Emma /Wedgwood/
2 NICK Emmy
2 _MARNM Darwin
2 SOUR The family Bible
3 PAGE first leaf
1 SEX F
1 BIRT
2 DATE ABT 1808
2 PLAC shrewsbury, shropshire
1 FAMS @F1@
0 @I3@ INDI
1 NAME William Erasmus /Darwin/
1 FAMC @F1@
2 PEDI birth
0 @F1@ FAM
1 HUSB @I1@
1 WIFE @I2@
1 CHIL @I3@
1 MARR
2 DATE 29 JAN 1839
2 PLAC Maer
1 NOTE Cousins.
1 SOUR @S1@
0 @S1@ SOUR
1 TITL Registers of Shrewsbury`

const noCounts = { merged: 0, skipped: 0, overwritten: 0 }

describe("Importing a GEDCOM file", () => {
  it("makes a person of each INDI, with names, sex, notes and the years that their events say", async () => {
    const { persons } = await importedRecords(couple)
    expect(
      persons.map(({ displayName, gender, birthYear, deathYear, notes }) => ({
        displayName,
        gender,
        birthYear,
        deathYear,
        notes,
      })),
    ).to.deep.equal([
      {
        displayName: "Charles Robert Darwin",
        gender: "male",
        birthYear: 1809,
        deathYear: 1882,
        notes: "Went round the world.",
      },
      { displayName: "Emma Wedgwood", gender: "female", birthYear: 1808, deathYear: null, notes: null },
      { displayName: "William Erasmus Darwin", gender: null, birthYear: null, deathYear: null, notes: null },
    ])
  })

  it("keeps the maiden name primary, with nickname and married name beside it", async () => {
    const { persons } = await importedRecords(couple)
    const names = persons[1]?.names?.map(({ nameType, isPrimary, givenName, surname }) => [
      nameType,
      isPrimary,
      givenName,
      surname,
    ])
    expect(names).to.deep.equal([
      ["birth", true, "Emma", "Wedgwood"],
      ["nickname", false, "Emmy", null],
      ["married", false, "Emma", "Darwin"],
    ])
  })

  it("makes a partnership of a FAM with its events and notes, and an edge from each parent to each child", async () => {
    const { persons, relationships, events } = await importedRecords(couple)
    const [charles, emma, william] = persons.map(({ id }) => id)
    expect(
      relationships.map(({ type, fromPersonId, toPersonId, qualifier, notes }) => [
        type,
        fromPersonId,
        toPersonId,
        qualifier,
        notes,
      ]),
    ).to.deep.equal([
      ["partnership", charles, emma, null, "Cousins."],
      ["parent_child", charles, william, "biological", null],
      ["parent_child", emma, william, "biological", null],
    ])
    const marriage = events.find(({ type }) => type === "marriage")
    expect(marriage).to.include({ relationshipId: relationships[0]?.id, personId: null, place: "Maer" })
  })

  it("makes sources of SOUR records and of inline sources, and a citation of each reference to its fact", async () => {
    const { sources, citations, persons, names, events, relationships } = await importedRecords(couple)
    const [registers, bible] = ["Registers of Shrewsbury", "The family Bible"].map(
      (title) => sources.find((source) => source.title === title)?.id,
    )
    expect(sources).to.have.length(2)
    const inShort = citations.map(({ sourceId, personId, nameId, eventId, relationshipId, page, confidence }) => [
      sourceId,
      personId ?? nameId ?? eventId ?? relationshipId,
      page,
      confidence,
    ])
    expect(inShort).to.have.deep.members([
      [registers, events.find(({ type }) => type === "birth")?.id, "folio 12", 3],
      [registers, persons[0]?.id, null, null],
      [bible, names.find(({ givenName, isPrimary }) => givenName === "Emma" && isPrimary)?.id, "first leaf", null],
      [registers, relationships.find(({ type }) => type === "partnership")?.id, null, null],
    ])
  })

  it("has a place once, whatever its case and spacing, and a religion as an event", async () => {
    const { places, events } = await importedRecords(couple)
    expect(places.map(({ name, eventCount }) => [name, eventCount])).to.have.deep.members([
      ["Shrewsbury,  Shropshire", 2],
      ["Down House", 1],
      ["Maer", 1],
    ])
    expect(events.find(({ type }) => type === "religion")?.detail).to.equal("Unitarian")
  })

  it("answers with what it made, counts the people of the tree, and writes one line into the audit log", async () => {
    const { world, report } = await importedRecords(couple)
    const counts = { names: 5, events: 5, relationships: 3, sources: 2, citations: 4, associations: 0, places: 3 }
    expect(report).to.deep.equal({
      persons: { created: 3, ...noCounts },
      ...counts,
      encoding: "UTF-8",
      encodingDetails: { declared: "UTF-8", certain: true, sample: [] },
      alreadyThere: { persons: 0, share: 0 },
      deceasedByRelatives: 1,
      unmappedTags: [],
      warnings: [],
    })
    expect(await world.see("editor", getTree, { treeId: world.tree.id })).to.include({ personCount: 3 })
    const [entry, ...more] = await world.audit()
    expect(more).to.deep.equal([])
    expect(entry).to.include({ action: "gedcom.import", entityType: "gedcom", entityId: world.tree.id })
    expect(entry?.after).to.include(counts)
  })

  it("gives ids in the order of the file", async () => {
    const { persons } = await importedRecords(
      Array.from({ length: 1_200 }, (_, at) => `0 @I${at}@ INDI\n1 NAME ${at}`).join("\n"),
    )
    expect(persons.map(({ displayName }) => displayName)).to.deep.equal(
      Array.from({ length: 1_200 }, (_, at) => String(at)),
    )
  })

  it("reads families before their persons, and persons without a name or an xref", async () => {
    const { persons, relationships, events, report } = await importedRecords(
      "0 @F1@ FAM\n1 HUSB @I1@\n1 CHIL @I2@\n1 MARR Y\n0 @I1@ INDI\n0 @I2@ INDI\n0 INDI\n1 NAME Nobody /Knows/",
    )
    expect(persons.map(({ displayName }) => displayName)).to.deep.equal(["Unnamed", "Unnamed", "Nobody Knows"])
    expect(
      persons[0]?.names?.map(({ isPrimary, givenName, surname }) => [isPrimary, givenName, surname]),
    ).to.deep.equal([[true, null, null]])
    expect(relationships.map(({ fromPersonId, toPersonId }) => [fromPersonId, toPersonId])).to.deep.equal([
      [persons[0]?.id, persons[1]?.id],
    ])
    expect(events.map(({ type, personId }) => [type, personId])).to.deep.equal([["marriage", persons[0]?.id]])
    expect(report.warnings).to.deep.equal([])
  })

  it("waits with a family for the last of its people, thousands of records later", async () => {
    const people = Array.from({ length: 2_500 }, (_, at) => `0 @I${at}@ INDI`).join("\n")
    const { relationships, persons } = await importedRecords(`0 @F1@ FAM\n1 HUSB @I0@\n1 CHIL @I2499@\n${people}`)
    expect(relationships.map(({ fromPersonId, toPersonId }) => [fromPersonId, toPersonId])).to.deep.equal([
      [persons[0]?.id, persons[2_499]?.id],
    ])
  })

  itEachCommit("reads sources once more where they are too many to hold", async () => {
    const sources = Array.from({ length: 60_000 }, (_, at) => `0 @S${at}@ SOUR\n1 TITL Source ${at}`).join("\n")
    const { citations, sources: made } = await importedRecords(`0 @I1@ INDI\n1 SOUR @S59999@\n${sources}`)
    expect(citations.map(({ sourceId }) => sourceId)).to.deep.equal([
      made.find(({ title }) => title === "Source 59999")?.id,
    ])
  })

  it("means by two FAM records of one couple one partnership, with the events of both", async () => {
    const { relationships, events } = await importedRecords(
      "0 @I1@ INDI\n0 @I2@ INDI\n0 @F1@ FAM\n1 HUSB @I1@\n1 WIFE @I2@\n1 MARR Y\n0 @F2@ FAM\n1 HUSB @I2@\n1 WIFE @I1@\n1 DIV Y",
    )
    expect(relationships).to.have.length(1)
    expect(events.map(({ type, relationshipId }) => [type, relationshipId])).to.deep.equal([
      ["marriage", relationships[0]?.id],
      ["divorce", relationships[0]?.id],
    ])
  })

  it("takes no death from the record of a family", async () => {
    const { persons, events } = await importedRecords(
      "0 @I1@ INDI\n0 @F1@ FAM\n1 HUSB @I1@\n1 EVEN\n2 TYPE Death\n2 DATE 1900",
    )
    expect(events).to.deep.equal([])
    expect(persons[0]).to.include({ deathYear: null, possiblyLiving: true })
  })

  it("takes a person as dead who has a death, burial or cremation, dated or not, except a bare tag", async () => {
    const livesWith = async (lines: string) =>
      (await importedRecords(`0 @I1@ INDI\n1 ${lines}`)).persons[0]?.possiblyLiving
    for (const lines of ["DEAT Y", "BURI Y", "CREM\n2 PLAC Woking"])
      expect(await livesWith(lines), lines).to.equal(false)
    for (const lines of ["DEAT", "BURI", "CREM", "DEAT N", "DEAT\n2 DATE (living)"])
      expect(await livesWith(lines), lines).to.equal(true)
  })

  it("shares a note among all that point at it, and finds repositories by pointer", async () => {
    const { persons, sources } = await importedRecords(
      "0 @I1@ INDI\n1 NOTE @N1@\n0 @I2@ INDI\n1 NOTE @N1@\n0 @S1@ SOUR\n1 TITL x\n1 REPO @R1@\n0 @N1@ NOTE Told by " +
        "Emma.\n0 @R1@ REPO\n1 NAME The archive",
    )
    expect(persons.map(({ notes }) => notes)).to.deep.equal(["Told by Emma.", "Told by Emma."])
    expect(sources[0]?.repository).to.equal("The archive")
  })

  it("reads version 7.0 with its shared notes and phrases", async () => {
    const { persons, events, report } = await importedRecords(
      "0 @I1@ INDI\n1 SNOTE @N1@\n1 BIRT\n2 DATE 1809\n3 PHRASE the year of the comet\n1 NO DEAT\n1 FAMC @VOID@\n0 " +
        "@N1@ SNOTE Told by Emma.",
      "7.0",
    )
    expect(persons[0]).to.include({ notes: "Told by Emma.", birthYear: 1809, possiblyLiving: false })
    expect(events.map(({ type, date }) => [type, date?.phrase])).to.deep.equal([["birth", "the year of the comet"]])
    expect(report.warnings).to.deep.equal([])
  })

  it("brings @ whole, and a name of two lines on one", async () => {
    const { persons, sources } = await importedRecords(
      "0 @I1@ INDI\n1 NAME Ann@@home\n2 CONT of /Down/\n0 @S1@ SOUR\n1 TITL Letters @@ Down",
    )
    expect(persons[0]).to.include({ givenName: "Ann@home of", surname: "Down" })
    expect(sources[0]?.title).to.equal("Letters @ Down")
  })
})

describe("What an import cannot map", () => {
  it("is listed by its path, with its number and its first five lines", async () => {
    const dna = Array.from({ length: 7 }, (_, at) => `0 @I${at}@ INDI\n1 DNA ${at}\n2 MARK x`).join("\n")
    const { report } = await importedRecords(
      `${dna}\n0 @I9@ INDI\n1 BIRT\n2 PLAC Maer\n3 MAP\n4 LATI N52\n2 RELI Church\n0 @U1@ SUBM\n1 NAME Francis`,
    )
    expect(report.unmappedTags).to.deep.equal([
      { tag: "INDI.DNA", count: 7, lines: [6, 9, 12, 15, 18] },
      { tag: "INDI.BIRT.PLAC.MAP", count: 1, lines: [29] },
      { tag: "INDI.BIRT.RELI", count: 1, lines: [31] },
      { tag: "SUBM", count: 1, lines: [32] },
    ])
  })

  it("does not include the structures of the file format and of links, except extension tags of HEAD", async () => {
    const { report } = await importedRecords(couple)
    expect(report.unmappedTags).to.deep.equal([])
    const odd = await importing(
      await aWorld(),
      uploadOf("0 HEAD\n1 SOUR X\n2 VERS 1\n1 CHAR UTF-8\n1 _ROOT @I1@\n0 @I1@ INDI\n0 TRLR\n"),
    )
    expect(odd).to.have.nested.property("right.unmappedTags[0].tag", "HEAD._ROOT")
  })
})

describe("What is wrong with a GEDCOM file", () => {
  const codesOf = async (records: string): Promise<readonly string[]> =>
    (await importedRecords(records)).report.warnings.map(({ line, code }) => `${line} ${code}`)

  it("is reported with its line, and the rest is imported", async () => {
    const { report, persons } = await importedRecords(
      "0 @I1@ INDI\n1 NAME Charles\nthis is no line\n0 @I2@ INDI\n1 FAMC @F9@\n1 SOUR @S9@",
    )
    expect(persons).to.have.length(2)
    expect(report.warnings.map(({ line, code }) => `${line} ${code}`)).to.deep.equal([
      "7 bad_line",
      "9 dangling_pointer",
      "10 dangling_pointer",
    ])
    expect(report.citations).to.equal(0)
  })

  it("may be a pointer to a record of another kind", async () => {
    expect(await codesOf("0 @I1@ INDI\n1 SOUR @F1@\n0 @F1@ FAM\n1 HUSB @F1@")).to.deep.equal([
      "6 wrong_pointer",
      "8 wrong_pointer",
    ])
  })

  it("may be a duplicate xref: both records are imported, and pointers refer to the first", async () => {
    const { report, persons, relationships } = await importedRecords(
      "0 @I1@ INDI\n1 NAME One\n0 @I1@ INDI\n1 NAME Two\n0 @I2@ INDI\n0 @F1@ FAM\n1 HUSB @I1@\n1 CHIL @I2@",
    )
    expect(persons).to.have.length(3)
    expect(relationships.map(({ fromPersonId }) => fromPersonId)).to.deep.equal([persons[0]?.id])
    expect(report.warnings.map(({ code }) => code)).to.deep.equal(["duplicate_xref"])
  })

  it("may be a person among their own ancestors: the tie that closes the circle is left out", async () => {
    const { report, relationships } = await importedRecords(
      "0 @I1@ INDI\n0 @I2@ INDI\n0 @F1@ FAM\n1 HUSB @I1@\n1 CHIL @I2@\n0 @F2@ FAM\n1 HUSB @I2@\n1 CHIL @I1@",
    )
    expect(relationships).to.have.length(1)
    expect(report.warnings.map(({ code }) => code)).to.deep.equal(["ancestry_cycle"])
  })

  it("is reported a thousand times at most, and then counted", async () => {
    const bad = Array.from({ length: 2_500 }, (_, at) => `oh dear ${at}\n`)
    const { report } = await importedRecords(`0 @I1@ INDI\n${bad.join("")}`)
    expect(report.warnings).to.have.length(1_000)
    expect(report.warnings.at(-1)).to.deep.equal({
      line: 1_004,
      code: "more_warnings",
      message: "1501 more warnings are not shown.",
      lines: [],
      records: [],
      count: 1_501,
      lost: "nothing",
    })
  })
})

describe("An import into a tree that has people", () => {
  it("adds to them, and uses the places that are there", async () => {
    const world = await aWorld()
    const { id: personId } = await world.edit(createPerson, { treeId: world.tree.id, givenName: "Erasmus" })
    await world.edit(createEvent, {
      treeId: world.tree.id,
      personId,
      type: "residence",
      place: "SHREWSBURY, Shropshire",
    })
    const report = await imported(world, uploadOf(gedcomText(couple)))
    expect(report.places).to.equal(2)
    const { places, persons, events } = await contentsOf(world)
    expect(places.find(({ name }) => name === "SHREWSBURY, Shropshire")?.eventCount).to.equal(3)
    expect(persons).to.have.length(4)
    expect(events.filter(({ type }) => type === "birth").map(({ place }) => place)).to.deep.equal([
      "SHREWSBURY, Shropshire",
      "SHREWSBURY, Shropshire",
    ])
  })

  it("brings the same people again when the same file comes again: each is new", async () => {
    const world = await aWorld()
    const file = uploadOf(gedcomText(couple))
    await imported(world, file)
    const again = await imported(world, file)
    expect(again).to.deep.include({ persons: { created: 3, ...noCounts }, places: 0, relationships: 3 })
    expect(await world.see("editor", getTree, { treeId: world.tree.id })).to.include({ personCount: 6 })
  })

  it("is open to editors alone", async () => {
    const world = await aWorld("public")
    const file = uploadOf(gedcomText(couple))
    expect(refusal(await importing(world, file, "viewer"))).to.equal("Forbidden")
    expect(refusal(await importing(world, file, "stranger"))).to.equal("Forbidden")
    expect(await importing(world, file, "owner")).to.have.property("_tag", "Right")
  })

  it("takes nothing of a file that is no GEDCOM", async () => {
    const world = await aWorld()
    for (const file of ["", "<html></html>", "PK\u0003\u0004", "once upon a time"])
      expect(refusal(await importing(world, uploadOf(file))), file).to.equal("NotGedcom")
    expect(await contentsOf(world)).to.deep.include({ persons: [], sources: [] })
    expect(await world.audit()).to.deep.equal([])
  })

  it("is all or nothing: a store that fails near the end leaves nothing behind", async () => {
    const world = await aWorld()
    const failing: typeof importRecords = (context, input) =>
      importRecords(
        { ...context, citations: { ...context.citations, insert: () => Promise.reject(new Error("disk full")) } },
        input,
      )
    const input = {
      treeId: world.tree.id,
      file: uploadOf(gedcomText(couple)),
      defaultAction: "new",
      resolutions: {},
    } as const
    let failure: unknown = null
    try {
      await world.run("editor", failing, input)
    } catch (error) {
      failure = error
    }
    expect(failure).to.be.an("error").with.property("message", "disk full")
    expect(await contentsOf(world)).to.deep.include({ persons: [], names: [], sources: [], places: [] })
  })
})

describe("The shipped sample", () => {
  it("comes in as its facts say", async () => {
    const folder = new URL("../support/gedcom/", import.meta.url)
    const facts = JSON.parse(readFileSync(new URL("wedgwood-darwin.facts.json", folder), "utf8"))
    const world = await aWorld()
    const report = await imported(world, uploadOf(readFileSync(new URL("wedgwood-darwin.ged", folder))))
    expect(report).to.deep.include({
      persons: { created: facts.records.persons, ...noCounts },
      names: facts.names.total_with_nicknames_and_married_names,
      events: facts.person_events.total + facts.family_events.total,
      relationships: facts.relationships.partnerships + facts.relationships.parent_child,
      sources: facts.records.sources,
      citations: facts.citations.total,
      places: facts.places.distinct,
      warnings: [],
    })
    const { persons } = await contentsOf(world)
    const charles = persons.find(({ displayName }) => displayName.includes("Charles Robert"))
    expect(charles).to.include({ birthYear: 1809, deathYear: 1882, gender: "male" })
  })
})
