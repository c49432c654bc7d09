import { expect } from "chai"
import type { Store } from "../../../bootstrap/stores/store.ts"
import { memory } from "../../../bootstrap/memory.ts"
import { startHost, type TestHost, type TestUser } from "../../support/http.ts"

const LARGE = "x".repeat(100_000)

describe("Large JSON bodies at once", () => {
  let host: TestHost
  /** How many units of work run, the most that ran at once, how many began, and what those that begin wait for. */
  const work = { running: 0, most: 0, begun: 0, gate: Promise.resolve() }
  before(async () => {
    const store = memory()
    const counted: Store["uow"] = {
      ...store.uow,
      run: async (steps, account) => {
        work.running += 1
        work.most = Math.max(work.most, work.running)
        work.begun += 1
        await work.gate
        // Others that may run begin meanwhile.
        await new Promise((resolve) => setTimeout(resolve, 20))
        try {
          return await store.uow.run(steps, account)
        } finally {
          work.running -= 1
        }
      },
    }
    host = await startHost({ ...store, uow: counted }, {})
  })
  after(() => host.stop())

  const ownerOf = async (): Promise<readonly [TestUser, string]> => {
    const user = await host.user()
    const { data } = await user.api.POST("/trees", { body: { name: "A tree" } })
    return [user, data?.id ?? expect.fail("no tree")]
  }
  const write = async ([user, tree_id]: readonly [TestUser, string], notes: string): Promise<number> => {
    const { response } = await user.api.POST("/trees/{tree_id}/persons", {
      params: { path: { tree_id } },
      body: { given_name: "Anna", notes },
    })
    return response.status
  }
  const writeAll = async (owners: readonly (readonly [TestUser, string])[], notes: string): Promise<number> => {
    work.most = 0
    const statuses = await Promise.all(owners.flatMap((owner) => Array.from({ length: 6 }, () => write(owner, notes))))
    expect(new Set(statuses)).to.deep.equal(new Set([201]))
    return work.most
  }

  it("of one account are worked on one after the other, and all are stored", async () => {
    expect(await writeAll([await ownerOf()], LARGE)).to.equal(1)
  })

  it("of another account do not wait for them", async () => {
    expect(await writeAll([await ownerOf(), await ownerOf()], LARGE)).to.equal(2)
  })

  it("hold up no small ones", async () => {
    expect(await writeAll([await ownerOf()], "small")).to.be.greaterThan(1)
  })

  it("are not worked on if their senders leave while they wait", async () => {
    const [user, tree_id] = await ownerOf()
    const gate = Promise.withResolvers<void>()
    work.gate = gate.promise
    work.begun = 0
    const first = write([user, tree_id], LARGE)
    while (work.begun === 0) await user.api.GET("/users/me")
    const leaving = new AbortController()
    const second = user.api
      .POST("/trees/{tree_id}/persons", {
        params: { path: { tree_id } },
        body: { given_name: "Berta", notes: LARGE },
        signal: leaving.signal,
      })
      .catch(() => null)
    // The body of the second request is read meanwhile.
    for (let reads = 0; reads < 50; reads += 1) await user.api.GET("/users/me")
    leaving.abort()
    expect(await second).to.equal(null)
    for (let reads = 0; reads < 50; reads += 1) await user.api.GET("/users/me")
    gate.resolve()
    expect(await first).to.equal(201)
    // The next large body has its turn after those that wait.
    expect(await write([user, tree_id], LARGE)).to.equal(201)
    expect(work.begun).to.equal(2)
  })
})
