import { expect } from "chai"
import { seeded } from "../bench/random.ts"
import { corpusFiles } from "../support/corpus.ts"
import { lettersOf } from "../support/gedcom-lines.ts"
import { countDuplicates } from "../support/split-trees/count-duplicates.ts"

/** Files in which no person is written twice. */
const tried = ["BachFamily.ged", "Kennedy_Family.ged", "Harry_Potter_Family_Tree.ged"]

describe("The duplicates of a file that was split in two, with the errors that people make", () => {
  for (const { name, bytes } of (corpusFiles() ?? []).filter((file) => tried.includes(file.name))) {
    it(`are found, and those with a high score are right: ${name}`, async () => {
      const { shared, found } = await countDuplicates((await lettersOf(bytes())) ?? "", seeded(4_711))
      const missing = shared.filter(({ score }) => score === null)
      expect(missing.length / shared.length).to.be.at.most(0.1)
      expect(found.filter(({ pair, isRight }) => pair.score === "high" && !isRight)).to.deep.equal([])
    })
  }
})
