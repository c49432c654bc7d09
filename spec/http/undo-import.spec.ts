import { expect } from "chai"
import { TreeId } from "../../core/domain/ids.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, plantTree, refused, dataOf, type TreeScene } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

const family = gedcomText(
  [
    "0 @I1@ INDI",
    "1 NAME Anna /Miller/",
    "1 BIRT",
    "2 DATE 1841",
    "2 PLAC Berlin",
    "0 @I2@ INDI",
    "1 NAME Bert /Miller/",
    "1 SOUR @S1@",
    "2 PAGE 12",
    "0 @F1@ FAM",
    "1 HUSB @I2@",
    "1 CHIL @I1@",
    "0 @S1@ SOUR",
    "1 TITL Register",
    "",
  ].join("\n"),
)

const fieldsOf = (state: unknown): Readonly<Record<string, unknown>> => {
  if (typeof state !== "object" || state === null) throw new Error("The state has no fields.")
  return { ...state }
}

onEveryHost("the undo of an import", (stage) => {
  const { lastChange, changeOf, changesOf, entriesOf, undo, undone, rehearsed, conflictsOf, ...more } = undoScene(stage)
  const { importInto, exported, personOf, patch } = more

  const planted = async (fields: Readonly<Record<string, string>> = {}) => {
    const tree = await plantTree(stage.host, stage.owner)
    const change = await importInto(tree, family, "", {}, fields)
    const people = await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", tree.at))
    const [anna, bert] = ["Anna", "Bert"].map((name) => people.find((one) => one.given_name === name))
    if (anna === undefined || bert === undefined) throw new Error("The people of the file are missing.")
    return { tree, change, anna, bert }
  }
  const peopleOf = async (tree: TreeScene) =>
    (await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", tree.at))).map((one) => one.given_name).sort()

  it("takes back the home person that it chose, the first one of the file, and chooses nobody beside another", async () => {
    const { tree, change, anna, bert } = await planted({ choose_home: "true" })
    const home = async () => (await dataOf(stage.owner.api.GET("/trees/{tree_id}", tree.at))).home_person_id
    expect(await home()).to.equal(anna.id)
    expect((await entriesOf(change)).filter(({ entity_type }) => entity_type === "tree")).to.have.length(1)
    const back = await undone(change)
    expect(await home()).to.equal(null)
    expect(await peopleOf(tree)).to.deep.equal([])
    await undone(back)
    expect(await home()).to.equal(anna.id)
    await dataOf(stage.owner.api.PATCH("/trees/{tree_id}", { ...tree.at, body: { home_person_id: bert.id } }))
    await importInto(tree, gedcomText("0 @I1@ INDI\n1 NAME Etty /Miller/"), "", {}, { choose_home: "true" })
    expect(await home()).to.equal(bert.id)
    const other = await planted()
    expect((await dataOf(stage.owner.api.GET("/trees/{tree_id}", other.tree.at))).home_person_id).to.equal(null)
    expect((await conflictsOf(undo(change))).map(({ field }) => field)).to.include("home_person_id")
  })

  it("takes back what the file added to persons that were there, and leaves those that it skipped", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const body = { given_name: "Anna", surname: "Miller", birth: { date: { year: 1841 } } }
    const anna = await dataOf(stage.owner.api.POST("/trees/{tree_id}/persons", { ...tree.at, body }))
    const bert = await dataOf(
      stage.owner.api.POST("/trees/{tree_id}/persons", { ...tree.at, body: { given_name: "Bert", surname: "Miller" } }),
    )
    const before = await exported(tree)
    const change = await importInto(tree, family, "", {
      "@I1@": { action: "merge", target_id: anna.id },
      "@I2@": { action: "skip", target_id: bert.id },
    })
    expect(await exported(tree)).to.not.equal(before)
    await undone(change)
    expect(await peopleOf(tree)).to.deep.equal(["Anna", "Bert"])
    expect(await exported(tree)).to.equal(before)
  })

  it("has an entry for each record, with its fields before and after; so has the undo of that undo", async () => {
    const { change } = await planted()
    const made = (await entriesOf(change)).filter(({ entity_type }) => !["place", "gedcom"].includes(entity_type))
    const back = await undone(change)
    const removed = await entriesOf(back)
    expect(removed.map(({ entity_id }) => entity_id)).to.have.members(made.map(({ entity_id }) => entity_id))
    for (const { entity_id, before, after } of removed) {
      const { after: first } = made.find((one) => one.entity_id === entity_id) ?? { after: null }
      expect(before).to.deep.equal(first)
      expect(after).to.deep.equal({ ...fieldsOf(first), deleted_at: back.at, updated_at: back.at, version: 2 })
    }
    const again = await undone(back)
    const returned = await entriesOf(again)
    expect(returned).to.have.length(removed.length)
    for (const { entity_id, before, after } of returned) {
      const { after: gone } = removed.find((one) => one.entity_id === entity_id) ?? { after: null }
      expect(before).to.deep.equal(gone)
      expect(after).to.deep.equal({ ...fieldsOf(gone), deleted_at: null, updated_at: again.at, version: 3 })
    }
    expect(await entriesOf(change)).to.deep.include.members(made)
    for (const [one, entries] of [
      [back, removed],
      [again, returned],
    ] as const)
      expect(await changeOf(one.id)).to.have.property("entry_count", entries.length)
  })

  it("pages its entries", async () => {
    const { change } = await planted()
    const back = await undone(change)
    const all = await entriesOf(back)
    const found: typeof all = []
    let cursor: string | null = ""
    while (cursor !== null) {
      const query: object = cursor === "" ? { limit: 2 } : { limit: 2, cursor }
      const { data, response } = await stage.owner.api.GET(
        "/changes/{change_id}/entries",
        at({ change_id: back.id }, { query }),
      )
      found.push(...(data ?? []))
      const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1]
      cursor = next === undefined ? null : new URL(next, stage.host.url).searchParams.get("cursor")
    }
    expect(found).to.deep.equal(all)
  })

  it("is part of the history of each person, and is found by each record", async () => {
    const { tree, change, anna } = await planted()
    const back = await undone(change)
    const again = await undone(back)
    await patch(anna.id, { notes: "A note of ours" })
    const last = await lastChange(tree)
    const expected = [last, again, back, change].map(({ id }) => id)
    const history = await dataOf(stage.owner.api.GET("/persons/{person_id}/history", at({ person_id: anna.id })))
    expect(history.map(({ id }) => id)).to.deep.equal(expected)
    const about = await dataOf(
      stage.owner.api.GET("/trees/{tree_id}/changes", at({ tree_id: tree.id }, { query: { entity_id: anna.id } })),
    )
    expect(about.map(({ id }) => id)).to.deep.equal(expected)
  })

  it("reaches the followers of the tree with each record and its version", async () => {
    const { tree, change, anna } = await planted()
    const back = await undone(change)
    const again = await undone(back)
    const items = await dataOf(stage.owner.api.GET("/trees/{tree_id}/feed", tree.at))
    if (typeof items === "string") throw new Error("The feed is a stream.")
    for (const [id, op, version] of [
      [change.id, "create", 1],
      [back.id, "delete", 2],
      [again.id, "restore", 3],
    ] as const) {
      const item = items.find(({ change_id }) => change_id === id)
      expect(item?.entries).to.deep.include({ entity_type: "person", entity_id: anna.id, op, version })
      expect(item?.entries).to.have.length(item?.entry_count ?? 0)
    }
    expect(await personOf(anna.id)).to.include({ version: 3 })
  })

  it("says in a dry run what it then does", async () => {
    const { change } = await planted()
    const would = await rehearsed(change)
    const back = await undone(change)
    const deleted = (await entriesOf(back)).map(({ entity_id }) => `${entity_id} deleted_at`)
    expect(would.map(({ entity_id, field }) => `${entity_id} ${field}`)).to.have.members(deleted)
    const wouldReturn = await rehearsed(back)
    expect(wouldReturn.map(({ entity_id, field, from, to }) => [entity_id, field, from, to])).to.have.deep.members(
      would.map(({ entity_id }) => [entity_id, "deleted_at", back.at, null]),
    )
  })

  it("can be repeated after its undo, and sees what was written meanwhile", async () => {
    const { tree, change, anna, bert } = await planted()
    await undone(await undone(change))
    await patch(anna.id, { notes: "A note of ours" })
    const conflicts = await conflictsOf(undo(change))
    expect(conflicts.map(({ entity_id, field }) => [entity_id, field])).to.deep.equal([[anna.id, "notes"]])
    const second = await undone(change, { fields: [{ entity_id: anna.id, field: "notes" }] })
    expect(await peopleOf(tree)).to.deep.equal([])
    await undone(second)
    expect(await personOf(anna.id)).to.include({ notes: "A note of ours" })
    expect(await personOf(bert.id)).to.include({ display_name: "Bert Miller" })
    expect((await changesOf(tree)).map(({ undone_by }) => undone_by === null)).to.deep.equal([
      ...[true, false, true, true, false, true, true],
    ])
  })

  it("leaves alone what was deleted before, and its undo leaves alone what was restored since", async () => {
    const { tree, change, anna, bert } = await planted()
    await stage.owner.api.DELETE("/persons/{person_id}", at({ person_id: anna.id }))
    const back = await undone(change)
    await dataOf(stage.owner.api.POST("/persons/{person_id}/restore", at({ person_id: bert.id })))
    await patch(bert.id, { notes: "A note of ours" })
    await undone(back)
    expect(await peopleOf(tree)).to.deep.equal(["Bert"])
    expect(await personOf(bert.id)).to.include({ notes: "A note of ours" })
    const citations = await dataOf(stage.owner.api.GET("/trees/{tree_id}/citations", tree.at))
    expect(citations.map(({ person_id }) => person_id)).to.deep.equal([bert.id])
  })

  it("brings a relationship back only with all of its persons", async () => {
    const { tree, anna } = await planted()
    const carl = await tree.person({ given_name: "Carl" })
    const second = await importInto(
      tree,
      gedcomText(
        [
          "0 @I1@ INDI",
          "1 NAME Carl //",
          "0 @I9@ INDI",
          "1 NAME Dora //",
          "0 @F1@ FAM",
          "1 HUSB @I1@",
          "1 WIFE @I9@",
          "1 MARR",
          "2 DATE 1900",
          "",
        ].join("\n"),
      ),
      "",
      { "@I1@": { action: "merge", target_id: carl.id } },
    )
    const before = await exported(tree)
    const back = await undone(second)
    await stage.owner.api.DELETE("/persons/{person_id}", at({ person_id: carl.id }))
    await undone(back)
    expect(await peopleOf(tree)).to.include("Dora")
    const edges = await dataOf(stage.owner.api.GET("/trees/{tree_id}/relationships", tree.at))
    expect(edges.map(({ from_person_id }) => from_person_id)).to.not.include(carl.id)
    const dora = (await entriesOf(await lastChange(tree))).filter(({ entity_type }) => entity_type === "person")
    expect(dora.map(({ before, after }) => [fieldsOf(before).deleted_at, fieldsOf(after).deleted_at])).to.deep.equal([
      [back.at, null],
    ])
    await dataOf(stage.owner.api.POST("/persons/{person_id}/restore", at({ person_id: carl.id })))
    expect(await exported(tree)).to.equal(before)
    expect(await personOf(anna.id)).to.include({ birth_year: 1841 })
  })

  it("cannot be undone once its records are removed for good", async () => {
    const { tree, change } = await planted()
    const back = await undone(change)
    const treeId = tree.id
    if (!TreeId.is(treeId)) throw new Error("The tree has no id.")
    const later = new Date(Date.now() + 60_000)
    await stage.host.store.uow.run(async ({ purges }) => {
      const removed = await purges.removeExpired(treeId, later, 1_000)
      return { _tag: "Right", right: removed.length }
    })
    expect(await refused(undo(back))).to.equal("409 purged")
    for (const { before, after } of await entriesOf(back)) expect([before, after]).to.deep.equal([null, null])
    expect(await changeOf(back.id)).to.have.property("entry_count", (await entriesOf(back)).length)
  })
})
