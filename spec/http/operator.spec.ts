import { expect } from "chai"
import { hosts, type TestHost, type TestUser } from "../support/http.ts"
import { type Mailbox, mailbox } from "../support/mailbox.ts"

const PROVIDERS = [
  { name: "local", model: "small", key: "secret-key" },
  { name: "cloud", model: "large", key: "secret-key" },
]
const PUBLIC = [
  { name: "local", model: "small" },
  { name: "cloud", model: "large" },
]

for (const kind of hosts) {
  describe(`the operator, on the ${kind.name} host`, () => {
    let host: TestHost
    let mail: Mailbox
    before(async () => {
      mail = mailbox()
      host = await kind.start(
        {
          WORKER: "on",
          OWNER_EMAIL: "Operator@example.org, second@example.org, third@example.org, operator-too@example.org",
          AI_PROVIDERS: JSON.stringify(PROVIDERS),
        },
        mail,
      )
    })
    after(() => host.stop())

    const at = (tree_id: string) => ({ params: { path: { tree_id } } })

    describe("of the instance", () => {
      const register = async (email: string) => {
        const { data } = await host
          .client()
          .POST("/auth/register", { body: { email, password: "a quiet walk by the sea" } })
        return host.client(data?.token)
      }
      const isOwner = async (api: TestUser["api"]) => (await api.GET("/users/me")).data?.is_instance_owner

      it("is only a user with a verified address that OWNER_EMAIL lists", async () => {
        const api = await register("operator@example.org")
        expect(await isOwner(api)).to.equal(false)
        const early = await api.GET("/admin/instance")
        expect(early.response.status).to.equal(403)
        expect(early.error?.code).to.equal("forbidden")

        await api.POST("/auth/verify-email", { body: { token: await mail.token("operator@example.org") } })
        expect(await isOwner(api)).to.equal(true)
        expect((await api.GET("/admin/instance")).response.status).to.equal(200)

        const stranger = await host.user()
        await stranger.api.POST("/auth/verify-email", { body: { token: await mail.token(stranger.email) } })
        expect(await isOwner(stranger.api)).to.equal(false)
        expect((await stranger.api.GET("/admin/instance")).response.status).to.equal(403)
        expect((await host.client().GET("/admin/instance")).response.status).to.equal(401)
      })

      it("is not a stranger who registered the address first and keeps their session: the confirmation ends it", async () => {
        const stranger = await register("operator-too@example.org")
        const token = await mail.token("operator-too@example.org")
        expect((await stranger.GET("/users/me")).response.status).to.equal(200)
        await host.client().POST("/auth/verify-email", { body: { token } })
        expect((await stranger.GET("/users/me")).response.status).to.equal(401)
        expect((await stranger.GET("/admin/instance")).response.status).to.equal(401)
      })

      it("sees versions and counts, and no secret", async () => {
        const api = await register("second@example.org")
        await api.POST("/auth/verify-email", { body: { token: await mail.token("second@example.org") } })
        const before = (await api.GET("/admin/instance")).data
        expect(before).to.have.all.keys("version", "environment", "user_count", "tree_count", "ai_providers")
        expect(before).to.deep.include({ environment: "spec", ai_providers: PUBLIC })
        expect(before?.version).to.match(/^\d+\.\d+\.\d+(-dev)?$/)

        const owner = await host.user()
        const { data: kept } = await owner.api.POST("/trees", { body: { name: "Kept" } })
        const { data: deleted } = await owner.api.POST("/trees", { body: { name: "Deleted" } })
        await owner.api.DELETE("/trees/{tree_id}", at(deleted?.id ?? ""))
        const after = (await api.GET("/admin/instance")).data
        expect(after).to.include({
          user_count: (before?.user_count ?? 0) + 1,
          tree_count: (before?.tree_count ?? 0) + 1,
        })
        expect((await api.GET("/trees/{tree_id}", at(kept?.id ?? ""))).response.status).to.equal(403)
      })

      it("sees what happened to accounts, without names and without what people wrote, and nothing of trees", async () => {
        const api = await register("third@example.org")
        await api.POST("/auth/verify-email", { body: { token: await mail.token("third@example.org") } })
        const person = await host.user()
        const reason = { headers: { "Change-Reason": "Methuselah asked" } }
        await person.api.PATCH("/users/me", { body: { display_name: "Zerubbabel" }, ...reason })
        await person.api.POST("/trees", { body: { name: "Belshazzar" } })
        const own = (await person.api.GET("/users/me/activity", {})).data
        expect(JSON.stringify(own))
          .to.match(/Zerubbabel/)
          .and.match(/Methuselah/)
        const all = (await api.GET("/admin/activity", {})).data ?? []
        const ofAccount = (own ?? []).filter(({ tree_id }) => tree_id === null)
        expect(ofAccount.map(({ action }) => action)).to.include.members(["user.register", "user.update"])
        expect(all.map(({ id }) => id)).to.include.members(ofAccount.map(({ id }) => id))
        expect(all.filter(({ tree_id }) => tree_id !== null)).to.deep.equal([])
        expect(JSON.stringify(all)).to.not.match(/Zerubbabel|Methuselah|Belshazzar|example\.org/)
      })
    })

    describe("a tree's choice of model providers", () => {
      let owner: TestUser
      before(async () => {
        owner = await host.user()
      })
      const aTree = async () => (await owner.api.POST("/trees", { body: { name: "Down House" } })).data?.id ?? ""

      it("is none at first, with those that are configured to choose from, without their secrets", async () => {
        const id = await aTree()
        const { data } = await owner.api.GET("/trees/{tree_id}/ai", at(id))
        expect(data).to.deep.equal({
          ai_member_provider: null,
          ai_recommender_provider: null,
          ai_sees_living: false,
          providers: PUBLIC,
        })
      })

      it("takes a configured name, keeps what is absent, and null clears", async () => {
        const id = await aTree()
        const choose = (body: { ai_member_provider?: string | null; ai_recommender_provider?: string | null }) =>
          owner.api.PATCH("/trees/{tree_id}/ai", { ...at(id), body })
        expect((await choose({ ai_member_provider: "local" })).data).to.include({
          ai_member_provider: "local",
          ai_recommender_provider: null,
        })
        expect((await choose({ ai_recommender_provider: "cloud" })).data).to.include({
          ai_member_provider: "local",
          ai_recommender_provider: "cloud",
        })
        expect((await choose({})).data).to.include({ ai_member_provider: "local", ai_recommender_provider: "cloud" })
        expect((await choose({ ai_member_provider: null })).data).to.include({
          ai_member_provider: null,
          ai_recommender_provider: "cloud",
        })
        expect((await owner.api.GET("/trees/{tree_id}", at(id))).data).to.include({
          ai_member_provider: null,
          ai_recommender_provider: "cloud",
        })
        const { data: audit } = await owner.api.GET("/trees/{tree_id}/audit", at(id))
        expect(audit?.map(({ action }) => action)).to.deep.equal([
          "tree.update_ai",
          "tree.update_ai",
          "tree.update_ai",
          "membership.create",
          "tree.create",
        ])
      })

      it("refuses a provider that is not configured, and names the field", async () => {
        const id = await aTree()
        const { response, error } = await owner.api.PATCH("/trees/{tree_id}/ai", {
          ...at(id),
          body: { ai_member_provider: "local", ai_recommender_provider: "unheard-of" },
        })
        expect(response.status).to.equal(422)
        expect(error?.errors?.map(({ path }) => path)).to.deep.equal(["ai_recommender_provider"])
        expect((await owner.api.GET("/trees/{tree_id}/ai", at(id))).data?.ai_member_provider).to.equal(null)
      })

      it("refuses a patch of an older version of the tree", async () => {
        const id = await aTree()
        const patch = (version: string) =>
          owner.api.PATCH("/trees/{tree_id}/ai", {
            params: { path: { tree_id: id }, header: { "If-Match": version } },
            body: { ai_member_provider: "local" },
          })
        expect((await patch('"7"')).response.status).to.equal(412)
        expect((await patch('"1"')).response.status).to.equal(200)
      })

      it("is the owners' affair", async () => {
        const id = await aTree()
        const editor = await host.user()
        await owner.api.POST("/trees/{tree_id}/members", { ...at(id), body: { email: editor.email, role: "editor" } })
        const stranger = await host.user()
        for (const { api } of [editor, stranger]) {
          expect((await api.GET("/trees/{tree_id}/ai", at(id))).response.status).to.equal(403)
          expect(
            (await api.PATCH("/trees/{tree_id}/ai", { ...at(id), body: { ai_member_provider: "local" } })).response
              .status,
          ).to.equal(403)
        }
        expect((await host.client().GET("/trees/{tree_id}/ai", at(id))).response.status).to.equal(401)
        expect(
          (await owner.api.GET("/trees/{tree_id}/ai", at("01890000-0000-7000-8000-000000000000"))).response.status,
        ).to.equal(404)
      })
    })
  })
}
