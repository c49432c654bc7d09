import { expect } from "chai"
import type { Schemas, TestUser } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, ifMatch, NOWHERE, plantTree, refused, send, statusOf, dataOf } from "../support/tree-scene.ts"

onEveryHost("sources", (stage) => {
  const patch = (source_id: string, body: Schemas["SourceUpdate"], rest = {}) =>
    stage.owner.api.PATCH("/sources/{source_id}", { ...at({ source_id }, rest), body })
  const get = (source_id: string, { api } = stage.owner) => api.GET("/sources/{source_id}", at({ source_id }))

  it("are answered whole when made, with address and ETag", async () => {
    const said = {
      title: "Parish register",
      author: "The rector",
      publication: "1538-1990",
      repository: "Kent archive",
      call_number: "P/123",
      url: "https://example.org/p123",
      notes: "Water stains",
      abbreviation: "Reg.",
      text: "In the year 1809\nwere born",
    }
    const { data, response } = await stage.owner.api.POST("/trees/{tree_id}/sources", { ...stage.tree.at, body: said })
    expect(response.status).to.equal(201)
    expect(response.headers.get("location")).to.equal(`/api/v1/sources/${data?.id}`)
    expect(response.headers.get("etag")).to.equal('"1"')
    const { id: _id, created_at: _at, updated_at: _updated, ...rest } = data ?? expect.fail("no source")
    expect(rest).to.deep.equal({
      tree_id: stage.tree.id,
      ...said,
      identifiers: [],
      fields: [],
      file_changed_at: null,
      version: 1,
    })
    expect(await dataOf(get(data?.id ?? ""))).to.deep.equal(data)
  })

  it("need a title, and nothing else", async () => {
    const post = (body: unknown) =>
      refused(send(stage.host, stage.owner, "POST", `/trees/${stage.tree.id}/sources`, body))
    expect(await stage.tree.source("Diary")).to.include({
      title: "Diary",
      author: null,
      publication: null,
      repository: null,
      call_number: null,
      url: null,
      notes: null,
      abbreviation: null,
      text: null,
    })
    expect(await post({})).to.equal("422 at title")
    expect(await post({ title: " " })).to.equal("422 at title")
    expect(await post({ title: "x".repeat(501), author: 3, isbn: "1" })).to.equal("422 at title, author, isbn")
  })

  it("are changed by a patch, and refused to a stale one", async () => {
    const { id } = await stage.tree.source()
    expect(await dataOf(patch(id, { author: "The rector" }))).to.include({
      title: "Parish register",
      author: "The rector",
      version: 2,
    })
    expect(await dataOf(patch(id, {}))).to.include({ version: 2 })
    expect(await dataOf(patch(id, { author: null }, ifMatch(2)))).to.include({ author: null, version: 3 })
    expect(await refused(patch(id, { author: "Other" }, ifMatch(2)))).to.equal("412 version_stale")
    expect(
      await refused(send(stage.host, stage.owner, "PATCH", `/sources/${id}`, { title: null, tree_id: NOWHERE })),
    ).to.equal("422 at title, tree_id")
  })

  it("are gone when deleted, with their citations", async () => {
    const source = await stage.tree.source()
    const { id: citation_id } = await stage.tree.cite(source, { person_id: (await stage.tree.person()).id })
    const remove = (rest = {}) => stage.owner.api.DELETE("/sources/{source_id}", at({ source_id: source.id }, rest))
    expect(await refused(remove(ifMatch(2)))).to.equal("412 version_stale")
    expect(await statusOf(remove())).to.equal(204)
    expect(await refused(remove())).to.equal("404 not_found")
    expect(await refused(get(source.id))).to.equal("404 not_found")
    expect(await refused(patch(source.id, {}))).to.equal("404 not_found")
    expect(await refused(stage.owner.api.GET("/citations/{citation_id}", at({ citation_id })))).to.equal(
      "404 not_found",
    )
    expect(
      (await dataOf(stage.owner.api.GET("/trees/{tree_id}/sources", stage.tree.at))).map(({ id }) => id),
    ).to.not.include(source.id)
    expect(
      (await dataOf(stage.owner.api.GET("/trees/{tree_id}/citations", stage.tree.at))).map(({ id }) => id),
    ).to.not.include(citation_id)
  })

  it("are written by editors only; those of a private tree are visible to members only", async () => {
    const { id: source_id } = await stage.tree.source()
    const viewer = await stage.tree.join("viewer")
    for (const { api } of [viewer, stage.stranger]) {
      expect(
        await refused(api.POST("/trees/{tree_id}/sources", { ...stage.tree.at, body: { title: "Diary" } })),
      ).to.equal("403 forbidden")
      expect(await refused(api.PATCH("/sources/{source_id}", { ...at({ source_id }), body: {} }))).to.equal(
        "403 forbidden",
      )
      expect(await refused(api.DELETE("/sources/{source_id}", at({ source_id })))).to.equal("403 forbidden")
    }
    expect(await statusOf(get(source_id, viewer))).to.equal(200)
    expect(await refused(get(source_id, stage.stranger))).to.equal("403 forbidden")
    expect(await refused(stage.stranger.api.GET("/trees/{tree_id}/sources", stage.tree.at))).to.equal("403 forbidden")
    expect(await refused(get(NOWHERE))).to.equal("404 not_found")
  })

  it("are visible to others if they have a citation that these others see; any other is 404", async () => {
    const open = await plantTree(stage.host, stage.owner, "public")
    const [dead, living] = [await open.person({ death: {} }), await open.person()]
    const [uncited, ofTheDead, ofTheLiving, ofBoth] = [
      await open.source("Uncited"),
      await open.source("Of the dead"),
      await open.source("Of the living"),
      await open.source("Of both"),
    ]
    for (const source of [ofTheDead, ofBoth]) await open.cite(source, { person_id: dead.id })
    for (const source of [ofTheLiving, ofBoth]) await open.cite(source, { person_id: living.id })
    const titles = async (who: TestUser) =>
      (await dataOf(who.api.GET("/trees/{tree_id}/sources", open.at))).map(({ title }) => title)
    expect(await titles(stage.stranger)).to.deep.equal(["Of the dead", "Of both"])
    expect(await titles(stage.owner)).to.deep.equal(["Uncited", "Of the dead", "Of the living", "Of both"])
    const statuses = await Promise.all(
      [uncited, ofTheDead, ofTheLiving, ofBoth].map(({ id }) => statusOf(get(id, stage.stranger))),
    )
    expect(statuses).to.deep.equal([404, 200, 404, 200])
    expect(
      await refused(stage.stranger.api.PATCH("/sources/{source_id}", { ...at({ source_id: ofTheDead.id }), body: {} })),
    ).to.equal("403 forbidden")
  })

  it("are no longer visible to others when their last visible citation is deleted", async () => {
    const open = await plantTree(stage.host, stage.owner, "public")
    const person = await open.person({ death: {} })
    const source = await open.source()
    const { id: citation_id } = await open.cite(source, { person_id: person.id })
    expect(await statusOf(get(source.id, stage.stranger))).to.equal(200)
    await stage.owner.api.DELETE("/citations/{citation_id}", at({ citation_id }))
    expect(await refused(get(source.id, stage.stranger))).to.equal("404 not_found")
  })
})
