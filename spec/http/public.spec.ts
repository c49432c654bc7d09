import { expect } from "chai"
import { hosts, type Schemas, type TestHost, type TestUser } from "../support/http.ts"
import { at, NOWHERE, plantTree, refused, dataOf, wholePersons } from "../support/tree-scene.ts"

const visibilities = ["private", "site_members", "unlisted", "public"] as const

for (const kind of hosts) {
  describe(`both read surfaces, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    let stranger: TestUser
    before(async () => {
      host = await kind.start()
      owner = await host.user()
      stranger = await host.user()
    })
    after(() => host.stop())

    const get = (path: string, who?: TestUser, headers: Readonly<Record<string, string>> = {}) =>
      host.fetch(`/api/v1${path}`, {
        headers: { ...(who === undefined ? {} : { authorization: `Bearer ${who.token}` }), ...headers },
      })
    const read = async (path: string, who?: TestUser): Promise<unknown> =>
      JSON.parse(await (await get(path, who)).text())

    /** Dead Emma and Charles, a living son, a hidden daughter; each edge with notes, each person and couple with an event. */
    const family = async (visibility: Schemas["TreeRead"]["visibility"]) => {
      const tree = await plantTree(host, owner, visibility)
      const [emma, charles] = [
        await tree.person({ given_name: "Emma", death: {} }),
        await tree.person({ given_name: "Charles", death: {} }),
      ]
      const son = await tree.person({ given_name: "Secretive", birth: { place: "Hidden Hollow" } })
      const daughter = await tree.person({ given_name: "Unseen", death: { place: "Nowhere" }, privacy: "hidden" })
      const couple = await tree.partners(emma, charles, { notes: "Cousins" })
      await tree.event({ type: "marriage", relationship_id: couple.id, place: "Maer" })
      for (const child of [son, daughter]) await tree.parent(emma, child, { notes: `Notes on ${child.given_name}` })
      const persons = { emma, charles, son, daughter }
      return { tree, ...persons, addresses: addressesOf(tree.id, Object.values(persons)) }
    }

    /** What the public surface serves, under the prefix of each surface. */
    const addressesOf = (treeId: string, people: readonly { readonly id: string }[]): readonly string[] => [
      ...["", "/persons", "/relationships", "/events"].map((part) => `/trees/${treeId}${part}`),
      ...people.flatMap(({ id }) =>
        ["", "/names", "/events", "/family", "/ancestors", "/descendants", "/neighbourhood", "/page"].map(
          (part) => `/persons/${id}${part}`,
        ),
      ),
    ]

    it("show a stranger the same, record for record, and anonymous readers the same as strangers", async () => {
      const { addresses } = await family("public")
      for (const address of addresses) {
        const [byMembersDoor, byPublicDoor, anonymous] = [
          await get(address, stranger),
          await get(`/public${address}`, stranger),
          await get(`/public${address}`),
        ]
        expect([byPublicDoor.status, anonymous.status], address).to.deep.equal([
          byMembersDoor.status,
          byMembersDoor.status,
        ])
        if (byMembersDoor.status === 404) continue
        const body = await byMembersDoor.text()
        expect(await byPublicDoor.text(), address).to.equal(body)
        expect(await anonymous.text(), address).to.equal(body)
      }
    })

    it("show a member the same, including private trees", async () => {
      for (const visibility of ["private", "public"] as const) {
        const { tree, addresses } = await family(visibility)
        const viewer = await tree.join("viewer")
        const inTree = addresses.filter((address) => address !== `/trees/${tree.id}`)
        for (const address of inTree)
          expect(await read(`/public${address}`, viewer), address).to.deep.equal(await read(address, viewer))
      }
    })

    it("show a member the public record of the tree on the public surface, with their role", async () => {
      const word = `Quill${Math.random().toString(36).slice(2, 8)}`
      const { id } = await plantTree(host, owner, "public", word)
      const anonymous = await dataOf(host.client().GET("/public/trees/{tree_id}", at({ tree_id: id })))
      const { role, revision, version, updated_at } = await dataOf(
        owner.api.GET("/trees/{tree_id}", at({ tree_id: id })),
      )
      const ofMember = { role, revision, version, updated_at }
      expect(anonymous).to.include({ role: null, revision: null, version: null, updated_at: null })
      expect(ofMember).to.include({ role: "owner", revision: 1, version: 1 })
      expect(await dataOf(owner.api.GET("/public/trees/{tree_id}", at({ tree_id: id })))).to.deep.equal({
        ...anonymous,
        ...ofMember,
      })
      expect(await dataOf(owner.api.GET("/public/trees", { params: { query: { q: word } } }))).to.deep.equal([
        { ...anonymous, ...ofMember },
      ])
      expect(anonymous).to.have.keys(
        "id",
        "name",
        "description",
        "visibility",
        "home_person_id",
        "revision",
        "role",
        "version",
        "created_at",
        "updated_at",
      )
    })

    it("keep a deleted tree from its owner on the public surface", async () => {
      const tree = await plantTree(host, owner, "public")
      await owner.api.DELETE("/trees/{tree_id}", tree.at)
      expect((await get(`/trees/${tree.id}`, owner)).status).to.equal(200)
      expect((await get(`/public/trees/${tree.id}`, owner)).status).to.equal(404)
    })

    it("show a stranger nothing of hidden persons, and of living persons only that they exist", async () => {
      const { tree, emma, charles, son } = await family("public")
      const people = await dataOf(host.client().GET("/public/trees/{tree_id}/persons", tree.at))
      expect(people.map(({ id, display_name, visibility }) => [id, display_name, visibility])).to.deep.equal([
        [emma.id, "Emma", "full"],
        [charles.id, "Charles", "full"],
        [son.id, "Living person", "redacted"],
      ])
      const edges = await dataOf(host.client().GET("/public/trees/{tree_id}/relationships", tree.at))
      expect(edges.map(({ to_person_id, notes }) => [to_person_id, notes])).to.deep.equal([
        [charles.id, "Cousins"],
        [son.id, null],
      ])
      const events = await dataOf(host.client().GET("/public/trees/{tree_id}/events", tree.at))
      expect(events.map(({ type, place }) => [type, place])).to.deep.equal([
        ["death", null],
        ["death", null],
        ["marriage", "Maer"],
      ])
      const found = async (q: string) =>
        (await dataOf(host.client().GET("/public/trees/{tree_id}/persons", at({ tree_id: tree.id }, { query: { q } }))))
          .length
      expect([
        await found("Emma"),
        await found("Secretive"),
        await found("Unseen"),
        await found("Living person"),
      ]).to.deep.equal([1, 0, 0, 0])
    })

    it("leave out hidden, unknown and deleted persons in requests by ids", async () => {
      const { tree, emma, charles, son, daughter } = await family("public")
      const ids = [daughter.id, son.id, NOWHERE, emma.id, charles.id].join()
      await dataOf(owner.api.DELETE("/persons/{person_id}", at({ person_id: charles.id })))
      const query = { query: { ids } }
      const people = await wholePersons(
        host.client().GET("/public/trees/{tree_id}/persons", at({ tree_id: tree.id }, query)),
      )
      expect(people.map(({ id, names }) => [id, names === null])).to.have.deep.members([
        [emma.id, false],
        [son.id, true],
      ])
    })

    describe("a tree of each visibility", () => {
      it("has the right access at every address", async () => {
        const expected = {
          private: [403, 404, 404],
          site_members: [200, 200, 404],
          unlisted: [200, 200, 200],
          public: [200, 200, 200],
        } as const
        for (const visibility of visibilities) {
          const { tree, emma } = await family(visibility)
          for (const address of addressesOf(tree.id, [emma])) {
            const statuses = [
              await get(address, stranger),
              await get(`/public${address}`, stranger),
              await get(`/public${address}`),
            ].map(({ status }) => status)
            expect(statuses, `${visibility} ${address}`).to.deep.equal(expected[visibility])
            expect((await get(address)).status).to.equal(401)
            expect((await get(`/public${address}`, owner)).status).to.equal(200)
          }
        }
      })

      it("closes at every address as soon as it is made private or deleted", async () => {
        for (const close of ["private", "deleted"] as const) {
          const { tree, addresses } = await family("public")
          if (close === "deleted") await owner.api.DELETE("/trees/{tree_id}", tree.at)
          else await dataOf(owner.api.PATCH("/trees/{tree_id}", { ...tree.at, body: { visibility: "private" } }))
          for (const address of addresses) {
            expect((await get(`/public${address}`)).status, address).to.equal(404)
            expect((await get(`/public${address}`, stranger)).status, address).to.equal(404)
            expect((await get(address, stranger)).status, address).to.equal(close === "deleted" ? 404 : 403)
          }
        }
      })

      it("takes a false session for none", async () => {
        const { tree } = await family("public")
        const hidden = await family("site_members")
        const sessions: readonly Readonly<Record<string, string>>[] = [
          { authorization: "Bearer nonsense" },
          { cookie: "session=nonsense" },
        ]
        for (const headers of sessions) {
          expect((await get(`/public/trees/${tree.id}`, undefined, headers)).status).to.equal(200)
          expect((await get(`/public/trees/${hidden.tree.id}`, undefined, headers)).status).to.equal(404)
          expect((await get(`/trees/${tree.id}`, undefined, headers)).status).to.equal(401)
        }
      })

      it("knows a member by the cookie as well", async () => {
        const { tree } = await family("private")
        expect(
          (await get(`/public/trees/${tree.id}`, undefined, { cookie: `session=${owner.token}` })).status,
        ).to.equal(200)
      })
    })

    describe("the public surface", () => {
      it("is read-only, and has no media, sources, citations or members", async () => {
        const { tree } = await family("public")
        for (const method of ["POST", "PATCH", "DELETE", "PUT"]) {
          const response = await host.fetch(`/api/v1/public/trees/${tree.id}`, {
            method,
            headers: { authorization: `Bearer ${owner.token}` },
          })
          expect(response.status).to.equal(405)
          expect(response.headers.get("allow")?.split(", ")).to.have.members(["GET", "HEAD", "OPTIONS"])
        }
        for (const part of ["sources", "citations", "media", "members", "places", "audit"])
          expect((await get(`/public/trees/${tree.id}/${part}`)).status, part).to.equal(404)
      })

      it("never lists the deleted, not even to an editor", async () => {
        const { tree, emma, charles, son, daughter } = await family("public")
        await dataOf(owner.api.DELETE("/persons/{person_id}", at({ person_id: charles.id })))
        const people = await read(`/public/trees/${tree.id}/persons?deleted=true`, owner)
        expect(people).to.have.property("length", 3)
        expect([emma, son, daughter].every(({ id }) => JSON.stringify(people).includes(id))).to.equal(true)
      })

      it("answers 404, never 403, for a tree that is closed, unknown or no tree at all", async () => {
        const { tree } = await family("private")
        for (const id of [tree.id, NOWHERE, "nonsense"]) {
          expect((await get(`/public/trees/${id}`, stranger)).status).to.equal(404)
          expect((await get(`/public/trees/${id}/persons`)).status).to.equal(404)
        }
        expect(await refused(host.client().GET("/public/persons/{person_id}", at({ person_id: NOWHERE })))).to.equal(
          "404 not_found",
        )
      })

      it("counts nothing for those who are no members", async () => {
        const { tree } = await family("public")
        const seen = await dataOf(host.client().GET("/public/trees/{tree_id}", tree.at))
        expect(seen).to.not.have.any.keys(
          "person_count",
          "owner_id",
          "deleted_at",
          "ai_member_provider",
          "ai_recommender_provider",
        )
        expect((await get(`/public/trees/${tree.id}/persons?limit=1`)).headers.get("x-total-count")).to.equal(null)
      })
    })

    describe("the directory", () => {
      it("finds trees by words of their name, page by page, in the order in which they were made", async () => {
        const word = `Quorn${Math.random().toString(36).slice(2, 8)}`
        const made: string[] = []
        for (const part of ["One", "Two", "Three"])
          made.push((await plantTree(host, owner, "public", `${part} ${word}`)).id)
        await plantTree(host, owner, "unlisted", `Four ${word}`)
        const listed = async (query: { q: string; limit?: number; cursor?: string }) => {
          const { data, response } = await host.client().GET("/public/trees", { params: { query } })
          return {
            ids: data?.map(({ id }) => id),
            next: /[?&]cursor=([^&>]+)/.exec(response.headers.get("link") ?? "")?.[1],
          }
        }
        expect(await listed({ q: word.toLowerCase() })).to.deep.equal({ ids: made, next: undefined })
        expect((await listed({ q: `${word} two` })).ids).to.deep.equal([made[1]])
        const page = await listed({ q: word, limit: 2 })
        expect(page.ids).to.deep.equal(made.slice(0, 2))
        expect(await listed({ q: word, limit: 2, cursor: decodeURIComponent(page.next ?? "") })).to.deep.equal({
          ids: made.slice(2),
          next: undefined,
        })
      })
    })

    describe("an answer", () => {
      it("has one ETag in full and another redacted, and neither opens the other", async () => {
        const { son, emma } = await family("public")
        const tags = async (address: string) => [
          (await get(address, owner)).headers.get("etag"),
          (await get(address, stranger)).headers.get("etag"),
          (await get(`/public${address}`)).headers.get("etag"),
        ]
        const [full, redacted, byPublicDoor] = await tags(`/persons/${son.id}`)
        expect([full, byPublicDoor]).to.deep.equal(['"1"', redacted])
        const [version, shown, shownToAll] = await tags(`/persons/${emma.id}`)
        expect([version, shownToAll]).to.deep.equal(['"1"', shown])
        expect([redacted, shown].filter((tag) => !/^"[\w-]{22}"$/.test(tag ?? ""))).to.deep.equal([])
        const status = async (who: TestUser, tag: string) =>
          (await get(`/persons/${son.id}`, who, { "if-none-match": tag })).status
        expect([await status(owner, '"1"'), await status(owner, redacted ?? "")]).to.deep.equal([304, 200])
        expect([await status(stranger, '"1"'), await status(stranger, redacted ?? "")]).to.deep.equal([200, 304])
      })

      it("has another ETag once a redacted person is shown in full", async () => {
        const { son } = await family("public")
        const address = `/public/persons/${son.id}`
        const redacted = (await get(address)).headers.get("etag") ?? ""
        await dataOf(
          owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: son.id }), body: { is_living: false } }),
        )
        const response = await get(address, undefined, { "if-none-match": redacted })
        expect(response.status).to.equal(200)
        expect(response.headers.get("etag"))
          .to.match(/^"[\w-]{22}"$/)
          .and.not.equal(redacted)
        expect(await response.text()).to.include("Secretive")
      })

      it("may be kept by shared caches only if the reader is not signed in", async () => {
        const { tree, emma } = await family("public")
        for (const address of addressesOf(tree.id, [emma])) {
          const headers = async (path: string, who?: TestUser) => {
            const response = await get(path, who)
            // Answers with dates or names of relatives vary by the language, too.
            const vary = response.headers.get("vary")?.replace("Accept-Language, ", "")
            return [response.headers.get("cache-control"), vary]
          }
          expect(await headers(`/public${address}`), address).to.deep.equal(["public, no-cache", "Accept-Encoding"])
          expect(await headers(`/public${address}`, stranger), address).to.deep.equal([
            "private, no-cache",
            "Authorization, Cookie, Accept-Encoding",
          ])
          expect(await headers(address, stranger), address).to.deep.equal([
            "private, no-cache",
            "Authorization, Cookie, Accept-Encoding",
          ])
        }
      })
    })
  })
}
