import { expect } from "chai"
import type { Schemas } from "../support/http.ts"
import { PIXEL, sendForm, upload } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, type HasId, ifMatch, NOWHERE, plantTree, refused, send, statusOf, dataOf } from "../support/tree-scene.ts"

type Target = Schemas["MediaTarget"]

const to = (target_type: Target["target_type"], { id }: HasId): Target => ({ target_type, target_id: id })

onEveryHost("links of media", (stage) => {
  const get = (media_id: string, { api } = stage.owner) => api.GET("/media/{media_id}", at({ media_id }))
  const linksOf = async (media_id: string) => (await dataOf(get(media_id))).links
  const link = (media_id: string, body: Target, { api } = stage.owner, rest = {}) =>
    api.POST("/media/{media_id}/links", { ...at({ media_id }, rest), body })
  const unlink = (media_id: string, target: Target, { api } = stage.owner) =>
    api.DELETE("/media/{media_id}/links/{target_type}/{target_id}", at({ media_id, ...target }))
  const patch = (media_id: string, body: Schemas["MediaUpdate"]) =>
    stage.owner.api.PATCH("/media/{media_id}", { ...at({ media_id }), body })
  const uploaded = (fields: Readonly<Record<string, string>> = {}, bytes: Uint8Array = PIXEL) =>
    upload(stage.host, stage.owner, stage.tree.id, bytes, "a.png", fields)
  const listed = async (query: object) =>
    (await dataOf(stage.owner.api.GET("/trees/{tree_id}/media", at({ tree_id: stage.tree.id }, { query })))).map(
      ({ id }) => id,
    )
  const undoLast = async (treeId = stage.tree.id) => {
    const [last] = await dataOf(stage.owner.api.GET("/trees/{tree_id}/changes", at({ tree_id: treeId })))
    return dataOf(stage.owner.api.POST("/changes/{change_id}/undo", { ...at({ change_id: last?.id ?? "" }), body: {} }))
  }

  /** One record of each kind. */
  const targets = async () => {
    const [ann, bob] = [await stage.tree.person(), await stage.tree.person()]
    const wedding = await stage.tree.partners(ann, bob)
    const event = await stage.tree.event({ type: "residence", person_id: ann.id, place: `Kent ${ann.id}` })
    const source = await stage.tree.source()
    const citation = await stage.tree.cite(source, { person_id: bob.id })
    return [
      ...[to("person", ann), to("person", bob), to("relationship", wedding), to("event", event), to("source", source)],
      ...[to("citation", citation), to("place", { id: event.place_id ?? "" })],
    ]
  }

  it("lead to any number of records of every kind, in their order", async () => {
    const wanted = await targets()
    const { id } = await uploaded()
    for (const [index, target] of wanted.entries()) {
      const { data, response } = await link(id, target)
      expect([response.status, response.headers.get("location")]).to.deep.equal([201, `/api/v1/media/${id}`])
      expect(data?.links).to.deep.equal(wanted.slice(0, index + 1))
    }
    const before = await dataOf(get(id))
    for (const target of wanted) {
      const { data, response } = await link(id, target)
      expect([response.status, data]).to.deep.equal([200, before])
    }
    expect(before).to.include({
      person_id: wanted[0]?.target_id,
      event_id: wanted[3]?.target_id,
      source_id: wanted[4]?.target_id,
      version: 8,
    })
  })

  it("are found by the filter of their kind, wherever they stand", async () => {
    const wanted = await targets()
    const { id } = await uploaded({ links: JSON.stringify(wanted) })
    expect(await linksOf(id)).to.deep.equal(wanted)
    for (const { target_type, target_id } of wanted)
      expect(await listed({ [`${target_type}_id`]: target_id })).to.deep.equal([id])
    expect(await listed({ unattached: true })).not.to.include(id)
    const { id: unattached } = await uploaded()
    expect(await listed({ unattached: true })).to.include(unattached)
  })

  it("are removed one by one; the record and the medium stay", async () => {
    const wanted = await targets()
    const { id } = await uploaded({ links: JSON.stringify(wanted) })
    for (const [index, target] of wanted.entries()) {
      expect(await statusOf(unlink(id, target))).to.equal(204)
      expect(await linksOf(id)).to.deep.equal(wanted.slice(index + 1))
      expect(await refused(unlink(id, target))).to.equal("404 not_found")
    }
    expect(await dataOf(get(id))).to.include({ person_id: null, event_id: null, source_id: null, version: 8 })
    expect(await listed({ unattached: true })).to.include(id)
  })

  it("change by a patch of the list, or of the first link of a kind", async () => {
    const [ann, bob, wedding, event, source] = await targets()
    if (!ann || !bob || !wedding || !event || !source) expect.fail("no targets")
    const { id } = await uploaded({ person_id: ann.target_id })
    const order = [source, bob, ann, event]
    expect((await dataOf(patch(id, { links: order }))).links).to.deep.equal(order)
    expect(await dataOf(get(id))).to.include({ person_id: bob.target_id, source_id: source.target_id })
    const other = to("person", await stage.tree.person())
    expect((await dataOf(patch(id, { person_id: other.target_id }))).links).to.deep.equal([source, other, ann, event])
    expect(await dataOf(patch(id, { person_id: null }))).to.include({ person_id: ann.target_id })
    expect((await dataOf(patch(id, { person_id: null, event_id: null }))).links).to.deep.equal([source])
    const kept = await dataOf(patch(id, { links: [source, source], title: "Both" }))
    expect(kept).to.deep.include({ links: [source], title: "Both" })
    expect(await dataOf(patch(id, { links: [source] }))).to.deep.equal(kept)
    expect((await dataOf(patch(id, { links: [] }))).links).to.deep.equal([])
  })

  it("are refused at the field that is wrong", async () => {
    const [ann] = await targets()
    if (!ann) expect.fail("no targets")
    const { id } = await uploaded()
    const elsewhere = await plantTree(stage.host, stage.owner)
    const [foreign, gone] = [to("person", await elsewhere.person()), to("source", await stage.tree.source())]
    await stage.owner.api.DELETE("/sources/{source_id}", at({ source_id: gone.target_id }))
    for (const target of [foreign, gone, to("person", { id: NOWHERE }), { ...ann, target_type: "source" as const }]) {
      expect(await refused(link(id, target))).to.equal("422 at target_id")
      expect(await refused(patch(id, { links: [ann, target] }))).to.equal("422 at links.1.target_id")
    }
    const posted = (body: unknown) => refused(send(stage.host, stage.owner, "POST", `/media/${id}/links`, body))
    expect(await posted({ target_type: "repository", target_id: ann.target_id })).to.equal("422 at target_type")
    expect(await posted({ target_type: "person", target_id: "Ann" })).to.equal("422 at target_id")
    expect(await posted({})).to.equal("422 at target_type, target_id")
    expect(await posted({ ...ann, page: 1 })).to.equal("422 at page")
    const form = await sendForm(stage.host, stage.owner, stage.tree.id, ["links", "[{]"], ["file", PIXEL, "a.png"])
    expect([form.status, JSON.stringify(await form.json())]).to.satisfy(
      ([status, body]: readonly [number, string]) => status === 422 && body.includes('"links"'),
    )
    expect(await refused(link(NOWHERE, ann))).to.equal("404 not_found")
    const noKind = await stage.host.fetch(`/api/v1/media/${id}/links/repository/${ann.target_id}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${stage.owner.token}` },
    })
    expect(noKind.status).to.equal(404)
    const viewer = await stage.tree.join("viewer")
    expect(await refused(link(id, ann, viewer))).to.equal("403 forbidden")
    expect(await refused(unlink(id, ann, viewer))).to.equal("403 forbidden")
    expect(await refused(link(id, ann, stage.owner, ifMatch(7)))).to.equal("412 version_stale")
    expect(await linksOf(id)).to.deep.equal([])
  })

  it("come and go with an undo, and an undo of it", async () => {
    const wanted = await targets()
    const { id } = await uploaded({ links: JSON.stringify(wanted.slice(0, 2)) })
    await dataOf(patch(id, { links: wanted.slice(2) }))
    await undoLast()
    expect(await linksOf(id)).to.deep.equal(wanted.slice(0, 2))
    await undoLast()
    expect(await linksOf(id)).to.deep.equal(wanted.slice(2))
    for (const target of wanted.slice(2)) {
      await unlink(id, target)
      await undoLast()
      expect(await linksOf(id)).to.have.deep.members(wanted.slice(2))
    }
  })

  it("are not shown while their record is deleted; the medium stays as long as it has another link", async () => {
    const [ann, bob] = [await stage.tree.person(), await stage.tree.person()]
    const { id } = await uploaded({ person_id: ann.id })
    await dataOf(link(id, to("person", bob)))
    await stage.owner.api.DELETE("/persons/{person_id}", at({ person_id: ann.id }))
    expect(await dataOf(get(id))).to.deep.include({ links: [to("person", bob)], person_id: bob.id })
    await stage.owner.api.POST("/persons/{person_id}/restore", at({ person_id: ann.id }))
    expect(await linksOf(id)).to.deep.equal([to("person", ann), to("person", bob)])
    await stage.owner.api.DELETE("/persons/{person_id}", at({ person_id: bob.id }))
    expect(await linksOf(id)).to.deep.equal([to("person", ann)])
  })

  it("show the kept person and their facts after a merge, and the merged ones after its undo", async () => {
    const [ann, anna] = [await stage.tree.person(), await stage.tree.person()]
    const source = await stage.tree.source()
    const [kept, equal] = [
      await stage.tree.cite(source, { person_id: ann.id }),
      await stage.tree.cite(source, { person_id: anna.id }),
    ]
    const wanted = [to("source", source), to("person", anna), to("citation", equal)]
    const { id } = await uploaded({ links: JSON.stringify(wanted) })
    const merge = { ...at({ person_id: ann.id }), body: { from_id: anna.id } }
    await dataOf(stage.owner.api.POST("/persons/{person_id}/merge", merge))
    expect(await linksOf(id)).to.deep.equal([to("source", source), to("person", ann), to("citation", kept)])
    await undoLast()
    expect(await linksOf(id)).to.deep.equal(wanted)
  })

  it("follow a place into the one that it is merged into, and go with a place", async () => {
    const place = async (name: string) =>
      dataOf(stage.owner.api.POST("/trees/{tree_id}/places", { ...stage.tree.at, body: { name } }))
    const [kept, from] = [await place("Downe"), await place("Down")]
    const { id } = await uploaded({ links: JSON.stringify([to("place", from)]) })
    const merge = { ...at({ place_id: kept.id }), body: { from_id: from.id } }
    await dataOf(stage.owner.api.POST("/places/{place_id}/merge", merge))
    expect(await linksOf(id)).to.deep.equal([to("place", kept)])
    expect(await statusOf(stage.owner.api.DELETE("/places/{place_id}", at({ place_id: kept.id })))).to.equal(204)
    expect(await linksOf(id)).to.deep.equal([])
    await undoLast()
    expect(await linksOf(id)).to.deep.equal([to("place", kept)])
  })

  it("show a medium to strangers if all persons of its links are fully visible, and not by a place or a citation alone", async () => {
    const open = await plantTree(stage.host, stage.owner, "public")
    const [dead, spouse, living] = [
      await open.person({ death: {} }),
      await open.person({ death: {} }),
      await open.person(),
    ]
    const [wedding, mixed] = [await open.partners(dead, spouse), await open.partners(dead, living)]
    const home = await open.event({ type: "residence", person_id: dead.id, place: "Downe" })
    const secret = await open.event({ type: "residence", person_id: dead.id, privacy: "hidden" })
    const [source, uncited] = [await open.source(), await open.source()]
    const [cited, ofTheLiving] = [
      await open.cite(source, { person_id: dead.id }),
      await open.cite(source, { person_id: living.id }),
    ]
    const place = to("place", { id: home.place_id ?? "" })
    const seen = [
      [to("relationship", wedding)],
      [to("person", dead), to("person", spouse), to("event", home), to("source", source), to("citation", cited)],
    ]
    const unseen = [
      [to("relationship", mixed)],
      [to("person", dead), to("person", living)],
      [to("person", dead), to("citation", ofTheLiving)],
      [to("person", dead), to("event", secret)],
      [to("person", dead), to("source", uncited)],
      [to("citation", cited)],
      [place],
    ]
    const made = async (lists: readonly (readonly Target[])[]) => {
      const ids: string[] = []
      for (const links of lists)
        ids.push((await upload(stage.host, stage.owner, open.id, PIXEL, "a.png", { links: JSON.stringify(links) })).id)
      return ids
    }
    const [shown, withheld] = [await made(seen), await made(unseen)]
    const visible = await dataOf(stage.stranger.api.GET("/trees/{tree_id}/media", open.at))
    expect(visible.map(({ id }) => id)).to.deep.equal(shown)
    expect(visible.map(({ links }) => links)).to.deep.equal(seen)
    for (const id of withheld) expect(await refused(get(id, stage.stranger))).to.equal("404 not_found")
    await dataOf(link(shown[0] ?? "", place))
    expect((await dataOf(get(shown[0] ?? "", stage.stranger))).links).to.deep.equal([to("relationship", wedding)])
    const ofPlace = at({ tree_id: open.id }, { query: { place_id: place.target_id } })
    expect(await dataOf(stage.stranger.api.GET("/trees/{tree_id}/media", ofPlace))).to.deep.equal([])
    expect(await dataOf(stage.owner.api.GET("/trees/{tree_id}/media", ofPlace))).to.have.lengthOf(2)
  })

  it("give a tag that changes with what they lead to, while If-Match takes the version", async () => {
    const { id } = await uploaded({ person_id: (await stage.tree.person()).id })
    const tagOf = async () => (await get(id)).response.headers.get("etag")
    const before = await tagOf()
    const source = await stage.tree.source()
    await dataOf(link(id, to("source", source)))
    const linked = await tagOf()
    expect(linked).not.to.equal(before)
    await stage.owner.api.DELETE("/sources/{source_id}", at({ source_id: source.id }))
    expect(await tagOf()).not.to.equal(linked)
    const headers = { header: { "If-Match": (await tagOf()) ?? "" } }
    const body = { title: "New" }
    expect(
      await statusOf(stage.owner.api.PATCH("/media/{media_id}", { ...at({ media_id: id }, headers), body })),
    ).to.equal(200)
  })
})
