import { expect } from "chai"
import { PIXEL } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, plantTree, send } from "../support/tree-scene.ts"

onEveryHost("A text on one line with a control character", (stage) => {
  const broken = "Ann\u001b[31m"

  const expectRefusal = (status: number, error: unknown, path: string, said: string): void => {
    expect(status, said).to.equal(422)
    expect(error, said).to.have.nested.property("errors[0].path", path)
    expect(error, said).to.have.nested.property("errors[0].rule", "control_character")
  }

  it("is refused with the rule, wherever it is written", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    const anna = await tree.person({ given_name: "Anna" })
    const source = await dataOf(owner.api.POST("/trees/{tree_id}/sources", { ...tree.at, body: { title: "Register" } }))
    const operations = [{ op: "create", entity: "source", data: { title: broken } }]
    for (const [method, path, body, place] of [
      ["POST", `/trees/${tree.id}/persons`, { given_name: broken }, "given_name"],
      ["PATCH", `/persons/${anna.id}`, { birth: { place: "Maer\u0085" } }, "birth.place"],
      ["POST", `/persons/${anna.id}/names`, { name_type: "alias", surname: "Lee\nLee" }, "surname"],
      ["POST", `/trees/${tree.id}/events`, { type: "birth", person_id: anna.id, place: "a\tb" }, "place"],
      ["POST", `/trees/${tree.id}/sources`, { title: broken }, "title"],
      ["PATCH", `/sources/${source.id}`, { repository: broken }, "repository"],
      ["PATCH", `/sources/${source.id}`, { call_number: "\u007f" }, "call_number"],
      ["POST", `/trees/${tree.id}/citations`, { source_id: source.id, person_id: anna.id, page: "1\r\n2" }, "page"],
      ["POST", `/trees/${tree.id}/associations`, { person_id: anna.id, associate_name: "A\nB" }, "associate_name"],
      ["PATCH", `/trees/${tree.id}`, { name: broken }, "name"],
      ["POST", `/trees/${tree.id}/batch`, { operations }, "operations.0.data.title"],
      ["POST", `/trees/${tree.id}/proposals`, { operations }, "operations.0.data.title"],
    ] as const) {
      const { error, response } = await send(host, owner, method, path, body)
      expectRefusal(response.status, error, place, `${method} ${path}`)
    }
    const form = new FormData()
    form.set("file", new Blob([PIXEL]), "p.png")
    form.set("title", broken)
    const headers = { authorization: `Bearer ${owner.token}` }
    const upload = await host.fetch(`/api/v1/trees/${tree.id}/media`, { method: "POST", body: form, headers })
    expectRefusal(upload.status, await upload.json(), "title", "upload")
  })

  it("is fine where a text may have several lines", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    const body = { title: "Register", author: "A\nB", publication: "One\n\tTwo", notes: "a\nb" }
    const made = await dataOf(owner.api.POST("/trees/{tree_id}/sources", { ...tree.at, body }))
    expect(made).to.include(body)
    await dataOf(owner.api.PATCH("/sources/{source_id}", { ...at({ source_id: made.id }), body: { notes: "c\n" } }))
  })

  it("has its rule in the vocabulary", async () => {
    const { data } = await stage.owner.api.GET("/vocabulary")
    expect(data?.rules).to.include("control_character")
  })
})
