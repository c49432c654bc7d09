import { expect } from "chai"
import { dataOf } from "../support/tree-scene.ts"
import { upload } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"

/** The address of something that can be patched, one of its fields, and where it is read. */
interface Patchable {
  readonly path: string
  readonly read: string
}

onEveryHost("a patch", (stage) => {
  const call = (method: string, path: string, body?: string, type = "application/json") =>
    stage.host.fetch(`/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${stage.owner.token}`,
        ...(body === undefined ? {} : { "content-type": type }),
      },
      ...(body === undefined ? {} : { body }),
    })
  const patch = (path: string, body: string, type?: string) => call("PATCH", path, body, type)
  const bodyOf = async (response: Response): Promise<unknown> => JSON.parse(await response.text())

  /** One of everything that can be patched, by the path of its route. */
  const patchables = async (): Promise<Readonly<Record<string, Patchable>>> => {
    const { tree, owner } = stage
    const [anna, maria] = [await tree.person({ given_name: "Anna" }), await tree.person({ given_name: "Maria" })]
    const event = await tree.event({ type: "census", person_id: anna.id, date: { year: 1851 } })
    const relationship = await tree.parent(anna, maria, { notes: "By her own word" })
    const source = await tree.source()
    const citation = await tree.cite(source, { person_id: anna.id, page: "7" })
    const association = await tree.associate({ person_id: anna.id, associate_id: maria.id, phrase: "Godmother" })
    const comment = await tree.comment(anna)
    const media = await upload(stage.host, owner, tree.id)
    const body = { url: "https://archive.example.org/stemma" }
    const webhook = await dataOf(owner.api.POST("/trees/{tree_id}/webhooks", { ...tree.at, body }))
    const place = await dataOf(
      owner.api.POST("/trees/{tree_id}/places", { ...tree.at, body: { name: `Maer ${webhook.id}` } }),
    )
    const at = (path: string, read = path): Patchable => ({ path, read })
    const name = anna.names?.[0]?.id
    return {
      "/users/me": at("/users/me"),
      "/users/me/self-person": at("/users/me/self-person", "/users/me"),
      "/trees/{tree_id}": at(`/trees/${tree.id}`),
      "/trees/{tree_id}/ai": at(`/trees/${tree.id}/ai`),
      "/trees/{tree_id}/members/{user_id}": at(
        `/trees/${tree.id}/members/${owner.user.id}`,
        `/trees/${tree.id}/members`,
      ),
      "/webhooks/{webhook_id}": at(`/webhooks/${webhook.id}`),
      "/persons/{person_id}": at(`/persons/${anna.id}`),
      "/persons/{person_id}/names/{name_id}": at(`/persons/${anna.id}/names/${name}`, `/persons/${anna.id}/names`),
      "/events/{event_id}": at(`/events/${event.id}`),
      "/relationships/{relationship_id}": at(`/relationships/${relationship.id}`),
      "/sources/{source_id}": at(`/sources/${source.id}`),
      "/citations/{citation_id}": at(`/citations/${citation.id}`),
      "/associations/{association_id}": at(`/associations/${association.id}`),
      "/comments/{comment_id}": at(`/comments/${comment.id}`),
      "/places/{place_id}": at(`/places/${place.id}`),
      "/media/{media_id}": at(`/media/${media.id}`),
    }
  }

  it("that is empty changes nothing, and answers with the record", async () => {
    const { paths }: { readonly paths: Readonly<Record<string, object>> } = JSON.parse(
      await (await call("GET", "/openapi.json")).text(),
    )
    const all = await patchables()
    expect(Object.keys(all)).to.have.members(Object.keys(paths).filter((path) => "patch" in (paths[path] ?? {})))
    const log = async () => (await call("GET", `/trees/${stage.tree.id}/audit?limit=1000`)).text()
    await call(
      "PATCH",
      "/users/me/self-person",
      JSON.stringify({ person_id: all["/persons/{person_id}"]?.path.slice("/persons/".length) }),
    )
    const before = await log()
    for (const [route, { path, read }] of Object.entries(all)) {
      const there = await bodyOf(await call("GET", read))
      for (const type of ["application/json", "application/merge-patch+json"]) {
        const response = await patch(path, "{}", type)
        expect(response.status, route).to.equal(200)
        const answer = await bodyOf(response)
        expect(Array.isArray(there) ? there : [there], route).to.deep.include(answer)
      }
      expect(await bodyOf(await call("GET", read)), route).to.deep.equal(there)
    }
    expect(await log()).to.equal(before)
  })

  it("of an unknown field is refused with its place; only an object is accepted", async () => {
    for (const [route, { path }] of Object.entries(await patchables())) {
      const response = await patch(path, JSON.stringify({ id: stage.tree.id }))
      expect(response.status, route).to.equal(422)
      expect(await bodyOf(response), route).to.deep.include({
        code: "invalid_input",
        errors: [{ path: "id", message: "is not a known field", rule: "unknown_field" }],
      })
      for (const body of ["[]", "null", '"x"'])
        expect((await patch(path, body)).status, `${route} ${body}`).to.equal(422)
    }
  })
})
