import { expect } from "chai"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, type HasId, plantTree, refused, send, statusOf, type TreeScene } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

onEveryHost("duplicates", (stage) => {
  const { lastChange, undone } = undoScene(stage)

  const duplicatesOf = async (tree: TreeScene, score?: "high" | "medium") => {
    const query = score === undefined ? {} : { score }
    const found = await dataOf(
      stage.owner.api.GET("/trees/{tree_id}/duplicates", { params: { path: { tree_id: tree.id }, query } }),
    )
    return found.map(({ persons, ...pair }) => ({ ...pair, ids: persons.map(({ id }) => id) }))
  }
  const idsOf = async (tree: TreeScene) => (await duplicatesOf(tree)).map(({ ids }) => ids)
  const pair = (one: HasId, other: HasId) => [one.id, other.id].sort()
  const dismiss = (tree: TreeScene, one: HasId, other: HasId) =>
    stage.owner.api.POST("/trees/{tree_id}/duplicates/dismissals", {
      ...tree.at,
      body: { person_ids: [one.id, other.id] },
    })

  const anna = {
    given_name: "Anna Maria",
    surname: "Miller",
    gender: "female",
    birth: { date: { day: 12, month: 5, year: 1850 }, place: "Berlin" },
  } as const

  it("are persons with similar names and years, with what they have in common, the best first", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const one = await tree.person(anna)
    const twin = await tree.person({ ...anna, surname: "Müller" })
    const far = await tree.person({ given_name: "Anna", surname: "Miller", birth: { date: { year: 1853 } } })
    await tree.person({ given_name: "Bert", surname: "Carpenter", birth: { date: { year: 1850 } } })
    await tree.person({})
    await tree.person({})
    const [best, ...others] = await duplicatesOf(tree)
    expect(best).to.deep.include({
      ids: pair(one, twin),
      score: "high",
      reasons: ["name", "birth_year", "place"],
      conflicts: [],
    })
    for (const { ids, score } of others) {
      expect(ids).to.include(far.id)
      expect(score).to.equal("medium")
    }
    expect((await duplicatesOf(tree, "high")).map(({ ids }) => ids)).to.deep.equal([pair(one, twin)])
  })

  it("are never relatives, and siblings only if they were born in the same year", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const [mother, daughter] = [
      await tree.person(anna),
      await tree.person({ ...anna, birth: { date: { year: 1851 } } }),
    ]
    const [second, third] = [
      await tree.person({ ...anna, birth: { date: { year: 1852 } } }),
      await tree.person({ ...anna, birth: { date: { year: 1852 } } }),
    ]
    for (const child of [daughter, second, third]) await tree.parent(mother, child)
    expect(await idsOf(tree)).to.deep.equal([pair(second, third)])
  })

  it("are not of high score if anything conflicts", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    await tree.person({ ...anna, death: { date: { year: 1900 } } })
    await tree.person({ ...anna, death: { date: { year: 1903 } } })
    expect((await duplicatesOf(tree)).map(({ score, conflicts }) => [score, conflicts])).to.deep.equal([
      ["medium", ["death"]],
    ])
  })

  it("never have years of birth or death that do not meet, by their own events and those of relatives", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const mother = { given_name: "Anna Maria", surname: "Miller", gender: "female" } as const
    const motherOf = async (given_name: string, year: number) => {
      const [parent, child] = [await tree.person(mother), await tree.person({ given_name, birth: { date: { year } } })]
      await tree.parent(parent, child)
      return parent
    }
    const [early, soon, late] = [await motherOf("Ida", 1700), await motherOf("Jon", 1744), await motherOf("Kai", 1801)]
    expect(await idsOf(tree)).to.have.deep.members([pair(early, soon)])
    await tree.person({ ...mother, death: { date: { year: 1790 } } })
    expect((await idsOf(tree)).flat()).not.to.include(late.id)
  })

  it("never have written dates of death that differ by more than five years", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const [one, near, far] = [
      await tree.person({ ...anna, death: { date: { year: 1900 } } }),
      await tree.person({ ...anna, death: { date: { year: 1905 } } }),
      await tree.person({ ...anna, death: { date: { year: 1911 } } }),
    ]
    expect(await idsOf(tree)).to.deep.equal([pair(one, near)])
    await tree.person({ ...anna, death: { date: { year: 1912, qualifier: "about" } } })
    expect((await idsOf(tree)).filter((ids) => ids.includes(far.id))).to.have.length(1)
  })

  it("count no relatives who are alike by name but lived at other times", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const namesake = { given_name: "Carl Otto", surname: "Miller", gender: "male" } as const
    const [one, twin] = [await tree.person({ ...anna, birth: {} }), await tree.person({ ...anna, birth: {} })]
    const [his, other] = [await tree.person(namesake), await tree.person(namesake)]
    await tree.parent(his, one)
    await tree.parent(other, twin)
    const reasonsOf = async () => (await duplicatesOf(tree)).find(({ ids }) => ids.includes(one.id))?.reasons
    expect(await reasonsOf()).to.include("parent")
    await tree.event({ type: "census", person_id: his.id, date: { year: 1700 } })
    await tree.event({ type: "census", person_id: other.id, date: { year: 1900 } })
    expect(await reasonsOf()).not.to.include("parent")
  })

  it("count relatives who are alike", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const father = { given_name: "Carl", surname: "Miller", gender: "male", birth: { date: { year: 1820 } } } as const
    const [one, twin] = [await tree.person({ ...anna, birth: {} }), await tree.person({ ...anna, birth: {} })]
    const [his, same] = [await tree.person(father), await tree.person(father)]
    await tree.parent(his, one)
    await tree.parent(same, twin)
    const found = await duplicatesOf(tree)
    expect(found.find(({ ids }) => ids.includes(one.id))?.reasons).to.include("parent")
    expect(found.find(({ ids }) => ids.includes(his.id))).to.deep.include({ ids: pair(his, same), score: "high" })
    expect(found.find(({ ids }) => ids.includes(his.id))?.reasons).to.include("child")
  })

  it("leave out dismissed pairs until they are reconsidered, also after a merge", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const [one, twin, third] = [await tree.person(anna), await tree.person(anna), await tree.person(anna)]
    expect(await idsOf(tree)).to.have.length(3)
    expect(await statusOf(dismiss(tree, one, twin))).to.equal(204)
    expect(await statusOf(dismiss(tree, twin, one))).to.equal(204)
    expect(await lastChange(tree)).to.include({ action: "duplicate.dismiss" })
    expect(await idsOf(tree)).to.have.deep.members([pair(one, third), pair(twin, third)])
    await dataOf(
      stage.owner.api.POST("/persons/{person_id}/merge", {
        ...at({ person_id: third.id }),
        body: { from_id: twin.id },
      }),
    )
    expect(await idsOf(tree)).to.deep.equal([])
    const body = { person_ids: [one.id, third.id] }
    const asked = stage.owner.api.DELETE("/trees/{tree_id}/duplicates/dismissals", { ...tree.at, body })
    expect(await statusOf(asked)).to.equal(204)
    expect(await idsOf(tree)).to.deep.equal([pair(one, third)])
    await undone(await lastChange(tree))
    expect(await idsOf(tree)).to.deep.equal([])
  })

  it("are for editors, and a dismissal names two persons of the tree", async () => {
    const { tree, host, owner } = stage
    const viewer = await tree.join("viewer")
    expect(await statusOf(viewer.api.GET("/trees/{tree_id}/duplicates", tree.at))).to.equal(403)
    expect(await statusOf(stage.stranger.api.GET("/trees/{tree_id}/duplicates", tree.at))).to.equal(403)
    const one = await tree.person()
    const other = await (await plantTree(host, owner)).person()
    expect(await refused(dismiss(tree, one, one))).to.equal("422 at person_ids")
    expect(await refused(dismiss(tree, one, other))).to.equal("422 at person_ids.1")
    const path = `/trees/${tree.id}/duplicates/dismissals`
    expect(await refused(send(host, owner, "POST", path, { person_ids: [one.id] }))).to.equal("422 at person_ids")
    const body = { person_ids: [one.id, (await tree.person()).id] }
    expect(await statusOf(viewer.api.POST("/trees/{tree_id}/duplicates/dismissals", { ...tree.at, body }))).to.equal(
      403,
    )
  })
})
