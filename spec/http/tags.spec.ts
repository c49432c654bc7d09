import { expect } from "chai"
import { itEachCommit } from "../support/depth.ts"
import type { TestUser } from "../support/http.ts"
import { upload } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, plantTree, dataOf } from "../support/tree-scene.ts"

onEveryHost("the ETag of a record", (stage) => {
  itEachCommit("changes whenever its representation does, for members and for everybody else", async () => {
    const { host, owner, stranger } = stage
    const tree = await plantTree(host, owner, "public")
    const [anna, john] = [
      await tree.person({ given_name: "Anna", is_living: false }),
      await tree.person({ given_name: "John", is_living: false }),
    ]
    const event = await tree.event({ type: "census", person_id: anna.id, place: "Lima" })
    const source = await tree.source()
    const citation = await tree.cite(source, { person_id: anna.id })
    const relationship = await tree.partners(anna, john, { notes: "Met at sea" })
    const association = await tree.associate({ person_id: anna.id, associate_id: john.id })
    const comment = await tree.comment(anna)
    const media = await upload(host, owner, tree.id)
    const viewer = await tree.join("viewer")
    const { api } = owner
    const proposal = await dataOf(
      viewer.api.POST("/trees/{tree_id}/proposals", {
        ...tree.at,
        body: {
          operations: [
            { op: "update", entity: "person", id: anna.id, data: { notes: "A botanist" } },
            { op: "create", entity: "source", data: { title: "Census" } },
          ],
        },
      }),
    )
    const annaAt = at({ person_id: anna.id })
    const name = await dataOf(api.POST("/persons/{person_id}/names", { ...annaAt, body: { given_name: "Nan" } }))
    const paths = [
      `/trees/${tree.id}`,
      `/public/trees/${tree.id}`,
      `/persons/${anna.id}`,
      `/public/persons/${anna.id}`,
      `/persons/${john.id}`,
      `/events/${event.id}`,
      `/sources/${source.id}`,
      `/citations/${citation.id}`,
      `/associations/${association.id}`,
      `/comments/${comment.id}`,
      `/relationships/${relationship.id}`,
      `/media/${media.id}`,
      `/proposals/${proposal.id}`,
      `/persons/${anna.id}/names/${name.id}`,
      "/users/me",
      ...["persons", "persons?deleted=true", "relationships", "events", "sources", "citations", "media", "places"].map(
        (list) => `/trees/${tree.id}/${list}`,
      ),
      `/trees/${tree.id}/associations`,
      `/persons/${anna.id}/associations`,
      `/persons/${anna.id}/comments`,
      `/events/${event.id}/comments`,
      `/media/${media.id}/comments`,
      `/sources/${source.id}/comments`,
      `/trees/${tree.id}/exposure`,
      ...[
        "names",
        "events",
        "relationships",
        "family",
        "neighbourhood",
        "page",
        "ancestors",
        "descendants",
        "visibility",
      ].map((list) => `/persons/${anna.id}/${list}`),
      ...["persons", "relationships", "events"].map((list) => `/public/trees/${tree.id}/${list}`),
      ...["names", "events", "neighbourhood", "page"].map((list) => `/public/persons/${anna.id}/${list}`),
    ]
    const readers: readonly (readonly [string, TestUser | null])[] = [
      ["owner", owner],
      ["viewer", viewer],
      ["stranger", stranger],
      ["anonymous", null],
    ]
    const seen = new Map<string, { readonly tag: string | null; readonly body: string }>()
    const look = async (after: string): Promise<void> => {
      for (const path of paths)
        for (const [role, reader] of readers) {
          const headers: Record<string, string> = reader === null ? {} : { Authorization: `Bearer ${reader.token}` }
          const response = await host.fetch(`/api/v1${path}`, { headers })
          if (!response.ok) continue
          const now = { tag: response.headers.get("etag"), body: await response.text() }
          const before = seen.get(`${role} ${path}`)
          if (before !== undefined && now.tag !== null && before.body !== now.body)
            expect(now.tag, `${path} as ${role} after ${after}: ${before.body} > ${now.body}`).to.not.equal(before.tag)
          seen.set(`${role} ${path}`, now)
        }
    }
    const nameAt = at({ person_id: anna.id, name_id: name.id })
    const writes: Readonly<Record<string, () => Promise<unknown>>> = {
      nothing: async () => {},
      "a new person": () => tree.person({ given_name: "Emma" }),
      "a new name": () => api.POST("/persons/{person_id}/names", { ...annaAt, body: { surname: "Lee" } }),
      "a changed name": () => api.PATCH("/persons/{person_id}/names/{name_id}", { ...nameAt, body: { surname: "Li" } }),
      "another primary name": () => api.POST("/persons/{person_id}/names/{name_id}/make-primary", nameAt),
      "a birth": () => tree.event({ type: "birth", person_id: anna.id, date: { year: 1801 } }),
      "a death": () => tree.event({ type: "death", person_id: anna.id, date: { year: 1880 } }),
      "another place": () =>
        api.PATCH("/events/{event_id}", { ...at({ event_id: event.id }), body: { place: "Quito" } }),
      "a home person": () => api.PATCH("/trees/{tree_id}", { ...tree.at, body: { home_person_id: john.id } }),
      "a hidden person": () =>
        api.PATCH("/persons/{person_id}", { ...at({ person_id: john.id }), body: { privacy: "hidden" } }),
      "a living person": () => api.PATCH("/persons/{person_id}", { ...annaAt, body: { is_living: true } }),
      "an applied proposal": () =>
        api.POST("/proposals/{proposal_id}/apply", { ...at({ proposal_id: proposal.id }), body: {} }),
      "another name of its reviewer": () => api.PATCH("/users/me", { body: { display_name: "Emma W." } }),
      "another name of its proposer": () => viewer.api.PATCH("/users/me", { body: { display_name: "Hensleigh" } }),
      "a changed record that it is about": () =>
        api.PATCH("/persons/{person_id}", { ...annaAt, body: { notes: "A geologist" } }),
      "another role": () =>
        api.PATCH("/trees/{tree_id}/members/{user_id}", {
          ...at({ tree_id: tree.id, user_id: viewer.user.id }),
          body: { role: "editor" },
        }),
      "a deleted name": () => api.DELETE("/persons/{person_id}/names/{name_id}", nameAt),
      "the end of a membership": () =>
        api.DELETE("/trees/{tree_id}/members/{user_id}", at({ tree_id: tree.id, user_id: viewer.user.id })),
      "a deleted home person": () => api.DELETE("/persons/{person_id}", at({ person_id: john.id })),
      "another visibility": () => api.PATCH("/trees/{tree_id}", { ...tree.at, body: { visibility: "unlisted" } }),
    }
    for (const [after, write] of Object.entries(writes)) {
      await write()
      await look(after)
    }
  })
})
