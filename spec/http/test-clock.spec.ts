import { expect } from "chai"
import { hosts, type TestHost, type TestUser } from "../support/http.ts"
import { at, dataOf, plantTree, refused, statusOf, type TreeScene } from "../support/tree-scene.ts"

const DAY_SECONDS = 86_400

for (const kind of hosts) {
  describe(`The clock of a test, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    let tree: TreeScene
    before(async () => {
      host = await kind.start({ ENVIRONMENT: "test", CLOCK_OFFSET: "0" })
      owner = await host.user()
      tree = await plantTree(host, owner)
    })
    beforeEach(() => move(0))
    after(() => host.stop())

    const post = (body: string) =>
      host.fetch("/api/v1/test/clock", { method: "POST", headers: { "content-type": "application/json" }, body })
    const move = async (offset: number) => expect((await post(JSON.stringify({ offset }))).status).to.equal(204)

    it("ends a question after its 30 days", async () => {
      const etty = await tree.person({ death: {} })
      const body = { text: "Where?", about: { person_ids: [etty.id] }, answers: ["place" as const] }
      const { url } = await dataOf(owner.api.POST("/trees/{tree_id}/questions", { ...tree.at, body }))
      const read = () => host.client().GET("/questions/{question}", at({ question: new URL(url).hash.slice(1) }))
      await move(29 * DAY_SECONDS)
      expect(await statusOf(read())).to.equal(200)
      await move(31 * DAY_SECONDS)
      expect(await refused(read())).to.equal("404 question_ended")
    })

    it("ends a session after its 30 days, and brings it back with the clock", async () => {
      const guest = await host.user()
      const me = () => statusOf(guest.api.GET("/users/me"))
      await move(31 * DAY_SECONDS)
      expect(await me()).to.equal(401)
      await move(0)
      expect(await me()).to.equal(200)
    })

    it("decides who may be living, in the threads for heavy work too", async () => {
      const body = { given_name: "Ida", surname: "Alder", birth: { date: { year: new Date().getUTCFullYear() - 60 } } }
      const { id } = await dataOf(owner.api.POST("/trees/{tree_id}/persons", { ...tree.at, body }))
      const mayLive = async () => {
        const path = { params: { path: { tree_id: tree.id }, query: { born_on_or_before: 2100 } } }
        const found = await dataOf(owner.api.GET("/trees/{tree_id}/cleanup/deceased-by-birth", path))
        return found.find(({ person }) => person.id === id)?.person.possibly_living
      }
      expect(await mayLive()).to.equal(true)
      await move(70 * 365 * DAY_SECONDS)
      const { token } = await dataOf(
        host.client().POST("/auth/login", { body: { email: owner.email, password: "long enough for a spec" } }),
      )
      owner = { ...owner, token, api: host.client(token) }
      expect(await mayLive()).to.equal(false)
    })

    it("takes whole seconds only", async () => {
      expect((await post('{"offset": "tomorrow"}')).status).to.equal(422)
      expect((await post("{}")).status).to.equal(422)
    })
  })

  describe(`The clock of a service that is no test, on the ${kind.name} host`, () => {
    it("cannot be moved", async () => {
      const host = await kind.start()
      const sent = await host.fetch("/api/v1/test/clock", { method: "POST", body: "{}" })
      await host.stop()
      expect(sent.status).to.equal(404)
    })
  })
}
