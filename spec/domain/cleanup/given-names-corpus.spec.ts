import { expect } from "chai"
import { accuracyOf, tallyCorpus } from "../../support/corpus-names.ts"

describe("The dictionary of given names, on the people of the corpus", () => {
  it("is right in 99.5 of 100 answers, and answers for at least 85 of 100 persons", async function () {
    const tallies = await tallyCorpus()
    if (tallies === null) {
      console.log("      (the corpus is not beside the project)")
      this.skip()
    }
    const { people, precision, recall } = accuracyOf(tallies)
    expect(people).to.be.greaterThan(4_000)
    expect(precision).to.be.at.least(0.995)
    expect(recall).to.be.at.least(0.85)
  })
})
