import { expect } from "chai"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import {
  at,
  dataOf,
  ifMatch,
  NOWHERE,
  plantTree,
  refused,
  send,
  statusOf,
  type TreeScene,
} from "../support/tree-scene.ts"

/** What an association has if nothing of it is given. */
const nothingElse = { associate_name: null, role: "OTHER", phrase: null, notes: null }

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)

onEveryHost("associations", (stage) => {
  const create = (body: Schemas["AssociationCreate"]) =>
    stage.owner.api.POST("/trees/{tree_id}/associations", { ...stage.tree.at, body })
  const patch = (association_id: string, body: Schemas["AssociationUpdate"], rest = {}) =>
    stage.owner.api.PATCH("/associations/{association_id}", { ...at({ association_id }, rest), body })
  const get = (association_id: string, { api } = stage.owner) =>
    api.GET("/associations/{association_id}", at({ association_id }))
  const post = (body: object) =>
    refused(send(stage.host, stage.owner, "POST", `/trees/${stage.tree.id}/associations`, body))
  const listOf = (person_id: string, { api } = stage.owner) =>
    api.GET("/persons/{person_id}/associations", at({ person_id }))

  /** A child with a christening, its parents who married, and a godmother. All of them are dead. */
  const family = async (where: TreeScene = stage.tree, child: Schemas["PersonCreate"] = { death: {} }) => {
    const [anna, father, mother, godmother] = [
      await where.person(child),
      await where.person({ death: {} }),
      await where.person({ death: {} }),
      await where.person({ death: {}, given_name: "Etty" }),
    ]
    const couple = await where.partners(father, mother)
    const christening = await where.event({ type: "christening", person_id: anna.id })
    const wedding = await where.event({ type: "marriage", relationship_id: couple.id })
    return { anna, father, mother, godmother, couple, christening, wedding }
  }

  it("are answered whole when made, with address and ETag", async () => {
    const { anna, godmother } = await family()
    const { data, response } = await create({
      person_id: anna.id,
      associate_id: godmother.id,
      role: "GODP",
      phrase: "Godmother",
      notes: "By proxy",
    })
    expect(response.status).to.equal(201)
    expect(response.headers.get("location")).to.equal(`/api/v1/associations/${data?.id}`)
    expect(response.headers.get("etag")).to.equal('"1"')
    const { id: _id, created_at: _at, updated_at: _updated, ...rest } = data ?? expect.fail("no association")
    expect(rest).to.deep.equal({
      tree_id: stage.tree.id,
      person_id: anna.id,
      event_id: null,
      relationship_id: null,
      associate_id: godmother.id,
      associate_name: null,
      role: "GODP",
      phrase: "Godmother",
      notes: "By proxy",
      version: 1,
    })
    expect(await dataOf(get(data?.id ?? ""))).to.deep.equal(data)
  })

  it("are about a person, an event or a relationship, which may say which of its persons is meant", async () => {
    const { anna, father, mother, godmother, couple, christening, wedding } = await family()
    const associate_id = godmother.id
    const made = (body: object) => dataOf(create({ associate_id, ...body }))
    expect(await made({ person_id: anna.id })).to.include({ ...nothingElse, person_id: anna.id, event_id: null })
    for (const person_id of [undefined, null, anna.id])
      expect(await made({ event_id: christening.id, person_id })).to.include({
        event_id: christening.id,
        person_id: anna.id,
      })
    expect(await made({ event_id: wedding.id })).to.include({ event_id: wedding.id, person_id: null })
    for (const { id } of [father, mother])
      expect(await made({ event_id: wedding.id, person_id: id })).to.include({ event_id: wedding.id, person_id: id })
    expect(await made({ relationship_id: couple.id })).to.include({ relationship_id: couple.id, person_id: null })
    expect(await refused(create({ associate_id }))).to.equal("422 at person_id")
    expect(await refused(create({ associate_id, event_id: wedding.id, relationship_id: couple.id }))).to.equal(
      "422 at relationship_id",
    )
    for (const fact of [{ event_id: christening.id }, { event_id: wedding.id }, { relationship_id: couple.id }])
      expect(await refused(create({ associate_id, ...fact, person_id: godmother.id }))).to.equal("422 at person_id")
  })

  it("have an associate who is another person of the tree, or a name", async () => {
    const { anna } = await family()
    const elsewhere = await plantTree(stage.host, stage.owner)
    const named = await dataOf(create({ person_id: anna.id, associate_name: "Mrs Lee" }))
    expect(named).to.include({ ...nothingElse, associate_id: null, associate_name: "Mrs Lee" })
    expect(await refused(create({ person_id: anna.id }))).to.equal("422 at associate_id")
    expect(await refused(create({ person_id: anna.id, associate_id: anna.id }))).to.equal("422 at associate_id")
    for (const associate_id of [NOWHERE, (await elsewhere.person()).id])
      expect(await refused(create({ person_id: anna.id, associate_id }))).to.equal("422 at associate_id")
    expect(await refused(patch(named.id, { associate_name: null }))).to.equal("422 at associate_id")
    expect(await refused(patch(named.id, { associate_id: NOWHERE }))).to.equal("422 at associate_id")
  })

  it("are refused a person, event or relationship that this tree does not have, or no longer", async () => {
    const elsewhere = await family(await plantTree(stage.host, stage.owner))
    const here = await family()
    const associate_id = here.godmother.id
    for (const fact of [
      { person_id: elsewhere.anna.id },
      { event_id: elsewhere.christening.id },
      { relationship_id: elsewhere.couple.id },
      { person_id: NOWHERE },
    ])
      expect(await refused(create({ associate_id, ...fact }))).to.equal(`422 at ${Object.keys(fact).join()}`)
    await stage.owner.api.DELETE("/events/{event_id}", at({ event_id: here.christening.id }))
    expect(await refused(create({ associate_id, event_id: here.christening.id }))).to.equal("422 at event_id")
  })

  it("refuse what is unknown, of another type or too long, each with its path", async () => {
    const { anna } = await family()
    const given = { person_id: anna.id, associate_name: "Mrs Lee" }
    expect(await post({ ...given, role: "godmother" })).to.equal("422 at role")
    expect(await post({ ...given, role: null })).to.equal("422 at role")
    expect(await post({ ...given, phrase: "x".repeat(501), notes: 3, line: 1 })).to.equal("422 at phrase, notes, line")
    expect(await post({ person_id: anna.id, associate_name: "x".repeat(501) })).to.equal("422 at associate_name")
    expect(await post({ ...given, person_id: "nonsense" })).to.equal("422 at person_id")
  })

  it("change their associate and texts by a patch, but not what they are about", async () => {
    const { anna, godmother, christening } = await family()
    const { id } = await stage.tree.associate({ event_id: christening.id, associate_name: "Etty", phrase: "Godmother" })
    expect(await dataOf(patch(id, { role: "GODP", associate_id: godmother.id, associate_name: null }))).to.include({
      person_id: anna.id,
      event_id: christening.id,
      associate_id: godmother.id,
      associate_name: null,
      role: "GODP",
      phrase: "Godmother",
      version: 2,
    })
    expect(await dataOf(patch(id, {}))).to.include({ version: 2 })
    expect(await dataOf(patch(id, { phrase: "", notes: "Two\nlines" }))).to.include({
      phrase: null,
      notes: "Two\nlines",
      version: 3,
    })
    expect(await refused(patch(id, { role: "WITN" }, ifMatch(2)))).to.equal("412 version_stale")
    expect(
      await refused(send(stage.host, stage.owner, "PATCH", `/associations/${id}`, { person_id: anna.id })),
    ).to.equal("422 at person_id")
  })

  it("are gone when deleted, come back when restored, and go and come with their persons and events", async () => {
    const { anna, godmother, christening } = await family()
    const one = await stage.tree.associate({ event_id: christening.id, associate_id: godmother.id })
    const own = at({ association_id: one.id })
    expect(await statusOf(stage.owner.api.DELETE("/associations/{association_id}", own))).to.equal(204)
    expect(await refused(get(one.id))).to.equal("404 not_found")
    expect(await refused(patch(one.id, {}))).to.equal("404 not_found")
    const deleted = await dataOf(
      stage.owner.api.GET(
        "/trees/{tree_id}/associations",
        at({ tree_id: stage.tree.id }, { query: { deleted: true } }),
      ),
    )
    expect(idsOf(deleted)).to.include(one.id)
    const restore = () => stage.owner.api.POST("/associations/{association_id}/restore", own)
    expect(await dataOf(restore())).to.include({ id: one.id, version: 3 })
    expect(await refused(restore())).to.equal("409 not_deleted")
    for (const path of [`/persons/${anna.id}`, `/persons/${godmother.id}`, `/events/${christening.id}`]) {
      const headers = { authorization: `Bearer ${stage.owner.token}` }
      await stage.host.fetch(`/api/v1${path}`, { method: "DELETE", headers })
      expect(await refused(get(one.id)), path).to.equal("404 not_found")
      expect(await refused(restore()), path).to.equal("409 owner_deleted")
      await stage.host.fetch(`/api/v1${path}/restore`, { method: "POST", headers })
      expect(await statusOf(get(one.id)), path).to.equal(200)
    }
  })

  it("of a person are listed with those of the events and relationships, and those as associate, and on the page", async () => {
    const { anna, father, godmother, couple, christening, wedding } = await family()
    const tree = stage.tree
    const all = [
      await tree.associate({ person_id: anna.id, associate_name: "Mrs Lee" }),
      await tree.associate({ event_id: christening.id, associate_id: godmother.id }),
      await tree.associate({ event_id: wedding.id, associate_id: anna.id }),
      await tree.associate({ relationship_id: couple.id, associate_id: anna.id }),
    ]
    expect(await dataOf(listOf(anna.id))).to.deep.equal(all)
    expect(idsOf(await dataOf(listOf(father.id)))).to.deep.equal(idsOf(all.slice(2)))
    expect(idsOf(await dataOf(listOf(godmother.id)))).to.deep.equal(idsOf(all.slice(1, 2)))
    const page = await dataOf(stage.owner.api.GET("/persons/{person_id}/page", at({ person_id: anna.id })))
    expect(page.associations).to.deep.equal(all)
    const first = await stage.owner.api.GET(
      "/persons/{person_id}/associations",
      at({ person_id: anna.id }, { query: { limit: 3 } }),
    )
    expect(idsOf(first.data ?? [])).to.deep.equal(idsOf(all.slice(0, 3)))
    expect(first.response.headers.get("link")).to.include('rel="next"')
  })

  it("are written by editors only; those of a private tree are visible to members only", async () => {
    const { anna } = await family()
    const { id: association_id } = await stage.tree.associate({ person_id: anna.id, associate_name: "Mrs Lee" })
    const viewer = await stage.tree.join("viewer")
    const body = { person_id: anna.id, associate_name: "Mr Lee" }
    for (const { api } of [viewer, stage.stranger]) {
      expect(await refused(api.POST("/trees/{tree_id}/associations", { ...stage.tree.at, body }))).to.equal(
        "403 forbidden",
      )
      for (const write of [
        api.PATCH("/associations/{association_id}", { ...at({ association_id }), body: {} }),
        api.DELETE("/associations/{association_id}", at({ association_id })),
      ])
        expect(await refused(write)).to.equal("403 forbidden")
    }
    expect(await statusOf(get(association_id, viewer))).to.equal(200)
    expect(await refused(get(association_id, stage.stranger))).to.equal("403 forbidden")
  })

  it("are visible to others if all their persons are fully visible and the event is not hidden", async () => {
    const open = await plantTree(stage.host, stage.owner, "public")
    const { anna, godmother, christening, wedding } = await family(open)
    const living = await open.person({ given_name: "Secret" })
    const hidden = await open.event({ type: "census", person_id: anna.id, privacy: "hidden" })
    const seen = [
      await open.associate({ person_id: anna.id, associate_name: "Mrs Lee" }),
      await open.associate({ event_id: christening.id, associate_id: godmother.id }),
      await open.associate({ event_id: wedding.id, associate_id: anna.id }),
    ]
    const unseen = [
      await open.associate({ person_id: anna.id, associate_id: living.id }),
      await open.associate({ person_id: living.id, associate_id: anna.id }),
      await open.associate({ event_id: wedding.id, associate_id: living.id }),
      await open.associate({ event_id: hidden.id, associate_id: godmother.id }),
    ]
    const { api } = stage.stranger
    expect(idsOf(await dataOf(api.GET("/trees/{tree_id}/associations", open.at)))).to.deep.equal(idsOf(seen))
    expect(idsOf(await dataOf(listOf(anna.id, stage.stranger)))).to.deep.equal(idsOf(seen))
    expect(await dataOf(listOf(living.id, stage.stranger))).to.deep.equal([])
    for (const { id } of seen) expect(await dataOf(get(id, stage.stranger))).to.include({ id, version: null })
    for (const { id } of unseen) expect(await refused(get(id, stage.stranger))).to.equal("404 not_found")
    const page = await stage.host.fetch(`/api/v1/public/persons/${anna.id}/page`)
    const shown: Schemas["PersonPage"] = JSON.parse(await page.text())
    expect(idsOf(shown.associations)).to.deep.equal(idsOf(seen))
  })

  it("are made, changed and deleted by batches and proposals, with references", async () => {
    const { anna, christening } = await family()
    const operations: Schemas["ProposalOperation"][] = [
      { op: "create", entity: "person", ref: "etty", data: { given_name: "Etty" } },
      { op: "create", entity: "association", ref: "one", data: { event_id: christening.id, associate_id: "$etty" } },
      { op: "update", entity: "association", id: "$one", data: { role: "GODP", phrase: "Godmother" } },
    ]
    const { id: proposal_id } = await dataOf(
      stage.owner.api.POST("/trees/{tree_id}/proposals", { ...stage.tree.at, body: { operations } }),
    )
    const { diff } = await dataOf(stage.owner.api.GET("/proposals/{proposal_id}", at({ proposal_id })))
    expect(diff[1]?.label).to.match(/^Etty, christening/)
    await dataOf(stage.owner.api.POST("/proposals/{proposal_id}/apply", at({ proposal_id })))
    const [made] = await dataOf(listOf(anna.id))
    expect(made).to.include({ event_id: christening.id, role: "GODP", phrase: "Godmother", version: 2 })
    const batch = (data: object) =>
      send(stage.host, stage.owner, "POST", `/trees/${stage.tree.id}/batch`, { operations: [data] })
    const change = { op: "update", entity: "association", id: made?.id, data: { role: "WITN" } }
    expect(await statusOf(batch(change))).to.equal(201)
    expect(await refused(batch({ ...change, data: { role: "x" } }))).to.equal("422 at operations.0.data.role")
    expect(await refused(batch({ op: "create", entity: "association", data: { person_id: anna.id } }))).to.equal(
      "422 at operations.0.data.associate_id",
    )
    expect(await statusOf(batch({ op: "delete", entity: "association", id: made?.id }))).to.equal(201)
    expect(await dataOf(listOf(anna.id))).to.deep.equal([])
  })

  it("are in the history of their persons, and their changes name the person that they are about", async () => {
    const { anna, godmother, christening } = await family()
    const one = await stage.tree.associate({ event_id: christening.id, associate_id: godmother.id })
    for (const person_id of [anna.id, godmother.id]) {
      const [change] = await dataOf(stage.owner.api.GET("/persons/{person_id}/history", at({ person_id })))
      expect(change?.action).to.equal("association.create")
      expect(change?.subject).to.include({ id: one.id })
      expect(change?.summary).to.match(/^Added an association of .* and Etty$/)
    }
  })

  it("move with a merge of persons, equal ones once, and an undo puts them back", async () => {
    const { anna, father, godmother } = await family()
    const twin = await stage.tree.person({ death: {}, given_name: "Etty" })
    const tree = stage.tree
    const kept = await tree.associate({ person_id: anna.id, associate_id: godmother.id, role: "GODP" })
    const equal = await tree.associate({ person_id: anna.id, associate_id: twin.id, role: "GODP" })
    const other = await tree.associate({ person_id: twin.id, associate_id: father.id, role: "WITN" })
    const merged = await dataOf(
      stage.owner.api.POST("/persons/{person_id}/merge", {
        ...at({ person_id: godmother.id }),
        body: { from_id: twin.id },
      }),
    )
    expect(merged.moved.associations).to.equal(1)
    expect(await dataOf(listOf(godmother.id))).to.deep.include.members([kept])
    expect(await dataOf(get(other.id))).to.include({ person_id: godmother.id, associate_id: father.id })
    expect(await refused(get(equal.id))).to.equal("404 not_found")
    const [change] = await dataOf(stage.owner.api.GET("/trees/{tree_id}/changes", tree.at))
    await dataOf(stage.owner.api.POST("/changes/{change_id}/undo", at({ change_id: change?.id ?? "" })))
    expect(await dataOf(get(equal.id))).to.include({ associate_id: twin.id })
    expect(await dataOf(get(other.id))).to.include({ person_id: twin.id })
  })

  it("have roles that the vocabulary lists", async () => {
    const { association_roles } = await dataOf(stage.owner.api.GET("/vocabulary"))
    expect(association_roles).to.include.members(["GODP", "WITN", "OTHER"])
  })
})
