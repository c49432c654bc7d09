import { expect } from "chai"
import { hosts, type TestHost, type TestUser } from "../support/http.ts"

for (const kind of hosts) {
  describe(`deleting an account, on the ${kind.name} host`, () => {
    let host: TestHost
    before(async () => {
      host = await kind.start()
    })
    after(() => host.stop())

    const at = (tree_id: string) => ({ params: { path: { tree_id } } })
    const aTree = async (who: TestUser): Promise<string> =>
      (await who.api.POST("/trees", { body: { name: "Down House" } })).data?.id ?? ""
    const join = async (owner: TestUser, tree: string, who: TestUser, role: "owner" | "editor" | "viewer") =>
      expect(
        (await owner.api.POST("/trees/{tree_id}/members", { ...at(tree), body: { email: who.email, role } })).response
          .status,
      ).to.equal(201)
    const leave = async (who: TestUser) => (await who.api.DELETE("/users/me", { body: { email: who.email } })).response
    const members = async (who: TestUser, tree: string) =>
      (await who.api.GET("/trees/{tree_id}/members", at(tree))).data?.map(({ user_id, role }) => [user_id, role])

    it("needs the address retyped, and leaves everything as it is for another one", async () => {
      const [user, other] = [await host.user(), await host.user()]
      const tree = await aTree(user)
      for (const email of [other.email, "nobody@example.org", "no address", ""]) {
        const { response, error } = await user.api.DELETE("/users/me", { body: { email } })
        expect(response.status, email).to.equal(422)
        expect(error?.errors?.map(({ path }) => path)).to.deep.equal(["email"])
      }
      expect((await user.api.GET("/trees/{tree_id}", at(tree))).response.status).to.equal(200)
    })

    it("needs a session", async () => {
      expect(
        (await host.client().DELETE("/users/me", { body: { email: "nobody@example.org" } })).response.status,
      ).to.equal(401)
    })

    it("takes the address in any case and with spaces about it, and takes the cookie away", async () => {
      const user = await host.user()
      const { response } = await user.api.DELETE("/users/me", { body: { email: ` ${user.email.toUpperCase()} ` } })
      expect(response.status).to.equal(204)
      expect(response.headers.get("set-cookie")).to.match(/^session=;/)
    })

    it("ends every session, and no password opens another", async () => {
      const user = await host.user()
      const password = "long enough for a spec"
      const { data: elsewhere } = await host.client().POST("/auth/login", { body: { email: user.email, password } })
      expect((await leave(user)).status).to.equal(204)
      for (const token of [user.token, elsewhere?.token ?? ""])
        expect((await host.client(token).GET("/users/me")).response.status).to.equal(401)
      expect(
        (await host.client().POST("/auth/login", { body: { email: user.email, password } })).response.status,
      ).to.equal(401)
    })

    it("frees the address at once, for an account that has nothing of the old one", async () => {
      const user = await host.user()
      await aTree(user)
      await leave(user)
      const { data, response } = await host
        .client()
        .POST("/auth/register", { body: { email: user.email, password: "another walk by the sea" } })
      expect(response.status).to.equal(201)
      expect(data?.user.id).not.to.equal(user.user.id)
      const again = host.client(data?.token)
      expect((await again.GET("/trees")).data).to.deep.equal([])
      expect((await again.GET("/trees", { params: { query: { deleted: true } } })).data).to.deep.equal([])
    })

    it("deletes the trees without another owner: their other members no longer find them", async () => {
      const [user, editor] = [await host.user(), await host.user()]
      const tree = await aTree(user)
      await join(user, tree, editor, "editor")
      await leave(user)
      expect((await editor.api.GET("/trees/{tree_id}", at(tree))).response.status).to.equal(404)
      expect((await editor.api.GET("/trees")).data).to.deep.equal([])
    })

    it("passes a tree with other owners to the one of longest standing, and ends the membership", async () => {
      const [user, first, second] = [await host.user(), await host.user(), await host.user()]
      const tree = await aTree(user)
      await join(user, tree, first, "owner")
      await join(user, tree, second, "owner")
      await leave(user)
      expect((await second.api.GET("/trees/{tree_id}", at(tree))).data).to.include({
        owner_id: first.user.id,
        version: 2,
        deleted_at: null,
      })
      expect(await members(first, tree)).to.deep.equal([
        [first.user.id, "owner"],
        [second.user.id, "owner"],
      ])
    })

    it("leaves a tree of someone else's as it is, without the member, and says so in its log", async () => {
      const [user, owner] = [await host.user(), await host.user()]
      const tree = await aTree(owner)
      await join(owner, tree, user, "editor")
      await leave(user)
      expect((await owner.api.GET("/trees/{tree_id}", at(tree))).data).to.include({
        owner_id: owner.user.id,
        version: 1,
      })
      expect(await members(owner, tree)).to.deep.equal([[owner.user.id, "owner"]])
      const { data: log } = await owner.api.GET("/trees/{tree_id}/audit", at(tree))
      expect(log?.[0]).to.deep.include({ action: "membership.delete", entity_id: user.user.id })
    })

    it("leaves a tree to one of two owners who go at once, or deletes it when both are gone", async () => {
      const [a, b, viewer] = [await host.user(), await host.user(), await host.user()]
      const tree = await aTree(a)
      await join(a, tree, b, "owner")
      await join(a, tree, viewer, "viewer")
      expect((await Promise.all([leave(a), leave(b)])).map(({ status }) => status)).to.deep.equal([204, 204])
      expect((await viewer.api.GET("/trees/{tree_id}", at(tree))).response.status).to.equal(404)
    })
  })
}
