import { expect } from "chai"
import { gedcomText } from "../support/gedcom-upload.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { aSource, proposed } from "../support/proposal-scene.ts"
import { at, plantTree, refused, dataOf } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

onEveryHost("undo", (stage) => {
  const { lastChange, undo, undone, conflictsOf, importInto, exported, personOf, patch } = undoScene(stage)

  it("sets each field back that still has the value that the change gave it", async () => {
    const { tree } = stage
    const anna = await tree.person({
      given_name: "Anna",
      surname: "Miller",
      notes: "first",
      birth: { date: { year: 1850 } },
    })
    await patch(anna.id, { given_name: "Johanna", notes: "second", birth: { date: { year: 1849 } } })
    const change = await lastChange(tree)
    const back = await undone(change)
    expect(back).to.include({ undoes: change.id, action: "change.undo", tree_id: tree.id })
    expect(await personOf(anna.id)).to.include({
      given_name: "Anna",
      display_name: "Anna Miller",
      notes: "first",
      birth_year: 1850,
    })
    expect(
      (await dataOf(stage.owner.api.GET("/changes/{change_id}", at({ change_id: change.id })))).undone_by,
    ).to.equal(back.id)
  })

  it("answers 201 with the address of the new change", async () => {
    const { tree } = stage
    await tree.person()
    const { response, data } = await undo(await lastChange(tree))
    expect(response.status).to.equal(201)
    const address = response.headers.get("location") ?? ""
    expect(address).to.match(/\/changes\/[0-9a-f-]{36}$/)
    expect(data).to.have.property("id", address.split("/").at(-1))
  })

  it("changes nothing if a field has been changed since, and names the field with its three values", async () => {
    const { tree } = stage
    const anna = await tree.person({ notes: "first", gender: "female" })
    await patch(anna.id, { notes: "second", gender: "other" })
    const change = await lastChange(tree)
    await patch(anna.id, { notes: "third" })
    expect(await conflictsOf(undo(change))).to.deep.equal([
      {
        entity_type: "person",
        entity_id: anna.id,
        field: "notes",
        // biome-ignore lint/suspicious/noThenProperty: the name in the contract; the value is never a function
        then: "first",
        made: "second",
        now: "third",
        reason: "changed",
      },
    ])
    expect(await personOf(anna.id)).to.include({ notes: "third", gender: "other" })
    await undone(change, { fields: [{ entity_id: anna.id, field: "notes" }] })
    expect(await personOf(anna.id)).to.include({ notes: "first", gender: "female" })
  })

  it("says in a dry run what it would set, and writes nothing", async () => {
    const { tree } = stage
    const anna = await tree.person({ notes: "first" })
    await patch(anna.id, { notes: "second" })
    const change = await lastChange(tree)
    const { data, response } = await undo(change, { dry_run: true })
    expect(response.status).to.equal(200)
    expect(data).to.deep.equal({
      would: [{ entity_type: "person", entity_id: anna.id, field: "notes", from: "second", to: "first" }],
    })
    expect(await personOf(anna.id)).to.include({ notes: "second" })
    expect((await lastChange(tree)).id).to.equal(change.id)
  })

  it("deletes what the change created, with its names and events, and counts the person no longer", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const anna = await tree.person({ given_name: "Anna", birth: { date: { year: 1850 } } })
    const change = await lastChange(tree)
    const back = await undone(change)
    expect(await refused(stage.owner.api.GET("/persons/{person_id}", at({ person_id: anna.id })))).to.equal(
      "404 not_found",
    )
    expect(await dataOf(stage.owner.api.GET("/trees/{tree_id}", tree.at))).to.have.property("person_count", 0)
    await undone(back)
    expect(await personOf(anna.id)).to.include({ given_name: "Anna", birth_year: 1850 })
    expect(await dataOf(stage.owner.api.GET("/trees/{tree_id}", tree.at))).to.have.property("person_count", 1)
  })

  it("of an event removes the place that the event made, unless another event uses it", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const anna = await tree.person({ given_name: "Anna" })
    const placesOf = async () =>
      (await dataOf(stage.owner.api.GET("/trees/{tree_id}/places", tree.at))).map(({ name }) => name)
    const settlesIn = async (place: string) => {
      await tree.event({ person_id: anna.id, type: "residence", place })
      return lastChange(tree)
    }
    const [lone, first] = [await settlesIn("Maer"), await settlesIn("Downe")]
    await settlesIn("Downe")
    const back = await undone(lone)
    await undone(first)
    expect(await placesOf()).to.deep.equal(["Downe"])
    await undone(back)
    expect(await placesOf()).to.have.members(["Maer", "Downe"])
  })

  it("does not delete a created record on which records of other changes depend", async () => {
    const { tree } = stage
    const anna = await tree.person()
    const change = await lastChange(tree)
    const event = await tree.event({ person_id: anna.id, type: "census" })
    const [conflict, ...others] = await conflictsOf(undo(change))
    expect(others).to.deep.equal([])
    expect(conflict).to.deep.include({ entity_id: anna.id, field: "attached", reason: "attached" })
    expect(conflict?.now).to.deep.equal([{ entity_type: "event", entity_id: event.id }])
    await undone(change, { fields: [{ entity_id: anna.id, field: "attached" }] })
    expect(await refused(stage.owner.api.GET("/events/{event_id}", at({ event_id: event.id })))).to.equal(
      "404 not_found",
    )
  })

  it("restores what the change deleted, and what that deletion cleared", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const api = stage.owner.api
    const [anna, bert] = [await tree.person({ given_name: "Anna" }), await tree.person()]
    const couple = await tree.partners(anna, bert)
    const wedding = await tree.event({ relationship_id: couple.id, type: "marriage" })
    await dataOf(api.PATCH("/trees/{tree_id}", { ...tree.at, body: { home_person_id: anna.id } }))
    await dataOf(api.PATCH("/users/me/self-person", { body: { person_id: anna.id } }))
    await api.DELETE("/persons/{person_id}", at({ person_id: anna.id }))
    const change = await lastChange(tree)
    expect((await dataOf(api.GET("/users/me"))).self_person_id).to.equal(null)
    const back = await undone(change)
    expect((await dataOf(api.GET("/events/{event_id}", at({ event_id: wedding.id })))).relationship_id).to.equal(
      couple.id,
    )
    expect((await dataOf(api.GET("/trees/{tree_id}", tree.at))).home_person_id).to.equal(anna.id)
    expect((await dataOf(api.GET("/users/me"))).self_person_id).to.equal(anna.id)
    await undone(back)
    expect(await refused(api.GET("/persons/{person_id}", at({ person_id: anna.id })))).to.equal("404 not_found")
    expect((await dataOf(api.GET("/trees/{tree_id}", tree.at))).home_person_id).to.equal(null)
    expect((await dataOf(api.GET("/users/me"))).self_person_id).to.equal(null)
  })

  it("is itself a change that can be undone; the first change then counts as not undone", async () => {
    const { tree } = stage
    const anna = await tree.person({ notes: "first" })
    await patch(anna.id, { notes: "second" })
    const change = await lastChange(tree)
    const back = await undone(change)
    expect(await refused(undo(change))).to.equal("409 already_undone")
    await undone(back)
    expect(await personOf(anna.id)).to.include({ notes: "second" })
    expect(
      (await dataOf(stage.owner.api.GET("/changes/{change_id}", at({ change_id: change.id })))).undone_by,
    ).to.equal(null)
    await undone(change)
    expect(await personOf(anna.id)).to.include({ notes: "first" })
  })

  it("undone twice holds again, and its change counts as undone by it", async () => {
    const { tree } = stage
    const anna = await tree.person({ notes: "first" })
    await patch(anna.id, { notes: "second" })
    const change = await lastChange(tree)
    const undoneBy = async ({ id }: { readonly id: string }) =>
      (await dataOf(stage.owner.api.GET("/changes/{change_id}", at({ change_id: id })))).undone_by
    const first = await undone(change)
    const second = await undone(first)
    const third = await undone(second)
    expect(await personOf(anna.id)).to.include({ notes: "first" })
    expect([await undoneBy(change), await undoneBy(first), await undoneBy(second)]).to.deep.equal([
      first.id,
      null,
      third.id,
    ])
    expect(await refused(undo(change))).to.equal("409 already_undone")
    await undone(third)
    expect([await undoneBy(change), await undoneBy(first)]).to.deep.equal([null, second.id])
    expect(await personOf(anna.id)).to.include({ notes: "second" })
  })

  it("of the same change by two at once happens once", async () => {
    const { tree } = stage
    const anna = await tree.person({ notes: "first" })
    await patch(anna.id, { notes: "second" })
    const change = await lastChange(tree)
    const statuses = (await Promise.all([undo(change), undo(change), undo(change)])).map(
      ({ response }) => response.status,
    )
    expect(statuses.toSorted()).to.deep.equal([201, 409, 409])
  })

  it("makes the name primary again that was so, and keeps one primary name", async () => {
    const { tree, owner } = stage
    const anna = await tree.person({ given_name: "Anna" })
    const own = at({ person_id: anna.id })
    const names = () => dataOf(owner.api.GET("/persons/{person_id}/names", own))
    await dataOf(
      owner.api.POST("/persons/{person_id}/names", { ...own, body: { given_name: "Nan", is_primary: true } }),
    )
    const made = await lastChange(tree)
    expect(await personOf(anna.id)).to.include({ given_name: "Nan" })
    await undone(made)
    expect(await personOf(anna.id)).to.include({ given_name: "Anna" })
    expect((await names()).map(({ is_primary }) => is_primary)).to.deep.equal([true])
    const other = await dataOf(owner.api.POST("/persons/{person_id}/names", { ...own, body: { given_name: "Nina" } }))
    const added = await lastChange(tree)
    await dataOf(
      owner.api
        .DELETE(
          "/persons/{person_id}/names/{name_id}",
          at({ person_id: anna.id, name_id: (await names())[0]?.id ?? "" }),
        )
        .then(({ response }) => ({ data: response.status, response })),
    )
    const deleted = await lastChange(tree)
    expect(await personOf(anna.id)).to.include({ given_name: "Nina" })
    expect((await conflictsOf(undo(added))).map(({ entity_id, field }) => [entity_id, field])).to.deep.equal([
      [other.id, "is_primary"],
    ])
    await undone(deleted)
    expect(await personOf(anna.id)).to.include({ given_name: "Anna" })
    expect((await names()).filter(({ is_primary }) => is_primary)).to.have.length(1)
  })

  it("keeps the rules of the routes", async () => {
    const { tree, owner } = stage
    const [anna, bert] = [await tree.person(), await tree.person()]
    const edge = await tree.parent(anna, bert)
    await owner.api.DELETE("/relationships/{relationship_id}", at({ relationship_id: edge.id }))
    const change = await lastChange(tree)
    const reverse = await tree.parent(bert, anna)
    expect(await refused(undo(change))).to.equal("409 ancestry_cycle")
    await owner.api.DELETE("/relationships/{relationship_id}", at({ relationship_id: reverse.id }))
    await tree.parent(anna, bert)
    expect(await refused(undo(change))).to.equal("409 relationship_exists")
  })

  it("needs the rights of the writes in it", async () => {
    const { tree, owner } = stage
    const [editor, viewer] = [await tree.join("editor"), await tree.join("viewer")]
    const joined = await lastChange(tree)
    await tree.person()
    const made = await lastChange(tree)
    expect(await refused(undo(made, {}, viewer))).to.equal("403 forbidden")
    expect(await refused(undo(made, {}, stage.stranger))).to.match(/^40[34]/)
    expect(await refused(undo(joined, {}, editor))).to.equal("403 forbidden")
    await dataOf(undo(made, {}, editor))
    await dataOf(undo(joined, {}, owner))
    const members = await dataOf(owner.api.GET("/trees/{tree_id}/members", tree.at))
    expect(members.map(({ user_id }) => user_id)).to.not.include(viewer.user.id)
  })

  it("of a member's removal brings the member back, and never removes the last owner", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const api = stage.owner.api
    const second = await tree.join("owner")
    const joined = await lastChange(tree)
    const own = { tree_id: tree.id, user_id: stage.owner.user.id }
    await second.api.DELETE("/trees/{tree_id}/members/{user_id}", at(own))
    const removed = await lastChange(tree, second)
    expect(await refused(undo(joined, {}, second))).to.equal("409 last_owner")
    await dataOf(undo(removed, {}, second))
    expect(await dataOf(api.GET("/trees/{tree_id}", tree.at))).to.have.property("owner_id", stage.owner.user.id)
  })

  it("of the creation, deletion and restore of a tree is refused", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    expect(await refused(undo(await lastChange(tree)))).to.equal("409 cannot_undo")
    await stage.owner.api.DELETE("/trees/{tree_id}", tree.at)
    await dataOf(stage.owner.api.POST("/trees/{tree_id}/restore", tree.at))
    expect(await refused(undo(await lastChange(tree)))).to.equal("409 cannot_undo")
  })

  it("of an invitation and of a comment, which set nothing back, is refused", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    await dataOf(stage.owner.api.POST("/trees/{tree_id}/invitations", { ...tree.at, body: { role: "viewer" } }))
    expect(await refused(undo(await lastChange(tree)))).to.equal("409 cannot_undo")
    const proposal = await proposed(stage.owner, tree, [aSource("Register of Maer")])
    await dataOf(stage.owner.api.POST("/proposals/{proposal_id}/comments", { ...proposal, body: { text: "Why?" } }))
    expect(await refused(undo(await lastChange(tree)))).to.equal("409 cannot_undo")
  })

  const family = gedcomText(
    [
      "0 @I1@ INDI",
      "1 NAME Anna /Miller/",
      "1 BIRT",
      "2 DATE 1841",
      "2 PLAC Berlin",
      "1 NOTE @N1@",
      "1 _LINE kept",
      "0 @I2@ INDI",
      "1 NAME Bert /Miller/",
      "1 SOUR @S1@",
      "0 @F1@ FAM",
      "1 HUSB @I2@",
      "1 CHIL @I1@",
      "0 @S1@ SOUR",
      "1 TITL Register",
      "0 @N1@ NOTE A note",
      "",
    ].join("\n"),
  )

  it("of an import removes what it created, and brings it back when it is undone itself", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    await tree.person({ given_name: "Carl" })
    const before = await exported(tree)
    const change = await importInto(tree, family)
    const after = await exported(tree)
    const back = await undone(change)
    expect(await exported(tree)).to.equal(before)
    expect(await dataOf(stage.owner.api.GET("/trees/{tree_id}", tree.at))).to.have.property("person_count", 1)
    await undone(back)
    expect(await exported(tree)).to.equal(after)
    expect(await dataOf(stage.owner.api.GET("/trees/{tree_id}", tree.at))).to.have.property("person_count", 3)
  })

  it("of an import is a conflict for each record that has been changed since or has others", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const change = await importInto(tree, family)
    const people = await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", tree.at))
    const [anna, bert] = [
      people.find((one) => one.given_name === "Anna"),
      people.find((one) => one.given_name === "Bert"),
    ]
    if (anna === undefined || bert === undefined) throw new Error("The people of the file are missing.")
    await patch(anna.id, { notes: "A note of ours" })
    await tree.event({ person_id: bert.id, type: "census" })
    const conflicts = await conflictsOf(undo(change))
    expect(conflicts.map(({ entity_id, field }) => [entity_id, field])).to.have.deep.members([
      [anna.id, "notes"],
      [bert.id, "attached"],
    ])
    await undone(change, { fields: conflicts.map(({ entity_id, field }) => ({ entity_id, field })) })
    expect(await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", tree.at))).to.deep.equal([])
  })

  it("of an import sets back what it merged and overwrote", async () => {
    for (const action of ["merge", "overwrite"]) {
      const tree = await plantTree(stage.host, stage.owner)
      await importInto(tree, family)
      const before = await exported(tree)
      const more = family.replace("1 BIRT", "1 OCCU Baker\n1 BIRT").replace("2 DATE 1841", "2 DATE 3 MAR 1841")
      const change = await importInto(tree, more, `?default_action=${action}`)
      expect(await exported(tree)).to.not.equal(before)
      await undone(change)
      expect(await exported(tree), action).to.equal(before)
    }
  })
})
