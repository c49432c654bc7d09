import { expect } from "chai"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { restorePerson } from "../../core/commands/person/restore-person.ts"
import { updateEvent } from "../../core/commands/event/update-event.ts"
import { updatePerson } from "../../core/commands/person/update-person.ts"
import { updateTree } from "../../core/commands/tree/update-tree.ts"
import type { PersonId, TreeId } from "../../core/domain/ids.ts"
import { listMedia } from "../../core/queries/media/list-media.ts"
import { bring, onto } from "../support/gedcom-actions.ts"
import { contentsOf } from "../support/gedcom-import.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { aGedzipWorld, gedzipOf, type GedzipWorld } from "../support/gedzip.ts"
import { bringBack, saidBy, takeBackup } from "../support/restored-account.ts"
import { commit } from "../support/store.ts"
import { granted, itemsOf } from "../support/world.ts"

const files = { "group.txt": "a group photo", "other.txt": "another picture" }

const dead = (xref: string, name: string, more = ""): string =>
  `0 @${xref}@ INDI\n1 NAME ${name} //\n1 BIRT\n2 DATE 1850\n1 DEAT\n2 DATE 1900${more}\n`
const living = (xref: string, name: string, more = ""): string =>
  `0 @${xref}@ INDI\n1 NAME ${name} //\n1 BIRT\n2 DATE 1990${more}\n`
const group = "0 @M1@ OBJE\n1 FILE group.txt\n2 FORM text/plain\n"
const linked = "\n1 OBJE @M1@"

const archiveOf = (records: string) => ({ "gedcom.ged": gedcomText(records.trimEnd(), "7.0"), ...files })

/** A public tree that these records came into, in an archive with the pictures. */
const published = async (records: string) => {
  const world = await aGedzipWorld()
  const { id: treeId } = world.tree
  granted(await world.run("owner", updateTree, { treeId, ifMatch: null, visibility: "public" }))
  await world.imported(archiveOf(records))
  const { persons, events } = await contentsOf(world)
  const idOf = (name: string): PersonId =>
    persons.find(({ givenName }) => givenName === name)?.id ?? expect.fail(`no ${name}`)
  return { world, events, idOf, seen: () => seenIn(world) }
}

/** The files that a visitor finds among the media. */
const seenIn = async (world: GedzipWorld, treeId: TreeId = world.tree.id): Promise<readonly (string | null)[]> =>
  (await itemsOf(await world.see("stranger", listMedia, { treeId, limit: null, cursor: null }))).map(
    ({ filename }) => filename,
  )

const seenWith = async (records: string) => (await published(records)).seen()

describe("A medium that several records of a file link", () => {
  it("is seen by strangers only if all persons are fully visible, in whatever order the records come", async () => {
    expect(await seenWith(dead("I1", "Ann", linked) + dead("I2", "Bob", linked) + group)).to.deep.equal(["group.txt"])
    expect(await seenWith(dead("I1", "Ann", linked) + living("I2", "Bob", linked) + group)).to.deep.equal([])
    expect(await seenWith(living("I2", "Bob", linked) + dead("I1", "Ann", linked) + group)).to.deep.equal([])
  })

  it("concerns the persons of an event, a name or a citation with the link", async () => {
    for (const more of [
      "\n1 OCCU Smith\n2 OBJE @M1@",
      "\n1 NAME Rob //\n2 OBJE @M1@",
      "\n1 SOUR @S1@\n2 OBJE @M1@",
      "\n1 OBJE\n2 FILE group.txt\n3 FORM text/plain",
    ]) {
      const records = `${dead("I1", "Ann", linked)}${living("I2", "Bob", more)}0 @S1@ SOUR\n1 TITL A book\n${group}`
      expect(await seenWith(records), more).to.deep.equal([])
    }
  })

  it("concerns the partners of a family's event, and all members of a family that links it", async () => {
    const family = (more: string, husband: string) =>
      `${dead("I1", "Ann", linked)}${husband}${living("I3", "Kim")}${group}0 @F1@ FAM\n1 HUSB @I2@\n1 WIFE @I1@\n1 CHIL @I3@${more}\n`
    const wedding = "\n1 MARR\n2 DATE 1880\n2 OBJE @M1@"
    expect(await seenWith(family(wedding, dead("I2", "Bob")))).to.deep.equal(["group.txt"])
    expect(await seenWith(family(wedding, living("I2", "Bob")))).to.deep.equal([])
    expect(await seenWith(family(linked, dead("I2", "Bob"))), "the child lives").to.deep.equal([])
  })

  it("is hidden with a hidden event that links it, and seen with it", async () => {
    const { world, events, seen } = await published(
      `${dead("I1", "Ann", `${linked}\n1 OCCU Spy\n2 RESN confidential\n2 OBJE @M1@`)}${group}`,
    )
    expect(await seen()).to.deep.equal([])
    const eventId = events.find(({ type }) => type === "occupation")?.id ?? expect.fail("no occupation")
    await world.edit(updateEvent, { eventId, ifMatch: null, privacy: "default" })
    expect(await seen()).to.deep.equal(["group.txt"])
  })

  it("needs its source to be readable too, where a source links it", async () => {
    const records = (more: string) => `${dead("I1", "Ann", linked)}${more}0 @S1@ SOUR\n1 TITL A book${linked}\n${group}`
    // The source comes first: the medium is attached to it, and linked by the person.
    expect(await seenWith(records(""))).to.deep.equal([])
    expect(await seenWith(records(dead("I2", "Bob", "\n1 SOUR @S1@")))).to.deep.equal(["group.txt"])
    expect(await seenWith(records(living("I2", "Bob", "\n1 SOUR @S1@")))).to.deep.equal([])
    expect(await seenWith(records(dead("I2", "Bob", "\n1 SOUR @S1@") + living("I3", "Kim", linked)))).to.deep.equal([])
  })

  it("follows what is said of the persons, and stays hidden while and after a living one is deleted", async () => {
    const { world, idOf, seen } = await published(dead("I1", "Ann", linked) + living("I2", "Bob", linked) + group)
    const change = { personId: idOf("Bob"), ifMatch: null }
    await world.edit(updatePerson, { ...change, isLiving: false })
    expect(await seen()).to.deep.equal(["group.txt"])
    await world.edit(deletePerson, { ...change, cascade: false })
    expect(await seen()).to.deep.equal([])
    await world.edit(restorePerson, { ...change, cascade: false })
    expect(await seen()).to.deep.equal(["group.txt"])
    await world.edit(deletePerson, { ...change, cascade: false })
    const later = new Date("2030-01-01T00:00:00.000Z")
    await commit(world.store, ({ purges }) => purges.removeExpired(world.tree.id, later, 1_000))
    expect(await seen()).to.deep.equal([])
  })

  it("concerns an existing person, whatever the import does with the incoming record", async () => {
    for (const action of ["skip", "merge"] as const) {
      const { world, idOf, seen } = await published(living("I2", "Bob"))
      const resolutions = { "@I2@": onto(action, idOf("Bob")) }
      const records = dead("I1", "Ann", linked) + living("I2", "Bob", linked) + group
      granted(await world.importing(gedzipOf(archiveOf(records)), { resolutions }))
      expect(await seen(), action).to.deep.equal([])
      await world.edit(updatePerson, { personId: idOf("Bob"), ifMatch: null, isLiving: false })
      expect(await seen(), action).to.deep.equal(["group.txt"])
    }
  })

  it("concerns the person who overwrites another in an import", async () => {
    const { world, idOf, seen } = await published(dead("I1", "Ann", linked) + dead("I2", "Bob", linked) + group)
    expect(await seen()).to.deep.equal(["group.txt"])
    await bring(world, living("I2", "Bob"), "new", { "@I2@": onto("overwrite", idOf("Bob")) })
    expect(await seen()).to.deep.equal([])
    const { persons } = await contentsOf(world)
    const bob = persons.find(({ givenName }) => givenName === "Bob") ?? expect.fail("no Bob")
    await world.edit(updatePerson, { personId: bob.id, ifMatch: null, isLiving: false })
    expect(await seen()).to.deep.equal(["group.txt"])
  })

  it("is linked once more by no second import of the same archive, and by one that links it from somebody else", async () => {
    const ann = dead("I1", "Ann", linked)
    const { world, idOf, seen } = await published(`${ann}${dead("I2", "Bob", linked)}${group}`)
    const target = { "@I1@": onto("merge", idOf("Ann")), "@I2@": onto("merge", idOf("Bob")) }
    const [medium] = await world.media()
    const linksNow = () =>
      commit(world.store, ({ contents }) => contents(world.tree.id).mediaLinks(medium === undefined ? [] : [medium.id]))
    const before = await linksNow()
    const again = archiveOf(`${ann}${dead("I2", "Bob", linked)}${group}`)
    granted(await world.importing(gedzipOf(again), { resolutions: target }))
    expect(await linksNow()).to.deep.equal(before)
    const more = archiveOf(`${ann}${living("I3", "Kim", linked)}${group}`)
    granted(await world.importing(gedzipOf(more), { resolutions: { "@I1@": onto("merge", idOf("Ann")) } }))
    expect(await seen()).to.deep.equal([])
  })

  it("is as hidden when a backup is brought back", async () => {
    const store = { ...openMemoryStore(), blobs: memoryBlobs() }
    const world = await aGedzipWorld(store, {}, store.blobs)
    const { tree, users } = world
    granted(await world.run("owner", updateTree, { treeId: tree.id, ifMatch: null, visibility: "public" }))
    const other = "0 @M2@ OBJE\n1 FILE other.txt\n2 FORM text/plain\n"
    const records = `${dead("I1", "Ann", `${linked}\n1 OBJE @M2@`)}${living("I2", "Bob", linked)}${group}${other}`
    await world.imported(archiveOf(records))
    expect(await seenIn(world)).to.deep.equal(["other.txt"])
    const backup = await takeBackup(store, users.owner.id)
    const { trees } = granted(await bringBack(store, users.editor.id, backup))
    expect(await seenIn(world, trees[0]?.id)).to.deep.equal(["other.txt"])
    expect(await saidBy(await takeBackup(store, users.editor.id))).to.deep.equal(await saidBy(backup))
  })
})
