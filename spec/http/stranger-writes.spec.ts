import { expect } from "chai"
import { upload } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { plantTree } from "../support/tree-scene.ts"

const people = { visible: { death: {} }, redacted: {}, hidden: { death: {}, privacy: "hidden" } } as const

/** What a stranger can read of each record of a public tree, by the visibility of its person. */
const readable: Readonly<Record<keyof typeof people, readonly string[]>> = {
  visible: [
    "person",
    "event",
    "wedding",
    "relationship",
    "cited source",
    "citation",
    "association",
    "media of the person",
    "media of the event",
    "media of the cited source",
  ],
  redacted: ["person", "relationship"],
  hidden: [],
}

onEveryHost("a write of someone who is no member", (stage) => {
  /** The addresses of every kind of record about one person, in a tree of its own. */
  const recordsOf = async (kind: keyof typeof people): Promise<Readonly<Record<string, string>>> => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner, "public")
    const [person, spouse] = [
      await tree.person({ ...people[kind], given_name: "Emma" }),
      await tree.person({ death: {} }),
    ]
    const [event, couple] = [
      await tree.event({ type: "residence", person_id: person.id }),
      await tree.partners(person, spouse),
    ]
    const wedding = await tree.event({ type: "marriage", relationship_id: couple.id })
    const [cited, uncited] = [await tree.source(), await tree.source()]
    const citation = await tree.cite(cited, { person_id: person.id })
    const association = await tree.associate({ person_id: person.id, associate_id: spouse.id })
    const comment = await tree.comment(person)
    const picture = async (attachment: Readonly<Record<string, string>>) =>
      `/media/${(await upload(host, owner, tree.id, undefined, "a.png", attachment)).id}`
    return {
      person: `/persons/${person.id}`,
      event: `/events/${event.id}`,
      wedding: `/events/${wedding.id}`,
      relationship: `/relationships/${couple.id}`,
      "cited source": `/sources/${cited.id}`,
      "uncited source": `/sources/${uncited.id}`,
      citation: `/citations/${citation.id}`,
      association: `/associations/${association.id}`,
      comment: `/comments/${comment.id}`,
      "media of the person": await picture({ person_id: person.id }),
      "media of the event": await picture({ event_id: event.id }),
      "media of the cited source": await picture({ source_id: cited.id }),
      "media of the uncited source": await picture({ source_id: uncited.id }),
      "media of nothing": await picture({}),
    }
  }

  const statusOf = async (method: string, address: string): Promise<number> => {
    const headers = { authorization: `Bearer ${stage.stranger.token}`, "content-type": "application/json" }
    return (
      await stage.host.fetch(`/api/v1${address}`, { method, headers, ...(method === "PATCH" ? { body: "{}" } : {}) })
    ).status
  }

  for (const kind of ["visible", "redacted", "hidden"] as const) {
    it(`is forbidden where they read the record, and else finds none, as reading does: of a ${kind} person`, async () => {
      for (const [name, address] of Object.entries(await recordsOf(kind))) {
        const isRead = readable[kind].includes(name)
        expect(await statusOf("GET", address), name).to.equal(isRead ? 200 : 404)
        for (const method of ["PATCH", "DELETE"])
          expect(await statusOf(method, address), `${method} ${name}`).to.equal(isRead ? 403 : 404)
      }
    })
  }

  it("finds no deleted person to bring back, as reading finds none", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner, "public")
    const person = await tree.person({ death: {} })
    expect(await statusOf("POST", `/persons/${person.id}/restore`)).to.equal(403)
    await owner.api.DELETE("/persons/{person_id}", { params: { path: { person_id: person.id } } })
    expect(await statusOf("GET", `/persons/${person.id}`)).to.equal(404)
    expect(await statusOf("POST", `/persons/${person.id}/restore`)).to.equal(404)
  })
})
