import { expect } from "chai"
import { describeEachCommit } from "../support/depth.ts"
import { filesOfFamilies, inWords, proveOn } from "../support/reckoning-proof.ts"

const files = filesOfFamilies(5)

describeEachCommit("The reckoning of the corpus", () => {
  it("finds the hidden year of at least 99.9 % of all people, if their facts do not contradict each other in the file", async function () {
    if (files === null) return this.skip()
    const { hidden, misses, width } = await proveOn(files, [1])
    expect(hidden).to.be.above(1_500)
    expect(misses.filter(({ isContradicted }) => !isContradicted).map(inWords)).to.have.length.at.most(hidden / 1_000)
    expect(misses, "misses by wrong dates of the files").to.have.length.at.most(hidden / 40)
    expect(width.birth, "years between the two sides of a birth").to.be.at.most(50)
  })
})
