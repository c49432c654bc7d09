import { expect } from "chai"
import { routes } from "../../adapters/http/routes.ts"
import type { TestUser } from "../support/http.ts"
import { upload } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, plantTree } from "../support/tree-scene.ts"
import { isFast } from "../support/depth.ts"

const dead = { is_living: false } as const

/** Queries of lists and charts in addition to the bare address. */
const queries: Readonly<Record<string, readonly string[]>> = {
  persons: ["", "?sort=updated", "?sort=-updated&limit=2", "?sort=name", "?sort=birth", "?q=anna", "?limit=1"],
  neighbourhood: ["", "?up=5&down=5&siblings=all"],
}

onEveryHost("a change that a reader does not see", (stage) => {
  /** A public tree with a person who is seen in full, a living one and a hidden one, and records of each. */
  const aFamily = async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner, "public")
    const anna = await tree.person({ ...dead, given_name: "Anna", birth: { date: { year: 1841 }, place: "Down" } })
    const emma = await tree.person({ ...dead, given_name: "Emma" })
    const living = await tree.person({ is_living: true, given_name: "Ruth" })
    const hidden = await tree.person({ ...dead, privacy: "hidden", given_name: "Erasmus" })
    const couple = await tree.partners(anna, emma, { notes: "Met at sea" })
    const edges = [await tree.parent(anna, living), await tree.parent(anna, hidden)]
    const census = await tree.event({ type: "census", person_id: anna.id, place: "Down" })
    const secret = await tree.event({ type: "residence", person_id: anna.id, privacy: "hidden", place: "Shrewsbury" })
    const source = await tree.source()
    const citation = await tree.cite(source, { person_id: anna.id })
    const media = await upload(host, owner, tree.id, undefined, "anna.png", { person_id: anna.id })
    const ids: Readonly<Record<string, readonly string[]>> = {
      tree_id: [tree.id],
      person_id: [anna.id, emma.id, living.id, hidden.id],
      relationship_id: [couple.id, ...edges.map(({ id }) => id)],
      event_id: [census.id, secret.id],
      source_id: [source.id],
      citation_id: [citation.id],
      media_id: [media.id],
    }
    return { tree, anna, living, hidden, secret, source, ids }
  }

  type Family = Awaited<ReturnType<typeof aFamily>>

  const addressesOf = ({ ids, anna }: Family): readonly string[] =>
    routes
      .filter(({ method, path }) => method === "get" && /^[^{]*\{\w+\}[^{]*$/.test(path))
      .flatMap(({ path }) => {
        const [, name = ""] = /\{(\w+)\}/.exec(path) ?? []
        const own = path.endsWith("/kinship") ? [`?of=${anna.id}&ids=${ids.person_id?.join()}`] : null
        return (ids[name] ?? []).flatMap((id) =>
          (own ?? queries[path.split("/").at(-1) ?? ""] ?? [""]).map(
            (query) => `/api/v1${path.replace(/\{\w+\}/, id)}${query}`,
          ),
        )
      })

  const answers = async (family: Family, who: TestUser | null): Promise<ReadonlyMap<string, unknown>> => {
    const seen = new Map<string, unknown>()
    for (const address of addressesOf(family)) {
      const response = await stage.host.fetch(
        address,
        who === null ? {} : { headers: { authorization: `Bearer ${who.token}` } },
      )
      const { date: _date, "x-request-id": _id, ...headers } = Object.fromEntries(response.headers)
      const body = (await response.text()).replace(/"request_id":"[^"]*"/, "")
      seen.set(address, { status: response.status, headers, body })
    }
    return seen
  }

  /** Everything that the owner can do without that others see a difference. */
  const unseen = ({ tree, anna, living, hidden, secret, ids }: Family): readonly (() => Promise<unknown>)[] => {
    const { api } = stage.owner
    const patch = (id: string, body: { notes?: string; given_name?: string }) =>
      api.PATCH("/persons/{person_id}", { ...at({ person_id: id }), body })
    return [
      () => patch(living.id, { given_name: "Ida", notes: "Lives in Kent" }),
      () => patch(hidden.id, { given_name: "Robert" }),
      () => tree.person({ ...dead, privacy: "hidden", given_name: "Nobody" }),
      () => tree.event({ type: "birth", person_id: anna.id, privacy: "hidden", date: { year: 1839 } }),
      () => tree.event({ type: "death", person_id: anna.id, privacy: "hidden", date: { year: 1901 } }),
      () => api.PATCH("/events/{event_id}", { ...at({ event_id: secret.id }), body: { detail: "High Street" } }),
      () => tree.event({ type: "birth", person_id: living.id, date: { year: new Date().getUTCFullYear() - 40 } }),
      () => tree.source("A letter"),
      async () => tree.cite({ id: ids.source_id?.[0] ?? "" }, { person_id: hidden.id }),
      () => upload(stage.host, stage.owner, tree.id),
      () => tree.join("viewer"),
      () => tree.parent(living, hidden),
      async () => {
        const { id } = await tree.person({ given_name: "Deleted" })
        await dataOf(api.DELETE("/persons/{person_id}", at({ person_id: id })))
      },
    ]
  }

  it("changes no answer to a reader who is no member, neither a value nor a header", async () => {
    const family = await aFamily()
    const readers = isFast ? [stage.stranger] : [null, stage.stranger]
    const before = await Promise.all(readers.map((who) => answers(family, who)))
    const [tagged] = before
    const tags = [...(tagged ?? [])].filter(([, answer]) => JSON.stringify(answer).includes('"etag"'))
    expect(tags.length).to.be.greaterThan(20)
    for (const change of unseen(family)) await change()
    for (const [number, who] of readers.entries())
      for (const [address, answer] of await answers(family, who))
        expect(answer, `${who === null ? "anonymous" : "stranger"} ${address}`).to.deep.equal(
          before[number]?.get(address),
        )
  })

  it("leaves version, revision and time of the last change null, in every record", async () => {
    const family = await aFamily()
    for (const who of [null, stage.stranger])
      for (const [address, answer] of await answers(family, who))
        expect(JSON.stringify(answer), address).to.not.match(/\\"(version|revision|updated_at)\\":[^n]/)
  })

  it("of a person lets the list by time of change be the usual one", async () => {
    const { tree, anna } = await aFamily()
    await dataOf(
      stage.owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: anna.id }), body: { notes: "A botanist" } }),
    )
    const listed = async (query: string) =>
      (await stage.host.fetch(`/api/v1/public/trees/${tree.id}/persons${query}`)).text()
    const usual = await listed("?limit=2")
    expect(await listed("?sort=updated&limit=2")).to.equal(usual)
    expect(await listed("?sort=-updated&limit=2")).to.equal(usual)
  })
})
