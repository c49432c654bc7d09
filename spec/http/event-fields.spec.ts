import { expect } from "chai"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, plantTree, refused, send, statusOf } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

/** The values of fields that only files had in earlier versions, and other values. */
const none = {
  subtype: null,
  cause: null,
  age: null,
  address: null,
  coordinates: null,
  confidence: null,
} as const
const noAddress = {
  lines: [],
  city: null,
  state: null,
  postal_code: null,
  country: null,
  phones: [],
  emails: [],
  urls: [],
}
const downHouse = {
  lines: ["Down House", "Luxted Road"],
  city: "Downe",
  state: "Kent",
  postal_code: "BR6 7JT",
  country: "England",
  phones: ["1"],
  emails: ["c@down.example"],
  urls: ["https://down.example"],
}
const maer = { ...noAddress, city: "Maer" }
const first = {
  subtype: "at home",
  cause: "Heart failure",
  age: "73y",
  address: downHouse,
  coordinates: { latitude: 51.3312, longitude: 0.0527 },
  confidence: 3,
}
const then = {
  subtype: "in hospital",
  cause: "Pneumonia",
  age: "about 70",
  address: maer,
  coordinates: { latitude: -0.5, longitude: 180 },
  confidence: 0,
}

onEveryHost("the fields of events that files have", (stage) => {
  const { lastChange, entriesOf, undone, exported } = undoScene(stage)
  type Event = Schemas["EventRead"]
  const fieldsOf = (event: object): Record<string, unknown> =>
    Object.fromEntries(Object.entries(event).filter(([field]) => field in first))
  const read = async ({ id }: Pick<Event, "id">) =>
    fieldsOf(await dataOf(stage.owner.api.GET("/events/{event_id}", at({ event_id: id }))))
  const patch = ({ id }: Pick<Event, "id">, body: Schemas["EventUpdate"]) =>
    stage.owner.api.PATCH("/events/{event_id}", { ...at({ event_id: id }), body })

  it("are made, kept by a patch of another field, changed, and cleared by null or an empty text", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const person = await tree.person()
    expect(fieldsOf(await tree.event({ type: "burial", person_id: person.id }))).to.deep.equal(none)
    const event = await tree.event({ type: "death", person_id: person.id, ...first })
    expect(fieldsOf(event)).to.deep.equal(first)
    await dataOf(patch(event, { notes: "In April" }))
    expect(await read(event)).to.deep.equal(first)
    await dataOf(patch(event, then))
    expect(await read(event)).to.deep.equal(then)
    await dataOf(
      patch(event, {
        subtype: "",
        cause: null,
        age: "",
        address: { lines: [], city: "" },
        coordinates: null,
        confidence: null,
      }),
    )
    expect(await read(event)).to.deep.equal(none)
  })

  it("are in the history, and an undo takes them back", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const event = await tree.event({ type: "death", person_id: (await tree.person()).id, ...first })
    await dataOf(patch(event, then))
    const change = await lastChange(tree)
    const [entry] = await dataOf(
      stage.owner.api.GET("/changes/{change_id}/entries", at({ change_id: change.id }, { query: { limit: 500 } })),
    )
    expect(entry?.before).to.deep.include(first)
    expect(entry?.after).to.deep.include(then)
    await undone(change)
    expect(await read(event)).to.deep.equal(first)
    expect((await entriesOf(await lastChange(tree))).length).to.equal(1)
  })

  it("come with a birth or death of a person, in a batch and in a proposal", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const person = await tree.person({ death: { ...first } })
    const deathOf = async (person_id: string) =>
      (await dataOf(stage.owner.api.GET("/persons/{person_id}/events", at({ person_id }))))[0] ??
      expect.fail("no death")
    const death = await deathOf(person.id)
    expect(fieldsOf(death)).to.deep.equal(first)
    const operations = [{ op: "update", entity: "event", id: death.id, data: then }] as const
    await dataOf(stage.owner.api.POST("/trees/{tree_id}/batch", { ...tree.at, body: { operations: [...operations] } }))
    expect(await read(death)).to.deep.equal(then)
    const proposal = await dataOf(
      stage.owner.api.POST("/trees/{tree_id}/proposals", {
        ...tree.at,
        body: { operations: [{ op: "update", entity: "person", id: person.id, data: { death: { ...first } } }] },
      }),
    )
    await dataOf(
      stage.owner.api.POST("/proposals/{proposal_id}/apply", { ...at({ proposal_id: proposal.id }), body: {} }),
    )
    expect(await read(death)).to.deep.equal(first)
  })

  it("go to nobody who may not see the event", async () => {
    const tree = await plantTree(stage.host, stage.owner, "public")
    const person = await tree.person({ is_living: false })
    const event = await tree.event({ type: "death", person_id: person.id, ...first })
    const seen = () => stage.stranger.api.GET("/public/persons/{person_id}/events", at({ person_id: person.id }))
    expect((await dataOf(seen())).map(fieldsOf)).to.deep.equal([first])
    await dataOf(patch(event, { privacy: "hidden" }))
    expect(await dataOf(seen())).to.deep.equal([])
    expect(await statusOf(stage.stranger.api.GET("/events/{event_id}", at({ event_id: event.id })))).to.equal(404)
    await dataOf(patch(event, { privacy: "default" }))
    await dataOf(
      stage.owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: person.id }), body: { privacy: "redacted" } }),
    )
    expect(await dataOf(seen())).to.deep.equal([])
  })

  it("are refused with their place if they have several lines or more than 500 characters", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const event = await tree.event({ type: "death", person_id: (await tree.person()).id })
    const tried = (body: object) => refused(send(stage.host, stage.owner, "PATCH", `/events/${event.id}`, body))
    for (const field of ["subtype", "cause"]) {
      expect(await tried({ [field]: "a\nb" })).to.equal(`422 at ${field}`)
      expect(await tried({ [field]: "a".repeat(501) })).to.equal(`422 at ${field}`)
      expect(await tried({ [field]: 7 })).to.equal(`422 at ${field}`)
    }
    expect(await tried({ age: "a".repeat(101) })).to.equal("422 at age")
    for (const [address, place] of [
      ["Down House", "address"],
      [{ lines: ["a\nb"] }, "address.lines.0"],
      [{ lines: Array(11).fill("a") }, "address.lines"],
      [{ lines: [""] }, "address.lines.0"],
      [{ phones: ["1", 2] }, "address.phones.1"],
      [{ phones: Array(6).fill("1") }, "address.phones"],
      [{ postal_code: "1".repeat(501) }, "address.postal_code"],
      [{ urls: ["u".repeat(2_001)] }, "address.urls.0"],
      [{ street: "Luxted Road" }, "address.street"],
    ] as const)
      expect(await tried({ address })).to.equal(`422 at ${place}`)
    for (const [coordinates, place] of [
      ["51.3, 0.05", "coordinates"],
      [{ latitude: 51.3 }, "coordinates.longitude"],
      [{ latitude: null, longitude: 0 }, "coordinates.latitude"],
      [{ latitude: 90.1, longitude: 0 }, "coordinates.latitude"],
      [{ latitude: 0, longitude: -180.1 }, "coordinates.longitude"],
      [{ latitude: "51.3", longitude: 0 }, "coordinates.latitude"],
      [{ latitude: 0, longitude: 0, height: 3 }, "coordinates.height"],
    ] as const)
      expect(await tried({ coordinates })).to.equal(`422 at ${place}`)
    for (const confidence of [4, -1, 1.5, "3"]) expect(await tried({ confidence })).to.equal("422 at confidence")
  })

  it("lose the coordinates of a place when they move to another one", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const coordinates = { latitude: 51.33, longitude: 0.05 }
    const person_id = (await tree.person()).id
    const event = await tree.event({ type: "residence", person_id, place: "Down", coordinates })
    const after = async (body: Schemas["EventUpdate"]) => (await dataOf(patch(event, body))).coordinates
    expect(await after({ place: "DOWN" })).to.deep.equal(coordinates)
    expect(await after({ place: "Maer", coordinates })).to.deep.equal(coordinates)
    expect(await after({ place: "London" })).to.equal(null)
  })

  it("keep the first seven digits of their degrees", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const coordinates = { latitude: 51.331_200_04, longitude: -0.000_000_01 }
    const event = await tree.event({ type: "residence", person_id: (await tree.person()).id, coordinates })
    expect(event.coordinates).to.deep.equal({ latitude: 51.3312, longitude: 0 })
  })

  it("have an age of one person only: an event of a partnership has none", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const couple = await tree.partners(await tree.person(), await tree.person())
    const event = await tree.event({ type: "marriage", relationship_id: couple.id, address: downHouse })
    expect(event.address).to.deep.equal(downHouse)
    const tried = (method: string, path: string, body: object) =>
      refused(send(stage.host, stage.owner, method, path, body))
    expect(await tried("PATCH", `/events/${event.id}`, { age: "42y" })).to.equal("422 at age")
    const wedding = { type: "marriage", relationship_id: couple.id, age: "42y" }
    expect(await tried("POST", `/trees/${tree.id}/events`, wedding)).to.equal("422 at age")
  })

  it("are exported at their event", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    await tree.event({ type: "death", person_id: (await tree.person()).id, ...first })
    expect(await exported(tree)).to.include(
      "1 DEAT Y\n2 TYPE at home\n2 PLAC\n3 MAP\n4 LATI N51.3312\n4 LONG E0.0527\n" +
        "2 AGE 73y\n2 ADDR Down House\n3 CONT Luxted Road\n3 CITY Downe\n" +
        "3 STAE Kent\n3 POST BR6 7JT\n3 CTRY England\n" +
        "2 PHON 1\n2 EMAIL c@@down.example\n2 WWW https://down.example\n2 CAUS Heart failure\n2 _QUAY 3",
    )
  })
})
