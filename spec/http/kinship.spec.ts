import { expect } from "chai"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, NOWHERE, plantTree, refused, dataOf } from "../support/tree-scene.ts"

onEveryHost("the kinship of two persons", (stage) => {
  type Person = Schemas["PersonRead"]

  /** Ann and Bob with Carl and Dora; Carl and his wife Eve with Fred; Dora's daughter Gina with her daughter Hope; Eve's brother Ivan. */
  const aFamily = async () => {
    const tree = await plantTree(stage.host, stage.owner, "public")
    const person = (given_name: string, gender: "male" | "female") =>
      tree.person({ given_name, gender, is_living: false })
    const [ann, bob] = [await person("Ann", "female"), await person("Bob", "male")]
    const [carl, dora] = [await person("Carl", "male"), await person("Dora", "female")]
    const [eve, ivan, olga, paul] = [
      await person("Eve", "female"),
      await person("Ivan", "male"),
      await person("Olga", "female"),
      await person("Paul", "male"),
    ]
    const [fred, gina, hope] = [
      await person("Fred", "male"),
      await person("Gina", "female"),
      await person("Hope", "female"),
    ]
    await tree.partners(ann, bob)
    await tree.partners(carl, eve)
    const child = async (of: Person, ...parents: readonly Person[]) => {
      for (const parent of parents) await tree.parent(parent, of)
    }
    await child(carl, ann, bob)
    await child(dora, ann, bob)
    await child(fred, carl, eve)
    await child(gina, dora)
    await child(hope, gina)
    await child(eve, olga, paul)
    await child(ivan, olga, paul)
    return { tree, person, child, ann, bob, carl, dora, eve, ivan, olga, fred, gina, hope }
  }

  const kinship = ({ id }: Person, other: Person, paths?: number) =>
    dataOf(
      stage.owner.api.GET("/persons/{person_id}/kinship/{other_id}", {
        params: { path: { person_id: id, other_id: other.id }, query: paths === undefined ? {} : { paths } },
      }),
    )
  const names = async (one: Person, other: Person) => (await kinship(one, other)).paths.map(({ name }) => name)

  it("names relatives by blood, with the common ancestors and the way", async () => {
    const { ann, bob, carl, dora, fred, gina, hope } = await aFamily()
    const { paths, persons, coefficient } = await kinship(fred, hope)
    const [path] = paths
    expect(path).to.deep.include({
      kind: "blood",
      up: 2,
      down: 3,
      half: false,
      removed: 1,
      name: "first cousin once removed",
    })
    expect(path?.common_ancestor_ids).to.have.members([ann.id, bob.id])
    expect(path?.steps.map(({ step }) => step)).to.deep.equal(["parent", "parent", "child", "child", "child"])
    expect([path?.steps[0]?.person_id, path?.steps[4]?.person_id]).to.deep.equal([carl.id, hope.id])
    expect(persons.map(({ given_name }) => given_name)).to.have.members([
      "Ann",
      "Bob",
      "Carl",
      "Dora",
      "Fred",
      "Gina",
      "Hope",
    ])
    expect(coefficient).to.equal(0.0625)
    expect(await names(hope, fred)).to.deep.equal(["first cousin once removed"])
    expect((await names(fred, ann))[0]).to.equal("grandmother")
    expect((await names(fred, dora))[0]).to.equal("aunt")
    expect((await names(gina, carl))[0]).to.equal("uncle")
    expect((await names(carl, dora))[0]).to.equal("sister")
    expect((await kinship(carl, dora)).coefficient).to.equal(0.5)
    expect((await kinship(carl, ann)).paths[0]).to.deep.include({ name: "mother", half: false })
  })

  it("says on which side relatives beyond the parents are, if the reader sees that parent", async () => {
    const { tree, ann, carl, dora, eve, fred, gina, hope, olga } = await aFamily()
    const sides = async (one: Person, other: Person) => (await kinship(one, other)).paths.map(({ side }) => side)
    expect((await sides(fred, ann))[0]).to.equal("father")
    expect((await sides(fred, olga))[0]).to.equal("mother")
    expect((await sides(fred, dora))[0]).to.equal("father")
    expect((await sides(hope, carl))[0]).to.equal("mother")
    expect((await sides(fred, carl))[0]).to.equal(null)
    expect((await sides(carl, dora))[0]).to.equal(null)
    expect((await sides(gina, eve))[0]).to.equal(null)
    const hide = { ...at({ person_id: carl.id }), body: { privacy: "redacted" as const } }
    await dataOf(stage.owner.api.PATCH("/persons/{person_id}", hide))
    const seen = await dataOf(
      stage.stranger.api.GET(
        "/public/persons/{person_id}/kinship/{other_id}",
        at({ person_id: fred.id, other_id: ann.id }),
      ),
    )
    expect(seen.paths[0]).to.deep.include({ name: "grandmother", side: null })
    expect(tree.id).to.equal(fred.tree_id)
  })

  it("says whether a brother or sister is older, by the year of birth", async () => {
    const { carl, dora, eve, ivan } = await aFamily()
    const born = (person: Person, year: number) =>
      dataOf(
        stage.owner.api.PATCH("/persons/{person_id}", {
          ...at({ person_id: person.id }),
          body: { birth: { date: { year } } },
        }),
      )
    const elder = async (one: Person, other: Person) => (await kinship(one, other)).paths[0]?.elder
    expect(await elder(carl, dora)).to.equal(null)
    await born(carl, 1850)
    expect(await elder(carl, dora)).to.equal(null)
    await born(dora, 1848)
    expect(await elder(carl, dora)).to.equal(true)
    expect(await elder(dora, carl)).to.equal(false)
    await born(eve, 1852)
    await born(ivan, 1852)
    expect(await elder(eve, ivan)).to.equal(null)
    expect(await elder(carl, eve)).to.equal(null)
  })

  it("names relatives in the language that the reader wants", async () => {
    const { tree, ann, carl, dora, eve, fred, ivan } = await aFamily()
    const named = async (language: string, one: Person, other: Person) => {
      const response = await stage.host.fetch(`/api/v1/persons/${one.id}/kinship/${other.id}`, {
        headers: { Authorization: `Bearer ${stage.owner.token}`, "Accept-Language": language },
      })
      expect(response.headers.get("content-language")).to.equal(language)
      return JSON.parse(await response.text()).paths[0].name
    }
    expect(await named("sv", fred, ann)).to.equal("farmor")
    expect(await named("sv", fred, dora)).to.equal("faster")
    expect(await named("pl", dora, carl)).to.equal("brat")
    expect(await named("es", carl, ivan)).to.equal("cuñado")
    expect(await named("de", fred, dora)).to.equal("Tante")
    expect(await named("fr", ann, eve)).to.equal("belle-fille")
    expect(await named("nl", fred, ann)).to.equal("grootmoeder")
    expect(await named("he", fred, carl)).to.equal("אב")
    const many = await stage.host.fetch(`/api/v1/trees/${tree.id}/kinship?of=${fred.id}&ids=${ann.id}`, {
      headers: { Authorization: `Bearer ${stage.owner.token}`, "Accept-Language": "sv" },
    })
    expect(JSON.parse(await many.text())[ann.id]).to.deep.include({ name: "farmor", side: "father" })
  })

  it("names relatives by marriage and step relatives", async () => {
    const { tree, person, ann, carl, dora, eve, ivan, olga, gina } = await aFamily()
    expect((await kinship(carl, eve)).paths[0]).to.deep.include({ kind: "marriage", name: "wife", up: 0, down: 0 })
    expect(await names(carl, ivan)).to.deep.equal(["wife's brother"])
    expect((await names(carl, olga))[0]).to.equal("mother-in-law")
    expect((await names(ann, eve))[0]).to.equal("daughter-in-law")
    expect((await names(gina, eve))[0]).to.equal("uncle's wife")
    expect((await kinship(carl, ivan)).coefficient).to.equal(0)
    const husband = await person("Husband", "male")
    await tree.partners(dora, husband)
    expect((await kinship(gina, husband)).paths[0]).to.deep.include({ kind: "step", name: "stepfather" })
    expect((await kinship(husband, gina)).paths[0]).to.deep.include({ kind: "step", name: "stepdaughter" })
  })

  it("distinguishes adoption, half siblings and step parents by their relationships", async () => {
    const { tree, person, carl, dora, ann, gina } = await aFamily()
    const half = await person("Half", "male")
    await tree.parent(ann, half)
    const adopted = await person("Adopted", "female")
    await tree.parent(carl, adopted, { qualifier: "adoptive" })
    const step = await person("Step", "male")
    await tree.parent(step, adopted, { qualifier: "step" })
    expect((await kinship(dora, half)).paths[0]).to.deep.include({
      name: "half-brother",
      half: true,
      common_ancestor_ids: [ann.id],
    })
    expect((await kinship(dora, half)).coefficient).to.equal(0.25)
    expect((await kinship(adopted, carl)).paths[0]).to.deep.include({ kind: "adoption", name: "adoptive father" })
    expect((await kinship(adopted, carl)).coefficient).to.equal(0)
    expect((await kinship(adopted, step)).paths[0]).to.deep.include({ kind: "step", name: "stepfather" })
    expect((await names(gina, half))[0]).to.equal("half-uncle")
  })

  it("is empty for unrelated persons and for the same person", async () => {
    const { person, carl } = await aFamily()
    const other = await person("Unrelated", "male")
    expect(await kinship(carl, other)).to.deep.include({ paths: [], coefficient: 0 })
    const same = await kinship(carl, carl)
    expect([same.paths, same.coefficient, same.persons.length]).to.deep.equal([[], 1, 1])
  })

  it("is blocked by a hidden person for a stranger, and knows no gender of a redacted one", async () => {
    const { tree, carl, dora, eve, fred, gina, ivan } = await aFamily()
    const set = (who: Person, privacy: "hidden" | "redacted") =>
      dataOf(stage.owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: who.id }), body: { privacy } }))
    await set(dora, "hidden")
    await set(eve, "redacted")
    await set(ivan, "redacted")
    const read = async (one: Person, other: Person) => {
      const response = await stage.host.fetch(`/api/v1/public/persons/${one.id}/kinship/${other.id}`)
      const text = await response.text()
      expect(text).to.not.include(dora.id)
      const kin: Schemas["Kinship"] = JSON.parse(text)
      return response.status === 200 ? kin.paths.map(({ name }) => name) : response.status
    }
    expect(await read(fred, gina)).to.deep.equal([])
    expect(await read(carl, ivan)).to.deep.equal(["spouse's sibling"])
    expect(await read(fred, eve)).to.deep.equal(["parent"])
    const hidden = await stage.host.fetch(`/api/v1/public/persons/${fred.id}/kinship/${dora.id}`)
    expect(hidden.status).to.equal(404)
    const list = await stage.host.fetch(
      `/api/v1/public/trees/${tree.id}/kinship?of=${fred.id}&ids=${[dora, gina, carl].map(({ id }) => id).join()}`,
    )
    const kin: Record<string, Schemas["KinName"]> = JSON.parse(await list.text())
    expect(Object.keys(kin)).to.deep.equal([carl.id])
  })

  it("of many persons is named by id, the same by GET and by POST", async () => {
    const { tree, person, ann, carl, eve, fred, hope, ivan } = await aFamily()
    const other = await person("Unrelated", "male")
    const ids = [ann, carl, eve, fred, hope, ivan, other].map(({ id }) => id)
    const path = { tree_id: tree.id }
    const found = await dataOf(
      stage.owner.api.GET("/trees/{tree_id}/kinship", {
        params: { path, query: { of: fred.id, ids: [...ids, NOWHERE].join() } },
      }),
    )
    expect(Object.fromEntries(Object.entries(found).map(([id, { name }]) => [id, name]))).to.deep.equal({
      [ann.id]: "grandmother",
      [carl.id]: "father",
      [eve.id]: "mother",
      [hope.id]: "first cousin once removed",
      [ivan.id]: "uncle",
    })
    expect(found[carl.id]).to.deep.equal({
      up: 1,
      down: 0,
      half: false,
      kind: "blood",
      side: null,
      elder: null,
      name: "father",
    })
    const posted = await dataOf(
      stage.owner.api.POST("/trees/{tree_id}/kinship", { ...at(path), body: { of: fred.id, ids } }),
    )
    expect(posted).to.deep.equal(found)
  })

  it("refuses what is out of bounds, and does not find what is not there", async () => {
    const { tree, carl } = await aFamily()
    const ask = (other_id: string, paths: number) =>
      refused(
        stage.owner.api.GET("/persons/{person_id}/kinship/{other_id}", {
          params: { path: { person_id: carl.id, other_id }, query: { paths } },
        }),
      )
    expect(await ask(carl.id, 11)).to.equal("422 at paths")
    expect(await ask(NOWHERE, 1)).to.equal("404 not_found")
    const list = (query: { of?: string; ids?: string }) =>
      refused(stage.owner.api.GET("/trees/{tree_id}/kinship", { params: { path: { tree_id: tree.id }, query } }))
    expect(await list({})).to.equal("422 at of")
    expect(await list({ of: NOWHERE })).to.equal("422 at of")
    expect(await list({ of: carl.id, ids: "x" })).to.equal("422 at ids")
  })
})
