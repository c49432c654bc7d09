import { expect } from "chai"
import { hosts, type Schemas, type TestHost, type TestUser } from "../support/http.ts"

const NOWHERE = "01890000-0000-7000-8000-000000000000"

for (const kind of hosts) {
  describe(`trees and members, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    let stranger: TestUser
    before(async () => {
      host = await kind.start()
      owner = await host.user()
      stranger = await host.user()
    })
    after(() => host.stop())

    const aTree = async (visibility?: "private" | "site_members" | "unlisted" | "public", who = owner) => {
      const { data } = await who.api.POST("/trees", {
        body: { name: "Down House", ...(visibility === undefined ? {} : { visibility }) },
      })
      if (data === undefined) throw new Error("no tree")
      return data
    }
    const at = (tree_id: string) => ({ params: { path: { tree_id } } })
    const addMember = async (tree_id: string, role: "owner" | "editor" | "viewer", who?: TestUser) => {
      const member = who ?? (await host.user())
      const { response } = await owner.api.POST("/trees/{tree_id}/members", {
        ...at(tree_id),
        body: { email: member.email, role },
      })
      expect(response.status).to.equal(201)
      return member
    }

    describe("a tree", () => {
      it("belongs to the user who creates it, and is private by default", async () => {
        const { data, response } = await owner.api.POST("/trees", { body: { name: "Down House", description: "Kent" } })
        expect(response.status).to.equal(201)
        expect(response.headers.get("location")).to.equal(`/api/v1/trees/${data?.id}`)
        expect(response.headers.get("etag")).to.equal('"1.owner-0-1"')
        expect(data).to.include({
          name: "Down House",
          description: "Kent",
          visibility: "private",
          owner_id: owner.user.id,
          role: "owner",
          person_count: 0,
          home_person_id: null,
          ai_member_provider: null,
          ai_recommender_provider: null,
          version: 1,
          deleted_at: null,
        })
      })

      it("has a name of 1 to 200 characters", async () => {
        for (const name of ["", "   ", "x".repeat(201)]) {
          const { response, error } = await owner.api.POST("/trees", { body: { name } })
          expect(response.status).to.equal(422)
          expect(error?.errors?.[0]?.path).to.equal("name")
        }
      })

      it("is changed by a patch: what is absent stays, null clears, and an empty one changes nothing", async () => {
        const { id } = await aTree()
        const patched = await owner.api.PATCH("/trees/{tree_id}", { ...at(id), body: { description: "Kent" } })
        expect(patched.data).to.include({ name: "Down House", description: "Kent", version: 2 })
        expect((await owner.api.PATCH("/trees/{tree_id}", { ...at(id), body: {} })).data).to.include({
          description: "Kent",
          version: 2,
        })
        expect((await owner.api.PATCH("/trees/{tree_id}", { ...at(id), body: { description: null } })).data).to.include(
          { description: null, version: 3 },
        )
      })

      it("refuses a patch of an older version, and answers 304 to who has the present one", async () => {
        const { id } = await aTree()
        await owner.api.PATCH("/trees/{tree_id}", { ...at(id), body: { description: "Kent" } })
        const stale = await owner.api.PATCH("/trees/{tree_id}", {
          params: { path: { tree_id: id }, header: { "If-Match": '"1"' } },
          body: { name: "Other" },
        })
        expect(stale.response.status).to.equal(412)
        const known = await host.fetch(`/api/v1/trees/${id}`, {
          headers: { authorization: `Bearer ${owner.token}`, "if-none-match": '"2.owner-0-2"' },
        })
        expect(known.status).to.equal(304)
      })

      it("takes a home person from among its own people only", async () => {
        const { id } = await aTree()
        const other = await aTree()
        const { data: person } = await owner.api.POST("/trees/{tree_id}/persons", {
          ...at(id),
          body: { given_name: "Emma" },
        })
        const { data: foreigner } = await owner.api.POST("/trees/{tree_id}/persons", {
          ...at(other.id),
          body: { given_name: "Fanny" },
        })
        const home = (home_person_id: string | null) =>
          owner.api.PATCH("/trees/{tree_id}", { ...at(id), body: { home_person_id } })
        expect((await home(person?.id ?? "")).data?.home_person_id).to.equal(person?.id)
        expect((await home(foreigner?.id ?? "")).error?.errors?.[0]?.path).to.equal("home_person_id")
        await owner.api.DELETE("/persons/{person_id}", { params: { path: { person_id: person?.id ?? "" } } })
        expect((await owner.api.GET("/trees/{tree_id}", at(id))).data?.home_person_id).to.equal(null)
      })
    })

    describe("its visibility", () => {
      const statuses = async (id: string) => {
        const anonymous = host.client()
        return {
          stranger: (await stranger.api.GET("/trees/{tree_id}", at(id))).response.status,
          anonymous: (await anonymous.GET("/trees/{tree_id}", at(id))).response.status,
          publicStranger: (await stranger.api.GET("/public/trees/{tree_id}", at(id))).response.status,
          publicAnonymous: (await anonymous.GET("/public/trees/{tree_id}", at(id))).response.status,
        }
      }

      it("private: members only; a stranger gets 403, and 404 on the public surface", async () => {
        const { id } = await aTree("private")
        expect(await statuses(id)).to.deep.equal({
          stranger: 403,
          anonymous: 401,
          publicStranger: 404,
          publicAnonymous: 404,
        })
        expect((await owner.api.GET("/public/trees/{tree_id}", at(id))).response.status).to.equal(200)
      })

      it("site_members: any signed-in user", async () => {
        const { id } = await aTree("site_members")
        expect(await statuses(id)).to.deep.equal({
          stranger: 200,
          anonymous: 401,
          publicStranger: 200,
          publicAnonymous: 404,
        })
      })

      it("unlisted and public: anyone", async () => {
        for (const visibility of ["unlisted", "public"] as const) {
          const { id } = await aTree(visibility)
          expect(await statuses(id)).to.deep.equal({
            stranger: 200,
            anonymous: 401,
            publicStranger: 200,
            publicAnonymous: 200,
          })
        }
      })

      it("shows a non-member neither the owner, the providers, the count nor deletions", async () => {
        const { id } = await aTree("public")
        const { data } = await stranger.api.GET("/trees/{tree_id}", at(id))
        expect(data).to.include({ id, name: "Down House", visibility: "public", role: null })
        expect(data).to.not.have.any.keys(
          "owner_id",
          "ai_member_provider",
          "ai_recommender_provider",
          "person_count",
          "deleted_at",
        )
      })

      it("shows the home person of a stranger's view unless that person is hidden", async () => {
        const { id } = await aTree("public")
        const { data: person } = await owner.api.POST("/trees/{tree_id}/persons", {
          ...at(id),
          body: { given_name: "Emma" },
        })
        await owner.api.PATCH("/trees/{tree_id}", { ...at(id), body: { home_person_id: person?.id ?? "" } })
        expect((await stranger.api.GET("/trees/{tree_id}", at(id))).data?.home_person_id).to.equal(person?.id)
        await owner.api.PATCH("/persons/{person_id}", {
          params: { path: { person_id: person?.id ?? "" } },
          body: { privacy: "hidden" },
        })
        expect((await stranger.api.GET("/trees/{tree_id}", at(id))).data?.home_person_id).to.equal(null)
      })

      it("lists in the directory what is public, for the signed-in also what is open to them, and never the rest", async () => {
        const name = `Directory ${host.url} ${Math.random()}`
        const made = new Map<string, string>()
        for (const visibility of ["private", "site_members", "unlisted", "public"] as const) {
          const { data } = await owner.api.POST("/trees", { body: { name: `${name} ${visibility}`, visibility } })
          made.set(data?.id ?? "", visibility)
        }
        const listed = async (api: TestUser["api"]) => {
          const { data } = await api.GET("/public/trees", { params: { query: { q: name, limit: 1000 } } })
          return data?.flatMap(({ id }) => made.get(id) ?? []).toSorted()
        }
        expect(await listed(host.client())).to.deep.equal(["public"])
        expect(await listed(stranger.api)).to.deep.equal(["public", "site_members"])
      })

      it("answers 404 for a missing tree and for an invalid id", async () => {
        expect((await owner.api.GET("/trees/{tree_id}", at(NOWHERE))).response.status).to.equal(404)
        expect(
          (await host.fetch("/api/v1/trees/nonsense", { headers: { authorization: `Bearer ${owner.token}` } })).status,
        ).to.equal(404)
      })
    })

    describe("the list of trees", () => {
      it("holds the caller's own by membership, with the role, page by page", async () => {
        const someone = await host.user()
        const first = await aTree("private", someone)
        const second = await aTree("public", someone)
        await addMember((await aTree()).id, "viewer", someone)
        const page = await someone.api.GET("/trees", { params: { query: { limit: 2 } } })
        expect(page.data?.map(({ id, role }) => [id, role])).to.deep.equal([
          [first.id, "owner"],
          [second.id, "owner"],
        ])
        const next = /<([^>]+)>; rel="next"/.exec(page.response.headers.get("link") ?? "")?.[1] ?? ""
        const rest = await fetch(new URL(next, host.url), { headers: { authorization: `Bearer ${someone.token}` } })
        const trees: readonly Schemas["TreeRead"][] = JSON.parse(await rest.text())
        expect(trees.map(({ role }) => role)).to.deep.equal(["viewer"])
        expect(rest.headers.get("link")).to.equal(null)
      })
    })

    describe("deletion", () => {
      it("is the owner's: everyone else then finds nothing, the owner can look and restore", async () => {
        const { id } = await aTree("public")
        const editor = await addMember(id, "editor")
        const { data: person } = await owner.api.POST("/trees/{tree_id}/persons", {
          ...at(id),
          body: { given_name: "Emma", is_living: false },
        })
        expect((await editor.api.DELETE("/trees/{tree_id}", at(id))).response.status).to.equal(403)
        expect((await owner.api.DELETE("/trees/{tree_id}", at(id))).response.status).to.equal(204)

        expect((await editor.api.GET("/trees/{tree_id}", at(id))).response.status).to.equal(404)
        expect((await host.client().GET("/public/trees/{tree_id}", at(id))).response.status).to.equal(404)
        expect((await owner.api.GET("/trees/{tree_id}", at(id))).data)
          .to.have.property("deleted_at")
          .that.is.a("string")
        expect((await owner.api.GET("/trees/{tree_id}/persons", at(id))).response.status).to.equal(404)
        expect(
          (await owner.api.GET("/persons/{person_id}", { params: { path: { person_id: person?.id ?? "" } } })).response
            .status,
        ).to.equal(404)
        expect(
          (await owner.api.GET("/trees", { params: { query: { deleted: true, limit: 1000 } } })).data?.map(
            (tree) => tree.id,
          ),
        ).to.include(id)
        expect((await editor.api.GET("/trees", { params: { query: { deleted: true } } })).data).to.deep.equal([])

        expect((await editor.api.POST("/trees/{tree_id}/restore", at(id))).response.status).to.equal(404)
        const restored = await owner.api.POST("/trees/{tree_id}/restore", at(id))
        expect(restored.response.status).to.equal(200)
        expect(restored.data).to.include({ id, deleted_at: null, person_count: 1 })
        expect(
          (await editor.api.GET("/persons/{person_id}", { params: { path: { person_id: person?.id ?? "" } } })).response
            .status,
        ).to.equal(200)
      })
    })

    describe("members", () => {
      it("are listed to members only, also on a public tree", async () => {
        const { id } = await aTree("public")
        const viewer = await addMember(id, "viewer")
        const { data } = await viewer.api.GET("/trees/{tree_id}/members", at(id))
        expect(data?.map(({ email, role }) => [email, role])).to.deep.equal([
          [owner.email, "owner"],
          [viewer.email, "viewer"],
        ])
        expect((await stranger.api.GET("/trees/{tree_id}/members", at(id))).response.status).to.equal(403)
      })

      it("are added by an owner, by the address of an account, once", async () => {
        const { id } = await aTree()
        const editor = await addMember(id, "editor")
        const add = (who: TestUser, email: string) =>
          who.api.POST("/trees/{tree_id}/members", { ...at(id), body: { email, role: "viewer" } })
        expect((await add(owner, "nobody@example.org")).response.status).to.equal(404)
        expect((await add(owner, editor.email.toUpperCase())).error).to.include({ status: 409, code: "already_member" })
        expect((await add(editor, stranger.email)).response.status).to.equal(403)
      })

      it("do what their role allows: viewers read, editors write, owners govern", async () => {
        const { id } = await aTree()
        const viewer = await addMember(id, "viewer")
        const editor = await addMember(id, "editor")
        const create = (who: TestUser) =>
          who.api.POST("/trees/{tree_id}/persons", { ...at(id), body: { given_name: "Emma" } })
        expect((await create(viewer)).response.status).to.equal(403)
        expect((await create(editor)).response.status).to.equal(201)
        expect((await viewer.api.GET("/trees/{tree_id}/persons", at(id))).data).to.have.length(1)
        expect(
          (await editor.api.PATCH("/trees/{tree_id}", { ...at(id), body: { name: "Renamed" } })).response.status,
        ).to.equal(200)
        expect((await viewer.api.GET("/trees/{tree_id}/audit", at(id))).response.status).to.equal(403)
        expect(
          (await stranger.api.PATCH("/trees/{tree_id}", { ...at(id), body: { name: "Mine" } })).response.status,
        ).to.equal(403)
      })

      it("leave by themselves; an owner may remove them", async () => {
        const { id } = await aTree()
        const viewer = await addMember(id, "viewer")
        const editor = await addMember(id, "editor")
        const remove = (who: TestUser, member: TestUser) =>
          who.api.DELETE("/trees/{tree_id}/members/{user_id}", {
            params: { path: { tree_id: id, user_id: member.user.id } },
          })
        expect((await remove(viewer, editor)).response.status).to.equal(403)
        expect((await remove(viewer, viewer)).response.status).to.equal(204)
        expect((await viewer.api.GET("/trees/{tree_id}", at(id))).response.status).to.equal(403)
        expect((await remove(owner, editor)).response.status).to.equal(204)
        expect((await remove(owner, editor)).response.status).to.equal(404)
      })

      it("always keep an owner, also when two step down at the same moment", async () => {
        const { id } = await aTree()
        const second = await addMember(id, "owner")
        const demote = (who: TestUser) =>
          who.api.PATCH("/trees/{tree_id}/members/{user_id}", {
            params: { path: { tree_id: id, user_id: who.user.id } },
            body: { role: "editor" },
          })
        const outcomes = await Promise.all([demote(owner), demote(second)])
        expect(outcomes.map(({ response }) => response.status).toSorted()).to.deep.equal([200, 409])
        const loser = outcomes[0].response.status === 409 ? owner : second
        expect((await loser.api.GET("/trees/{tree_id}", at(id))).data).to.include({
          owner_id: loser.user.id,
          role: "owner",
        })
        const leave = await loser.api.DELETE("/trees/{tree_id}/members/{user_id}", {
          params: { path: { tree_id: id, user_id: loser.user.id } },
        })
        expect(leave.error).to.include({ status: 409, code: "last_owner" })
      })
    })

    describe("the audit log", () => {
      it("shows editors who did what, newest first, with the state before and after", async () => {
        const { id } = await aTree()
        await owner.api.PATCH("/trees/{tree_id}", {
          ...at(id),
          headers: { "X-Request-Id": "rename-1" },
          body: { name: "Renamed" },
        })
        const { data } = await owner.api.GET("/trees/{tree_id}/audit", at(id))
        expect(data?.map(({ action }) => action)).to.deep.equal(["tree.update", "membership.create", "tree.create"])
        expect(data?.[0]).to.deep.include({
          entity_type: "tree",
          entity_id: id,
          actor_type: "user",
          actor: { id: owner.user.id, display_name: null },
          request_id: "rename-1",
          proposal_id: null,
        })
        expect(data?.[0]?.before).to.include({ name: "Down House" })
        expect(data?.[0]?.after).to.include({ name: "Renamed" })
      })

      it("is filtered by entity and by actor, and paged", async () => {
        const { id } = await aTree()
        const editor = await addMember(id, "editor")
        const { data: person } = await editor.api.POST("/trees/{tree_id}/persons", {
          ...at(id),
          body: { given_name: "Emma" },
        })
        const actions = async (query: { entity_id?: string; actor_id?: string; limit?: number }) => {
          const { data, response } = await owner.api.GET("/trees/{tree_id}/audit", {
            params: { path: { tree_id: id }, query },
          })
          return { actions: data?.map(({ action }) => action), link: response.headers.get("link") }
        }
        expect((await actions({ entity_id: person?.id ?? "" })).actions).to.deep.equal(["person.create"])
        expect((await actions({ actor_id: editor.user.id })).actions).to.deep.equal(["name.create", "person.create"])
        const page = await actions({ limit: 1 })
        expect(page.actions).to.deep.equal(["name.create"])
        expect(page.link).to.match(/rel="next"/)
      })

      it("holds no password, token or hash", async () => {
        const { id } = await aTree()
        const { data } = await owner.api.GET("/trees/{tree_id}/audit", at(id))
        expect(JSON.stringify(data)).to.not.match(/password|token|hash|scrypt/i)
      })
    })
  })
}
