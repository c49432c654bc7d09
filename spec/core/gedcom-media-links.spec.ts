import { expect } from "chai"
import { createCitation } from "../../core/commands/citation/create-citation.ts"
import { createEvent } from "../../core/commands/event/create-event.ts"
import { linkMedia } from "../../core/commands/media/link-media.ts"
import { unlinkMedia } from "../../core/commands/media/unlink-media.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { createRelationship } from "../../core/commands/relationship/create-relationship.ts"
import { createSource } from "../../core/commands/source/create-source.ts"
import type { MediaTarget, MediaTargetType } from "../../core/domain/evidence/media-target.ts"
import { type PersonId, TargetId } from "../../core/domain/ids.ts"
import { listMedia } from "../../core/queries/media/list-media.ts"
import { contentsOf } from "../support/gedcom-import.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { faultsOf } from "../support/gedcom-validator.ts"
import { addPicture, aGedzipWorld, type GedzipWorld } from "../support/gedzip.ts"
import { itemsOf } from "../support/world.ts"

const group = "0 @M1@ OBJE\n1 FILE group.txt\n2 FORM text/plain\n"
const couple = "0 @I1@ INDI\n1 NAME Ann //\n1 DEAT Y\n1 FAMS @F1@\n0 @I2@ INDI\n1 NAME Bob //\n1 DEAT Y\n1 FAMS @F1@\n"

const archiveOf = (records: string) => ({
  "gedcom.ged": gedcomText(records.trimEnd(), "7.0"),
  "group.txt": "a group photo",
})

const mediaOf = async (world: GedzipWorld) =>
  itemsOf(await world.see("owner", listMedia, { treeId: world.tree.id, limit: null, cursor: null }))

/** The only medium of a tree. */
const mediumOf = async (world: GedzipWorld) => {
  const [medium, ...others] = await mediaOf(world)
  return medium === undefined || others.length > 0 ? expect.fail("not one medium") : medium
}

const to = (targetType: MediaTargetType, row: { readonly id: string } | undefined): MediaTarget =>
  TargetId.is(row?.id) ? { targetType, targetId: row.id } : expect.fail(`no ${targetType}`)

/** Links and unlinks the only medium of a tree. */
const linking = async (world: GedzipWorld) => {
  const { id: mediaId } = await mediumOf(world)
  return {
    link: (target: MediaTarget) => world.edit(linkMedia, { mediaId, ifMatch: null, ...target }),
    unlink: (target: MediaTarget) => world.edit(unlinkMedia, { mediaId, ifMatch: null, ...target }),
  }
}

/** A tree of these records of a file, which is in an archive with a picture. */
const brought = async (records: string) => {
  const world = await aGedzipWorld()
  await world.imported(archiveOf(records))
  const medium = await mediumOf(world)
  return { world, medium, kinds: medium.links.map(({ targetType }) => targetType), ...(await linking(world)) }
}

/** The lines of an export that point to the medium, each with the lines above it. */
const pathsIn = (records: string): readonly string[] => {
  const above: string[] = []
  return records.split("\n").flatMap((line) => {
    const [, level = "0", tag = ""] = /^(\d+) (?:@[^@]+@ )?(\S+)/.exec(line) ?? []
    above.splice(Number(level), above.length, tag)
    return tag === "OBJE" && level !== "0" ? [above.join(".")] : []
  })
}

describe("Links of media in GEDCOM", () => {
  it("come from every OBJE: of a person, an event, a family, a source and a citation", async () => {
    const { kinds } = await brought(
      `${couple}0 @F1@ FAM\n1 HUSB @I1@\n1 WIFE @I2@\n1 MARR\n2 OBJE @M1@\n1 OBJE @M1@\n` +
        `0 @S1@ SOUR\n1 TITL Album\n1 OBJE @M1@\n` +
        `0 @I3@ INDI\n1 NAME Eve //\n2 SOUR @S1@\n3 OBJE @M1@\n1 DEAT Y\n2 SOUR @S1@\n3 OBJE @M1@\n1 OBJE @M1@\n${group}`,
    )
    expect([...new Set(kinds)].toSorted()).to.deep.equal(["citation", "event", "person", "relationship", "source"])
    expect(kinds.filter((kind) => kind === "citation")).to.have.lengthOf(2)
  })

  it("make one medium of one shared record", async () => {
    const { medium } = await brought(
      `0 @I1@ INDI\n1 NAME Ann //\n1 OBJE @M1@\n0 @I2@ INDI\n1 NAME Bob //\n1 OBJE @M1@\n${group}`,
    )
    expect(medium.links.map(({ targetType }) => targetType)).to.deep.equal(["person", "person"])
  })

  it("of a family's record go to the partnership, and to its members, who decide who may see the medium", async () => {
    const { kinds } = await brought(`${couple}0 @F1@ FAM\n1 HUSB @I1@\n1 WIFE @I2@\n1 OBJE @M1@\n${group}`)
    expect(kinds).to.deep.equal(["relationship", "person", "person"])
  })

  it("of imported lines that nobody changed give the same lines again", async () => {
    const records =
      `${couple}0 @F1@ FAM\n1 HUSB @I1@\n1 WIFE @I2@\n1 MARR\n2 OBJE @M1@\n1 OBJE @M1@\n` +
      `0 @S1@ SOUR\n1 TITL Album\n1 OBJE @M1@\n0 @I3@ INDI\n1 NAME Eve //\n1 SOUR @S1@\n2 OBJE @M1@\n${group}`
    const { world } = await brought(records)
    expect(await world.records("7.0")).to.equal(records.trimEnd())
  })

  it("that an editor removed are no lines any more, and those that stay keep theirs", async () => {
    const { world, medium, unlink } = await brought(
      `0 @S1@ SOUR\n1 TITL Album\n0 @I1@ INDI\n1 NAME Ann //\n1 OBJE @M1@\n` +
        `0 @I2@ INDI\n1 NAME Bob //\n1 OBJE @M1@\n1 SOUR @S1@\n2 OBJE @M1@\n${group}`,
    )
    const [ann, ...others] = medium.links
    if (ann === undefined) expect.fail("no link")
    await unlink(ann)
    expect(pathsIn(await world.records("7.0"))).to.deep.equal(["INDI.OBJE", "INDI.SOUR.OBJE"])
    for (const target of others) await unlink(target)
    expect(pathsIn(await world.records("7.0"))).to.deep.equal([])
    expect((await mediumOf(world)).links).to.deep.equal([])
  })

  it("that an editor added to what a file brought are lines of these records", async () => {
    const { world, link } = await brought(
      `${couple}0 @F1@ FAM\n1 HUSB @I1@\n1 WIFE @I2@\n1 MARR\n0 @S1@ SOUR\n1 TITL Album\n` +
        `0 @I3@ INDI\n1 NAME Eve //\n1 SOUR @S1@\n${group}`,
    )
    const { persons, relationships, events, sources, citations } = await contentsOf(world)
    await link(to("person", persons.at(-1)))
    await link(to("relationship", relationships[0]))
    await link(
      to(
        "event",
        events.find(({ type }) => type === "marriage"),
      ),
    )
    await link(to("source", sources[0]))
    await link(to("citation", citations[0]))
    const { gedcom, records } = await world.unpacked("7.0")
    expect(faultsOf(gedcom, "7.0")).to.deep.equal([])
    expect(pathsIn(records)).to.have.members(["FAM.MARR.OBJE", "FAM.OBJE", "SOUR.OBJE", "INDI.OBJE", "INDI.SOUR.OBJE"])
    expect(pathsIn(records)).to.have.lengthOf(5)
  })
  for (const version of ["5.5.1", "7.0"] as const) {
    it(`are written at each record that no file brought, and read there again, in ${version}`, async () => {
      const world = await aGedzipWorld()
      const treeId = world.tree.id
      const [ann, bob, eve] = [
        await world.edit(createPerson, { treeId, givenName: "Ann" }),
        await world.edit(createPerson, { treeId, givenName: "Bob" }),
        await world.edit(createPerson, { treeId, givenName: "Eve" }),
      ]
      const relate = (type: "partnership" | "parent_child", fromPersonId: PersonId, toPersonId: PersonId) =>
        world.edit(createRelationship, { treeId, type, fromPersonId, toPersonId })
      const wedding = await relate("partnership", ann.id, bob.id)
      const birth = await relate("parent_child", ann.id, eve.id)
      const event = await world.edit(createEvent, { treeId, type: "residence", personId: eve.id, place: "Maer" })
      const source = await world.edit(createSource, { treeId, title: "Album" })
      const citation = await world.edit(createCitation, { treeId, sourceId: source.id, personId: bob.id })
      await addPicture(world, "group.txt")
      const { link } = await linking(world)
      const targets = [
        ...[to("person", ann), to("person", bob), to("relationship", wedding), to("relationship", birth)],
        ...[to("event", event), to("source", source), to("citation", citation)],
      ]
      for (const target of targets) await link(target)
      const { gedcom, records } = await world.unpacked(version)
      expect(faultsOf(gedcom, version)).to.deep.equal([])
      expect(pathsIn(records)).to.have.members([
        ...["INDI.OBJE", "INDI.OBJE", "FAM.OBJE", "FAM.CHIL._STEMMA_PARENT.OBJE"],
        ...["INDI.RESI.OBJE", "SOUR.OBJE", "INDI.SOUR.OBJE"],
      ])
      const again = await aGedzipWorld()
      await again.importing(await world.packed(version))
      expect(new Set((await mediumOf(again)).links.map(({ targetType }) => targetType))).to.deep.equal(
        new Set(["person", "relationship", "event", "source", "citation"]),
      )
      expect(pathsIn((await again.unpacked(version)).records)).to.have.members(pathsIn(records))
    })
  }
})
