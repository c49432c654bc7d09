import { expect } from "chai"
import { type CorpusFile, corpusFiles } from "./support/corpus.ts"
import { covering } from "./support/corpus-cover.ts"
import { coverOf, featuresOf } from "./support/corpus-paths.ts"
import { itEachCommit } from "./support/depth.ts"

describe("The covering files of the corpus", () => {
  const files = corpusFiles()
  if (files === null) return void it("are not here: ../shared/corpus is absent")

  const featuresIn = async (some: readonly CorpusFile[]): Promise<ReadonlySet<string>> =>
    new Set((await Promise.all(some.map(featuresOf))).flatMap((features) => [...features]))
  const covered = featuresIn(files.filter(({ name }) => covering.includes(name)))

  it("have every tag path, version and encoding of all its files", async () => {
    expect([...(await featuresIn(files)).difference(await covered)]).to.deep.equal([])
  })

  itEachCommit("are those of the greedy cover, so that none is there in vain", async () => {
    expect([...covering].toSorted()).to.deep.equal([...(await coverOf(files))].toSorted())
  })

  it("would lack paths without any one of them", async () => {
    const fewer = await featuresIn(files.filter(({ name }) => covering.includes(name) && name !== "maximal70.ged"))
    expect((await covered).difference(fewer).size).to.be.greaterThan(100)
  })
})
