import { expect } from "chai"
import { routes } from "../../adapters/http/routes.ts"
import { crowd, type Crowd } from "../support/crowd.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import { hosts, type Schemas, type TestHost, type TestUser } from "../support/http.ts"
import { commit } from "../support/store.ts"
import { at, NOWHERE, plantTree, dataOf, type TreeScene } from "../support/tree-scene.ts"

interface Item {
  readonly id: string
}

const OPERATOR = "operator@example.org"

/** Lists of what happened. They begin with the newest. */
const newestFirst: ReadonlySet<string> = new Set([
  "listWebhookDeliveries",
  "listAudit",
  "listChanges",
  "listPersonHistory",
  "listOwnActivity",
  "listInstanceActivity",
])

/** The entries of changes, surnames and anniversaries have no ids of their own. */
const withoutIds: ReadonlySet<string> = new Set([
  ...["listFeedEntries", "listChangeEntries"],
  ...["listSurnames", "listPublicSurnames", "listAnniversaries"],
])

/** The events of a person come by date. */
const byDate: ReadonlySet<string> = new Set(["listPersonEvents", "listPublicPersonEvents"])

/** Every list that comes in pages, as the route table has them. */
const pages = routes.filter(({ method, reply }) => method === "get" && reply.shape === "page")

for (const kind of hosts) {
  describe(`lists, on the ${kind.name} host`, () => {
    let host: TestHost
    before(async () => {
      host = await kind.start({ OWNER_EMAIL: OPERATOR })
    })

    /** An account that may call every list. */
    const operator = async (): Promise<TestUser> => {
      const body = { email: OPERATOR, password: "long enough for a spec" }
      const { token, user } = await dataOf(host.client().POST("/auth/register", { body }))
      await commit(host.store, async ({ users }) => {
        const found = await users.byEmail(OPERATOR)
        if (found !== null) await users.update({ ...found, emailVerifiedAt: new Date() })
      })
      return { api: host.client(token), token, email: OPERATOR, user }
    }
    after(() => host.stop())

    const get = (address: string, who: TestUser) =>
      host.fetch(address, { headers: { authorization: `Bearer ${who.token}` } })
    const nextOf = (response: Response): string | null =>
      /^<([^>]+)>; rel="next"$/.exec(response.headers.get("link") ?? "")?.[1] ?? null
    const itemsOf = async (response: Response): Promise<readonly Item[]> => JSON.parse(await response.text())

    describe("in pages", () => {
      let owned: Crowd
      let seq = 0
      let changeId = ""
      let personId = ""
      let proposalId = ""
      let webhookId = ""
      let relationshipId = ""
      let placeId = ""
      let eventId = ""
      let mediaId = ""
      let sourceId = ""
      before(async () => {
        owned = await crowd(host, 5, await operator())
        const query = { query: { limit: 1_000 } }
        const changes = await dataOf(
          owned.owner.api.GET("/trees/{tree_id}/changes", at({ tree_id: owned.treeId }, query)),
        )
        seq = changes[0]?.seq ?? 0
        changeId = changes.find(({ entry_count }) => entry_count >= 3)?.id ?? expect.fail("no change has three entries")
        const [eldest] = await dataOf(owned.owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: owned.treeId })))
        personId = eldest?.id ?? ""
        const [proposal] = await dataOf(
          owned.owner.api.GET("/trees/{tree_id}/proposals", at({ tree_id: owned.treeId })),
        )
        proposalId = proposal?.id ?? ""
        const [webhook] = await dataOf(owned.owner.api.GET("/trees/{tree_id}/webhooks", at({ tree_id: owned.treeId })))
        webhookId = webhook?.id ?? ""
        const ties = await dataOf(
          owned.owner.api.GET("/persons/{person_id}/relationships", at({ person_id: personId })),
        )
        const first = at({ tree_id: owned.treeId }, { query: { limit: 1 } })
        eventId = (await dataOf(owned.owner.api.GET("/trees/{tree_id}/events", first)))[0]?.id ?? ""
        mediaId = (await dataOf(owned.owner.api.GET("/trees/{tree_id}/media", first)))[0]?.id ?? ""
        sourceId = (await dataOf(owned.owner.api.GET("/trees/{tree_id}/sources", first)))[0]?.id ?? ""
        const busiest = at({ tree_id: owned.treeId }, { query: { sort: "-events" as const } })
        const [place] = await dataOf(owned.owner.api.GET("/trees/{tree_id}/places", busiest))
        placeId = place?.id ?? ""
        relationshipId = ties.find(({ type }) => type === "partnership")?.id ?? ""
      })

      for (const { path, operationId } of pages) {
        describe(`GET ${path}`, () => {
          const address = () =>
            `/api/v1${path
              .replace("{tree_id}", owned.treeId)
              .replace("{seq}", String(seq))
              .replace("{change_id}", changeId)
              .replace("{person_id}", personId)
              .replace("{proposal_id}", proposalId)
              .replace("{webhook_id}", webhookId)
              .replace("{relationship_id}", relationshipId)
              .replace("{place_id}", placeId)
              .replace("{event_id}", eventId)
              .replace("{media_id}", mediaId)
              .replace("{source_id}", sourceId)}`
          const whole = async () => itemsOf(await get(`${address()}?limit=1000`, owned.owner))

          it("gives all in pages of any size, each once and in the same order, and no address after the last", async () => {
            const all = await whole()
            expect(all.length, "nothing to page through: let the crowd make some").to.be.at.least(3)
            for (const limit of [1, 2, all.length]) {
              const seen: Item[] = []
              let sizes = 0
              for (let next: string | null = `${address()}?limit=${limit}`; next !== null; ) {
                const response: Response = await get(next, owned.owner)
                const items = await itemsOf(response)
                seen.push(...items)
                next = nextOf(response)
                sizes += 1
                expect(items.length).to.equal(next === null && all.length % limit !== 0 ? all.length % limit : limit)
              }
              expect(seen).to.deep.equal(all)
              expect(sizes).to.equal(Math.ceil(all.length / limit))
            }
          })

          const isNewestFirst = newestFirst.has(operationId)
          if (!withoutIds.has(operationId) && !byDate.has(operationId))
            it(`is in the order of creation${isNewestFirst ? ", the newest first" : ""}`, async () => {
              const ids = (await whole()).map(({ id }) => id)
              const sorted = ids.toSorted()
              expect(ids).to.deep.equal(isNewestFirst ? sorted.reverse() : sorted)
              expect(new Set(ids).size).to.equal(ids.length)
            })

          it("refuses a limit that is none, and a cursor that is not of this list", async () => {
            for (const [query, fault] of [
              ["limit=0", "limit"],
              ["limit=1001", "limit"],
              ["limit=-1", "limit"],
              ["limit=", "limit"],
              ["limit=many", "limit"],
              ["cursor=nonsense", "cursor"],
              ["cursor=", "cursor"],
            ]) {
              const response = await get(`${address()}?${query}`, owned.owner)
              expect(response.status, query).to.equal(422)
              const { errors }: Schemas["Problem"] = JSON.parse(await response.text())
              expect(
                errors?.map((error) => error.path),
                query,
              ).to.deep.equal([fault])
            }
          })

          it("ignores parameters that it does not know, and keeps them in the next address", async () => {
            const response = await get(`${address()}?colour=blue&limit=1`, owned.owner)
            expect(response.status).to.equal(200)
            expect(nextOf(response)).to.match(/[?&]colour=blue(&|$)/)
          })
        })
      }

      it(
        "skip persons who are hidden from a stranger without revealing it: pages are full, and cursors name no hidden " +
          "person",
        async () => {
          const [owner, stranger] = [await host.user(), await host.user()]
          const tree = await plantTree(host, owner, "public")
          const hidden: string[] = []
          for (let index = 0; index < 12; index++) {
            const { id } = await tree.person({ death: {}, privacy: index % 2 === 0 ? "hidden" : "default" })
            if (index % 2 === 0) hidden.push(id)
          }
          let seen = 0
          for (let next: string | null = `/api/v1/trees/${tree.id}/persons?limit=2`; next !== null; ) {
            const response: Response = await get(next, stranger)
            const items = await itemsOf(response)
            expect(items).to.have.length(2)
            seen += items.length
            next = nextOf(response)
            for (const id of hidden) expect(`${next}`).to.not.include(id)
          }
          expect(seen).to.equal(6)
        },
      )
    })

    describe("of more than a thousand", () => {
      const PEOPLE = 1_003
      let owner: TestUser
      let tree: TreeScene
      let all: readonly string[]
      before(async () => {
        owner = await host.user()
        tree = await plantTree(host, owner)
        const records = Array.from(
          { length: PEOPLE },
          (_, index) => `0 @I${index}@ INDI\n1 NAME Anna /Number${index}/\n1 BIRT\n2 DATE 1800\n`,
        )
        expect((await sendGedcom(host, owner, tree.id, gedcomText(records.join("")))).status).to.equal(200)
        const first = await get(`/api/v1/trees/${tree.id}/persons?limit=1000`, owner)
        all = [...(await itemsOf(first)), ...(await itemsOf(await get(nextOf(first) ?? "", owner)))].map(({ id }) => id)
        expect(all).to.have.length(PEOPLE)
      })
      const list = async (path: string) => {
        const response = await get(`/api/v1/trees/${tree.id}${path}`, owner)
        return {
          status: response.status,
          next: nextOf(response),
          ids: response.status === 200 ? (await itemsOf(response)).map(({ id }) => id) : [],
        }
      }

      it("persons come in pages of a hundred by default, of a thousand at most", async () => {
        expect((await list("/persons")).ids).to.deep.equal(all.slice(0, 100))
        expect((await list("/persons?limit=1000")).ids).to.deep.equal(all.slice(0, 1_000))
      })

      it("every event of a tree comes in one page without a limit", async () => {
        const { ids, next } = await list("/events")
        expect([ids.length, next]).to.deep.equal([PEOPLE, null])
      })

      it("those of a thousand ids come at one address, names included, unlimited", async () => {
        const asked = all.slice(0, 1_000)
        const response = await get(`/api/v1/trees/${tree.id}/persons?ids=${asked.join()}`, owner)
        expect([response.status, nextOf(response)]).to.deep.equal([200, null])
        const people: readonly Schemas["PersonRead"][] = JSON.parse(await response.text())
        expect(people.map(({ id }) => id).toSorted()).to.deep.equal(asked.toSorted())
        expect(people.every(({ names }) => names?.length === 1)).to.equal(true)
      })

      it("unknown ids are left out; more than a thousand ids and invalid ids are refused", async () => {
        const elsewhere = await (await plantTree(host, owner)).person()
        expect((await list(`/persons?ids=${[all[3], NOWHERE, elsewhere.id, all[3]].join()}`)).ids).to.deep.equal([
          all[3],
        ])
        expect((await list("/persons?ids=")).ids).to.deep.equal([])
        expect((await list(`/persons?ids=${all.slice(0, 1_001).join()}`)).status).to.equal(422)
        expect((await list(`/persons?ids=${all[0]},nonsense`)).status).to.equal(422)
      })

      it("trees, the directory and the log come in pages of a hundred by default", async () => {
        const someone = await host.user()
        const { id } = await plantTree(host, someone, "public")
        for (let index = 0; index < 100; index++) await plantTree(host, someone, "public", `Tree ${index}`)
        for (let index = 0; index < 100; index++)
          await dataOf(
            someone.api.PATCH("/trees/{tree_id}", { ...at({ tree_id: id }), body: { name: `Name ${index}` } }),
          )
        for (const path of ["/trees", "/public/trees", `/trees/${id}/audit`]) {
          const response = await get(`/api/v1${path}`, someone)
          expect([(await itemsOf(response)).length, nextOf(response) === null], path).to.deep.equal([100, false])
        }
      })
    })

    describe("of persons in a search", () => {
      let owner: TestUser
      let tree: TreeScene
      before(async () => {
        owner = await host.user()
        tree = await plantTree(host, owner)
        for (const [given_name, surname] of [
          ["Charles Robert", "Darwin"],
          ["Charlotte", "Darwin"],
          ["Étienne", "Müller-Lüdenscheidt"],
          ["Søren", "Łukaszewicz"],
          ["Robert", "Darwin"],
          ["Robert", "Darwin"],
          ["Emma", "Wedgwood"],
        ]) {
          await tree.person({
            given_name: given_name ?? null,
            surname: surname ?? null,
            names: given_name === "Emma" ? [{ name_type: "married", given_name, surname: "Darwin" }] : [],
          })
        }
      })
      const search = async (q: string, more: { limit?: number; cursor?: string } = {}) => {
        const { data, response } = await owner.api.GET(
          "/trees/{tree_id}/persons",
          at({ tree_id: tree.id }, { query: { q, ...more } }),
        )
        return {
          people: (data ?? []).flatMap((person) => ("notes" in person ? person : [])),
          names: (data ?? []).map(({ display_name }) => display_name),
          next: nextOf(response),
        }
      }

      it("the best come first, equals in the order of creation, each with a score of 0 to 1", async () => {
        for (const q of ["Robert Darwin", "Darwin", "Charles Darwn"]) {
          const { people } = await search(q)
          expect(people.length).to.be.at.least(1)
          for (const { score } of people) expect(score).to.be.within(0, 1)
          const keys = people.map(({ score, id }) => [-(score ?? 0), id] as const)
          expect(keys).to.deep.equal(keys.toSorted(([a, one], [b, other]) => a - b || (one < other ? -1 : 1)))
        }
        expect((await search("Charles Robert Darwin")).names[0]).to.equal("Charles Robert Darwin")
        expect((await search("Robert Darwin")).names)
          .to.include("Charles Robert Darwin")
          .and.not.include("Emma Wedgwood")
      })

      it("words count in any order, in any case, without accents, and a slip of a letter is forgiven", async () => {
        for (const q of ["darwin charles robert", "CHARLES DARWIN", "charls darwin", "Charles Darwine"])
          expect((await search(q)).names, q).to.include("Charles Robert Darwin")
        for (const q of ["etienne muller", "Muller Ludenscheidt", "ÉTIENNE", "Lüdenscheit"])
          expect((await search(q)).names, q).to.deep.equal(["Étienne Müller-Lüdenscheidt"])
        for (const q of ["soren lukaszewicz", "SØREN", "Łukaszewic"])
          expect((await search(q)).names, q).to.deep.equal(["Søren Łukaszewicz"])
      })

      it("any name of a person is one to be found by", async () => {
        expect((await search("emma darwin")).names).to.deep.equal(["Emma Wedgwood"])
      })

      it("come in pages like every list", async () => {
        const { people } = await search("darwin")
        const paged: string[] = []
        for (let next: string | null = `/api/v1/trees/${tree.id}/persons?q=darwin&limit=2`; next !== null; ) {
          const response: Response = await get(next, owner)
          paged.push(...(await itemsOf(response)).map(({ id }) => id))
          next = nextOf(response)
        }
        expect(paged).to.deep.equal(people.map(({ id }) => id))
        expect((await get(`/api/v1/trees/${tree.id}/persons?q=darwin&cursor=nonsense`, owner)).status).to.equal(422)
      })

      it("are all persons if the query is blank, and none if it has no letter or matches no name", async () => {
        for (const q of ["", "  "]) expect((await search(q)).people).to.have.length(7)
        for (const q of ["?!", "Xyzzyx"]) expect((await search(q)).people).to.deep.equal([])
        expect((await get(`/api/v1/trees/${tree.id}/persons?q=${"x".repeat(501)}`, owner)).status).to.equal(422)
      })
    })
  })
}
