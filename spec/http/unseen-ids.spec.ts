import { expect } from "chai"
import { routes } from "../../adapters/http/routes.ts"
import type { TestUser } from "../support/http.ts"
import { upload } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, NOWHERE, plantTree, type TreeScene } from "../support/tree-scene.ts"
import { isFast } from "../support/depth.ts"

type Ids = Readonly<Record<string, string>>

/** The fast run asks a quarter of them. */
const methods = isFast ? ["GET"] : ["GET", "HEAD"]
const views = isFast ? [null, "anonymous"] : [null, "anonymous", "user", NOWHERE]

/** The reads at the address of a record. A second id in the path is one that nothing has. */
const reads = routes.filter(({ method, path }) => method === "get" && /\{(?!tree_id|provider_id)\w+\}/.test(path))

const addressOf = (path: string, name: string, id: string): string =>
  `/api/v1${path.replace(`{${name}}`, id).replace(/\{\w+\}/g, NOWHERE)}`

onEveryHost("an id that a reader may not see", (stage) => {
  const answerTo = async (method: string, address: string, headers: Readonly<Record<string, string>>) => {
    const response = await stage.host.fetch(address, { method, headers })
    const { date: _date, "x-request-id": _id, ...rest } = Object.fromEntries(response.headers)
    const body = (await response.text()).replace(/"request_id":"[^"]*"/, "")
    return { status: response.status, headers: rest, body }
  }

  /** Each read of one of these ids must answer as for one that nothing has. */
  const expectUnknown = async (
    ids: Ids,
    who: TestUser | null,
    isWanted: (path: string) => boolean,
  ): Promise<number> => {
    const authorization: Record<string, string> = who === null ? {} : { authorization: `Bearer ${who.token}` }
    let asked = 0
    for (const { path } of reads.filter((route) => isWanted(route.path))) {
      const [, name = ""] = /\{(\w+)\}/.exec(path) ?? []
      const id = ids[name]
      if (id === undefined) continue
      for (const method of methods)
        for (const viewed of views) {
          const headers = { ...authorization, ...(viewed === null ? {} : { "view-as": viewed }) }
          const real = await answerTo(method, addressOf(path, name, id), headers)
          expect(real, `${method} ${path} as ${viewed}`).to.deep.equal(
            await answerTo(method, addressOf(path, name, NOWHERE), headers),
          )
          expect(real.status, path).to.be.oneOf([401, 404])
          asked += 1
        }
    }
    return asked
  }

  /** Records of a person with this privacy, and records that only members see. */
  const recordsOf = async (tree: TreeScene, privacy: "default" | "hidden"): Promise<Ids> => {
    const { host, owner } = stage
    const person = await tree.person({ privacy, is_living: false, given_name: "Erasmus" })
    const spouse = await tree.person({ is_living: false })
    const relationship = await tree.partners(person, spouse)
    const event = await tree.event({ type: "residence", person_id: person.id, place: "Downe" })
    const source = await tree.source()
    const citation = await tree.cite(source, { event_id: event.id })
    const association = await tree.associate({ event_id: event.id, associate_id: spouse.id })
    const comment = await tree.comment(person)
    const media = await upload(host, owner, tree.id, undefined, "a.png", { person_id: person.id })
    const operations = [{ op: "create" as const, entity: "source" as const, data: { title: "Census" } }]
    const proposal = await dataOf(owner.api.POST("/trees/{tree_id}/proposals", { ...tree.at, body: { operations } }))
    const webhook = await dataOf(
      owner.api.POST("/trees/{tree_id}/webhooks", { ...tree.at, body: { url: "https://archive.example.org/x" } }),
    )
    const [change] = await dataOf(owner.api.GET("/trees/{tree_id}/changes", tree.at))
    return {
      person_id: person.id,
      relationship_id: relationship.id,
      event_id: event.id,
      place_id: event.place_id ?? "",
      source_id: source.id,
      citation_id: citation.id,
      association_id: association.id,
      comment_id: comment.id,
      media_id: media.id,
      proposal_id: proposal.id,
      webhook_id: webhook.id,
      change_id: change?.id ?? "",
    }
  }

  it("answers a reader of the tree as one that nothing has, with View-As and to HEAD too", async () => {
    const tree = await plantTree(stage.host, stage.owner, "public")
    const ids = await recordsOf(tree, "hidden")
    for (const who of [null, stage.stranger])
      expect(await expectUnknown(ids, who, () => true)).to.be.greaterThan(isFast ? 50 : 200)
  })

  it("answers under /public as one that nothing has if the tree is private", async () => {
    const tree = await plantTree(stage.host, stage.owner, "private")
    const ids = await recordsOf(tree, "default")
    for (const who of [null, stage.stranger])
      expect(await expectUnknown(ids, who, (path) => path.startsWith("/public"))).to.be.greaterThan(isFast ? 5 : 20)
  })

  it("answers a member as one that nothing has if the record is deleted", async () => {
    const { api } = stage.owner
    const tree = await plantTree(stage.host, stage.owner, "public")
    const { proposal_id, change_id: _change, webhook_id: _webhook, ...ids } = await recordsOf(tree, "default")
    await dataOf(api.DELETE("/persons/{person_id}", at({ person_id: ids.person_id ?? "" })))
    await api.DELETE("/sources/{source_id}", at({ source_id: ids.source_id ?? "" }))
    await api.DELETE("/proposals/{proposal_id}", at({ proposal_id: proposal_id ?? "" }))
    const viewer = await tree.join("viewer")
    await expectUnknown({ ...ids, proposal_id: proposal_id ?? "" }, viewer, () => true)
    const headers = { authorization: `Bearer ${viewer.token}` }
    for (const { path } of routes.filter((route) => /\}\/restore$/.test(route.path))) {
      const [, name = ""] = /\{(\w+)\}/.exec(path) ?? []
      const id = ids[name]
      if (id === undefined || path.includes("{name_id}")) continue
      const real = await answerTo("POST", addressOf(path, name, id), headers)
      expect(real, path).to.deep.equal(await answerTo("POST", addressOf(path, name, NOWHERE), headers))
      expect(real.status, path).to.equal(404)
    }
  })
})
