import { expect } from "chai"
import { at, refused, statusOf, dataOf } from "../support/tree-scene.ts"
import type { TestUser } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { commit } from "../support/store.ts"

const tokenIn = (url: string): string => new URL(url).searchParams.get("token") ?? expect.fail("no token")

onEveryHost("an invitation", (stage) => {
  const invite = (role: "owner" | "editor" | "viewer", email?: string, { api } = stage.owner) =>
    api.POST("/trees/{tree_id}/invitations", {
      ...stage.tree.at,
      body: { role, ...(email === undefined ? {} : { email }) },
    })
  const list = ({ api } = stage.owner) => api.GET("/trees/{tree_id}/invitations", stage.tree.at)
  const accept = (token: string, { api } = stage.stranger) => api.POST("/invitations/accept", { body: { token } })
  const open = (token: string) => stage.host.client().POST("/invitations/open", { body: { token } })
  const roleOf = async (user_id: string) =>
    (await dataOf(stage.owner.api.GET("/trees/{tree_id}/members", stage.tree.at))).find(
      (one) => one.user_id === user_id,
    )?.role

  it("has a link that is shown only once, and is listed for owners for 14 days", async () => {
    const { url, ...made } = await dataOf(invite("editor"))
    expect(url).to.match(/^https?:\/\/[^/]+\/invitation\?token=[\w-]{43}$/)
    const keys = ["id", "role", "email", "tree_name", "invited_by", "mailed_at", "created_at", "expires_at"]
    expect(Object.keys(made)).to.have.members(keys)
    expect(made).to.include({ tree_name: "Down House", invited_by: null, mailed_at: null, email: null })
    expect(Date.parse(made.expires_at) - Date.parse(made.created_at)).to.equal(14 * 86_400_000)
    expect(await dataOf(list())).to.deep.include(made)
    expect(JSON.stringify(await dataOf(list()))).not.to.include(tokenIn(url))
    const editor = await stage.tree.join("editor")
    expect(await statusOf(list(editor))).to.equal(403)
    expect(await statusOf(invite("viewer", undefined, editor))).to.equal(403)
  })

  it("makes a user a member once", async () => {
    const [guest, late] = [await stage.host.user(), await stage.host.user()]
    const token = tokenIn((await dataOf(invite("editor"))).url)
    expect(await dataOf(accept(token, guest))).to.include({
      user_id: guest.user.id,
      email: guest.email,
      role: "editor",
    })
    expect(await roleOf(guest.user.id)).to.equal("editor")
    expect(await refused(accept(token, late))).to.equal("422 invalid_token")
    expect(await refused(accept("nonsense", late))).to.equal("422 invalid_token")
    const changes = await dataOf(stage.owner.api.GET("/trees/{tree_id}/changes", stage.tree.at))
    expect(changes[0]).to.include({ action: "invitation.accept", summary: "Accepted an invitation" })
    const address = at({ change_id: changes[0]?.id ?? "" })
    const entries = await dataOf(stage.owner.api.GET("/changes/{change_id}/entries", address))
    expect(entries.map(({ entity_type }) => entity_type)).to.have.members(["invitation", "membership"])
    expect(JSON.stringify(entries)).not.to.include("token")
  })

  it("raises the role of a member, and never lowers it", async () => {
    const [viewer, editor] = [await stage.tree.join("viewer"), await stage.tree.join("editor")]
    expect(await dataOf(accept(tokenIn((await dataOf(invite("owner"))).url), viewer))).to.include({ role: "owner" })
    expect(await dataOf(accept(tokenIn((await dataOf(invite("viewer"))).url), editor))).to.include({ role: "editor" })
    expect(await roleOf(editor.user.id)).to.equal("editor")
  })

  const setRole = (user_id: string, role: "owner" | "editor") =>
    stage.owner.api.PATCH("/trees/{tree_id}/members/{user_id}", {
      params: { path: { tree_id: stage.tree.id, user_id } },
      body: { role },
    })
  const remove = (user_id: string, { api } = stage.owner) =>
    api.DELETE("/trees/{tree_id}/members/{user_id}", { params: { path: { tree_id: stage.tree.id, user_id } } })

  const ends: Readonly<Record<string, (maker: TestUser) => Promise<unknown>>> = {
    "is removed": ({ user }) => remove(user.id),
    leaves: (maker) => remove(maker.user.id, maker),
    "becomes an editor": ({ user }) => setRole(user.id, "editor"),
    "closes the account": ({ api, email }) => api.DELETE("/users/me", { body: { email } }),
    "is an owner no more because that is undone": async () => {
      const changes = await dataOf(stage.owner.api.GET("/trees/{tree_id}/changes", stage.tree.at))
      const made = changes.find(({ action }) => action === "membership.create")
      await dataOf(
        stage.owner.api.POST("/changes/{change_id}/undo", { ...at({ change_id: made?.id ?? "" }), body: {} }),
      )
    },
  }
  for (const [end, happens] of Object.entries(ends))
    it(`ends for good when the owner who made it ${end}`, async () => {
      const [maker, guest] = [await stage.tree.join("owner"), await stage.host.user()]
      const { id, url } = await dataOf(invite("owner", undefined, maker))
      const kept = await dataOf(invite("viewer"))
      await happens(maker)
      expect((await dataOf(list())).map((one) => one.id))
        .to.include(kept.id)
        .and.not.include(id)
      expect(await refused(accept(tokenIn(url), guest))).to.equal("422 invalid_token")
      expect(await refused(open(tokenIn(url)))).to.equal("422 invalid_token")
      if (!end.startsWith("closes")) {
        await stage.owner.api.POST("/trees/{tree_id}/members", {
          ...stage.tree.at,
          body: { email: maker.email, role: "owner" },
        })
        await setRole(maker.user.id, "owner")
        expect(await roleOf(maker.user.id)).to.equal("owner")
        expect(await refused(accept(tokenIn(url), maker))).to.equal("422 invalid_token")
        expect(await refused(accept(tokenIn(url), guest))).to.equal("422 invalid_token")
      }
      expect(await dataOf(accept(tokenIn(kept.url), guest))).to.include({ role: "viewer" })
    })

  it("leaves the change that demoted its maker undoable", async () => {
    const maker = await stage.tree.join("owner")
    const { url } = await dataOf(invite("viewer", undefined, maker))
    await setRole(maker.user.id, "editor")
    const [change] = await dataOf(stage.owner.api.GET("/trees/{tree_id}/changes", stage.tree.at))
    await dataOf(
      stage.owner.api.POST("/changes/{change_id}/undo", { ...at({ change_id: change?.id ?? "" }), body: {} }),
    )
    expect(await roleOf(maker.user.id)).to.equal("owner")
    expect(await refused(accept(tokenIn(url)))).to.equal("422 invalid_token")
  })

  it("says to everybody with its link who invites, to which tree, and as what, without using it up", async () => {
    const inviter = await stage.tree.join("owner")
    await inviter.api.PATCH("/users/me", { body: { display_name: "Emma Darwin" } })
    const made = await dataOf(invite("editor", "Aunt@example.org", inviter))
    const { role, email, tree_name, invited_by, expires_at } = made
    expect([email, tree_name, invited_by]).to.deep.equal(["aunt@example.org", "Down House", "Emma Darwin"])
    const opened = { role, email, tree_name, invited_by, expires_at }
    const token = tokenIn(made.url)
    expect([await dataOf(open(token)), await dataOf(open(token))]).to.deep.equal([opened, opened])
    const { url: _url, ...listed } = made
    expect(await dataOf(list())).to.deep.include(listed)
    expect(await refused(open("nonsense"))).to.equal("422 invalid_token")
  })

  it("to an address is for the account whose verified address it is, and for a new account with it", async () => {
    const [aunt, uncle] = [await stage.host.user(), await stage.host.user()]
    const token = tokenIn((await dataOf(invite("editor", aunt.email))).url)
    expect(await refused(accept(token, uncle))).to.equal("403 wrong_account")
    expect(await refused(accept(token, aunt)), "the link of the owner verifies nothing").to.equal("403 wrong_account")
    await commit(stage.host.store, async ({ users }) => {
      const user = (await users.byEmail(aunt.email)) ?? expect.fail("no account")
      await users.update({ ...user, emailVerifiedAt: new Date() })
    })
    expect(await dataOf(accept(token, aunt))).to.include({ role: "editor" })
    expect(await refused(accept(token, aunt))).to.equal("422 invalid_token")

    const email = `niece-of-${aunt.email}`
    const invitation_token = tokenIn((await dataOf(invite("viewer", email))).url)
    const register = (address: string) =>
      stage.host.client().POST("/auth/register", {
        body: { email: address, password: "a quiet walk by the sea", invitation_token },
      })
    expect(await refused(register(`not-${email}`))).to.equal("403 wrong_account")
    const { user } = await dataOf(register(email))
    expect(user.email_verified).to.equal(false)
    expect(await roleOf(user.id)).to.equal("viewer")
  })

  it("stops working when it is revoked, when its time is over, and when the tree is deleted", async () => {
    const guest = await stage.host.user()
    const revoked = await dataOf(invite("viewer"))
    const path = { params: { path: { tree_id: stage.tree.id, invitation_id: revoked.id } } }
    const revoke = () => stage.owner.api.DELETE("/trees/{tree_id}/invitations/{invitation_id}", path)
    expect([await statusOf(revoke()), await statusOf(revoke())]).to.deep.equal([204, 404])
    expect(await refused(accept(tokenIn(revoked.url), guest))).to.equal("422 invalid_token")
    const old = await dataOf(invite("viewer"))
    await commit(stage.host.store, async ({ invitations }) => {
      const found = await invitations.byTokenHash(await hashOf(tokenIn(old.url)), new Date())
      if (found === null) throw new Error("not found")
      await invitations.remove(found.id)
      await invitations.insert({ ...found, expiresAt: new Date(Date.now() - 1) })
    })
    expect(await refused(accept(tokenIn(old.url), guest))).to.equal("422 invalid_token")
    expect((await dataOf(list())).map(({ id }) => id)).not.to.include(old.id)
  })

  it("needs a session to be accepted, and the scope members for everything else", async () => {
    const { token } = await dataOf(
      stage.owner.api.POST("/auth/tokens", { body: { name: "A program", scopes: ["members"] } }),
    )
    const program = { ...stage.owner, api: stage.host.client(token) }
    const { url } = await dataOf(invite("viewer", undefined, program))
    expect(await refused(accept(tokenIn(url), program))).to.equal("403 session_required")
  })
})

const hashOf = async (token: string): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token))
  return Buffer.from(digest).toString("hex")
}
