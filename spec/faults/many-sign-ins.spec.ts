import { expect } from "chai"
import { at, dataOf } from "../support/tree-scene.ts"
import { aMigratedDataDir } from "./migrated-folder.ts"
import { type DataDir, register, type RunningServer, startServer } from "./running-service.ts"
import { keep } from "./sent-files.ts"

describe("A server at which many sign in at once", () => {
  let folder: DataDir
  let server: RunningServer
  before(async () => {
    folder = await aMigratedDataDir()
    server = await startServer(folder.settings)
  })
  after(async () => {
    await server.stop()
    await folder.remove()
  })

  const signIn = (email: string) =>
    fetch(`${server.url}/api/v1/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: "not the password of anybody" }),
    })

  it("keeps reading files for others, and asks those beyond its queue to come back", async () => {
    const token = await register(server)
    const tree_id = (await dataOf(server.client(token).POST("/trees", { body: { name: "Down House" } }))).id
    const media_id = await keep(server, token, tree_id, new Uint8Array(50_000).fill(7))
    await dataOf(server.client(token).GET("/media/{media_id}", at({ media_id })))

    const signingIn = Array.from({ length: 200 }, (_, n) => signIn(`user-${n}@example.org`))
    let isOver = false
    const answers = Promise.all(signingIn).finally(() => (isOver = true))
    const times: number[] = []
    while (!isOver) {
      const started = performance.now()
      const content = await fetch(`${server.url}/api/v1/media/${media_id}/content`, {
        headers: { Authorization: `Bearer ${token}` },
      })
      expect((await content.arrayBuffer()).byteLength).to.equal(50_000)
      times.push(performance.now() - started)
    }
    // Behind 200 hashes on all threads of the pool the first of these reads would be the last to end.
    expect(times.length).to.be.greaterThan(5)

    const refused = (await answers).filter(({ status }) => status !== 401)
    expect(refused).to.have.length.within(100, 134)
    for (const answer of refused) {
      expect(answer.status).to.equal(503)
      expect(Number(answer.headers.get("retry-after"))).to.be.within(1, 10)
      expect(await answer.json()).to.include({ code: "store_busy" })
    }
    expect((await signIn("user-1@example.org")).status).to.equal(401)
  })
})
