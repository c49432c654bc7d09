import { expect } from "chai"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, plantTree, statusOf } from "../support/tree-scene.ts"

onEveryHost("the calendar of an account", (stage) => {
  const scene = async () => {
    const owner = await stage.host.user()
    const tree = await plantTree(stage.host, owner)
    const born = { date: { day: 2, month: 5, year: 1808 } }
    const emma = await tree.person({ given_name: "Emma", surname: "Wedgwood", birth: born, death: {} })
    const charles = await tree.person({ given_name: "Charles", surname: "Darwin", death: {} })
    const couple = await tree.partners(emma, charles)
    await tree.event({
      type: "marriage",
      relationship_id: couple.id,
      date: { day: 29, month: 1, year: 1839 },
    })
    await tree.event({ type: "census", person_id: emma.id, date: { day: 30, month: 3, year: 1851 } })
    await tree.event({ type: "death", person_id: charles.id, date: { month: 4, year: 1882 } })
    return { owner, tree, emma, charles }
  }
  const make = async (user: typeof stage.owner) => (await dataOf(user.api.POST("/users/me/calendar"))).url
  const read = (url: string, headers: Record<string, string> = {}) =>
    stage.host.fetch(new URL(url).pathname, { headers })
  const summaries = async (url: string) =>
    [...(await (await read(url)).text()).matchAll(/SUMMARY:(.*)\r/g)].map(([, summary]) => summary).toSorted()

  it("has the births, marriages and deaths with a whole date, and needs no session", async () => {
    const { owner } = await scene()
    const url = await make(owner)
    expect(new URL(url).pathname).to.match(/^\/api\/v1\/calendar\/[\w-]{43}\.ics$/)
    const answer = await read(url)
    expect([answer.status, answer.headers.get("content-type")]).to.deep.equal([200, "text/calendar; charset=utf-8"])
    expect(await summaries(url)).to.deep.equal([
      "Emma Wedgwood & Charles Darwin\\, married 1839",
      "Emma Wedgwood\\, born 1808",
    ])
  })

  it("has what a member sees of the trees of others, as long as they are a member", async () => {
    const { tree, owner } = await scene()
    const viewer = await tree.join("viewer")
    const url = await make(viewer)
    expect(await summaries(url)).to.have.length(2)
    const member = at({ tree_id: tree.id, user_id: viewer.user.id })
    await owner.api.DELETE("/trees/{tree_id}/members/{user_id}", member)
    expect(await summaries(url)).to.deep.equal([])
  })

  it("is not sent again while nothing has changed", async () => {
    const { owner, tree } = await scene()
    const url = await make(owner)
    const tag = (await read(url)).headers.get("etag") ?? ""
    expect((await read(url, { "if-none-match": tag })).status).to.equal(304)
    await tree.person({ given_name: "Etty", birth: { date: { day: 25, month: 9, year: 1843 } } })
    const changed = await read(url, { "if-none-match": tag })
    expect([changed.status, (await changed.text()).includes("Etty")]).to.deep.equal([200, true])
  })

  it("has one address, which is replaced, removed, and gone with the account", async () => {
    const { owner } = await scene()
    const first = await make(owner)
    const second = await make(owner)
    const status = async (url: string) => (await read(url)).status
    expect([await status(first), await status(second)]).to.deep.equal([404, 200])
    expect(await statusOf(owner.api.DELETE("/users/me/calendar"))).to.equal(204)
    expect(await statusOf(owner.api.DELETE("/users/me/calendar"))).to.equal(204)
    expect(await status(second)).to.equal(404)
    const third = await make(owner)
    expect(await status(third.replace(/.{8}\.ics$/, "AAAAAAAA.ics"))).to.equal(404)
    await owner.api.DELETE("/users/me", { body: { email: owner.email } })
    expect(await status(third)).to.equal(404)
  })

  it("is made by the session of its user only, not by a token", async () => {
    const { owner } = await scene()
    const body = { name: "A program", scopes: ["read" as const, "write" as const] }
    const { token } = await dataOf(owner.api.POST("/auth/tokens", { body }))
    expect(await statusOf(stage.host.client(token).POST("/users/me/calendar"))).to.equal(403)
    expect(await statusOf(stage.host.client().POST("/users/me/calendar"))).to.equal(401)
  })
})
