import { expect } from "chai"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, NOWHERE, plantTree, refused, dataOf } from "../support/tree-scene.ts"

onEveryHost("the neighbourhood of a person", (stage) => {
  const born = (year: number) => ({ birth: { date: { year } }, death: { date: { year: year + 70 }, place: "Downe" } })

  /** Charles with two wives, three children, parents, a brother, a grandfather with a sister, and in-laws. */
  const aFamily = async () => {
    const tree = await plantTree(stage.host, stage.owner, "public")
    const person = (given_name: string, more: Schemas["PersonCreate"] = {}) =>
      tree.person({ given_name, is_living: false, ...more })
    const charles = await person("Charles", { gender: "male", ...born(1809) })
    const [younger, elder, undated] = [
      await person("Younger", born(1843)),
      await person("Elder", born(1839)),
      await person("Undated"),
    ]
    const [second, first] = [await person("Second"), await person("First")]
    const [mother, brother, grandfather, greatAunt] = [
      await person("Mother"),
      await person("Brother", born(1804)),
      await person("Grandfather"),
      await person("Great-aunt"),
    ]
    const [inLaw, grandchild, greatGrandmother] = [
      await person("In-law"),
      await person("Grandchild"),
      await person("Great-grandmother"),
    ]
    const bonds = [await tree.partners(charles, second), await tree.partners(first, charles)]
    await tree.event({ type: "marriage", relationship_id: bonds[0]?.id ?? "", date: { year: 1845 } })
    await tree.event({ type: "marriage", relationship_id: bonds[1]?.id ?? "", date: { year: 1838 } })
    for (const child of [younger, undated, elder]) await tree.parent(charles, child)
    for (const child of [charles, brother]) await tree.parent(mother, child)
    await tree.parent(grandfather, mother)
    for (const child of [greatAunt, grandfather]) await tree.parent(greatGrandmother, child)
    await tree.parent(inLaw, first)
    await tree.parent(elder, grandchild)
    return { tree, charles, first, second, mother, elder, grandfather, brother }
  }

  const read = (personId: string, query: Record<string, unknown> = {}) =>
    dataOf(
      stage.owner.api.GET("/persons/{person_id}/neighbourhood", {
        params: { path: { person_id: personId }, query },
      }),
    )
  const namesIn = ({ persons }: Schemas["Neighbourhood"]) => persons.map(({ given_name }) => given_name)

  it("is three generations up, one down, siblings and all partners, nearest first and by birth", async () => {
    const { charles } = await aFamily()
    const found = await read(charles.id)
    expect(found.root_id).to.equal(charles.id)
    expect(namesIn(found)).to.deep.equal([
      ...["Charles", "Brother", "Second", "First"],
      ...["Elder", "Younger", "Undated", "Mother"],
      "Grandfather",
      "Great-grandmother",
    ])
    const [root] = found.persons
    expect(root).to.deep.include({ visibility: "full", gender: "male", birth_year: 1809, portrait: null })
    expect(root?.death).to.deep.include({ place: "Downe" })
    expect(root?.death?.date?.display).to.equal("1879")
  })

  it("has partnerships by their first event and children by birth, so that a chart can keep the order", async () => {
    const { charles } = await aFamily()
    const { persons, relationships } = await read(charles.id, { up: 0, siblings: "none" })
    const nameOf = (id: string) => persons.find((person) => person.id === id)?.given_name
    expect(
      relationships.map(({ from_person_id, to_person_id }) => [from_person_id, to_person_id].map(nameOf)),
    ).to.deep.equal([
      ["First", "Charles"],
      ["Charles", "Second"],
      ["Charles", "Elder"],
      ["Charles", "Younger"],
      ["Charles", "Undated"],
    ])
    expect(relationships.map(({ qualifier }) => qualifier)).to.deep.equal([
      null,
      null,
      "biological",
      "biological",
      "biological",
    ])
  })

  it("counts the relatives who are beyond", async () => {
    const { charles, first, elder, grandfather, mother } = await aFamily()
    const { more } = await read(charles.id, { up: 2 })
    expect(more).to.deep.equal({
      [first.id]: { parents: 1, siblings: 0, partners: 0, children: 0 },
      [elder.id]: { parents: 0, siblings: 0, partners: 0, children: 1 },
      [grandfather.id]: { parents: 1, siblings: 1, partners: 0, children: 0 },
    })
    expect(Object.keys((await read(charles.id, { up: 2, siblings: "all" })).more)).to.include(grandfather.id)
    expect(namesIn(await read(charles.id, { siblings: "all" }))).to.include("Great-aunt")
    const cut = await read(charles.id, { most: 5 })
    expect(namesIn(cut)).to.deep.equal(["Charles", "Brother", "Second", "First", "Mother"])
    expect(cut.more[mother.id]).to.deep.equal({ parents: 1, siblings: 0, partners: 0, children: 0 })
    expect(cut.more[charles.id]).to.deep.equal({ parents: 0, siblings: 0, partners: 0, children: 3 })
  })

  it("has, for a stranger, no trace of a hidden person or of anyone reached only through them", async () => {
    const { tree, charles, mother, brother } = await aFamily()
    await dataOf(
      stage.owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: mother.id }), body: { privacy: "hidden" } }),
    )
    const living = await tree.person({ given_name: "Secret" })
    await tree.parent(charles, living)
    const get = (path: string, headers: Record<string, string> = {}) => stage.host.fetch(`/api/v1${path}`, { headers })
    const open = await get(`/public/persons/${charles.id}/neighbourhood`)
    const closed = await get(`/persons/${charles.id}/neighbourhood`, {
      authorization: `Bearer ${stage.stranger.token}`,
    })
    const text = await open.text()
    expect(JSON.parse(text)).to.deep.equal(JSON.parse(await closed.text()))
    for (const word of [mother.id, brother.id, "Secret", "Grandfather"]) expect(text).to.not.include(word)
    const seen: Schemas["Neighbourhood"] = JSON.parse(text)
    expect(seen.more[charles.id]).to.equal(undefined)
    const card = seen.persons.find(({ id }) => id === living.id)
    expect(card).to.deep.include({
      visibility: "redacted",
      display_name: "Living person",
      given_name: null,
      birth: null,
    })
    expect(seen.relationships.find(({ to_person_id }) => to_person_id === living.id)).to.deep.include({
      redacted: true,
      visibility: "redacted",
      qualifier: null,
    })
    expect((await get(`/public/persons/${mother.id}/neighbourhood`)).status).to.equal(404)
    expect(namesIn(await read(charles.id))).to.include("Mother")
  })

  it("answers a reader who is no member with 304 until something that they see changes", async () => {
    const { tree, charles } = await aFamily()
    const address = `/api/v1/public/persons/${charles.id}/neighbourhood`
    const tag = (await stage.host.fetch(address)).headers.get("etag") ?? ""
    const again = async () => (await stage.host.fetch(address, { headers: { "if-none-match": tag } })).status
    expect(await again()).to.equal(304)
    const child = await tree.person({ given_name: "New" })
    expect(await again()).to.equal(304)
    await tree.parent(charles, child)
    expect(await again()).to.equal(200)
  })

  it("refuses an extent beyond its bounds, and does not find what is not there", async () => {
    const { charles } = await aFamily()
    const ask = (personId: string, query: Record<string, unknown>) =>
      refused(
        stage.owner.api.GET("/persons/{person_id}/neighbourhood", {
          params: { path: { person_id: personId }, query },
        }),
      )
    expect(await ask(charles.id, { up: 21 })).to.equal("422 at up")
    expect(await ask(charles.id, { down: -1, most: 2_001 })).to.equal("422 at down, most")
    expect(await ask(charles.id, { siblings: "some" })).to.equal("422 at siblings")
    expect(await ask(NOWHERE, {})).to.equal("404 not_found")
  })
})
