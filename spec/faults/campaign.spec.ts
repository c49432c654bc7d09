import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { expect } from "chai"
import { runCampaign } from "../campaign/campaign.ts"
import { countKinds, killsOf } from "../campaign/report.ts"
import { filesStore, type OpenStore } from "../campaign/store.ts"

describe("A short kill campaign", () => {
  it("loses no acknowledged write and leaves nothing by half, whatever is killed while six clients write", async () => {
    const said: string[] = []
    const report = await runCampaign({
      seed: 20_261_122,
      clients: 6,
      kills: 6,
      minutes: Number.POSITIVE_INFINITY,
      openStore: filesStore,
      say: (line) => said.push(line),
    })
    expect(report.findings, said.join("\n")).to.deep.equal([])
    expect(killsOf(report)).to.be.at.least(6)
    // The campaign wrote: a load that is refused would find nothing either.
    expect(countKinds(report, "acknowledged")).to.be.greaterThan(10)
  })

  it("ends with a report when the service does not return", async () => {
    /** When it is killed, it leaves a file where the server needs a folder. */
    const spoilingStore: OpenStore = async (dataDir) => ({
      ...(await filesStore(dataDir)),
      kill: async () => {
        await rm(join(dataDir, "uploads"), { recursive: true, force: true })
        await writeFile(join(dataDir, "uploads"), "")
        return true
      },
    })
    const report = await runCampaign({
      // Its first cycle kills the store and the server.
      seed: 2,
      clients: 2,
      kills: Number.POSITIVE_INFINITY,
      minutes: Number.POSITIVE_INFINITY,
      returnMs: 3_000,
      openStore: spoilingStore,
      say: () => undefined,
    })
    expect(report.findings.join("\n")).to.include("the service does not come back by itself")
  })
})
