import { expect } from "chai"
import sharp from "sharp"
import { routes } from "../../adapters/http/routes.ts"
import { itEachCommit } from "../support/depth.ts"
import { hosts, type TestHost, type TestUser } from "../support/http.ts"
import { upload } from "../support/media.ts"
import { filledPaths, type Plan, plantFamily, type SecretFamily } from "../support/secret-family.ts"

const ordinary = {
  privacy: "default",
  isLiving: null,
  age: 150,
  hasDied: true,
  workedAgo: 130,
  hidesEvents: false,
} as const
const plan: Plan = {
  people: [
    ordinary,
    { ...ordinary, hidesEvents: true },
    { ...ordinary, age: 30, hasDied: false, workedAgo: null },
    { ...ordinary, privacy: "redacted" },
    { ...ordinary, privacy: "hidden" },
  ],
  edges: [
    { type: "parent_child", from: 0, to: 2, marriedAgo: null, isMarriageHidden: false },
    { type: "partnership", from: 0, to: 1, marriedAgo: 120, isMarriageHidden: false },
    { type: "partnership", from: 0, to: 4, marriedAgo: 110, isMarriageHidden: true },
  ],
}

/** Links belong to a tree, but nothing that a reader sees is at their addresses. Questions and calendars are read by a token. */
const inTree = routes.filter(
  ({ method, path }) => method === "get" && /\{(?!(?:provider|link)_id|question\}|calendar\})\w+\}/.test(path),
)

/** Queries without which a read is refused. */
const needed: { readonly [path: string]: (family: SecretFamily) => string } = {
  "/trees/{tree_id}/kinship": ({ personIds }) => `?of=${personIds[0]}&ids=${personIds.slice(1).join()}`,
  "/public/trees/{tree_id}/kinship": ({ personIds }) => `?of=${personIds[0]}&ids=${personIds.slice(1).join()}`,
}

/** The addresses of a read inside the tree, for each of its records. */
const addressesOf = (path: string, family: SecretFamily): readonly string[] =>
  filledPaths(`/api/v1${path}`, family).map((address) => `${address}${needed[path]?.(family) ?? ""}`)

/** What a reader gets: status, entity tag, next page and body, without the id of the request and the time of an export. */
const answerOf = async (host: TestHost, address: string, headers: Record<string, string>) => {
  const response = await host.fetch(address, { headers })
  const body = Buffer.from(await response.arrayBuffer()).toString("latin1")
  return {
    address,
    status: response.status,
    tag: response.headers.get("etag"),
    link: response.headers.get("link"),
    type: response.headers.get("content-type"),
    body: body.replace(/"request_id":"[^"]*"/, "").replace(/\n2 TIME [\d:]+/, ""),
  }
}

for (const kind of hosts) {
  describe(`View-As, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    let editor: TestUser
    let member: TestUser
    let stranger: TestUser
    let family: SecretFamily
    before(async () => {
      host = await kind.start({ PUBLIC_MEDIA: "on" })
      ;[owner, editor, member, stranger] = await Promise.all([host.user(), host.user(), host.user(), host.user()])
      family = await plantFamily(owner, plan, "public")
      for (const [{ email }, role] of [
        [editor, "editor"],
        [member, "viewer"],
      ] as const)
        await owner.api.POST("/trees/{tree_id}/members", {
          params: { path: { tree_id: family.treeId } },
          body: { email, role },
        })
      const { data } = await owner.api.POST("/trees/{tree_id}/webhooks", {
        params: { path: { tree_id: family.treeId } },
        body: { url: "https://archive.example.org/changes" },
      })
      const invitation = await owner.api.POST("/trees/{tree_id}/invitations", {
        params: { path: { tree_id: family.treeId } },
        body: { role: "viewer" },
      })
      const question = await owner.api.POST("/trees/{tree_id}/questions", {
        params: { path: { tree_id: family.treeId } },
        body: { text: "Where?", about: { person_ids: [family.personIds[0] ?? ""] }, answers: ["place"] },
      })
      const side = { width: 200, height: 100, channels: 3, background: "green" } as const
      const photo = await sharp({ create: side }).jpeg().toBuffer()
      const pictures: string[] = []
      for (const person_id of family.personIds)
        pictures.push((await upload(host, owner, family.treeId, photo, "photo.jpg", { person_id })).id)
      const own = {
        user_id: [member.user.id],
        webhook_id: [data?.id ?? ""],
        invitation_id: [invitation.data?.id ?? ""],
        question_id: [question.data?.id ?? ""],
        media_id: pictures,
      }
      family = { ...family, ids: { ...family.ids, ...own } }
    })
    after(() => host.stop())

    const as = (viewer: TestUser, viewed: string) => ({ authorization: `Bearer ${viewer.token}`, "view-as": viewed })
    const persons = () => `/api/v1/trees/${family.treeId}/persons`

    const setVisibility = (visibility: "private" | "site_members" | "public") =>
      owner.api.PATCH("/trees/{tree_id}", { params: { path: { tree_id: family.treeId } }, body: { visibility } })

    it("is tried at an address of every read inside a tree that answers the owner with 200", async () => {
      const headers = { authorization: `Bearer ${owner.token}` }
      const unanswered: string[] = []
      // At the addresses of public media members get what visitors get, who see none of these people.
      for (const { path } of inTree.filter((one) => !one.path.startsWith("/public/media/"))) {
        const statuses: number[] = []
        for (const address of addressesOf(path, family)) statuses.push((await host.fetch(address, { headers })).status)
        if (!statuses.includes(200)) unanswered.push(`${path}: ${statuses.join()}`)
      }
      expect(unanswered).to.deep.equal([])
    })

    for (const visibility of ["private", "site_members", "public"] as const) {
      itEachCommit(`answers at every address inside a ${visibility} tree exactly what that reader gets`, async () => {
        await setVisibility(visibility)
        const readers: readonly (readonly [string, Record<string, string>])[] = [
          ["anonymous", {}],
          ["user", { authorization: `Bearer ${stranger.token}` }],
          [member.user.id, { authorization: `Bearer ${member.token}` }],
          [editor.user.id, { authorization: `Bearer ${editor.token}` }],
        ]
        const addresses = inTree.flatMap(({ path }) => addressesOf(path, family))
        for (const [viewed, headers] of readers) {
          for (const address of addresses) {
            const real = await answerOf(host, address, headers)
            expect(await answerOf(host, address, as(owner, viewed)), `as ${viewed}`).to.deep.equal(real)
          }
        }
      })
    }

    it("lets editors view as a visitor and as a user, and says in Vary that the answer depends on it", async () => {
      await setVisibility("public")
      for (const viewed of ["anonymous", "user"]) {
        const response = await host.fetch(`/api/v1/public/trees/${family.treeId}`, { headers: as(editor, viewed) })
        expect(response.status).to.equal(200)
        expect(response.headers.get("vary")).to.include("View-As")
        expect(response.headers.get("cache-control")).to.include("private")
      }
    })

    it("answers 304 to a tag of the viewed reader, and not to one of the caller", async () => {
      const address = `/api/v1/trees/${family.treeId}`
      const own = await host.fetch(address, { headers: { authorization: `Bearer ${owner.token}` } })
      const seen = await host.fetch(address, { headers: as(owner, "user") })
      const ask = (tag: string | null) =>
        host.fetch(address, { headers: { ...as(owner, "user"), "if-none-match": tag ?? "" } })
      expect((await ask(own.headers.get("etag"))).status).to.equal(200)
      expect((await ask(seen.headers.get("etag"))).status).to.equal(304)
    })

    it("is forbidden to viewers, to strangers, and to editors who name a member", async () => {
      for (const [caller, viewed] of [
        [member, "anonymous"],
        [stranger, "user"],
        [editor, member.user.id],
      ] as const)
        expect((await host.fetch(persons(), { headers: as(caller, viewed) })).status).to.equal(403)
    })

    it("hides the refusal on the public surface, for visitors without an account too", async () => {
      const address = `/api/v1/public/trees/${family.treeId}`
      expect((await host.fetch(address, { headers: as(member, "anonymous") })).status).to.equal(404)
      expect((await host.fetch(address, { headers: { "view-as": "anonymous" } })).status).to.equal(404)
    })

    it("does not find a member who is none", async () => {
      expect((await host.fetch(persons(), { headers: as(owner, stranger.user.id) })).status).to.equal(404)
    })

    it("is refused with 400 on writes, outside trees, and with any other value", async () => {
      const refused = [
        await host.fetch(persons(), { method: "POST", headers: as(owner, "user"), body: "{}" }),
        await host.fetch("/api/v1/users/me", { headers: as(owner, "user") }),
        await host.fetch("/api/v1/trees", { headers: as(owner, "anonymous") }),
        await host.fetch("/api/v1/public/trees", { headers: as(owner, "anonymous") }),
        await host.fetch(persons(), { headers: as(owner, "everybody") }),
      ]
      for (const response of refused) {
        expect(response.status).to.equal(400)
        expect(await response.json()).to.include({ code: "view_as_refused" })
      }
    })
  })

  describe(`why a person is visible, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    let treeId: string
    before(async () => {
      host = await kind.start()
      owner = await host.user()
      const { data } = await owner.api.POST("/trees", { body: { name: "A family", visibility: "public" } })
      treeId = data?.id ?? ""
    })
    after(() => host.stop())

    const year = new Date().getUTCFullYear()
    const born = async (body: object) => {
      const path = { params: { path: { tree_id: treeId } } }
      const { data } = await owner.api.POST("/trees/{tree_id}/persons", {
        ...path,
        body: { given_name: "Ann", ...body },
      })
      return data?.id ?? ""
    }
    const forVisitors = async (person_id: string) => {
      const { data } = await owner.api.GET("/persons/{person_id}/visibility", { params: { path: { person_id } } })
      return data?.find(({ reader }) => reader === "anonymous")
    }
    const seen = async (person_id: string) =>
      (await host.client().GET("/public/persons/{person_id}", { params: { path: { person_id } } })).data?.visibility ??
      "hidden"

    it("names the fact that decides; changing that fact alone changes what a visitor sees", async () => {
      const cases = [
        [{ is_living: true, birth: { date: { year: 1800 } } }, "said_living", { is_living: null }],
        [{ is_living: false }, "said_dead", { is_living: null }],
        [{ death: { date: { year: year - 2 } } }, "death_known", { death: null }],
        [{ birth: { date: { year: year - 150 } } }, "born_long_ago", { birth: { date: { year: year - 20 } } }],
        [{ birth: { date: { year: year - 20 } } }, "born_recently", { birth: { date: { year: year - 150 } } }],
        [{}, "birth_unknown", { birth: { date: { year: year - 150 } } }],
        [
          { birth: { date: { qualifier: "after", year: year - 150 } } },
          "birth_unknown",
          { birth: { date: { qualifier: "exact", year: year - 150 } } },
        ],
        [{ is_living: false, privacy: "hidden" }, "privacy_hidden", { privacy: "default" }],
        [{ is_living: false, privacy: "redacted" }, "privacy_redacted", { privacy: "default" }],
      ] as const
      for (const [facts, reason, change] of cases) {
        const id = await born(facts)
        const explained = await forVisitors(id)
        expect(explained?.because, JSON.stringify(facts)).to.deep.equal([reason])
        expect(explained?.visibility).to.equal(await seen(id))
        const before = await seen(id)
        const { error } = await owner.api.PATCH("/persons/{person_id}", {
          params: { path: { person_id: id } },
          body: change,
        })
        expect(error).to.equal(undefined)
        expect(await seen(id), reason).not.to.equal(before)
        expect((await forVisitors(id))?.visibility).to.equal(await seen(id))
      }
    })

    it("says from which year the living rule alone shows the person, and for members that they are members", async () => {
      const id = await born({ birth: { date: { year: year - 30 } } })
      const { data } = await owner.api.GET("/persons/{person_id}/visibility", { params: { path: { person_id: id } } })
      expect(data).to.deep.equal([
        { reader: "anonymous", visibility: "redacted", because: ["born_recently"], full_from: year + 71 },
        { reader: "user", visibility: "redacted", because: ["born_recently"], full_from: year + 71 },
        { reader: "member", visibility: "full", because: ["member"], full_from: null },
      ])
      expect(await forVisitors(await born({ is_living: false }))).to.include({ full_from: null })
    })

    it("depends on the visibility of the tree", async () => {
      const { data: tree } = await owner.api.POST("/trees", { body: { name: "For users", visibility: "site_members" } })
      const path = { params: { path: { tree_id: tree?.id ?? "" } } }
      const { data: person } = await owner.api.POST("/trees/{tree_id}/persons", { ...path, body: { is_living: false } })
      const at = { params: { path: { person_id: person?.id ?? "" } } }
      const { data } = await owner.api.GET("/persons/{person_id}/visibility", at)
      expect(data?.map(({ reader, visibility, because }) => [reader, visibility, ...because])).to.deep.equal([
        ["anonymous", "hidden", "tree_not_visible"],
        ["user", "full", "said_dead"],
        ["member", "full", "member"],
      ])
      const { data: exposure } = await owner.api.GET("/trees/{tree_id}/exposure", path)
      expect(exposure).to.deep.equal({
        full: 0,
        redacted: 0,
        hidden: 1,
        because: { tree_not_visible: 1 },
        becoming_full: [],
      })
    })

    it("is counted for a whole tree, with the persons who become visible this year and next year", async () => {
      const { data: tree } = await owner.api.POST("/trees", { body: { name: "Counted", visibility: "public" } })
      const path = { params: { path: { tree_id: tree?.id ?? "" } } }
      const add = async (body: object) =>
        (await owner.api.POST("/trees/{tree_id}/persons", { ...path, body })).data?.id ?? ""
      await add({ is_living: false })
      await add({ is_living: false, privacy: "hidden" })
      await add({ is_living: true })
      await add({ birth: { date: { year: year - 20 } } })
      const now = await add({ birth: { date: { year: year - 101 } } })
      const next = await add({ birth: { date: { year: year - 100 } } })
      await owner.api.DELETE("/persons/{person_id}", {
        params: { path: { person_id: await add({ is_living: true }) } },
      })
      const { data } = await owner.api.GET("/trees/{tree_id}/exposure", path)
      expect(data).to.deep.equal({
        full: 2,
        redacted: 3,
        hidden: 1,
        because: { said_dead: 1, privacy_hidden: 1, said_living: 1, born_recently: 2, born_long_ago: 1 },
        becoming_full: [
          { person_id: now, year },
          { person_id: next, year: year + 1 },
        ],
      })
    })

    it("is for editors only", async () => {
      const stranger = await host.user()
      const id = await born({})
      const one = await stranger.api.GET("/persons/{person_id}/visibility", { params: { path: { person_id: id } } })
      const all = await stranger.api.GET("/trees/{tree_id}/exposure", { params: { path: { tree_id: treeId } } })
      expect([one.response.status, all.response.status]).to.deep.equal([403, 403])
    })
  })
}
