import { expect } from "chai"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import {
  at,
  ifMatch,
  NOWHERE,
  plantTree,
  refused,
  send,
  statusOf,
  dataOf,
  type TreeScene,
} from "../support/tree-scene.ts"

/** What a citation has beside page, text and confidence, if nothing of it is given. */
const nothingElse = { date: null, url: null, event_type: null, role: null, notes: null }

onEveryHost("citations", (stage) => {
  /** One fact of each kind, about this person and a spouse who is dead. */
  const factsOf = async (where: TreeScene, person: Schemas["PersonRead"]) => {
    const spouse = await where.person({ death: {} })
    const [name] = await dataOf(stage.owner.api.GET("/persons/{person_id}/names", at({ person_id: person.id })))
    const couple = await where.partners(person, spouse)
    return [
      { person_id: person.id },
      { event_id: (await where.event({ type: "residence", person_id: person.id })).id },
      { name_id: name?.id ?? "" },
      { relationship_id: couple.id },
      { event_id: (await where.event({ type: "marriage", relationship_id: couple.id })).id },
    ]
  }
  const create = (body: Schemas["CitationCreate"]) =>
    stage.owner.api.POST("/trees/{tree_id}/citations", { ...stage.tree.at, body })
  const patch = (citation_id: string, body: Schemas["CitationUpdate"], rest = {}) =>
    stage.owner.api.PATCH("/citations/{citation_id}", { ...at({ citation_id }, rest), body })
  const get = (citation_id: string, { api } = stage.owner) => api.GET("/citations/{citation_id}", at({ citation_id }))

  it("are answered whole when made, with address and ETag", async () => {
    const [person, source] = [await stage.tree.person(), await stage.tree.source()]
    const { data, response } = await create({
      source_id: source.id,
      person_id: person.id,
      page: "f. 12",
      detail: "Third line",
      confidence: 3,
    })
    expect(response.status).to.equal(201)
    expect(response.headers.get("location")).to.equal(`/api/v1/citations/${data?.id}`)
    expect(response.headers.get("etag")).to.equal('"1"')
    const { id: _id, created_at: _at, updated_at: _updated, ...rest } = data ?? expect.fail("no citation")
    expect(rest).to.deep.equal({
      tree_id: stage.tree.id,
      source_id: source.id,
      person_id: person.id,
      identifiers: [],
      fields: [],
      about: null,
      file_changed_at: null,
      event_id: null,
      name_id: null,
      relationship_id: null,
      page: "f. 12",
      detail: "Third line",
      text: "Third line",
      confidence: 3,
      ...nothingElse,
      version: 1,
    })
    expect(await dataOf(get(data?.id ?? ""))).to.deep.equal(data)
  })

  it("link a source to exactly one person, event, name or relationship", async () => {
    const source_id = (await stage.tree.source()).id
    const facts = await factsOf(stage.tree, await stage.tree.person())
    for (const fact of facts) expect(await dataOf(create({ source_id, ...fact }))).to.include(fact)
    expect(await refused(create({ source_id }))).to.equal("422 at person_id")
    expect(await refused(create({ source_id, ...facts[0], ...facts[1] }))).to.equal("422 at person_id")
    expect(await refused(create({ source_id, ...facts[0], ...facts[1], ...facts[2], ...facts[3] }))).to.equal(
      "422 at person_id",
    )
  })

  it("may link the same source to the same fact again, for another page", async () => {
    const [person, source] = [await stage.tree.person(), await stage.tree.source()]
    for (const page of ["f. 1", "f. 2"])
      expect(await stage.tree.cite(source, { person_id: person.id, page })).to.include({ page })
  })

  it("are refused a source or a fact that this tree does not have, or no longer", async () => {
    const elsewhere = await plantTree(stage.host, stage.owner)
    const [person, source] = [await stage.tree.person(), await stage.tree.source()]
    const facts = await factsOf(elsewhere, await elsewhere.person())
    for (const fact of facts)
      expect(await refused(create({ source_id: source.id, ...fact }))).to.equal(`422 at ${Object.keys(fact).join()}`)
    expect(await refused(create({ source_id: (await elsewhere.source()).id, person_id: person.id }))).to.equal(
      "422 at source_id",
    )
    expect(await refused(create({ source_id: NOWHERE, person_id: person.id }))).to.equal("422 at source_id")
    await stage.owner.api.DELETE("/sources/{source_id}", at({ source_id: source.id }))
    expect(await refused(create({ source_id: source.id, person_id: person.id }))).to.equal("422 at source_id")
  })

  it("have a confidence of 0 to 3 or none", async () => {
    const [{ id: person_id }, { id: source_id }] = [await stage.tree.person(), await stage.tree.source()]
    for (const confidence of [0, 1, 2, 3, null])
      expect(await dataOf(create({ source_id, person_id, confidence }))).to.include({ confidence })
    const post = (body: object) =>
      refused(
        send(stage.host, stage.owner, "POST", `/trees/${stage.tree.id}/citations`, { source_id, person_id, ...body }),
      )
    for (const confidence of [-1, 4, 1.5, "2"]) expect(await post({ confidence })).to.equal("422 at confidence")
    expect(await post({ page: "x".repeat(501), line: 3 })).to.equal("422 at page, line")
    expect(
      await refused(send(stage.host, stage.owner, "POST", `/trees/${stage.tree.id}/citations`, { person_id })),
    ).to.equal("422 at source_id")
  })

  it("say when and for what event the source recorded this, where it is on the web, and what is to note", async () => {
    const said = {
      date: "about Easter 1809",
      url: "https://example.org/image/12",
      event_type: "BIRT",
      role: "godmother",
      notes: "The ink is faded.",
    }
    const [{ id: person_id }, source] = [await stage.tree.person(), await stage.tree.source()]
    const { id } = await stage.tree.cite(source, { person_id, ...said })
    expect(await dataOf(get(id))).to.include(said)
    expect(await dataOf(patch(id, { role: "CHIL", notes: null }))).to.include({ ...said, role: "CHIL", notes: null })
    expect(await dataOf(patch(id, { date: "", url: "", event_type: "", role: "" }))).to.include(nothingElse)
    const post = (body: object) => refused(send(stage.host, stage.owner, "PATCH", `/citations/${id}`, body))
    expect(await post({ date: "x".repeat(501), url: "x".repeat(2_001), role: 3 })).to.equal("422 at date, url, role")
    expect(await post({ event_type: "two\nlines" })).to.equal("422 at event_type")
  })

  it("have one text, which requests and answers call text and detail", async () => {
    const [{ id: person_id }, source] = [await stage.tree.person(), await stage.tree.source()]
    const { id } = await stage.tree.cite(source, { person_id, text: "Born here" })
    expect(await dataOf(get(id))).to.include({ text: "Born here", detail: "Born here" })
    expect(await dataOf(patch(id, { detail: "Born there" }))).to.include({ text: "Born there", detail: "Born there" })
    expect(await dataOf(patch(id, { text: null }))).to.include({ text: null, detail: null, version: 3 })
    expect(await dataOf(patch(id, { text: "A", detail: "A" }))).to.include({ text: "A", detail: "A" })
    expect(await refused(patch(id, { text: "A", detail: "B" }))).to.equal("422 at text")
    const create = stage.owner.api.POST("/trees/{tree_id}/citations", {
      ...stage.tree.at,
      body: { source_id: source.id, person_id, text: "A", detail: "B" },
    })
    expect(await refused(create)).to.equal("422 at text")
  })

  it("are changed in page, detail and confidence, never in source and fact", async () => {
    const [{ id: person_id }, source] = [await stage.tree.person(), await stage.tree.source()]
    const { id } = await stage.tree.cite(source, { person_id, page: "f. 12", confidence: 2 })
    expect(await dataOf(patch(id, { detail: "Third line" }))).to.include({
      page: "f. 12",
      detail: "Third line",
      confidence: 2,
      version: 2,
    })
    expect(await dataOf(patch(id, {}))).to.include({ version: 2 })
    expect(await dataOf(patch(id, { page: null, confidence: null }))).to.include({
      page: null,
      confidence: null,
      version: 3,
    })
    expect(await refused(patch(id, { page: "f. 1" }, ifMatch(2)))).to.equal("412 version_stale")
    expect(
      await refused(send(stage.host, stage.owner, "PATCH", `/citations/${id}`, { source_id: source.id, person_id })),
    ).to.equal("422 at source_id, person_id")
  })

  it("are gone when deleted", async () => {
    const citation = await stage.tree.cite(await stage.tree.source(), { person_id: (await stage.tree.person()).id })
    const remove = (rest = {}) =>
      stage.owner.api.DELETE("/citations/{citation_id}", at({ citation_id: citation.id }, rest))
    expect(await refused(remove(ifMatch(2)))).to.equal("412 version_stale")
    expect(await statusOf(remove())).to.equal(204)
    expect(await refused(remove())).to.equal("404 not_found")
    expect(await refused(get(citation.id))).to.equal("404 not_found")
    expect(await refused(patch(citation.id, {}))).to.equal("404 not_found")
  })

  it("go with the name that they cite", async () => {
    const { id: person_id } = await stage.tree.person()
    const { id: name_id } = await dataOf(
      stage.owner.api.POST("/persons/{person_id}/names", { ...at({ person_id }), body: { given_name: "Etty" } }),
    )
    const { id } = await stage.tree.cite(await stage.tree.source(), { name_id })
    await stage.owner.api.DELETE("/persons/{person_id}/names/{name_id}", at({ person_id, name_id }))
    expect(await refused(get(id))).to.equal("404 not_found")
  })

  it("are written by editors only; those of a private tree are visible to members only", async () => {
    const [{ id: person_id }, source] = [await stage.tree.person(), await stage.tree.source()]
    const { id: citation_id } = await stage.tree.cite(source, { person_id })
    const viewer = await stage.tree.join("viewer")
    for (const { api } of [viewer, stage.stranger]) {
      expect(
        await refused(
          api.POST("/trees/{tree_id}/citations", { ...stage.tree.at, body: { source_id: source.id, person_id } }),
        ),
      ).to.equal("403 forbidden")
      expect(await refused(api.PATCH("/citations/{citation_id}", { ...at({ citation_id }), body: {} }))).to.equal(
        "403 forbidden",
      )
      expect(await refused(api.DELETE("/citations/{citation_id}", at({ citation_id })))).to.equal("403 forbidden")
    }
    expect(await statusOf(get(citation_id, viewer))).to.equal(200)
    expect(await refused(get(citation_id, stage.stranger))).to.equal("403 forbidden")
    expect(await refused(stage.stranger.api.GET("/trees/{tree_id}/citations", stage.tree.at))).to.equal("403 forbidden")
    expect(await refused(get(NOWHERE))).to.equal("404 not_found")
  })

  it("are visible to others if all persons of the fact are fully visible, for every kind of fact", async () => {
    const open = await plantTree(stage.host, stage.owner, "public")
    const source = await open.source()
    const ids: string[] = []
    for (const body of [{ death: {} }, {}, { death: {}, privacy: "hidden" }] as const) {
      for (const fact of await factsOf(open, await open.person(body))) ids.push((await open.cite(source, fact)).id)
    }
    expect(
      (await dataOf(stage.stranger.api.GET("/trees/{tree_id}/citations", open.at))).map(({ id }) => id),
    ).to.deep.equal(ids.slice(0, 5))
    expect(
      (await dataOf(stage.owner.api.GET("/trees/{tree_id}/citations", open.at))).map(({ id }) => id),
    ).to.deep.equal(ids)
    const statuses = await Promise.all(ids.map((id) => statusOf(get(id, stage.stranger))))
    expect(statuses).to.deep.equal([200, 200, 200, 200, 200, ...Array.from({ length: 10 }, () => 404)])
  })
})
