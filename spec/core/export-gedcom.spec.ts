import { expect } from "chai"
import { createCitation } from "../../core/commands/citation/create-citation.ts"
import { createEvent } from "../../core/commands/event/create-event.ts"
import { deleteEvent } from "../../core/commands/event/delete-event.ts"
import { updateEvent } from "../../core/commands/event/update-event.ts"
import { createName } from "../../core/commands/name/create-name.ts"
import { makeNamePrimary } from "../../core/commands/name/make-name-primary.ts"
import { updateName } from "../../core/commands/name/update-name.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { restorePerson } from "../../core/commands/person/restore-person.ts"
import { updatePerson } from "../../core/commands/person/update-person.ts"
import { createRelationship } from "../../core/commands/relationship/create-relationship.ts"
import { deleteRelationship } from "../../core/commands/relationship/delete-relationship.ts"
import { updateRelationship } from "../../core/commands/relationship/update-relationship.ts"
import { createSource } from "../../core/commands/source/create-source.ts"
import { deleteSource } from "../../core/commands/source/delete-source.ts"
import { updateSource } from "../../core/commands/source/update-source.ts"
import { deleteTree } from "../../core/commands/tree/delete-tree.ts"
import { updateTree } from "../../core/commands/tree/update-tree.ts"
import type { PersonId } from "../../core/domain/ids.ts"
import type { ParentQualifier } from "../../core/domain/relationship.ts"
import { treeContents } from "../support/gedcom-contents.ts"
import { anExportWorld, type ExportWorld, withoutFrame } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"
import { refusal, granted } from "../support/world.ts"

/** A file with something of everything, much of it without mapping. */
const family = `0 @I1@ INDI
1 NAME Charles Robert /Darwin/
2 GIVN Charles Robert
2 _AKAN Gas
1 SEX M
1 _UID 0123456789ABCDEF
1 BIRT
2 TYPE in the family home
2 DATE 12 FEB 1809
3 TIME 03:00
2 PLAC The Mount, Shrewsbury
3 MAP
4 LATI N52.7
4 LONG W2.7
2 AGNC The parish
2 SOUR @S1@
3 PAGE folio 12
3 EVEN BIRT
3 QUAY 3
1 OCCU Naturalist
1 DNA sequenced
2 _KIT 42
1 ASSO @I4@
2 RELA captain
1 FAMS @F1@
1 NOTE @N1@
1 CHAN
2 DATE 1 JAN 2001
0 @I2@ INDI
1 NAME Emma /Wedgwood/
2 NICK Emmy
2 _MARNM Darwin
1 SEX F
1 BIRT
2 SOUR The family Bible
3 PAGE first leaf
1 FAMS @F1@
0 @I3@ INDI
1 NAME William Erasmus /Darwin/
1 SEX M
1 FAMC @F1@
2 STAT proven
0 @I4@ INDI
1 NAME Robert /FitzRoy/
0 @F1@ FAM
1 HUSB @I1@
1 WIFE @I2@
1 CHIL @I3@
1 MARR
2 TYPE Religious
2 DATE 29 JAN 1839
2 PLAC Maer
1 NOTE Cousins.
1 SOUR @S1@
1 REFN 17
0 @S1@ SOUR
1 ABBR Shrewsbury
1 TITL Registers of Shrewsbury
1 REPO @R1@
2 CALN 7/12
0 @N1@ NOTE Went round the world.
1 SOUR @S1@
0 @R1@ REPO
1 NAME County archive
0 @O1@ OBJE
1 FILE portrait.jpg
0 _PLACE Down House`

const imports = async (records = family) => {
  const world = await anExportWorld()
  await imported(world, uploadOf(gedcomText(records)))
  const { persons, names, events, relationships, sources } = await contentsOf(world)
  const person = (given: string) => {
    const found = persons.find(({ displayName }) => displayName.includes(given))
    if (found === undefined) throw new Error(`no ${given}`)
    return { treeId: world.tree.id, personId: found.id, ifMatch: null }
  }
  return { world, persons, names, events, relationships, sources, person, treeId: world.tree.id }
}

/** The removed and added lines, prefixed by `-` and `+`, in file order. */
const difference = (before: string, after: string): readonly string[] => {
  const [a, b] = [before.split("\n"), after.split("\n")]
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i]![j] = a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  const found: string[] = []
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (i < a.length && j < b.length && a[i] === b[j]) [i, j] = [i + 1, j + 1]
    else if (i < a.length && (j === b.length || lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) found.push(`- ${a[i++]}`)
    else found.push(`+ ${b[j++]}`)
  }
  return found
}

const changes = async (world: ExportWorld, work: () => Promise<unknown>): Promise<readonly string[]> => {
  const before = await world.records()
  await work()
  return difference(before, await world.records())
}

/** New xrefs are long, so only their letter is shown. */
const shortened = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replace(/@([A-Z])[0-9A-Z]{19}@/g, "@$1@"))

describe("An export", () => {
  it("is for members of any role; a stranger is refused, and a deleted tree is not found", async () => {
    const world = await anExportWorld()
    for (const who of ["owner", "editor", "viewer"] as const)
      expect(granted(await world.exporting(who)).filename).to.equal("The Darwins of Down.ged")
    expect(refusal(await world.exporting("stranger"))).to.equal("Forbidden")
    expect(refusal(await world.exporting("visitor"))).to.equal("Forbidden")
    granted(await world.run("owner", updateTree, { treeId: world.tree.id, ifMatch: null, visibility: "public" }))
    expect(refusal(await world.exporting("stranger"))).to.equal("Forbidden")
    granted(await world.run("owner", deleteTree, { treeId: world.tree.id, ifMatch: null }))
    expect(refusal(await world.exporting("owner"))).to.equal("NotFound")
  })

  it("is called after the tree, without what a file's name cannot hold", async () => {
    const world = await anExportWorld()
    for (const [name, filename] of [
      ['../Höhe: "1/2"\r\nX-Evil: 1', "Höhe 1 2 X-Evil 1.ged"],
      ["...", "tree.ged"],
      ["漢字", "漢字.ged"],
    ] as const) {
      await world.edit(updateTree, { treeId: world.tree.id, ifMatch: null, name })
      expect(granted(await world.exporting("viewer")).filename).to.equal(filename)
    }
  })

  it("of an empty tree is a whole file in either version", async () => {
    const world = await anExportWorld()
    expect((await world.exported("5.5.1")).split("\n")).to.deep.equal([
      "0 HEAD",
      "1 SOUR STEMMA",
      "2 VERS 1.2.3",
      "2 NAME Stemma",
      "1 DATE 1 JUN 2026",
      "2 TIME 12:00:00",
      "1 SUBM @U0000000000000000000@",
      "1 FILE The Darwins of Down.ged",
      "1 GEDC",
      "2 VERS 5.5.1",
      "2 FORM LINEAGE-LINKED",
      "1 CHAR UTF-8",
      "0 @U0000000000000000000@ SUBM",
      "1 NAME Stemma",
      "0 TRLR",
      "",
    ])
    expect((await world.exported("7.0")).split("\n")).to.deep.equal([
      "0 HEAD",
      "1 GEDC",
      "2 VERS 7.0",
      "1 SCHMA",
      ...["DETAIL", "ASSERTED", "TYPE", "PEDI", "PARENT", "PARTNERSHIP", "TWINS", "PRIMARY"].map(
        (tag) => `2 TAG _STEMMA_${tag} urn:x-stemma:gedcom:_STEMMA_${tag}`,
      ),
      ...["_WRITTEN", "_KIND", "_STEMMA_LINE", "_STEMMA_EMPTY", "_LIVING", "_PRIVACY", "_URL", "_ROLE"].map(
        (tag) => `2 TAG ${tag} urn:x-stemma:gedcom:${tag}`,
      ),
      "1 SOUR STEMMA",
      "2 VERS 1.2.3",
      "2 NAME Stemma",
      "1 DATE 1 JUN 2026",
      "2 TIME 12:00:00Z",
      "0 TRLR",
      "",
    ])
  })

  it("keeps the statements of the first HEAD about the people, and not those about the file", async () => {
    const world = await anExportWorld()
    const head =
      "0 HEAD\n1 SOUR OTHER\n1 DATE 1 JAN 1990\n1 SUBM @U1@\n1 GEDC\n2 VERS 5.5\n1 CHAR ANSEL\n1 LANG English\n1 _ROOT " +
      "@I1@\n0 @U1@ SUBM\n1 NAME Francis\n0 TRLR"
    await imported(world, uploadOf(head))
    const file = await world.exported()
    expect(file)
      .to.include("\n1 SUBM @U1@\n")
      .and.to.include("\n1 CHAR UTF-8\n1 LANG English\n1 _ROOT @I1@\n0 @U1@ SUBM\n1 NAME Francis\n0 TRLR")
    expect(file).not.to.match(/OTHER|1990|ANSEL|VERS 5\.5\n/)
  })

  it("comes in pieces, and reads no further than they are taken", async () => {
    const { world } = await imports()
    const pieces: string[] = []
    for await (const piece of granted(await world.exporting("viewer")).text) {
      pieces.push(piece)
      break
    }
    expect(pieces[0]).to.match(/^0 HEAD\n/)
  })

  it("is the tree of the moment in which it begins", async () => {
    const { world, person } = await imports()
    const before = await world.exported()
    const pieces = granted(await world.exporting("viewer")).text[Symbol.asyncIterator]()
    const first = await pieces.next()
    await world.edit(deletePerson, { ...person("Emma"), cascade: false })
    let text = first.value ?? ""
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) text += next.value
    expect(text).to.equal(before)
  })
})

describe("An export of an imported file", () => {
  it("is the file again, what has no mapping and all, in its order", async () => {
    const { world } = await imports()
    expect(await world.records()).to.equal(family)
  })

  it("has spaces within xrefs, as other programs write them", async () => {
    const records = "0 @I 1@ INDI\n1 NAME Ann\n1 FAMS @F 1@\n0 @F 1@ FAM\n1 WIFE @I 1@"
    expect(await (await imports(records)).world.records()).to.equal(records)
  })

  it("changes the lines of what was changed, and no others", async () => {
    const { world, person, events } = await imports()
    const birth = events.find(({ date }) => date?.display === "12 FEB 1809")
    if (birth === undefined) throw new Error("no birth")
    const change = { eventId: birth.id, ifMatch: null }
    expect(await changes(world, () => world.edit(updateEvent, { ...change, detail: "at three" }))).to.deep.equal([
      "+ 2 _STEMMA_DETAIL at three",
    ])
    expect(await changes(world, () => world.edit(updateEvent, { ...change, date: { year: 1809 } }))).to.deep.equal([
      "- 2 DATE 12 FEB 1809",
      "- 3 TIME 03:00",
      "+ 2 DATE 1809",
    ])
    expect(await changes(world, () => world.edit(updateEvent, { ...change, notes: "Snow." }))).to.deep.equal([
      "+ 2 NOTE Snow.",
    ])
    expect(
      await changes(world, () => world.edit(updateEvent, { ...change, place: "the mount,  SHREWSBURY" })),
    ).to.deep.equal([])
    expect(await changes(world, () => world.edit(updateEvent, { ...change, place: "Maer" }))).to.deep.equal([
      "- 2 PLAC The Mount, Shrewsbury",
      "- 3 MAP",
      "- 4 LATI N52.7",
      "- 4 LONG W2.7",
      "+ 2 PLAC Maer",
    ])
    expect(
      await changes(world, () =>
        world.edit(updatePerson, {
          ...person("Charles"),
          gender: "other",
          privacy: "hidden",
          isLiving: false,
          notes: "Sailed.",
        }),
      ),
    ).to.deep.equal([
      "- 1 SEX M",
      "+ 1 SEX X",
      "- 1 NOTE @N1@",
      "+ 1 NOTE Sailed.",
      "+ 1 RESN confidential",
      "+ 1 _LIVING N",
    ])
  })

  it("has events with the payload N as they came, and they are no events of the tree", async () => {
    const records =
      "0 @I1@ INDI\n1 NAME A //\n1 GRAD N\n1 FAMS @F1@\n0 @F1@ FAM\n1 HUSB @I1@\n1 MARR N\n1 DIV N\n2 NOTE Never divorced."
    const { world, events } = await imports(records)
    expect(events).to.deep.equal([])
    expect(await world.records()).to.equal(records)
  })

  it("has flags of programs for military service as they came, in both versions", async () => {
    const records = "0 @I1@ INDI\n1 NAME A //\n1 _MILT N\n1 _MILT Navy\n2 DATE 1815\n1 _MILT Y"
    const { world, events } = await imports(records)
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ["military_service", "Navy"],
      ["military_service", "Y"],
    ])
    expect(await world.records("5.5.1")).to.equal(records)
    expect(await world.records("7.0")).to.equal(records)
  })

  it("has deaths that are denied or not asserted as they came, and in 7.0 asserts none of them", async () => {
    const records =
      "0 @I1@ INDI\n1 NAME A //\n1 DEAT N\n2 NOTE Met him.\n1 DEAT\n2 DATE (living)\n1 DEAT ?\n1 DEAT\n1 BURI\n1 CREM Y\n1 MARR"
    const { world, events } = await imports(records)
    expect(events.map(({ type, asserted }) => [type, asserted])).to.deep.equal([
      ["death", false],
      ["burial", false],
      ["cremation", true],
      ["marriage", false],
    ])
    expect(await world.records()).to.equal(records)
    const converted = await world.records("7.0")
    expect(converted).to.include("1 NO DEAT\n2 NOTE Met him.").and.include("1 BURI\n2 _STEMMA_ASSERTED N")
    const again = await anExportWorld()
    await imported(again, uploadOf(gedcomText(converted, "7.0")))
    expect((await contentsOf(again)).events.map(({ type, asserted }) => [type, asserted]).slice(0, 3)).to.deep.equal([
      ["death", false],
      ["burial", false],
      ["cremation", true],
    ])
  })

  it("has the present privacy as RESN, and what else RESN says as it came", async () => {
    const records =
      "0 @I1@ INDI\n1 RESN privacy\n1 NAME A //\n1 BIRT\n2 DATE 1809\n2 RESN privacy\n1 DEAT Y\n0 @I2@ INDI\n1 RESN locked\n1 NAME B //"
    const { world, person, events } = await imports(records)
    expect(await world.records()).to.equal(records)
    const [birth, death] = events.map(({ id }) => ({ eventId: id, ifMatch: null }))
    if (birth === undefined || death === undefined) throw new Error("no events")
    expect(await changes(world, () => world.edit(updateEvent, { ...death, privacy: "hidden" }))).to.deep.equal([
      "+ 2 RESN confidential",
    ])
    expect(await changes(world, () => world.edit(updateEvent, { ...birth, privacy: "default" }))).to.deep.equal([
      "- 2 RESN privacy",
    ])
    expect(await changes(world, () => world.edit(updatePerson, { ...person("A"), privacy: "hidden" }))).to.deep.equal([
      "- 1 RESN privacy",
      "+ 1 RESN confidential",
    ])
    expect(await changes(world, () => world.edit(updatePerson, { ...person("B"), privacy: "hidden" }))).to.deep.equal([
      "- 1 RESN locked",
      "+ 1 RESN confidential",
      "+ 1 _RESN locked",
    ])
    expect(await world.records("7.0")).to.include("1 RESN CONFIDENTIAL, LOCKED")
    expect(
      await changes(world, () => world.edit(updatePerson, { ...person("B"), privacy: "default" })),
    ).to.have.members(["- 1 RESN confidential", "- 1 _RESN locked", "+ 1 RESN locked"])
  })

  it("has the flags of other programs as they came, until the privacy changes", async () => {
    const records =
      "0 @I1@ INDI\n1 _PRIV Y\n1 NAME A //\n1 BIRT\n2 DATE 1809\n2 _PRIVATE Y\n1 DEAT Y\n0 @I2@ INDI\n1 _PRIV N\n1 NAME B //"
    const { world, person, events } = await imports(records)
    expect(await world.records()).to.equal(records)
    const birth = events.find(({ privacy }) => privacy === "hidden")
    if (birth === undefined) throw new Error("no hidden event")
    const change = { eventId: birth.id, ifMatch: null, privacy: "default" } as const
    expect(await changes(world, () => world.edit(updateEvent, change))).to.deep.equal(["- 2 _PRIVATE Y"])
    expect(await changes(world, () => world.edit(updatePerson, { ...person("A"), privacy: "default" }))).to.deep.equal([
      "- 1 _PRIV Y",
    ])
    expect(await changes(world, () => world.edit(updatePerson, { ...person("A"), privacy: "hidden" }))).to.deep.equal([
      "+ 1 RESN confidential",
    ])
  })

  it("leaves out the coordinates of a place that an event has no more, and keeps its address", async () => {
    const { world, events } = await imports(`0 @I1@ INDI
1 NAME Ann /Lee/
1 RESI
2 DATE 1900
2 PLAC Maer
3 MAP
4 LATI N52.9
4 LONG W2.3
2 ADDR Maer Hall
3 CITY Maer
2 PHON 17
1 RESI
2 ADDR 6 Queen Anne Street
2 PHON 18`)
    const [first, second] = events
    if (first === undefined || second === undefined) return expect.fail("both are there")
    const edited = (eventId: typeof first.id, fields: { readonly place?: string; readonly notes?: string }) =>
      changes(world, () => world.edit(updateEvent, { eventId, ifMatch: null, ...fields }))
    const [old, other] = first.date === null ? [second, first] : [first, second]
    expect(await edited(old.id, { notes: "by letter" })).to.deep.equal(["+ 2 NOTE by letter"])
    expect(await edited(old.id, { place: "MAER" })).to.deep.equal([])
    expect(await edited(old.id, { place: "Down" })).to.deep.equal([
      "- 2 PLAC Maer",
      "- 3 MAP",
      "- 4 LATI N52.9",
      "- 4 LONG W2.3",
      "+ 2 PLAC Down",
    ])
    expect(await edited(other.id, { place: "London" })).to.deep.equal(["+ 2 PLAC London"])
  })

  it("leaves out an event that was deleted, and adds one that was made", async () => {
    const { world, person, events, treeId } = await imports()
    const occupation = events.find(({ type }) => type === "occupation")
    if (occupation === undefined) throw new Error("no occupation")
    expect(
      await changes(world, () => world.edit(deleteEvent, { eventId: occupation.id, ifMatch: null })),
    ).to.deep.equal(["- 1 OCCU Naturalist"])
    const { personId } = person("FitzRoy")
    expect(
      await changes(world, () =>
        world.edit(createEvent, { treeId, personId, type: "Voyage", date: { year: 1831 }, detail: "HMS Beagle" }),
      ),
    ).to.deep.equal(["+ 1 EVEN HMS Beagle", "+ 2 TYPE Voyage", "+ 2 DATE 1831"])
  })

  it("writes a changed name in its place; a NICK stays as long as it is the nickname", async () => {
    const { world, person, names } = await imports()
    const nameOf = (given: string) => {
      const found = names.find(({ givenName }) => givenName === given)
      if (found === undefined) throw new Error(`no ${given}`)
      return { personId: found.personId, nameId: found.id, ifMatch: null }
    }
    expect(
      await changes(world, () => world.edit(updateName, { ...nameOf("Charles Robert"), givenName: "Charles" })),
    ).to.deep.equal([
      "- 1 NAME Charles Robert /Darwin/",
      "- 2 GIVN Charles Robert",
      "+ 1 NAME Charles /Darwin/",
      "+ 2 GIVN Charles",
    ])
    const { personId } = person("Emma")
    expect(
      await changes(world, () =>
        world.edit(createName, { personId, nameType: "religious", givenName: "Sister", surname: "E" }),
      ),
    ).to.deep.equal(["+ 1 NAME Sister /E/", "+ 2 TYPE religious", "+ 2 GIVN Sister", "+ 2 SURN E"])
    expect(await changes(world, () => world.edit(updateName, { ...nameOf("Emmy"), givenName: "Em" }))).to.deep.equal([
      "- 2 NICK Emmy",
      "+ 1 NAME Em",
      "+ 2 TYPE nickname",
      "+ 2 GIVN Em",
    ])
    const married = names.find(({ nameType }) => nameType === "married")
    if (married === undefined) throw new Error("no married name")
    expect(await changes(world, () => world.edit(makeNamePrimary, { personId, nameId: married.id }))).to.deep.equal([
      "+ 1 NAME Emma /Darwin/",
      "+ 2 TYPE married",
      "+ 2 GIVN Emma",
      "+ 2 SURN Darwin",
      "+ 2 _STEMMA_PRIMARY Y",
      "- 2 _MARNM Darwin",
      "+ 2 TYPE birth",
    ])
  })

  it("writes new citations in their places, and leaves out deleted sources with theirs", async () => {
    const { world, person, treeId, sources, relationships } = await imports()
    const source = sources.find(({ title }) => title === "Registers of Shrewsbury")
    const bible = sources.find(({ title }) => title === "The family Bible")
    const tie = relationships.find(({ type }) => type === "parent_child")
    if (source === undefined || bible === undefined || tie === undefined) throw new Error("not there")
    const { personId } = person("FitzRoy")
    expect(
      await changes(world, () =>
        world.edit(createCitation, { treeId, sourceId: source.id, personId, page: "1", detail: "a\nb", confidence: 0 }),
      ),
    ).to.deep.equal(["+ 1 SOUR @S1@", "+ 2 PAGE 1", "+ 2 DATA", "+ 3 TEXT a", "+ 4 CONT b", "+ 2 QUAY 0"])
    expect(
      await changes(world, () => world.edit(createCitation, { treeId, sourceId: source.id, relationshipId: tie.id })),
    ).to.deep.equal(["+ 2 _STEMMA_PARENT @I1@", "+ 3 SOUR @S1@"])
    expect(
      shortened(
        await changes(world, () =>
          world.edit(updateSource, { sourceId: bible.id, ifMatch: null, author: "The family" }),
        ),
      ),
    ).to.deep.equal([
      "- 2 SOUR The family Bible",
      "+ 2 SOUR @S@",
      "+ 0 @S@ SOUR",
      "+ 1 TITL The family Bible",
      "+ 1 AUTH The family",
    ])
    const deletion = await changes(world, () => world.edit(deleteSource, { sourceId: source.id, ifMatch: null }))
    expect(deletion.every((line) => line.startsWith("- "))).to.equal(true)
    expect(await world.records()).not.to.include("@S1@")
  })

  it("writes the new repository of a source as a record", async () => {
    const { world, sources } = await imports()
    const change = { sourceId: sources[0]!.id, ifMatch: null }
    expect(
      await changes(world, () => world.edit(updateSource, { ...change, url: "https://example.org" })),
    ).to.deep.equal(["+ 1 _URL https://example.org"])
    expect(
      shortened(await changes(world, () => world.edit(updateSource, { ...change, repository: "Kew" }))),
    ).to.deep.equal(["- 1 REPO @R1@", "+ 1 REPO @R@", "+ 0 @R@ REPO", "+ 1 NAME Kew"])
  })

  it("leaves out deleted people and all that points at them, and is the old file after their restore", async () => {
    const { world, person } = await imports()
    expect(
      await changes(world, () => world.edit(deletePerson, { ...person("FitzRoy"), cascade: false })),
    ).to.deep.equal(["- 1 ASSO @I4@", "- 2 RELA captain", "- 0 @I4@ INDI", "- 1 NAME Robert /FitzRoy/"])
    await world.edit(restorePerson, { personId: person("FitzRoy").personId, cascade: false })
    await world.edit(deletePerson, { ...person("Emma"), cascade: false })
    const alone = await world.records()
    expect(alone)
      .to.include("0 @F1@ FAM\n1 HUSB @I1@\n1 CHIL @I3@\n")
      .and.not.to.match(/@I2@|MARR|Emma/)
    await world.edit(restorePerson, { personId: person("Emma").personId, cascade: false })
    expect(await world.records()).to.equal(family)
  })

  it("writes families according to the present relationships", async () => {
    const { world, person, relationships, treeId } = await imports()
    const charles = person("Charles").personId
    const emma = person("Emma").personId
    const partnership = relationships.find(({ type }) => type === "partnership")
    const [fromCharles] = relationships.filter(
      ({ type, fromPersonId }) => type === "parent_child" && fromPersonId === charles,
    )
    if (partnership === undefined || fromCharles === undefined) throw new Error("not there")
    const { id: annie } = await world.edit(createPerson, { treeId, givenName: "Annie", gender: "female" })
    expect(
      shortened(
        await changes(world, async () => {
          for (const parent of [charles, emma])
            await world.edit(createRelationship, {
              treeId,
              type: "parent_child",
              fromPersonId: parent,
              toPersonId: annie,
            })
        }),
      ),
    ).to.deep.equal(["+ 1 CHIL @I@", "+ 1 FAMC @F1@"])
    expect(
      await changes(world, () =>
        world.edit(updateRelationship, { relationshipId: fromCharles.id, ifMatch: null, qualifier: "step" }),
      ),
    ).to.deep.equal([
      "+ 2 _STEMMA_PEDI step",
      "+ 3 _STEMMA_PARENT @I1@",
      "+ 2 _STEMMA_PEDI biological",
      "+ 3 _STEMMA_PARENT @I2@",
    ])
    expect(
      await changes(world, () =>
        world.edit(updateRelationship, { relationshipId: partnership.id, ifMatch: null, notes: "First cousins." }),
      ),
    ).to.deep.equal(["- 1 NOTE Cousins.", "+ 1 NOTE First cousins."])
    expect(
      shortened(
        await changes(world, () => world.edit(deleteRelationship, { relationshipId: fromCharles.id, ifMatch: null })),
      ),
    ).to.deep.equal([
      "+ 1 FAMS @F@",
      "- 1 FAMC @F1@",
      "- 2 STAT proven",
      "- 2 _STEMMA_PEDI step",
      "- 3 _STEMMA_PARENT @I1@",
      "- 2 _STEMMA_PEDI biological",
      "- 3 _STEMMA_PARENT @I2@",
      "+ 1 FAMC @F@",
      "- 1 CHIL @I3@",
      "+ 0 @F@ FAM",
      "+ 1 WIFE @I2@",
      "+ 1 CHIL @I3@",
    ])
  })

  it("takes a second parent into the family of one", async () => {
    const { world, person, treeId } = await imports(
      "0 @I1@ INDI\n1 NAME Josiah /Wedgwood/\n1 FAMS @F1@\n0 @I2@ INDI\n1 NAME Emma /Wedgwood/\n1 FAMC @F1@\n2 PEDI " +
        "adopted\n0 @I3@ INDI\n1 NAME Fanny /Wedgwood/\n1 FAMC @F1@\n0 @F1@ FAM\n1 HUSB @I1@\n1 CHIL @I2@\n1 CHIL " +
        "@I3@\n1 _KIT 7",
    )
    const { id: bessy } = await world.edit(createPerson, { treeId, givenName: "Bessy", gender: "female" })
    const [josiah, emma, fanny] = ["Josiah", "Emma", "Fanny"].map((given) => person(given).personId) as [
      PersonId,
      PersonId,
      PersonId,
    ]
    const parent = (child: PersonId, qualifier: ParentQualifier) =>
      world.edit(createRelationship, {
        treeId,
        type: "parent_child",
        fromPersonId: bessy,
        toPersonId: child,
        qualifier,
      })
    // Of one child alone: a family of their own.
    expect(shortened(await changes(world, () => parent(emma, "adoptive")))).to.include("+ 0 @F@ FAM")
    expect(shortened(await changes(world, () => parent(fanny, "biological")))).to.deep.equal([
      "- 1 FAMC @F@",
      "- 2 PEDI adopted",
      "+ 1 WIFE @I@",
      "+ 1 _STEMMA_PARTNERSHIP N",
      "- 1 FAMS @F@",
      "- 0 @F@ FAM",
      "- 1 WIFE @I@",
      "- 1 CHIL @I2@",
      "+ 1 FAMS @F1@",
    ])
    expect(
      shortened(
        await changes(world, async () => {
          const { id } = await world.edit(createRelationship, {
            treeId,
            type: "partnership",
            fromPersonId: bessy,
            toPersonId: josiah,
          })
          await world.edit(createEvent, { treeId, relationshipId: id, type: "marriage" })
        }),
      ),
    ).to.deep.equal(["- 1 _STEMMA_PARTNERSHIP N", "+ 1 MARR Y"])
    const file = await world.exported()
    const again = await anExportWorld()
    await imported(again, uploadOf(file))
    expect(await treeContents(again)).to.deep.equal(await treeContents(world))
  })

  it("leaves a family of one unchanged if it has more than its persons", async () => {
    const { world, person, treeId } = await imports(
      "0 @I1@ INDI\n1 NAME Josiah\n0 @I2@ INDI\n1 NAME Emma\n0 @F1@ FAM\n1 HUSB @I1@\n1 CHIL @I2@\n1 MARR\n2 DATE 1792",
    )
    const { id: bessy } = await world.edit(createPerson, { treeId, givenName: "Bessy", gender: "female" })
    const lines = await changes(world, () =>
      world.edit(createRelationship, {
        treeId,
        type: "parent_child",
        fromPersonId: bessy,
        toPersonId: person("Emma").personId,
      }),
    )
    expect(shortened(lines)).to.include("+ 0 @F@ FAM")
  })

  it("says that parents are no partners any more", async () => {
    const { world, relationships } = await imports()
    const partnership = relationships.find(({ type }) => type === "partnership")
    if (partnership === undefined) throw new Error("not there")
    const lines = await changes(world, () =>
      world.edit(deleteRelationship, { relationshipId: partnership.id, ifMatch: null }),
    )
    expect(lines).to.include("+ 1 _STEMMA_PARTNERSHIP N").and.to.include("- 1 MARR").and.not.to.include("- 1 REFN 17")
    const again = await anExportWorld()
    await imported(again, uploadOf(await world.exported()))
    expect((await treeContents(again)).relationships.map(({ type }) => type)).to.deep.equal([
      "parent_child",
      "parent_child",
    ])
  })

  it("writes each event of a couple with two records in the record that had it", async () => {
    const records =
      `0 @I1@ INDI\n1 NAME A //\n0 @I2@ INDI\n1 NAME B //\n0 @F1@ FAM\n1 HUSB @I1@\n1 WIFE @I2@\n1 MARR\n2 DATE ` +
      `1900\n0 @F2@ FAM\n1 HUSB @I1@\n1 WIFE @I2@\n1 MARR\n2 DATE 1910\n0 @F3@ FAM\n1 HUSB @I1@\n1 MARR\n2 DATE 1920`
    const { world, relationships, treeId } = await imports(records)
    expect(await world.records()).to.equal(records)
    const relationshipId = relationships[0]!.id
    expect(
      await changes(world, () => world.edit(createEvent, { treeId, relationshipId, type: "divorce" })),
    ).to.deep.equal(["+ 1 DIV Y"])
    expect(await world.records()).to.include("2 DATE 1900\n1 DIV Y\n0 @F2@ FAM")
  })

  it("gives the records of a second file other xrefs where the first has them, and each pointer follows", async () => {
    const { world } = await imports()
    await imported(world, uploadOf(gedcomText(family)))
    const records = await world.records()
    expect(records.startsWith(family)).to.equal(true)
    const second = records.slice(family.length + 1)
    const xrefs = [...records.matchAll(/^0 (@\w+@)/gm)].map(([, xref]) => xref)
    expect(new Set(xrefs).size).to.equal(xrefs.length)
    // Shared notes, repositories and submitters are the same: they are kept once, under their old names.
    expect(
      second
        .match(/@[A-Z]\d@/g)
        ?.filter(
          (xref) =>
            !family.includes(`0 ${xref} NOTE`) &&
            !family.includes(`0 ${xref} REPO`) &&
            !family.includes(`0 ${xref} SUBM`),
        ),
    ).to.deep.equal([])
    const fitzRoy = /(@\w+@) INDI\n1 NAME Robert/.exec(second)?.[1]
    expect(second).to.include(`1 ASSO ${fitzRoy}\n`)
    const again = await anExportWorld()
    await imported(again, uploadOf(await world.exported()))
    const ties = async (one: ExportWorld) =>
      (await treeContents(one)).relationships.map(({ type, ends }) => [type, ...ends]).sort()
    expect(await ties(again)).to.deep.equal(await ties(world))
  })

  it("keeps a couple together that only the persons' own records name", async () => {
    const couple = `0 @I1@ INDI
1 NAME Adam /Lee/
1 FAMS @F2@
0 @I2@ INDI
1 NAME Abel /Lee/
1 FAMC @F2@
0 @I3@ INDI
1 NAME Eve /Lee/
1 FAMS @F2@
0 @F1@ FAM
1 WIFE @I2@
0 @F2@ FAM`
    const { world, relationships } = await imports(couple)
    expect(relationships.map(({ type }) => type).sort()).to.deep.equal(["parent_child", "parent_child", "partnership"])
    expect(await world.records()).to.equal(couple)
  })

  it("gives records of one file that share an xref different ones; pointers mean the first", async () => {
    const shared = `0 @I1@ INDI
1 NAME Ann /Lee/
1 NOTE @N1@
0 @I1@ INDI
1 NAME Ben /Lee/
0 @N1@ NOTE The first
0 @N1@ NOTE The second
0 @N1@ REPO
1 NAME The archive
0 @I1@ _PLACE Down House
0 _PLACE Maer Hall`
    const { world, persons } = await imports(shared)
    expect(persons.map(({ notes }) => notes)).to.deep.equal(["The first", null])
    const records = await world.records()
    const xrefs = [...records.matchAll(/^0 (@\w+@)/gm)].map(([, xref]) => xref)
    expect([xrefs.length, new Set(xrefs).size]).to.deep.equal([6, 6])
    expect(shortened(records.split("\n"))).to.deep.equal(
      shortened([
        ...shared.split("\n").slice(0, 3),
        "0 @I@ INDI",
        "1 NAME Ben /Lee/",
        "0 @N1@ NOTE The first",
        "0 @N@ NOTE The second",
        "0 @R@ REPO",
        "1 NAME The archive",
        "0 @X@ _PLACE Down House",
        "0 _PLACE Maer Hall",
      ]),
    )
  })

  it("keeps its own people apart from those of its own export, imported beside them", async () => {
    const world = await anExportWorld()
    const { id: parent } = await world.edit(createPerson, { treeId: world.tree.id, givenName: "Josiah" })
    const { id: child } = await world.edit(createPerson, { treeId: world.tree.id, givenName: "Emma" })
    await world.edit(createRelationship, {
      treeId: world.tree.id,
      type: "parent_child",
      fromPersonId: parent,
      toPersonId: child,
    })
    const { id: sourceId } = await world.edit(createSource, { treeId: world.tree.id, title: "Letters" })
    await world.edit(createCitation, { treeId: world.tree.id, sourceId, personId: child })
    await imported(world, uploadOf(await world.exported()))
    const again = await anExportWorld()
    await imported(again, uploadOf(await world.exported()))
    expect((await treeContents(again)).relationships).to.have.length(2)
    const xrefs = [...(await world.records()).matchAll(/^0 (@\w+@)/gm)].map(([, xref]) => xref)
    expect(new Set(xrefs).size).to.equal(8)
  })

  it("in the other version words dates, types and shared notes as that has them", async () => {
    const { world } = await imports(`0 @I1@ INDI
1 NAME Anne //
2 TYPE maiden
1 BIRT
2 DATE @#DJULIAN@ 5 OCT 1582
1 RELI Quaker
2 DATE INT 1650 (in her youth)
1 NOTE @N1@
0 @N1@ NOTE Shared.`)
    expect(await world.records("7.0")).to.equal(`0 @I1@ INDI
1 NAME Anne //
2 TYPE MAIDEN
1 BIRT
2 DATE JULIAN 5 OCT 1582
1 RELI Quaker
2 DATE 1650
3 PHRASE in her youth
1 SNOTE @N1@
0 @N1@ SNOTE Shared.`)
  })

  it("has no line of more than 255 characters in 5.5.1, and none that a text made", async () => {
    const { world, person } = await imports()
    const notes = `${"@ long ".repeat(2_000)}\n0 TRLR\r1 NAME Nobody\u2028\u00850 @I1@ INDI`
    await world.edit(updatePerson, { ...person("FitzRoy"), notes })
    const file = await world.exported()
    expect(Math.max(...file.split("\n").map((line) => line.length))).to.be.at.most(254)
    expect(file.match(/^0 TRLR$/gm)).to.have.length(1)
    expect(withoutFrame(file).match(/^0 @I\d@ INDI$/gm)).to.have.length(4)
  })
})
