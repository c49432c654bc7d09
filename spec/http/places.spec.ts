import { expect } from "chai"
import { askBackup } from "../support/backup.ts"
import { restored } from "../support/backup-file.ts"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { type HasId, at, dataOf, plantTree, refused, send } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

onEveryHost("places", (stage) => {
  const { lastChange, undone, entriesOf, exported, rehearsed, undo } = undoScene(stage)

  const scene = async () => {
    const tree = await plantTree(stage.host, stage.owner, "public")
    const { api } = stage.owner
    const { id: person_id } = await tree.person({ given_name: "Anna", death: {} })
    const place = (name: string, more: Partial<Schemas["PlaceCreate"]> = {}) =>
      dataOf(api.POST("/trees/{tree_id}/places", { ...tree.at, body: { name, ...more } }))
    const get = ({ id }: HasId) => dataOf(api.GET("/places/{place_id}", at({ place_id: id })))
    const patch = ({ id }: HasId, body: Schemas["PlaceUpdate"]) =>
      api.PATCH("/places/{place_id}", { ...at({ place_id: id }), body })
    const removing = ({ id }: HasId) => api.DELETE("/places/{place_id}", at({ place_id: id }))
    const remove = async (one: HasId) => expect((await removing(one)).response.status).to.equal(204)
    const removeEvent = ({ id }: HasId) => api.DELETE("/events/{event_id}", at({ event_id: id }))
    const restoreEvent = ({ id }: HasId) => dataOf(api.POST("/events/{event_id}/restore", at({ event_id: id })))
    const list = async (query: Readonly<Record<string, string | number>> = {}) =>
      dataOf(api.GET("/trees/{tree_id}/places", at({ tree_id: tree.id }, { query })))
    const names = async (query: Readonly<Record<string, string | number>> = {}) =>
      (await list(query)).map(({ name }) => name)
    const residence = (name: string) => tree.event({ type: "residence", person_id, place: name })
    const event = ({ id }: HasId) => dataOf(api.GET("/events/{event_id}", at({ event_id: id })))
    return {
      tree,
      api,
      person_id,
      place,
      get,
      patch,
      remove,
      removing,
      removeEvent,
      restoreEvent,
      list,
      names,
      residence,
      event,
    }
  }

  it("have a parent, a kind, coordinates and notes, and are read back as they were written", async () => {
    const { tree, place, get, residence } = await scene()
    const holstein = await place("Holstein", { kind: "duchy" })
    const more = { parent_id: holstein.id, kind: "city", latitude: 53.866, longitude: 10.6866, notes: "Hanse" }
    const lubeck = await place("  Lübeck, Holstein ", more)
    expect(lubeck).to.include({ ...more, name: "Lübeck, Holstein", tree_id: tree.id, event_count: 0, version: 1 })
    expect(await get(lubeck)).to.deep.equal(lubeck)
    expect(await residence("lübeck,  HOLSTEIN")).to.include({ place: "Lübeck, Holstein", place_id: lubeck.id })
    expect(await get(lubeck)).to.deep.equal({ ...lubeck, event_count: 1 })
    expect(await get(holstein)).to.include({ parent_id: null, kind: "duchy", latitude: null, notes: null })
  })

  it("are refused with a path and a rule if a value is not possible", async () => {
    const { tree, place } = await scene()
    const { id } = await place("Maer", { latitude: 52, longitude: -2 })
    const elsewhere = await (await scene()).place("Downe")
    const faultsOf = async (method: string, path: string, body: object) => {
      const { response, error } = await send(stage.host, stage.owner, method, path, body)
      const paths = [...JSON.stringify(error).matchAll(/"path":"([^"]*)"/g)].map(([, one]) => one)
      return [response.status, ...paths]
    }
    const create = (body: object) => faultsOf("POST", `/trees/${tree.id}/places`, body)
    expect(await create({})).to.deep.equal([422, "name"])
    expect(await create({ name: "   " })).to.deep.equal([422, "name"])
    expect(await create({ name: "x".repeat(501) })).to.deep.equal([422, "name"])
    expect(await create({ name: "A", kind: "x".repeat(101) })).to.deep.equal([422, "kind"])
    expect(await create({ name: "A", latitude: 90.1, longitude: 0 })).to.deep.equal([422, "latitude"])
    expect(await create({ name: "A", latitude: 1, longitude: -180.1 })).to.deep.equal([422, "longitude"])
    expect(await create({ name: "A", latitude: 1 })).to.deep.equal([422, "longitude"])
    expect(await create({ name: "A", latitude: "1", longitude: 1 })).to.deep.equal([422, "latitude"])
    expect(await create({ name: "A", parent_id: elsewhere.id })).to.deep.equal([422, "parent_id"])
    expect(await create({ name: "A", listed_alone: false })).to.deep.equal([422, "listed_alone"])
    expect(await faultsOf("PATCH", `/places/${id}`, { latitude: null })).to.deep.equal([422, "latitude"])
    expect(await faultsOf("PATCH", `/places/${id}`, { name: " " })).to.deep.equal([422, "name"])
  })

  it("are unique by name within their parent, without regard to case and spacing", async () => {
    const { tree, api, place, patch, residence, event } = await scene()
    const [a, b] = [await place("Saxony"), await place("Styria")]
    const first = await place("Neustadt", { parent_id: a.id })
    const second = await place("Neustadt", { parent_id: b.id })
    const body = { name: "NEUSTADT ", parent_id: a.id }
    expect(await refused(api.POST("/trees/{tree_id}/places", { ...tree.at, body }))).to.equal("409 place_exists")
    expect(await refused(patch(second, { parent_id: a.id }))).to.equal("409 place_exists")
    const home = await residence("Neustadt")
    expect(await event(home)).to.include({ place_id: first.id })
  })

  it("are never a part of themselves", async () => {
    const { place, patch } = await scene()
    const outer = await place("Kent")
    const inner = await place("Downe", { parent_id: outer.id })
    expect(await refused(patch(outer, { parent_id: inner.id }))).to.equal("409 place_cycle")
    expect(await refused(patch(outer, { parent_id: outer.id }))).to.equal("409 place_cycle")
  })

  it("are listed by creation, by name or by events, in pages, and searched by words", async () => {
    const { names, place, residence, api, tree } = await scene()
    const zarrentin = await place("Zarrentin")
    for (const name of ["Ärnis", "Lübeck, Holstein", "Lübeck, Holstein"]) await residence(name)
    await place("Kiel", { parent_id: zarrentin.id })
    expect(await names()).to.deep.equal(["Zarrentin", "Ärnis", "Lübeck, Holstein", "Kiel"])
    const byName = ["Ärnis", "Kiel", "Lübeck, Holstein", "Zarrentin"]
    const byEvents = ["Lübeck, Holstein", "Ärnis", "Zarrentin", "Kiel"]
    for (const [sort, expected] of [
      ["name", byName],
      ["-events", byEvents],
    ] as const) {
      expect(await names({ sort })).to.deep.equal(expected)
      const paged: string[] = []
      for (let next: string | null = `/trees/${tree.id}/places?limit=1&sort=${sort}`; next !== null; ) {
        const response = await stage.host.fetch(next.startsWith("/api") ? next : `/api/v1${next}`, {
          headers: { authorization: `Bearer ${stage.owner.token}` },
        })
        for (const { name } of (await response.json()) as readonly { readonly name: string }[]) paged.push(name)
        next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? null
      }
      expect(paged).to.deep.equal(expected)
    }
    expect(await names({ q: "holstein lubeck" })).to.deep.equal(["Lübeck, Holstein"])
    expect(await names({ parent_id: zarrentin.id })).to.deep.equal(["Kiel"])
    const bad = at({ tree_id: tree.id }, { query: { sort: "name" as const, cursor: "nothing" } })
    expect(await refused(api.GET("/trees/{tree_id}/places", bad))).to.equal("422 at cursor")
  })

  it("have the events that are there", async () => {
    const { api, residence } = await scene()
    const [one, , three] = [await residence("Maer"), await residence("Downe"), await residence("Maer")]
    const own = at({ place_id: one.place_id ?? "" })
    expect((await dataOf(api.GET("/places/{place_id}/events", own))).map(({ id }) => id)).to.deep.equal([
      one.id,
      three.id,
    ])
  })

  it("that are renamed change the text of all their events in one change, which can be undone", async () => {
    const { tree, get, patch, residence, event, names } = await scene()
    const homes = [await residence("Lubeck"), await residence("Lubeck")]
    const [first] = homes
    const place = { id: first?.place_id ?? "" }
    const tag = (await get(place)).version
    expect(await dataOf(patch(place, { name: "Lübeck" }))).to.include({ name: "Lübeck", version: (tag ?? 0) + 1 })
    const change = await lastChange(tree)
    expect(change).to.include({ action: "place.update", summary: "Changed the place “Lübeck”", entry_count: 3 })
    expect(await entriesOf(change)).to.have.length(3)
    for (const home of homes) expect(await event(home)).to.include({ place: "Lübeck", version: 2 })
    expect(await exported(tree)).to.include("2 PLAC Lübeck")
    expect(await rehearsed(change)).to.deep.equal([
      { entity_type: "place", entity_id: place.id, field: "name", from: "Lübeck", to: "Lubeck" },
    ])
    const back = await undone(change)
    for (const home of homes) expect(await event(home)).to.include({ place: "Lubeck", version: 3 })
    await undone(back)
    for (const home of homes) expect(await event(home)).to.include({ place: "Lübeck", place_id: place.id })
    expect(await names()).to.deep.equal(["Lübeck"])
  })

  it("take the name of a place of deleted events alone, which come back with it", async () => {
    const { tree, api, patch, residence, event, names } = await scene()
    const [old, kept] = [await residence("Lübeck"), await residence("Lubeck")]
    await api.DELETE("/events/{event_id}", at({ event_id: old.id }))
    const place = { id: kept.place_id ?? "" }
    await dataOf(patch(place, { name: "Lübeck" }))
    const change = await lastChange(tree)
    await dataOf(api.POST("/events/{event_id}/restore", at({ event_id: old.id })))
    expect(await event(old)).to.include({ place: "Lübeck", place_id: place.id })
    await api.DELETE("/events/{event_id}", at({ event_id: old.id }))
    await undone(change)
    await dataOf(api.POST("/events/{event_id}/restore", at({ event_id: old.id })))
    expect(await event(old)).to.include({ place: "Lübeck", place_id: old.place_id })
    expect(await names()).to.have.members(["Lubeck", "Lübeck"])
  })

  it("that say of a death that the person lives make the person living, and the undo ends that", async () => {
    const { tree, api, patch } = await scene()
    const person = await tree.person({ given_name: "Rose", birth: { date: { year: 1990 } }, death: { place: "Downe" } })
    const livingNow = async () =>
      (await dataOf(api.GET("/persons/{person_id}", at({ person_id: person.id })))).possibly_living
    expect(await livingNow()).to.equal(false)
    const [found] = await dataOf(api.GET("/trees/{tree_id}/places", tree.at))
    await dataOf(patch({ id: found?.id ?? "" }, { name: "Still living" }))
    expect(await livingNow()).to.equal(true)
    await undone(await lastChange(tree))
    expect(await livingNow()).to.equal(false)
  })

  it("are removed by the undo of their creation, and come back as they were when that is undone", async () => {
    const { tree, get, api, place, residence, names, list } = await scene()
    const lone = await place("Maer", { kind: "hall", notes: "Wedgwood", latitude: 52.9, longitude: -2.3 })
    const made = await lastChange(tree)
    const back = await undone(made)
    expect(await names()).to.deep.equal([])
    expect(await refused(api.GET("/places/{place_id}", at({ place_id: lone.id })))).to.equal("404 not_found")
    await undone(back)
    expect(await get(lone)).to.include({ kind: "hall", notes: "Wedgwood", latitude: 52.9, longitude: -2.3 })
    const used = await place("Downe")
    const change = await lastChange(tree)
    const home = await residence("Downe")
    await undone(change)
    expect((await list({ q: "downe" })).map(({ id }) => id)).to.deep.equal([used.id])
    await api.DELETE("/events/{event_id}", at({ event_id: home.id }))
    expect(await names({ q: "downe" })).to.deep.equal([])
  })

  it("with parts of other changes are not removed by an undo", async () => {
    const { tree, place } = await scene()
    const outer = await place("Kent")
    const change = await lastChange(tree)
    await place("Downe", { parent_id: outer.id })
    expect(await refused(undo(change))).to.equal("409 undo_conflict")
  })

  it("are deleted in one change, and the undo brings them back as they were", async () => {
    const { tree, api, place, get, remove, removing, names } = await scene()
    const outer = await place("Kent")
    const more = { parent_id: outer.id, kind: "village", latitude: 51.3, longitude: 0.05, notes: "Down House" }
    const downe = await place("Downe", more)
    await remove(downe)
    const change = await lastChange(tree)
    expect(change).to.include({ action: "place.delete", summary: "Deleted a place", entry_count: 1 })
    expect(await refused(api.GET("/places/{place_id}", at({ place_id: downe.id })))).to.equal("404 not_found")
    expect(await refused(removing(downe))).to.equal("404 not_found")
    expect(await names()).to.deep.equal(["Kent"])
    const back = await undone(change)
    expect(await get(downe)).to.include({ ...more, name: "Downe", version: 2 })
    await undone(back)
    expect(await names()).to.deep.equal(["Kent"])
  })

  it("with events or parts are not deleted", async () => {
    const { place, remove, removing, removeEvent, residence, names } = await scene()
    const outer = await place("Kent")
    const inner = await place("Downe", { parent_id: outer.id })
    const home = await residence("Downe")
    expect(await refused(removing(outer))).to.equal("409 place_in_use")
    expect(await refused(removing(inner))).to.equal("409 place_in_use")
    await removeEvent(home)
    await remove(inner)
    await remove(outer)
    expect(await names()).to.deep.equal([])
  })

  it("that are deleted stay the text of deleted events alone, and the undo gives these their place again", async () => {
    const { tree, place, get, remove, removeEvent, restoreEvent, residence, event } = await scene()
    const outer = await place("Kent")
    const downe = await place("Downe", { parent_id: outer.id, kind: "village", notes: "Down House" })
    const home = await residence("Downe")
    await removeEvent(home)
    await remove(downe)
    const change = await lastChange(tree)
    await restoreEvent(home)
    expect(await event(home)).to.include({ place: "Downe", place_id: downe.id })
    expect(await get(downe)).to.include({ parent_id: null, kind: null, notes: null, event_count: 1 })
    await undone(change)
    expect(await get(downe)).to.include({ parent_id: outer.id, kind: "village", notes: "Down House", event_count: 1 })
  })

  it("that are deleted leave their deleted events to the place that has the text already", async () => {
    const { tree, place, remove, removeEvent, restoreEvent, residence, event, names } = await scene()
    const outer = await place("Kent")
    const inner = await place("Downe", { parent_id: outer.id })
    const home = await residence("Downe")
    expect(home.place_id).to.equal(inner.id)
    const plain = await place("DOWNE")
    await removeEvent(home)
    await remove(inner)
    const change = await lastChange(tree)
    expect(await names()).to.deep.equal(["Kent", "DOWNE"])
    await restoreEvent(home)
    expect(await event(home)).to.include({ place: "DOWNE", place_id: plain.id })
    await removeEvent(home)
    await undone(change)
    await restoreEvent(home)
    expect(await event(home)).to.include({ place: "Downe", place_id: inner.id })
  })

  it("do not come back while another place has their name, or without their parent", async () => {
    const { tree, place, remove, names } = await scene()
    const outer = await place("Kent")
    const inner = await place("Downe", { parent_id: outer.id })
    await remove(inner)
    const first = await lastChange(tree)
    const other = await place("Downe", { parent_id: outer.id })
    expect(await refused(undo(first))).to.equal("409 place_exists")
    await remove(other)
    await remove(outer)
    const last = await lastChange(tree)
    expect(await refused(undo(first))).to.equal("409 undo_conflict")
    expect(await names()).to.deep.equal([])
    await undone(last)
    await undone(first)
    expect(await names()).to.deep.equal(["Kent", "Downe"])
  })

  it("are merged with their events and parts in one change, which is undone whole", async () => {
    const { tree, api, place, get, residence, event, names } = await scene()
    const kept = await place("Lübeck", { latitude: 53.9, longitude: 10.7 })
    const from = await place("Lubeck", { kind: "city", latitude: 1, longitude: 2, notes: "Hanse" })
    const part = await place("Travemünde", { parent_id: from.id })
    const home = await residence("Lubeck")
    const own = at({ place_id: kept.id })
    const merged = await dataOf(api.POST("/places/{place_id}/merge", { ...own, body: { from_id: from.id } }))
    const filled = { name: "Lübeck", kind: "city", notes: "Hanse", latitude: 53.9, longitude: 10.7, event_count: 1 }
    expect(merged).to.include(filled)
    const isOne = async () => {
      expect(await names()).to.deep.equal(["Lübeck", "Travemünde"])
      expect(await get(kept)).to.include(filled)
      expect(await get(part)).to.include({ parent_id: kept.id })
      expect(await event(home)).to.include({ place: "Lübeck", place_id: kept.id })
    }
    await isOne()
    const change = await lastChange(tree)
    expect(change).to.include({ action: "place.merge", entry_count: 4 })
    const back = await undone(change)
    expect(await names()).to.have.members(["Lübeck", "Lubeck", "Travemünde"])
    expect(await get(kept)).to.include({ kind: null, notes: null, event_count: 0 })
    expect(await get(from)).to.include({ kind: "city", latitude: 1, notes: "Hanse", event_count: 1 })
    expect(await get(part)).to.include({ parent_id: from.id })
    expect(await event(home)).to.include({ place: "Lubeck", place_id: from.id })
    await undone(back)
    await isOne()
  })

  it("are not merged with themselves, a place of another tree, one that contains them, or one with equal parts", async () => {
    const { api, place } = await scene()
    const elsewhere = await (await scene()).place("Downe")
    const [a, b] = [await place("Saxony"), await place("Styria")]
    const merge = (kept: HasId, from: HasId) =>
      refused(api.POST("/places/{place_id}/merge", { ...at({ place_id: kept.id }), body: { from_id: from.id } }))
    const part = await place("Neustadt", { parent_id: a.id })
    await place("NEUSTADT", { parent_id: b.id })
    expect(await merge(a, a)).to.equal("422 at from_id")
    expect(await merge(a, elsewhere)).to.equal("422 at from_id")
    expect(await merge(part, a)).to.equal("409 place_cycle")
    expect(await merge(a, b)).to.equal("409 place_exists")
  })

  it("are changed only by editors with the version that they have read", async () => {
    const { tree, place } = await scene()
    const downe = await place("Downe")
    const headers = { "If-Match": '"7"' }
    const body = { notes: "x" }
    const stale = stage.owner.api.PATCH("/places/{place_id}", { ...at({ place_id: downe.id }), headers, body })
    expect(await refused(stale)).to.equal("412 version_stale")
    const late = stage.owner.api.DELETE("/places/{place_id}", { ...at({ place_id: downe.id }), headers })
    expect(await refused(late)).to.equal("412 version_stale")
    const viewer = await tree.join("viewer")
    expect(await refused(viewer.api.PATCH("/places/{place_id}", { ...at({ place_id: downe.id }), body }))).to.equal(
      "403 forbidden",
    )
    const merge = viewer.api.POST("/places/{place_id}/merge", {
      ...at({ place_id: downe.id }),
      body: { from_id: downe.id },
    })
    expect(await refused(merge)).to.equal("403 forbidden")
    expect(await refused(viewer.api.DELETE("/places/{place_id}", at({ place_id: downe.id })))).to.equal("403 forbidden")
    expect(await dataOf(viewer.api.GET("/places/{place_id}", at({ place_id: downe.id })))).to.include({ name: "Downe" })
  })

  it("come back from a backup with their parents, and their events with them", async () => {
    const { tree, place, residence } = await scene()
    const owner = await stage.host.user()
    await dataOf(
      stage.owner.api.POST("/trees/{tree_id}/members", { ...tree.at, body: { email: owner.email, role: "owner" } }),
    )
    const outer = await place("Austria", { kind: "country", notes: "Since 996" })
    const styria = await place("Styria", { parent_id: outer.id, latitude: 47.25, longitude: 15 })
    await place("Neustadt")
    await place("Neustadt", { parent_id: styria.id })
    for (const name of ["Neustadt", "Graz", "Styria"]) await residence(name)
    const archive = Buffer.from(await (await askBackup(stage.host, owner)).arrayBuffer())
    const { trees } = await restored(stage.host, owner, archive)
    const back = trees.find(({ name }) => name === "Down House")
    expect(back?.counts.places).to.equal(5)
    const of = async (tree_id: string) => {
      const query = { query: { sort: "name" as const } }
      const places = await dataOf(owner.api.GET("/trees/{tree_id}/places", at({ tree_id }, query)))
      const nameOf = new Map(places.map(({ id, name }) => [id, name]))
      return places
        .map(({ name, parent_id, kind, latitude, longitude, notes, event_count }) => ({
          ...{ name, kind, latitude, longitude, notes, event_count },
          parent: nameOf.get(parent_id ?? "") ?? null,
        }))
        .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    }
    const before = await of(tree.id)
    expect(before.map(({ name, event_count }) => [name, event_count])).to.deep.equal([
      ["Austria", 0],
      ["Graz", 1],
      ["Neustadt", 0],
      ["Neustadt", 1],
      ["Styria", 1],
    ])
    expect(await of(back?.id ?? "")).to.deep.equal(before)
  })

  it("are for members alone: others get the answer of an id that nothing has", async () => {
    const { tree, place, residence } = await scene()
    const home = await residence("Downe")
    const { id } = await place("Maer")
    for (const place_id of [id, home.place_id ?? ""]) {
      const { api } = stage.stranger
      expect(await refused(api.GET("/places/{place_id}", at({ place_id })))).to.equal("404 not_found")
      expect(await refused(api.GET("/places/{place_id}/events", at({ place_id })))).to.equal("404 not_found")
      const body = { notes: "x" }
      expect(await refused(api.PATCH("/places/{place_id}", { ...at({ place_id }), body }))).to.equal("404 not_found")
      expect(await refused(api.DELETE("/places/{place_id}", at({ place_id })))).to.equal("404 not_found")
      const merge = api.POST("/places/{place_id}/merge", { ...at({ place_id }), body: { from_id: id } })
      expect(await refused(merge)).to.equal("404 not_found")
    }
    expect(await refused(stage.stranger.api.GET("/trees/{tree_id}/places", tree.at))).to.equal("403 forbidden")
    expect(
      await refused(stage.stranger.api.POST("/trees/{tree_id}/places", { ...tree.at, body: { name: "Maer" } })),
    ).to.equal("403 forbidden")
  })
})
