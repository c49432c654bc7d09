import { expect } from "chai"
import { PIXEL, upload } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, refused, dataOf } from "../support/tree-scene.ts"

onEveryHost("a filtered list", (stage) => {
  it("of events has those of a type, a place and years, for visitors too", async () => {
    const { tree, owner, host } = stage
    const charles = await tree.person({ given_name: "Charles", death: { date: { year: 1882 } } })
    const born = await tree.event({ type: "birth", person_id: charles.id, date: { year: 1809 }, place: "Shrewsbury" })
    await tree.event({ type: "residence", person_id: charles.id, date: { year: 1842 }, place: "Down" })
    const list = async (query: Record<string, string | number>) =>
      (await dataOf(owner.api.GET("/trees/{tree_id}/events", at({ tree_id: tree.id }, { query })))).map(
        ({ type }) => type,
      )
    expect(await list({ type: "birth" })).to.deep.equal(["birth"])
    expect(await list({ place_id: born.place_id ?? "" })).to.deep.equal(["birth"])
    expect(await list({ from_year: 1810, to_year: 1850 })).to.deep.equal(["residence"])
    await dataOf(owner.api.PATCH("/trees/{tree_id}", { ...tree.at, body: { visibility: "public" } }))
    const open = await dataOf(
      host.client().GET("/public/trees/{tree_id}/events", at({ tree_id: tree.id }, { query: { type: "death" } })),
    )
    expect(open.map(({ type }) => type)).to.deep.equal(["death"])
    const wrong = (query: object) =>
      refused(owner.api.GET("/trees/{tree_id}/events", at({ tree_id: tree.id }, { query })))
    expect(await wrong({ from_year: 0 })).to.equal("422 at from_year")
    expect(await wrong({ place_id: "Down" })).to.equal("422 at place_id")
    expect(await wrong({ type: "birth", deleted: true })).to.equal("422 at deleted")
  })

  it("of citations has those of a person with names, events and relationships, a source, an event or a relationship", async () => {
    const { tree, owner } = stage
    const [one, other] = [await tree.person({ given_name: "Emma" }), await tree.person()]
    const [register, letter] = [await tree.source("Register"), await tree.source("Letter")]
    const birth = await tree.event({ type: "birth", person_id: one.id })
    const couple = await tree.partners(one, other)
    await tree.cite(register, { person_id: one.id, page: "person" })
    await tree.cite(letter, { event_id: birth.id, page: "event" })
    await tree.cite(register, { relationship_id: couple.id, page: "couple" })
    await tree.cite(register, { person_id: other.id, page: "other" })
    const list = async (query: Record<string, string>) =>
      (await dataOf(owner.api.GET("/trees/{tree_id}/citations", at({ tree_id: tree.id }, { query })))).map(
        ({ page }) => page,
      )
    expect(await list({ person_id: one.id })).to.deep.equal(["person", "event", "couple"])
    expect(await list({ source_id: letter.id })).to.deep.equal(["event"])
    expect(await list({ event_id: birth.id })).to.deep.equal(["event"])
    expect(await list({ relationship_id: couple.id })).to.deep.equal(["couple"])
    expect(await list({ person_id: other.id, source_id: letter.id })).to.deep.equal([])
  })

  it("of sources has those with all words in their texts", async () => {
    const { tree, owner } = stage
    await dataOf(
      owner.api.POST("/trees/{tree_id}/sources", { ...tree.at, body: { title: "Census of Málaga", author: "Núñez" } }),
    )
    const list = async (q: string) =>
      (await dataOf(owner.api.GET("/trees/{tree_id}/sources", at({ tree_id: tree.id }, { query: { q } })))).map(
        ({ title }) => title,
      )
    expect(await list("malaga nunez")).to.deep.equal(["Census of Málaga"])
    expect(await list("malaga smith")).to.deep.equal([])
  })

  it("of media has those of a person, those of nothing, and pictures", async () => {
    const { host, owner, tree } = stage
    const person = await tree.person()
    await upload(host, owner, tree.id, PIXEL, "own.png", { person_id: person.id, title: "own" })
    await upload(host, owner, tree.id, Buffer.from("words"), "free.txt", { title: "free" })
    const list = async (query: object) =>
      (await dataOf(owner.api.GET("/trees/{tree_id}/media", at({ tree_id: tree.id }, { query })))).map(
        ({ title }) => title,
      )
    expect(await list({ person_id: person.id })).to.deep.equal(["own"])
    expect(await list({ unattached: true })).to.deep.equal(["free"])
    expect(await list({ type: "image" })).to.deep.equal(["own"])
    expect(
      await refused(
        owner.api.GET("/trees/{tree_id}/media", at({ tree_id: tree.id }, { query: { type: "film" as "image" } })),
      ),
    ).to.equal("422 at type")
  })
})
