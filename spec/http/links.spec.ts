import { expect } from "chai"
import type { Schemas, TestUser } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, refused, statusOf } from "../support/tree-scene.ts"

const DAY_MS = 86_400_000
const PASSCODE = "Plum pudding"

onEveryHost("a link", (stage) => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const make = (body: Partial<Schemas["LinkCreate"]> = {}, { api } = stage.owner) =>
    api.POST("/trees/{tree_id}/links", { ...stage.tree.at, body: { shows: "public", expires_at: inDays(7), ...body } })
  const list = ({ api } = stage.owner) => api.GET("/trees/{tree_id}/links", stage.tree.at)
  const tokenIn = (url: string): string => new URL(url).hash.slice(1)
  const open = (token: string, passcode?: string) =>
    stage.host.client().POST("/links/open", {
      body: { token, ...(passcode === undefined ? {} : { passcode }) },
      headers: { "Accept-Token": "true" },
    })
  const opened = async (body: Partial<Schemas["LinkCreate"]> = {}, user = stage.owner) => {
    const { url, ...link } = await dataOf(make(body, user))
    const { token = expect.fail("no token") } = await dataOf(open(tokenIn(url)))
    return { link, url, token }
  }
  /** The status of a request with the token of a holder, and its body. */
  const asHolder = async (token: string, path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
    const response = await stage.host.fetch(`/api/v1${path}`, { ...init, headers })
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
  const family = async () => {
    const dead = await stage.tree.person({ given_name: "Emma", surname: "Wedgwood", is_living: false })
    const living = await stage.tree.person({ given_name: "Randal", surname: "Keynes", is_living: true })
    return { dead, living }
  }

  it("has an address that is shown only once, and is listed for editors with who opened it", async () => {
    const editor = await stage.tree.join("editor")
    const { url, ...made } = await dataOf(make({ name: "For grandfather" }, editor))
    expect(url).to.match(/^https?:\/\/[^/]+\/link#[\w-]{43}$/)
    expect(made).to.deep.include({ name: "For grandfather", shows: "public", opened: 0, last_opened_at: null })
    expect(made.created_by.id).to.equal(editor.user.id)
    expect(await dataOf(list())).to.deep.include(made)
    await dataOf(open(tokenIn(url)))
    await dataOf(open(tokenIn(url)))
    const after = await dataOf(stage.owner.api.GET("/links/{link_id}", at({ link_id: made.id })))
    expect(after.opened).to.equal(2)
    expect(after.last_opened_at).to.not.equal(null)
    expect(JSON.stringify([after, await dataOf(list())])).not.to.include(tokenIn(url))
    const changes = await dataOf(stage.owner.api.GET("/trees/{tree_id}/changes", stage.tree.at))
    const change = changes.find(({ action }) => action === "link.create")
    expect(change).to.include({ summary: "Made a link to the tree" })
    const entries = await dataOf(
      stage.owner.api.GET("/changes/{change_id}/entries", at({ change_id: change?.id ?? "" })),
    )
    expect(JSON.stringify(entries)).not.to.match(/hash|holder|key|passcode|opened/i)
  })

  it("shows without an account what visitors would see of a public tree, or what viewers see", async () => {
    const { dead, living } = await family()
    const [toPublic, toMembers] = [await opened(), await opened({ shows: "members" })]
    const seen = async (token: string, id: string) => {
      const { status, body } = await asHolder(token, `/persons/${id}`)
      return status === 200 ? JSON.parse(body).visibility : status
    }
    expect([await seen(toPublic.token, dead.id), await seen(toPublic.token, living.id)]).to.deep.equal([
      "full",
      "redacted",
    ])
    expect([await seen(toMembers.token, dead.id), await seen(toMembers.token, living.id)]).to.deep.equal([
      "full",
      "full",
    ])
    const found = await asHolder(toPublic.token, `/trees/${stage.tree.id}/persons?q=Keynes`)
    expect(found.body).not.to.include("Keynes")
    expect(await statusOf(stage.host.client().GET("/persons/{person_id}", at({ person_id: dead.id })))).to.equal(401)
    const { headers } = await asHolder(toPublic.token, `/trees/${stage.tree.id}`)
    expect([headers.get("x-robots-tag"), headers.get("referrer-policy")]).to.deep.equal(["noindex", "no-referrer"])
  })

  it("opens the browser app by a cookie that no script reads and that ends with the link", async () => {
    const { url, expires_at } = await dataOf(make())
    const response = await stage.host.fetch("/api/v1/links/open", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: tokenIn(url) }),
    })
    expect(Object.keys(JSON.parse(await response.text()))).to.have.members([
      "tree_id",
      "person_id",
      "shows",
      "expires_at",
    ])
    const cookie = response.headers.get("set-cookie") ?? ""
    expect(cookie).to.match(/^link=stl_[\w-]+; Expires=[^;]+; Path=\/; HttpOnly; SameSite=Lax/)
    expect(Math.abs(Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? "") - Date.parse(expires_at))).to.be.below(1_000)
    const read = (more: string) =>
      stage.host.fetch(`/api/v1/trees/${stage.tree.id}`, { headers: { cookie: `${cookie.split(";")[0]}${more}` } })
    expect((await read("")).status).to.equal(200)
    expect((await read("; session=old")).status).to.equal(200)
  })

  it("does not let its holder write, and shows no members, history, proposals, exports and other trees", async () => {
    const { dead } = await family()
    const other = await dataOf(stage.owner.api.POST("/trees", { body: { name: "Another" } }))
    const { token, link } = await opened({ shows: "members" })
    const tree = `/trees/${stage.tree.id}`
    const statuses = async (...paths: string[]) =>
      Promise.all(paths.map(async (path) => (await asHolder(token, path)).status))
    for (const path of [
      "members",
      "audit",
      "changes",
      "proposals",
      "links",
      "gedcom/export",
      "feed",
      "invitations",
      "webhooks",
    ])
      expect(await statuses(`${tree}/${path}`), path).to.deep.equal([403])
    expect(await statuses(`/links/${link.id}`, `/persons/${dead.id}/history`)).to.deep.equal([403, 403])
    expect(await statuses(`/trees/${other.id}`, `/trees/${other.id}/persons`)).to.deep.equal([403, 403])
    expect(await statuses("/users/me", "/auth/sessions")).to.deep.equal([401, 401])
    const patch = { method: "PATCH", body: JSON.stringify({ notes: "By a holder" }) }
    expect((await asHolder(token, `/persons/${dead.id}`, patch)).status).to.equal(403)
    const kinship = { method: "POST", body: JSON.stringify({ of: dead.id, ids: [dead.id] }) }
    expect((await asHolder(token, `${tree}/kinship`, kinship)).status).to.equal(200)
  })

  it("of living people is made by owners only, and ends when its maker owns the tree no longer", async () => {
    const editor = await stage.tree.join("editor")
    expect(await refused(make({ shows: "members" }, editor))).to.equal("403 forbidden")
    const [viewer, owner] = [await stage.tree.join("viewer"), await stage.tree.join("owner")]
    expect(await refused(make({}, viewer))).to.equal("403 forbidden")
    const setRole = (user: TestUser, role: "editor" | "viewer" | "owner") =>
      dataOf(
        stage.owner.api.PATCH("/trees/{tree_id}/members/{user_id}", {
          params: { path: { tree_id: stage.tree.id, user_id: user.user.id } },
          body: { role },
        }),
      )
    const [toMembers, toPublic] = [await opened({ shows: "members" }, owner), await opened({}, owner)]
    const read = async ({ token }: { readonly token: string }) => {
      const { status, body } = await asHolder(token, `/trees/${stage.tree.id}`)
      return status === 200 ? "200" : `${status} ${JSON.parse(body).code}`
    }
    expect([await read(toMembers), await read(toPublic)]).to.deep.equal(["200", "200"])
    await setRole(owner, "editor")
    expect([await read(toMembers), await read(toPublic)]).to.deep.equal(["401 link_ended", "200"])
    await setRole(owner, "viewer")
    await setRole(owner, "owner")
    expect([await read(toMembers), await read(toPublic)]).to.deep.equal(["401 link_ended", "401 link_ended"])
    expect(await refused(open(tokenIn(toPublic.url)))).to.equal("404 link_ended")
  })

  it("ends at once when an editor ends it, and rests while its tree is deleted", async () => {
    const { link, token, url } = await opened()
    const read = async () => (await asHolder(token, `/trees/${stage.tree.id}`)).status
    await stage.owner.api.DELETE("/trees/{tree_id}", stage.tree.at)
    expect([await read(), await refused(open(tokenIn(url)))]).to.deep.equal([401, "404 link_ended"])
    await dataOf(stage.owner.api.POST("/trees/{tree_id}/restore", stage.tree.at))
    expect(await read()).to.equal(200)
    const end = ({ api }: TestUser) => api.DELETE("/links/{link_id}", at({ link_id: link.id }))
    expect(await refused(end(stage.stranger))).to.equal("404 not_found")
    expect(await statusOf(end(stage.owner))).to.equal(204)
    expect([await read(), await refused(open(tokenIn(url)))]).to.deep.equal([401, "404 link_ended"])
    expect(await refused(end(stage.owner))).to.equal("404 not_found")
    const changes = await dataOf(stage.owner.api.GET("/trees/{tree_id}/changes", stage.tree.at))
    for (const action of ["link.create", "link.delete"]) {
      const change_id = changes.find((one) => one.action === action)?.id ?? expect.fail(action)
      const undo = stage.owner.api.POST("/changes/{change_id}/undo", { ...at({ change_id }), body: {} })
      expect(await refused(undo)).to.equal("409 cannot_undo")
    }
  })

  it("with a passcode opens by both only", async () => {
    const { url } = await dataOf(make({ passcode: PASSCODE }))
    expect(await refused(open(tokenIn(url)))).to.equal("404 link_ended")
    expect(await refused(open(tokenIn(url), "Plum puddings"))).to.equal("404 link_ended")
    expect(await refused(open("nonsense", PASSCODE))).to.equal("404 link_ended")
    expect(await statusOf(open(tokenIn(url), PASSCODE))).to.equal(200)
    expect((await asHolder(tokenIn(url), `/trees/${stage.tree.id}`)).status).to.equal(401)
  })

  it("can be looked through by editors", async () => {
    const { living } = await family()
    const { link } = await opened()
    const seen = async (viewAs: string) => {
      const response = await stage.host.fetch(`/api/v1/persons/${living.id}`, {
        headers: { authorization: `Bearer ${stage.owner.token}`, "view-as": viewAs },
      })
      return response.status === 200 ? JSON.parse(await response.text()).visibility : response.status
    }
    expect(await seen(`link:${link.id}`)).to.equal("redacted")
    expect([await seen("link:nonsense"), await seen("link:01890000-0000-7000-8000-000000000000")]).to.deep.equal([
      400, 404,
    ])
  })

  it("refuses what it cannot be", async () => {
    const other = await dataOf(stage.owner.api.POST("/trees", { body: { name: "Another" } }))
    const stranger = await dataOf(
      stage.owner.api.POST("/trees/{tree_id}/persons", { ...at({ tree_id: other.id }), body: {} }),
    )
    expect(await refused(make({ expires_at: inDays(-1) }))).to.equal("422 at expires_at")
    expect(await refused(make({ expires_at: inDays(367) }))).to.equal("422 at expires_at")
    expect(await refused(make({ passcode: "short" }))).to.equal("422 at passcode")
    expect(await refused(make({ person_id: stranger.id }))).to.equal("422 at person_id")
  })
})
