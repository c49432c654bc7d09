import { expect } from "chai"
import fc from "fast-check"
import pg from "pg"
import { trigrams, wordSimilarity } from "../../adapters/memory/trigram.ts"
import { testDatabase } from "../support/postgres.ts"

const names = [
  "charles robert darwin",
  "emma darwin | emma wedgwood",
  "josiah wedgwood",
  "francois muller",
  "gottfried weiss",
  "anna anna anna",
  "o neil",
  "владимир ильич",
  "ελενη παπαδοπουλου",
  "li",
  "a",
  "maria josefa anna von und zu der tann",
  "x1 2y",
  "",
  "darwin darwinson",
  "wedgewood of maer hall",
]
const words = [
  "charles",
  "charls",
  "darwin",
  "darwn",
  "wedgwood",
  "wedgewood",
  "wegwod",
  "muller",
  "mueller",
  "weiss",
  "anna",
  "ann",
  "влади",
  "елена",
  "παπα",
  "li",
  "a",
  "tann",
  "x1",
  "zzyzx",
]

/** Names of few letters, so that parts of words often meet. */
const letters = fc.string({ unit: fc.constantFrom("a", "b", "c", "n", "é", " "), maxLength: 14 })

describe("Word similarity in memory", () => {
  let client: pg.Client
  let drop: () => Promise<void>

  before(async () => {
    const database = await testDatabase()
    drop = database.drop
    client = new pg.Client(database.url)
    await client.connect()
    await client.query("create extension if not exists pg_trgm")
  })
  after(async () => {
    await client.end()
    await drop()
  })

  const ofPostgres = async (pairs: readonly (readonly [word: string, text: string])[]): Promise<readonly number[]> => {
    const { rows } = await client.query<{ similarity: number }>(
      "select word_similarity(word, text) as similarity from unnest($1::text[], $2::text[]) with ordinality as pair (word, text, place) order by place",
      [pairs.map(([word]) => word), pairs.map(([, text]) => text)],
    )
    return rows.map(({ similarity }) => similarity)
  }

  const expectTheSame = async (pairs: readonly (readonly [word: string, text: string])[]): Promise<void> => {
    const theirs = await ofPostgres(pairs)
    expect(theirs).to.have.length(pairs.length)
    for (const [at, [word, text]] of pairs.entries()) {
      expect(wordSimilarity(new Set(trigrams(word)), trigrams(text)), `"${word}" in "${text}"`).to.be.closeTo(
        theirs[at] ?? Number.NaN,
        1e-6,
      )
    }
  }

  it("is PostgreSQL's for every word in every name", () =>
    expectTheSame(words.flatMap((word) => names.map((name) => [word, name] as const))))

  it("is PostgreSQL's for texts that nobody thought of", () =>
    fc.assert(fc.asyncProperty(fc.array(fc.tuple(letters, letters), { minLength: 1, maxLength: 100 }), expectTheSame), {
      numRuns: 20,
    }))
})

describe("Trigrams", () => {
  it("pad each word with two blanks before it and one after", () => {
    expect(trigrams("Ann  Lee")).to.deep.equal(["  a", " an", "ann", "nn ", "  l", " le", "lee", "ee "])
  })

  it("of what has no letters and digits are none", () => {
    expect(trigrams(" |, - ")).to.deep.equal([])
  })
})
