import { expect } from "chai"
import { isNightly } from "../support/depth.ts"
import { eventually } from "../support/eventually.ts"
import { type Receiver, startReceiver } from "../support/receiver.ts"
import { at, dataOf } from "../support/tree-scene.ts"
import { aMigratedDataDir } from "./migrated-folder.ts"
import { type DataDir, register, type RunningServer, startServer } from "./running-service.ts"

const KILLS = isNightly ? 2 : 1
const PERSONS_BETWEEN = 6

describe("A server that is killed while it sends changes to a webhook", () => {
  let folder: DataDir
  let server: RunningServer
  let receiver: Receiver
  before(async () => {
    receiver = await startReceiver()
    folder = await aMigratedDataDir()
    server = await startServer({ ...folder.settings, WEBHOOK_ALLOW_PRIVATE: "on" })
  })
  after(async () => {
    await receiver.stop()
    await server.stop()
    await folder.remove()
  })

  it("sends every change after its next start, none before an earlier one, and only the last one twice", async () => {
    const token = await register(server)
    const { id: tree_id } = await dataOf(server.client(token).POST("/trees", { body: { name: "Down House" } }))
    await dataOf(
      server.client(token).POST("/trees/{tree_id}/webhooks", { ...at({ tree_id }), body: { url: receiver.url } }),
    )
    for (let kill = 0; kill < KILLS; kill++) {
      for (let person = 0; person < PERSONS_BETWEEN; person++)
        await dataOf(
          server.client(token).POST("/trees/{tree_id}/persons", { ...at({ tree_id }), body: { given_name: "Anna" } }),
        )
      const before = receiver.received.length
      await eventually(() => expect(receiver.received.length).to.be.greaterThan(before))
      await server.kill()
      server = await startServer({ ...folder.settings, WEBHOOK_ALLOW_PRIVATE: "on" })
    }
    const tree = await dataOf(server.client(token).GET("/trees/{tree_id}", at({ tree_id })))
    const revision = tree.revision ?? 0
    await eventually(() => expect(receiver.seqs().at(-1)).to.equal(revision))
    const seqs = receiver.seqs()
    expect([...new Set(seqs)]).to.deep.equal(Array.from({ length: revision - 1 }, (_, index) => index + 2))
    expect(seqs).to.deep.equal(seqs.toSorted((a, b) => a - b))
    expect(seqs.length - new Set(seqs).size).to.be.at.most(KILLS)
  })
})
