import { expect } from "chai"
import { gedcomText } from "../support/gedcom-upload.ts"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, type HasId, plantTree, refused, dataOf, type TreeScene } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

const file = gedcomText(`0 @I1@ INDI
1 NAME Adam /Lee/
1 SEX M
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
1 FAMC @F1@
0 @I5@ INDI
1 NAME Emil /Lee/
1 FAMC @F1@
0 @I6@ INDI
1 NAME Fritz /Lee/
1 FAMC @F2@
0 @F1@ FAM
1 HUSB @I1@
1 WIFE @I2@
1 CHIL @I5@
1 CHIL @I4@
0 @F2@ FAM
1 HUSB @I1@
1 WIFE @I3@
1 CHIL @I6@`)

onEveryHost("the order of relatives", (stage) => {
  const { lastChange, undone, importInto } = undoScene(stage)
  const familyOf = (person: HasId, who = stage.owner) =>
    dataOf(who.api.GET("/persons/{person_id}/family", at({ person_id: person.id })))
  const relationshipOf = (id: string) =>
    dataOf(stage.owner.api.GET("/relationships/{relationship_id}", at({ relationship_id: id })))
  const namesIn = (kin: readonly { readonly person: { readonly given_name?: string | null } }[]) =>
    kin.map(({ person }) => person.given_name).join(" ")
  const idsIn = (kin: readonly { readonly relationship: HasId }[]) => kin.map(({ relationship }) => relationship.id)
  const ordering = (tree: TreeScene, body: Schemas["RelativeOrder"], who = stage.owner) =>
    who.api.POST("/trees/{tree_id}/relationships/order", { ...tree.at, body })
  const patching = (id: string, body: Schemas["RelationshipUpdate"]) =>
    stage.owner.api.PATCH("/relationships/{relationship_id}", { ...at({ relationship_id: id }), body })

  /** Adam with Berta and the children Dora, Emil and Fritz; Berta alone has Gustav. */
  const aFamily = async () => {
    const tree = await plantTree(stage.host, stage.owner, "public")
    const born = (given_name: string, year: number) =>
      tree.person({ given_name, is_living: false, birth: { date: { year } }, death: { date: { year: 1950 } } })
    const [adam, berta] = [await born("Adam", 1850), await born("Berta", 1852)]
    const [dora, emil, fritz] = [await born("Dora", 1880), await born("Emil", 1882), await born("Fritz", 1884)]
    const gustav = await born("Gustav", 1890)
    await tree.partners(adam, berta)
    const ties: Schemas["RelationshipRead"][] = []
    for (const child of [dora, emil, fritz]) {
      ties.push(await tree.parent(adam, child))
      await tree.parent(berta, child)
    }
    const single = await tree.parent(berta, gustav)
    const [toDora = "", toEmil = "", toFritz = ""] = ties.map(({ id }) => id)
    return { tree, adam, berta, dora, emil, fritz, gustav, toDora, toEmil, toFritz, single }
  }

  it("is that of birth until an editor orders the children, of both parents and in one change", async () => {
    const { tree, adam, berta, emil, toDora, toEmil, toFritz } = await aFamily()
    expect(namesIn((await familyOf(adam)).children)).to.equal("Dora Emil Fritz")
    const { data, response } = await ordering(tree, {
      person_id: adam.id,
      of: "children",
      ids: [toFritz, toDora, toEmil],
    })
    expect(response.status).to.equal(200)
    expect(data?.map(({ id, position }) => [id, position])).to.deep.equal([
      [toFritz, 1],
      [toDora, 2],
      [toEmil, 3],
    ])
    expect(namesIn((await familyOf(adam)).children)).to.equal("Fritz Dora Emil")
    expect(namesIn((await familyOf(berta)).children)).to.equal("Fritz Dora Emil Gustav")
    expect(namesIn((await familyOf(emil)).siblings)).to.equal("Fritz Dora Gustav")
    const page = await dataOf(stage.owner.api.GET("/persons/{person_id}/page", at({ person_id: adam.id })))
    expect(namesIn(page.family.children)).to.equal("Fritz Dora Emil")
    expect(page.family.partners[0]?.children).to.deep.equal(page.family.children.map(({ person }) => person.id))
    const chart = await dataOf(stage.owner.api.GET("/persons/{person_id}/neighbourhood", at({ person_id: adam.id })))
    const born = chart.relationships.filter(
      ({ from_person_id, type }) => type === "parent_child" && from_person_id === adam.id,
    )
    expect(born.map(({ id, position }) => [id, position])).to.deep.equal(
      data?.map(({ id, position }) => [id, position]),
    )
    const change = await lastChange(tree)
    await undone(change)
    expect(namesIn((await familyOf(adam)).children)).to.equal("Dora Emil Fritz")
    expect(namesIn((await familyOf(berta)).children)).to.equal("Dora Emil Fritz Gustav")
    expect(await relationshipOf(toFritz)).to.include({ position: null })
  })

  it("leaves the places of other children of the other parent", async () => {
    const { tree, adam, berta, toDora, toEmil, toFritz, single } = await aFamily()
    const ofBerta = (await familyOf(berta)).children
    const [dora = "", emil = "", fritz = ""] = idsIn(ofBerta)
    await dataOf(ordering(tree, { person_id: berta.id, of: "children", ids: [dora, single.id, emil, fritz] }))
    await dataOf(ordering(tree, { person_id: adam.id, of: "children", ids: [toFritz, toEmil, toDora] }))
    expect(namesIn((await familyOf(berta)).children)).to.equal("Fritz Gustav Emil Dora")
  })

  it("is that of the partners for each of the two", async () => {
    const { tree, adam, berta } = await aFamily()
    const [cora, hugo] = [await tree.person({ given_name: "Cora" }), await tree.person({ given_name: "Hugo" })]
    await tree.partners(cora, adam)
    await tree.partners(berta, hugo)
    const before = (await familyOf(adam)).partners
    const ids = idsIn(before).toReversed()
    await dataOf(ordering(tree, { person_id: adam.id, of: "partners", ids }))
    expect(idsIn((await familyOf(adam)).partners)).to.deep.equal(ids)
    const both = await Promise.all(ids.map(relationshipOf))
    expect(both.map(({ position, to_position }) => [position, to_position])).to.have.deep.members([
      [null, 1],
      [2, null],
    ])
    const ofBerta = idsIn((await familyOf(berta)).partners).toReversed()
    await dataOf(ordering(tree, { person_id: berta.id, of: "partners", ids: ofBerta }))
    expect(idsIn((await familyOf(berta)).partners)).to.deep.equal(ofBerta)
    expect(idsIn((await familyOf(adam)).partners)).to.deep.equal(ids)
  })

  it("needs all relationships of the person and no others, and an editor", async () => {
    const { tree, adam, toDora, toEmil, toFritz, single } = await aFamily()
    const order = (ids: readonly string[], person_id = adam.id) =>
      refused(ordering(tree, { person_id, of: "children", ids: [...ids] }))
    expect(await order([toDora, toEmil])).to.equal("422 at ids")
    expect(await order([toDora, toEmil, single.id])).to.equal("422 at ids")
    expect(await order([toDora, toEmil, toFritz, single.id])).to.equal("422 at ids")
    expect(await order([toDora, toEmil, toFritz, toFritz])).to.equal("422 at ids")
    const elsewhere = await plantTree(stage.host, stage.owner)
    expect(await order([], (await elsewhere.person()).id)).to.equal("422 at person_id")
    const viewer = await tree.join("viewer")
    const ids = [toDora, toEmil, toFritz]
    expect(await refused(ordering(tree, { person_id: adam.id, of: "children", ids }, viewer))).to.equal("403 forbidden")
  })

  it("and twins are fields that a patch, a batch and a proposal set, each for its type", async () => {
    const { tree, adam, berta, toDora, toEmil } = await aFamily()
    const patched = await dataOf(patching(toEmil, { position: 1, twin_group: "A" }))
    expect(patched).to.include({ position: 1, to_position: null, twin_group: "A" })
    expect(namesIn((await familyOf(adam)).children)).to.equal("Emil Dora Fritz")
    const batch = await dataOf(
      stage.owner.api.POST("/trees/{tree_id}/batch", {
        ...tree.at,
        body: {
          operations: [{ op: "update", entity: "relationship", id: toDora, data: { position: 0, twin_group: "A" } }],
        },
      }),
    )
    expect(batch.records).to.have.length(1)
    expect(namesIn((await familyOf(adam)).children)).to.equal("Dora Emil Fritz")
    const [couple = ""] = idsIn((await familyOf(berta)).partners)
    expect(await refused(patching(couple, { twin_group: "A" }))).to.equal("422 at twin_group")
    expect(await refused(patching(toDora, { to_position: 1 }))).to.equal("422 at to_position")
    expect(await refused(patching(toDora, { position: -1 }))).to.equal("422 at position")
    const proposing = (operation: Schemas["ProposalOperation"]) =>
      stage.owner.api.POST("/trees/{tree_id}/proposals", { ...tree.at, body: { operations: [operation] } })
    const wrong = { type: "partnership", from_person_id: adam.id, to_person_id: toDora, twin_group: "A" } as const
    expect(await refused(proposing({ op: "create", entity: "relationship", data: wrong }))).to.equal(
      "422 at operations.0.data.twin_group",
    )
    const proposed = await dataOf(
      proposing({ op: "update", entity: "relationship", id: couple, data: { to_position: 3 } }),
    )
    await dataOf(
      stage.owner.api.POST("/proposals/{proposal_id}/apply", { ...at({ proposal_id: proposed.id }), body: {} }),
    )
    expect(await relationshipOf(couple)).to.include({ to_position: 3 })
  })

  it("is not shown of a relationship that the reader does not see in full", async () => {
    const { tree, adam, toDora, toEmil } = await aFamily()
    const living = await tree.person({ given_name: "Ida", is_living: true })
    const tie = await tree.parent(adam, living)
    await dataOf(patching(tie.id, { position: 1, twin_group: "A" }))
    await dataOf(patching(toDora, { position: 3 }))
    await dataOf(patching(toEmil, { position: 2 }))
    const stranger = await stage.host.user()
    const seen = (await familyOf(adam, stranger)).children
    expect(idsIn(seen).at(-1)).to.equal(tie.id)
    expect(seen.at(-1)?.relationship).to.include({ position: null, to_position: null, twin_group: null })
    expect(idsIn((await familyOf(adam)).children)[0]).to.equal(tie.id)
    // A place counts the children that come before, hidden ones too.
    expect(idsIn(seen).slice(0, 2)).to.deep.equal([toEmil, toDora])
    for (const { relationship } of seen) expect(relationship.position).to.equal(null)
    const alone = await dataOf(stranger.api.GET("/relationships/{relationship_id}", at({ relationship_id: toDora })))
    expect(alone).to.include({ visibility: "full", position: null })
  })

  describe("of an imported file", () => {
    const namesOf = async (tree: TreeScene, name: string) => {
      const people = await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: tree.id })))
      const found = people.find(({ given_name }) => given_name === name) ?? expect.fail(`no ${name}`)
      return { person: found, family: await familyOf(found) }
    }
    const exported = async (tree: TreeScene, version = "5.5.1") => {
      const response = await stage.host.fetch(`/api/v1/trees/${tree.id}/gedcom/export?version=${version}`, {
        headers: { authorization: `Bearer ${stage.owner.token}` },
      })
      return response.text()
    }
    const linesOf = (text: string, tag: string) => text.split(/\r?\n/).filter((line) => line.startsWith(`1 ${tag} `))

    it("is that of CHIL and FAMS, and its export writes in the order of the tree", async () => {
      const tree = await plantTree(stage.host, stage.owner)
      await importInto(tree, file)
      const untouched = await exported(tree)
      const { person: adam, family } = await namesOf(tree, "Adam")
      expect(namesIn(family.children)).to.equal("Fritz Emil Dora")
      expect(family.children.map(({ relationship }) => relationship.position)).to.deep.equal([1, 2, 3])
      expect(namesIn(family.partners)).to.equal("Cora Berta")
      expect(linesOf(untouched, "CHIL")).to.deep.equal(["1 CHIL @I5@", "1 CHIL @I4@", "1 CHIL @I6@"])
      const [fritz = "", emil = "", dora = ""] = idsIn(family.children)
      await dataOf(ordering(tree, { person_id: adam.id, of: "children", ids: [dora, fritz, emil] }))
      await dataOf(ordering(tree, { person_id: adam.id, of: "partners", ids: idsIn(family.partners).toReversed() }))
      const changed = await exported(tree)
      expect(linesOf(changed, "CHIL")).to.deep.equal(["1 CHIL @I4@", "1 CHIL @I5@", "1 CHIL @I6@"])
      expect(linesOf(changed, "FAMS").slice(0, 2)).to.deep.equal(["1 FAMS @F1@", "1 FAMS @F2@"])
      await dataOf(ordering(tree, { person_id: adam.id, of: "children", ids: [fritz, emil, dora] }))
      await dataOf(ordering(tree, { person_id: adam.id, of: "partners", ids: idsIn(family.partners) }))
      expect(linesOf(await exported(tree), "CHIL")).to.deep.equal(linesOf(untouched, "CHIL"))
      expect(linesOf(await exported(tree), "FAMS")).to.deep.equal(linesOf(untouched, "FAMS"))
    })

    it("puts a new child at its place, and the twins come back with another import", async () => {
      for (const version of ["5.5.1", "7.0"]) {
        const tree = await plantTree(stage.host, stage.owner)
        await importInto(tree, file)
        const [{ person: adam }, { person: berta }] = [await namesOf(tree, "Adam"), await namesOf(tree, "Berta")]
        const hans = await tree.person({ given_name: "Hans" })
        const twin = await tree.parent(adam, hans)
        await tree.parent(berta, hans)
        const [fritz = "", emil = "", dora = ""] = idsIn((await familyOf(adam)).children)
        await dataOf(ordering(tree, { person_id: adam.id, of: "children", ids: [fritz, emil, twin.id, dora] }))
        for (const id of [emil, twin.id]) await dataOf(patching(id, { twin_group: "Emil & Hans" }))
        const copy = await plantTree(stage.host, stage.owner)
        await importInto(copy, await exported(tree, version))
        const { children } = (await namesOf(copy, "Adam")).family
        expect(namesIn(children)).to.equal("Fritz Emil Hans Dora")
        expect(children.map(({ relationship }) => relationship.twin_group)).to.deep.equal([
          ...[null, "Emil & Hans", "Emil & Hans", null],
        ])
      }
    })
  })

  it("stays when a parent is merged into another person", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const [kept, twin, child] = [await tree.person(), await tree.person(), await tree.person()]
    const tie = await tree.parent(kept, child)
    const left = await tree.parent(twin, child)
    await dataOf(patching(left.id, { position: 4, twin_group: "B" }))
    await dataOf(
      stage.owner.api.POST("/persons/{person_id}/merge", {
        ...at({ person_id: kept.id }),
        body: { from_id: twin.id },
      }),
    )
    expect(await relationshipOf(tie.id)).to.include({ position: 4, twin_group: "B" })
  })
})
