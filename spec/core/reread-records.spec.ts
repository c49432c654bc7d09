import { expect } from "chai"
import { orderRelationships } from "../../core/commands/relationship/order-relationships.ts"
import { updatePerson } from "../../core/commands/person/update-person.ts"
import type { Job } from "../../core/domain/job.ts"
import type { RereadPiece } from "../../core/jobs/reread-pieces.ts"
import { rereadRecords } from "../../core/jobs/reread-records.ts"
import { type MemoryStore, openMemoryStore } from "../../adapters/memory/store.ts"
import { newId, noon } from "../support/builders.ts"
import { anExportWorld, type ExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"
import { commit } from "../support/store.ts"

const file = gedcomText(`0 @I1@ INDI
1 NAME Ann /Lee/
1 _UID AB-12
1 FAMS @F1@
0 @I2@ INDI
1 NAME Bob /Lee/
1 REFN 42
1 FAMS @F1@
0 @I3@ INDI
1 NAME Carl /Lee/
0 @F1@ FAM
1 HUSB @I2@
1 WIFE @I1@
1 REFN 17
0 @S1@ SOUR
1 TITL Register
1 RIN 9`)

describe("The job that fills new fields from kept records after an upgrade", () => {
  let store: MemoryStore
  let world: ExportWorld
  beforeEach(async () => {
    store = openMemoryStore()
    world = await anExportWorld(store)
  })

  /** Imports the file, as a version did that had no identifiers. */
  const importedBefore = async (text = file): Promise<void> => {
    await imported(world, uploadOf(text))
    const { persons: all, sources: works, relationships: edges } = await contentsOf(world)
    await commit(store, async ({ persons, sources, relationships }) => {
      await persons.fill((await persons.ofIds(world.tree.id, idsOf(all))).map(unread))
      await sources.fill((await sources.ofIds(world.tree.id, idsOf(works))).map(unread))
      await relationships.fill((await relationships.ofIds(world.tree.id, idsOf(edges))).map(unread))
    })
  }
  const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)
  const unread = <T>(row: T): T & { readonly identifiers: null } => ({ ...row, identifiers: null })

  /** Runs one piece, and returns the next one if there is one. */
  const piece = async (job: RereadPiece): Promise<RereadPiece | null> => {
    await rereadRecords({ uow: store.uow, newId, now: () => noon })(job)
    const enqueued: Job[] = []
    await (await store.worker.run(async (next) => void enqueued.push(next))).stop()
    const [next = null] = enqueued.flatMap((one) => (one.kind === "reread_records" ? [one] : []))
    return next
  }
  const rereadAll = async (): Promise<number> => {
    let pieces = 0
    for (let job: RereadPiece | null = { treeId: null, from: 0 }; job !== null; pieces++) job = await piece(job)
    return pieces
  }
  const found = async (): Promise<readonly unknown[]> => {
    const { persons, sources, relationships } = await contentsOf(world)
    return [...persons, ...relationships, ...sources].map(({ identifiers }) =>
      identifiers?.map(({ type, value }) => `${type} ${value}`).join(),
    )
  }
  const all = ["UID AB-12", "REFN 42", "", "REFN 17", "RIN 9"]

  it("fills the fields that are still to be read, and makes no change, no version and no other line", async () => {
    await importedBefore()
    expect(await found()).to.deep.equal(["", "", "", "", ""])
    const before = await world.records("5.5.1")
    expect(before).to.include("1 _UID AB-12\n").and.to.include("1 REFN 17\n")
    const revision = await commit(store, ({ trees }) => trees.revision(world.tree.id))
    const versions = (await contentsOf(world)).persons.map(({ version }) => version)
    await rereadAll()
    expect(await found()).to.deep.equal(all)
    expect(await world.records("5.5.1")).to.equal(before)
    expect(await commit(store, ({ trees }) => trees.revision(world.tree.id))).to.equal(revision)
    expect((await contentsOf(world)).persons.map(({ version }) => version)).to.deep.equal(versions)
  })

  describe("finds the places of children and partners", () => {
    const family = gedcomText(`0 @I1@ INDI
1 NAME Adam /Lee/
1 FAMS @F2@
1 FAMS @F1@
0 @I2@ INDI
1 NAME Berta /Lee/
1 FAMS @F1@
0 @I3@ INDI
1 NAME Cora /Lee/
1 FAMS @F2@
0 @I4@ INDI
1 NAME Dora /Lee/
0 @I5@ INDI
1 NAME Emil /Lee/
0 @I6@ INDI
1 NAME Fritz /Lee/
0 @F1@ FAM
1 HUSB @I1@
1 WIFE @I2@
1 CHIL @I5@
1 CHIL @I4@
0 @F2@ FAM
1 HUSB @I1@
1 WIFE @I3@
1 CHIL @I6@`)
    const places = async (): Promise<readonly string[]> =>
      (await contentsOf(world)).relationships.map(({ position, toPosition }) => `${position} ${toPosition}`)
    const withoutPlaces = async (): Promise<void> => {
      const edges = (await contentsOf(world)).relationships
      await commit(store, async ({ relationships }) => {
        const rows = await relationships.ofIds(world.tree.id, idsOf(edges))
        await relationships.fill(rows.map((row) => ({ ...row, position: null, toPosition: null })))
      })
    }

    it("as an import reads them, and the export stays as it was", async () => {
      await imported(world, uploadOf(family))
      const [whole, before] = [await places(), await world.records("5.5.1")]
      expect(whole).to.deep.equal(["2 1", "2 null", "1 null", "3 null", "2 null", "1 1", "1 null", "1 null"])
      await withoutPlaces()
      expect(await world.records("5.5.1")).to.equal(before)
      await rereadAll()
      expect(await places()).to.deep.equal(whole)
      expect(await world.records("5.5.1")).to.equal(before)
    })

    it("unless an editor has ordered them since", async () => {
      await imported(world, uploadOf(family))
      await withoutPlaces()
      const children = (await contentsOf(world)).relationships.filter(({ type }) => type === "parent_child")
      const adam = children[0]?.fromPersonId ?? expect.fail("no parent")
      const ids = children.filter(({ fromPersonId }) => fromPersonId === adam).map(({ id }) => id)
      await world.edit(orderRelationships, { treeId: world.tree.id, personId: adam, of: "children", ids })
      await rereadAll()
      const ordered = (await contentsOf(world)).relationships
      expect(ids.map((id) => ordered.find((edge) => edge.id === id)?.position)).to.deep.equal([1, 2, 3])
    })
  })

  it("finds when the file changed each record, and no line is another one", async () => {
    const change = (level: number, day: number) => `\n${level} CHAN\n${level + 1} DATE ${day} JAN 2018`
    const dated = gedcomText(
      `0 @I1@ INDI\n1 NAME Ann /Lee/${change(2, 2)}\n1 BIRT\n2 DATE 1850\n2 SOUR @S1@${change(3, 4)}${change(2, 3)}\n` +
        `1 FAMS @F1@${change(1, 1)}\n0 @I2@ INDI\n1 NAME Bob /Lee/\n1 FAMS @F1@\n` +
        `0 @F1@ FAM\n1 HUSB @I2@\n1 WIFE @I1@\n1 CHIL @I3@${change(1, 5)}\n0 @I3@ INDI\n1 NAME Cid /Lee/\n` +
        `0 @S1@ SOUR\n1 TITL Register${change(1, 6)}`,
    )
    const days = async (): Promise<readonly string[]> => {
      const { persons, names, events, relationships, sources, citations } = await contentsOf(world)
      return [persons, names, events, relationships, sources, citations].map((rows) =>
        rows.map(({ fileChangedAt }) => fileChangedAt?.slice(-1) ?? "-").join(""),
      )
    }
    await imported(world, uploadOf(dated))
    const [whole, before] = [await days(), await world.records("5.5.1")]
    expect(whole).to.deep.equal(["1--", "2--", "3", "555", "6", "4"])
    const { persons: p, names: n, events: e, relationships: r, sources: s, citations: c } = await contentsOf(world)
    const asBefore = <T>(row: T): T & { readonly fileChangedAt: null } => ({ ...row, fileChangedAt: null })
    await commit(store, async ({ persons, names, events, relationships, sources, citations }) => {
      await persons.fill((await persons.ofIds(world.tree.id, idsOf(p))).map(asBefore))
      await names.fill((await names.ofIds(world.tree.id, idsOf(n))).map(asBefore))
      await events.fill((await events.ofIds(world.tree.id, idsOf(e))).map(asBefore))
      await relationships.fill((await relationships.ofIds(world.tree.id, idsOf(r))).map(asBefore))
      await sources.fill((await sources.ofIds(world.tree.id, idsOf(s))).map(asBefore))
      await citations.fill((await citations.ofIds(world.tree.id, idsOf(c))).map(asBefore))
    })
    expect((await days()).join("")).to.equal("-".repeat(12))
    expect(await world.records("5.5.1")).to.equal(before)
    await rereadAll()
    expect(await days()).to.deep.equal(whole)
    expect(await world.records("5.5.1")).to.equal(before)
  })

  it("finds the identifiers of names, events and citations, and no line is another one", async () => {
    const identified = gedcomText(
      "0 @I1@ INDI\n1 NAME Ann /Lee/\n2 _UID N\n1 BIRT\n2 DATE 1850\n2 RIN 7\n2 SOUR @S1@\n3 _APID 1,2\n" +
        "0 @S1@ SOUR\n1 TITL Register",
    )
    const values = async (): Promise<readonly unknown[]> => {
      const { names, events, citations } = await contentsOf(world)
      return [...names, ...events, ...citations].map(({ identifiers }) => identifiers?.map(({ value }) => value).join())
    }
    await imported(world, uploadOf(identified))
    const before = await world.records("5.5.1")
    expect(await values()).to.deep.equal(["N", "7", "1,2"])
    const { names: n, events: e, citations: c } = await contentsOf(world)
    await commit(store, async ({ names, events, citations }) => {
      await names.fill((await names.ofIds(world.tree.id, idsOf(n))).map(unread))
      await events.fill((await events.ofIds(world.tree.id, idsOf(e))).map(unread))
      await citations.fill((await citations.ofIds(world.tree.id, idsOf(c))).map(unread))
    })
    expect(await values()).to.deep.equal(["", "", ""])
    expect(await world.records("5.5.1")).to.equal(before)
    await rereadAll()
    expect(await values()).to.deep.equal(["N", "7", "1,2"])
    expect(await world.records("5.5.1")).to.equal(before)
  })

  it("finds the fields of templates, and no line is another one", async () => {
    const template = (level: number, value: number) =>
      `${level} _TMPLT\n${level + 1} TID 9\n${level + 1} FIELD\n${level + 2} NAME Page\n${level + 2} VALUE ${value}`
    const filled = gedcomText(
      `0 @I1@ INDI\n1 NAME Ann /Lee/\n1 SOUR @S1@\n${template(2, 1)}\n0 @S1@ SOUR\n1 TITL Register\n${template(1, 2)}`,
    )
    const values = async (): Promise<readonly unknown[]> => {
      const { sources, citations } = await contentsOf(world)
      return [...sources, ...citations].map(({ fields }) => fields?.map(({ value }) => value).join())
    }
    await imported(world, uploadOf(filled))
    const before = await world.records("5.5.1")
    expect(await values()).to.deep.equal(["2", "1"])
    const { sources: s, citations: c } = await contentsOf(world)
    const without = <T>(row: T): T & { readonly fields: null } => ({ ...row, fields: null })
    await commit(store, async ({ sources, citations }) => {
      await sources.fill((await sources.ofIds(world.tree.id, idsOf(s))).map(without))
      await citations.fill((await citations.ofIds(world.tree.id, idsOf(c))).map(without))
    })
    expect(await values()).not.to.deep.equal(["2", "1"])
    expect(await world.records("5.5.1")).to.equal(before)
    await rereadAll()
    expect(await values()).to.deep.equal(["2", "1"])
    expect(await world.records("5.5.1")).to.equal(before)
  })

  it("leaves alone what an editor has set since", async () => {
    await importedBefore()
    const { persons } = await contentsOf(world)
    const ids = persons.map(({ id }) => ({ treeId: world.tree.id, personId: id, ifMatch: null }))
    await world.edit(updatePerson, { ...ids[0]!, identifiers: [{ type: "REFN", value: "1" }] })
    await world.edit(updatePerson, { ...ids[1]!, identifiers: [] })
    await rereadAll()
    expect((await found()).slice(0, 2)).to.deep.equal(["REFN 1", ""])
    expect(await world.records("5.5.1")).not.to.include("REFN 42")
  })

  it("goes on in pieces, of which each may run again", async () => {
    const people = Array.from({ length: 600 }, (_, at) => `0 @I${at}@ INDI\n1 NAME P${at} /Lee/\n1 REFN ${at}`)
    await importedBefore(gedcomText(people.join("\n")))
    let pieces = 0
    for (let job: RereadPiece | null = { treeId: null, from: 0 }; job !== null; pieces++) {
      await piece(job)
      job = await piece(job)
    }
    expect(pieces).to.equal(4)
    expect(await found()).to.deep.equal(people.map((_, at) => `REFN ${at}`))
  })
})
