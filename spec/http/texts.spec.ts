import { expect } from "chai"
import { sendForm, PIXEL } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, refused, dataOf } from "../support/tree-scene.ts"

/** One character that takes two UTF-16 units. */
const TREE = "🌳"

onEveryHost("a text", (stage) => {
  it("is as long as it has Unicode code points", async () => {
    const { owner, tree } = stage
    const { api } = owner
    const person = async (given_name: string) =>
      api.POST("/trees/{tree_id}/persons", { ...tree.at, body: { given_name } })
    expect((await dataOf(person(TREE.repeat(500)))).given_name).to.equal(TREE.repeat(500))
    expect(await refused(person(TREE.repeat(501)))).to.equal("422 at given_name")
    expect((await dataOf(api.POST("/trees", { body: { name: TREE.repeat(200) } }))).name).to.equal(TREE.repeat(200))
    expect(await refused(api.POST("/trees", { body: { name: TREE.repeat(201) } }))).to.equal("422 at name")
    const event = (type: string) =>
      api.POST("/trees/{tree_id}/events", { ...tree.at, body: { type, person_id: null, relationship_id: null } })
    expect(await refused(event(TREE.repeat(65)))).to.equal("422 at type")
    const search = (q: string) => api.GET("/trees/{tree_id}/persons", { params: { ...tree.at.params, query: { q } } })
    expect((await search(TREE.repeat(500))).response.status).to.equal(200)
    expect(await refused(search(TREE.repeat(501)))).to.equal("422 at q")
  })

  it("of a password has ten to 256 code points", async () => {
    const register = (password: string) =>
      stage.host.client().POST("/auth/register", { body: { email: `tree-${password.length}@example.org`, password } })
    expect(await refused(register(TREE.repeat(9)))).to.equal("422 at password")
    expect((await register(TREE.repeat(10))).response.status).to.equal(201)
    expect((await register(TREE.repeat(256))).response.status).to.equal(201)
    expect(await refused(register(TREE.repeat(257)))).to.equal("422 at password")
  })

  it("that is a name is trimmed, and null when nothing is left", async () => {
    const { owner, tree } = stage
    const { api } = owner
    const anna = await tree.person({ given_name: "  Anna Maria\t", surname: "\u00a0" })
    expect(anna).to.include({ given_name: "Anna Maria", surname: null, display_name: "Anna Maria" })
    const path = { person_id: anna.id }
    const parts = { prefix: " Dr. ", suffix: "", surname_prefix: " von ", given_name: "", surname: " Lee " }
    const name = await dataOf(api.POST("/persons/{person_id}/names", { ...at(path), body: parts }))
    expect(name).to.include({ prefix: "Dr.", suffix: null, surname_prefix: "von", given_name: null, surname: "Lee" })
    const changed = await dataOf(
      api.PATCH("/persons/{person_id}/names/{name_id}", {
        ...at({ ...path, name_id: name.id }),
        body: { prefix: "   ", surname: "Li\n" },
      }),
    )
    expect(changed).to.include({ prefix: null, surname: "Li", surname_prefix: "von" })
    const patched = await dataOf(
      api.PATCH("/persons/{person_id}", { ...at(path), body: { given_name: " Nan ", surname: "" } }),
    )
    expect(patched).to.include({ given_name: "Nan", surname: null })
    expect((await dataOf(api.PATCH("/users/me", { body: { display_name: " Emma " } }))).display_name).to.equal("Emma")
    expect((await dataOf(api.PATCH("/users/me", { body: { display_name: " " } }))).display_name).to.equal(null)
  })

  it("that names a tree is trimmed, also where it is retyped, and is not empty", async () => {
    const { api } = stage.owner
    const tree = await dataOf(api.POST("/trees", { body: { name: "  Shrewsbury ", description: "" } }))
    expect(tree).to.include({ name: "Shrewsbury", description: null })
    expect(await refused(api.POST("/trees", { body: { name: "   " } }))).to.equal("422 at name")
    const here = at({ tree_id: tree.id })
    await api.DELETE("/trees/{tree_id}", here)
    const purged = await api.POST("/trees/{tree_id}/purge", { ...here, body: { name: "Shrewsbury " } })
    expect(purged.response.status).to.equal(204)
  })

  it("that may be absent is null when it is empty", async () => {
    const { host, owner, tree } = stage
    const { api } = owner
    const person = await tree.person({ given_name: "Anna", notes: "" })
    expect(person.notes).to.equal(null)
    const event = await tree.event({ type: "census", person_id: person.id, detail: "", notes: "", place: "" })
    expect(event).to.include({ detail: null, notes: null, place: null, place_id: null })
    const source = await dataOf(
      api.POST("/trees/{tree_id}/sources", { ...tree.at, body: { title: "Census", author: "", url: "", notes: " " } }),
    )
    expect(source).to.include({ author: null, url: null, notes: " " })
    const citation = await tree.cite(source, { person_id: person.id, page: "", detail: "" })
    expect(citation).to.include({ page: null, detail: null })
    const media: unknown = await (
      await sendForm(host, owner, tree.id, ["title", ""], ["file", PIXEL, "dot.png"])
    ).json()
    expect(media).to.include({ title: null })
  })

  it("is treated the same in a proposal", async () => {
    const { owner, tree } = stage
    const { api } = owner
    const person = await tree.person({ given_name: "Anna" })
    const proposal = await dataOf(
      api.POST("/trees/{tree_id}/proposals", {
        ...tree.at,
        body: {
          summary: "",
          operations: [{ op: "update", entity: "person", id: person.id, data: { given_name: "  Nan ", notes: "" } }],
        },
      }),
    )
    expect(proposal.summary).to.equal(null)
    await dataOf(api.POST("/proposals/{proposal_id}/apply", { ...at({ proposal_id: proposal.id }), body: {} }))
    const { given_name, notes } = await dataOf(api.GET("/persons/{person_id}", at({ person_id: person.id })))
    expect([given_name, notes]).to.deep.equal(["Nan", null])
  })
})
