import { expect } from "chai"
import { runCampaign } from "../campaign/campaign.ts"
import { countKinds, killsOf } from "../campaign/report.ts"
import { filesStore } from "../campaign/store.ts"

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
})
