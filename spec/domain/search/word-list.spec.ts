import { expect } from "chai"
import fc from "fast-check"
import { cutWord, oneUnitPerLetter } from "../../../core/domain/name-text/letters.ts"
import { WordList } from "../../../core/domain/search/word-list.ts"
import { queryWord } from "../../../core/domain/search/word-match.ts"
import { growth } from "../../support/cpu-time.ts"
import { plainMatch } from "../../support/search-oracle.ts"

const listOf = (words: readonly string[]): WordList => {
  const list = new WordList()
  for (const word of words) list.add(word)
  return list
}

const kindsIn = (list: WordList, query: string): Readonly<Record<string, string>> =>
  Object.fromEntries(list.matches(queryWord(query)).map(({ word, kind }) => [word, kind]))

describe("A list of words", () => {
  it("finds the word itself, what starts with it, and what is near it", () => {
    const list = listOf(["schmidt", "schmidtke", "schmitt", "schmid", "smith", "schneider", "maria"])
    expect(kindsIn(list, "schmidt")).to.deep.equal({
      schmidt: "exact",
      schmidtke: "prefix",
      schmitt: "near",
      schmid: "near",
    })
  })

  it("finds what starts with a query of one or two letters, and nothing else", () => {
    const list = listOf(["li", "lin", "lo", "l", "mi", "ann", "anna", "an"])
    expect(kindsIn(list, "li")).to.deep.equal({ li: "exact", lin: "prefix" })
    expect(kindsIn(list, "a")).to.deep.equal({ an: "prefix", ann: "prefix", anna: "prefix" })
  })

  it("finds by the rule whatever the words are, and nothing more", () => {
    const letter = fc.constantFrom("a", "b", "e", "i", "y", "h", "c", "s", "t", "d", "ж", "𐌰", "𐌱")
    const word = fc.string({ unit: letter, minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (words, query) => {
        const expected = words.flatMap((one) => {
          const kind = plainMatch(query, one)
          return kind === null ? [] : [[one, kind]]
        })
        expect(kindsIn(listOf(words), query)).to.deep.equal(Object.fromEntries(expected))
      }),
      { numRuns: 2_000 },
    )
  })

  it("finds each word once, though it was added twice", () => {
    expect(listOf(["anna", "anna"]).matches(queryWord("anna"))).to.have.length(1)
  })

  it("takes no longer than its words are many, whatever they are", async () => {
    const hostile = (count: number): WordList =>
      listOf(Array.from({ length: count }, (_, number) => `${"ab".repeat(12)}${String(number).padStart(8, "0")}`))
    const query = queryWord("ab".repeat(16))
    const [few, many] = [hostile(2_000), hostile(40_000)]
    const most = 20 * 5
    expect(
      await growth(
        () => few.matches(query),
        () => many.matches(query),
        { most },
      ),
    ).to.be.lessThan(most)
  })
})

describe("The letters of a word", () => {
  it("count up to 32", () => {
    expect(cutWord("a".repeat(40))).to.equal("a".repeat(32))
    expect(cutWord("𐌰".repeat(40))).to.equal("𐌰".repeat(32))
    expect(cutWord("𐌰".repeat(20))).to.equal("𐌰".repeat(20))
  })

  it("count once each, in any script", () => {
    expect(oneUnitPerLetter("a𐌰б").length).to.equal(3)
  })
})
