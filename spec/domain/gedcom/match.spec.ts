import type { NameForm } from "../../../core/domain/name-forms/name-form.ts"
import { existsSync, readFileSync } from "node:fs"
import { expect } from "chai"
import fc from "fast-check"
import { parseGedcomDate } from "../../../core/domain/date/parse-date.ts"
import { compare, comparedBirthYear, type Likeness, namesToCompare } from "../../../core/domain/gedcom/match/match.ts"
import { matcher } from "../../../core/domain/gedcom/match/matcher.ts"
import { editDistance, wordSimilarity } from "../../../core/domain/gedcom/match/name-likeness.ts"
import { splitNameValue } from "../../../core/domain/gedcom/structures/name-value.ts"
import { itEachCommit } from "../../support/depth.ts"
import { growth } from "../../support/cpu-time.ts"

/** Someone by their names, as GEDCOM writes them, and their year of birth. */
const someone = (birthYear: number | null, ...names: readonly string[]): Likeness => ({
  displayName: names[0] ?? "Unnamed",
  birthYear,
  names: namesToCompare(
    names.map((name) => ({ nameType: "birth", surnamePrefix: null, forms: [], ...splitNameValue(name) })),
  ),
})

const score = (a: Likeness, b: Likeness) => compare(a, b)?.score ?? null

const oracle = (name: string): readonly (readonly string[])[] | null => {
  const file = new URL(`../../../../shared/corpus/oracles/${name}.tsv`, import.meta.url)
  return existsSync(file)
    ? readFileSync(file, "utf8")
        .trimEnd()
        .split("\n")
        .slice(1)
        .map((line) => line.split("\t"))
    : null
}

describe("A match", () => {
  it("is high for names alike and birth years within one", () => {
    for (const year of [1849, 1850, 1851])
      expect(score(someone(1850, "Ann /Lee/"), someone(year, "Ann /Lee/"))).to.equal("high")
    expect(score(someone(1850, "José /Müller/"), someone(1850, "jose /MULLER/"))).to.equal("high")
    expect(score(someone(1850, "Elizabeth /Smith/"), someone(1850, "Elisabeth /Smith/"))).to.equal("high")
    expect(score(someone(1850, "John William /Smith/"), someone(1850, "John /Smith/"))).to.equal("high")
  })

  it("is medium for names close and years within five, or one year unknown", () => {
    for (const year of [1845, 1848, 1855, null])
      expect(score(someone(1850, "Ann /Lee/"), someone(year, "Ann /Lee/")), String(year)).to.equal("medium")
    expect(score(someone(null, "Ann /Lee/"), someone(null, "Ann /Lee/"))).to.equal("medium")
    expect(score(someone(1850, "John /Smith/"), someone(1850, "Jon /Smith/"))).to.equal("medium")
    expect(score(someone(1850, "J. /Smith/"), someone(1850, "John /Smith/"))).to.equal("medium")
  })

  it("is none for other years or other names", () => {
    expect(score(someone(1850, "Ann /Lee/"), someone(1856, "Ann /Lee/"))).to.equal(null)
    expect(score(someone(1850, "Ann /Lee/"), someone(1850, "Ann /Hooker/"))).to.equal(null)
    expect(score(someone(1850, "Ann /Lee/"), someone(1850, "Robert /Lee/"))).to.equal(null)
    expect(score(someone(1850, "Mary Ann Elizabeth /Smith/"), someone(1850, "Mary Ann Elizabeth /Jones/"))).to.equal(
      null,
    )
  })

  it("is none for names with different numbers, which are no slips", () => {
    for (const [one, other] of [
      ["P1234", "P1235"],
      ["P1234 /Root/", "P1235 /Root/"],
      ["Dau_1 /Root/", "Dau_2 /Root/"],
      ["Dau_1 /Root/", "Dau_12 /Root/"],
      ["Ann /Root12/", "Ann /Root13/"],
    ] as const) {
      expect(score(someone(1850, one), someone(1850, other)), `${one}, ${other}`).to.equal(null)
      expect(score(someone(1850, one), someone(1850, one)), one).to.equal("high")
    }
    expect(score(someone(1850, "Dau_1 /Root/"), someone(1850, "Dau /Root/"))).to.equal("high")
  })

  it("may be by any of their names but a nickname", () => {
    expect(score(someone(1808, "Emma /Wedgwood/", "Emma /Darwin/"), someone(1808, "Emma /Darwin/"))).to.equal("high")
    expect(
      namesToCompare([{ nameType: "nickname", givenName: "Emmy", surnamePrefix: null, surname: null, forms: [] }]),
    ).to.deep.equal([])
  })

  it("may be by a form of a name in another script or language", () => {
    const form = {
      written: "Leo Tolstoy",
      language: "en",
      kind: "transcription",
      givenName: "Leo",
      surname: "Tolstoy",
    } as const
    const name = { nameType: "birth", givenName: "Лев", surnamePrefix: null, surname: "Толстой" } as const
    const lev = (forms: readonly NameForm[]): Likeness => ({
      displayName: "Лев Толстой",
      birthYear: 1828,
      names: namesToCompare([{ ...name, forms }]),
    })
    expect(score(lev([form]), someone(1828, "Leo /Tolstoy/"))).to.equal("high")
    expect(score(lev([]), someone(1828, "Leo /Tolstoy/"))).to.equal(null)
  })

  it("never includes persons without a name, nor a match by a single word without a known year", () => {
    expect(score(someone(1850), someone(1850))).to.equal(null)
    expect(score(someone(1850, "//"), someone(1850, "//"))).to.equal(null)
    expect(score(someone(null, "Ann"), someone(null, "Ann /Lee/"))).to.equal(null)
    expect(score(someone(1850, "Ann"), someone(1850, "Ann /Lee/"))).to.equal("medium")
  })
})

describe("The year that is compared", () => {
  const year = (text: string) => comparedBirthYear([{ type: "birth", date: parseGedcomDate(text, "5.5.1") }])

  it("is the date's own, or the one that its words name", () => {
    expect(
      [
        "12 FEB 1809",
        "BET 1848 AND 1852",
        "(the winter of 1809)",
        "28 Jan 1456-1457",
        "spring 1850 or 1851",
        "12.02.1809",
      ].map(year),
    ).to.deep.equal([1809, 1852, 1809, 1457, 1851, 1809])
  })

  it("is none where the words name none, or years far apart", () => {
    expect(["(one fine day)", "(between 1850 and 1870, they said)", "house 18501, aged 7"].map(year)).to.deep.equal([
      null,
      null,
      null,
    ])
    expect(comparedBirthYear([{ type: "death", date: parseGedcomDate("(about 1850)", "5.5.1") }])).to.equal(null)
  })
})

describe("The similar persons of a tree for a person of a file", () => {
  const found = (incoming: readonly Likeness[], tree: readonly Likeness[]) => {
    const { offer, matchesOf } = matcher<string>(incoming)
    for (const [at, person] of tree.entries()) offer({ ...person, personId: String(at).padStart(6, "0") })
    return incoming.map((_, ordinal) =>
      matchesOf(ordinal).map(({ personId, score: sure }) => `${Number(personId)} ${sure}`),
    )
  }

  /** So many persons of one name. The result compares them with themselves. */
  const crowd = (count: number, yearOf: (at: number) => number | null) => {
    const people = Array.from({ length: count }, (_, at) => someone(yearOf(at), "John /Smith/"))
    return () => found(people, people)
  }

  it("are ordered by score, best first", () => {
    const tree = [
      someone(null, "Ann /Lee/"),
      someone(1850, "Anne /Lee/"),
      someone(1851, "Ann /Lee/"),
      someone(1990, "Ann /Lee/"),
      someone(1850, "Bob /Lee/"),
    ]
    expect(found([someone(1850, "Ann /Lee/"), someone(1850, "Zoe /Zander/")], tree)).to.deep.equal([
      ["2 high", "0 medium", "1 medium"],
      [],
    ])
  })

  it("is found though a first letter, the surname or the year is not the same", () => {
    const tree = [someone(1850, "Catherine /Parr/")]
    for (const one of [
      someone(1851, "Katherine /Parr/"),
      someone(1850, "Catherine /Par/"),
      someone(1850, "Catherine"),
      someone(null, "Catherine /Parr/"),
      someone(1850, "Catharine /Parr/"),
    ]) {
      expect(found([one], tree)[0], one.displayName).to.have.length(1)
      expect(found(tree, [one])[0], one.displayName).to.have.length(1)
    }
  })

  it("are ten at most", () => {
    expect(
      found(
        [someone(1850, "Ann /Lee/")],
        Array.from({ length: 40 }, () => someone(1850, "Ann /Lee/")),
      )[0],
    ).to.have.length(10)
  })

  it("includes the one of the same year among a thousand namesakes who were born a little earlier", () => {
    const crowd = Array.from({ length: 1_000 }, () => someone(1847, "Ann /Lee/"))
    expect(found([...crowd, someone(1850, "Ann /Lee/")], [someone(1850, "Ann /Lee/")]).at(-1)).to.deep.equal(["0 high"])
  })

  it("is compared with three hundred of a file at most", () => {
    const crowd = Array.from({ length: 1_000 }, () => someone(1850, "Ann /Lee/"))
    expect(found(crowd, [someone(1850, "Ann /Lee/")]).filter((matches) => matches.length > 0)).to.have.length(300)
  })

  it("is compared with few others where the names of a file differ by a number only", () => {
    const namings: readonly ((number: number) => string)[] = [
      (number) => `P${number}`,
      (number) => `P${number} /Root/`,
      (number) => `Dau_${number}`,
      (number) => `Dau_${number} /Root/`,
      (number) => `Ann /Root${number}/`,
    ]
    const size = 600
    for (const year of [(number: number) => 1850 + (number % 10), () => null])
      for (const nameOf of namings) {
        let compared = 0
        const people = Array.from({ length: size }, (_, at) => someone(year(at), nameOf(at + 1)))
        const { offer, matchesOf } = matcher<string>(
          people.map(({ names, ...one }) => ({
            ...one,
            get names() {
              compared++
              return names
            },
          })),
        )
        for (const [at, person] of people.entries()) offer({ ...person, personId: String(at) })
        expect(compared / size, nameOf(1)).to.be.lessThan(30)
        for (const at of people.keys())
          if (year(at) !== null) expect(matchesOf(at).map(({ personId }) => personId)).to.deep.equal([String(at)])
      }
  })

  it("counts letters that were swapped as one slip", () => {
    expect(wordSimilarity("maria", "mraia")).to.equal(0.8)
    expect(score(someone(1850, "Brian /Smith/"), someone(1850, "Brain /Smith/"))).to.equal("high")
  })

  it("include all persons of the same name and year, and none who is not similar", () => {
    const anyone = fc
      .record({
        given: fc.constantFrom("Ann", "Bea", "Karl", "Carl", "Jon", "John"),
        surname: fc.constantFrom("", "Lee", "Leigh", "Ho", "van Hook"),
        year: fc.option(fc.integer({ min: 1800, max: 1830 })),
      })
      .map(({ given, surname, year }) => someone(year, `${given} /${surname}/`))
    fc.assert(
      fc.property(fc.array(anyone, { maxLength: 30 }), fc.array(anyone, { maxLength: 9 }), (incoming, tree) => {
        const { offer, matchesOf } = matcher<string>(incoming)
        for (const [at, person] of tree.entries()) offer({ ...person, personId: String(at) })
        for (const [ordinal, one] of incoming.entries()) {
          const ids = matchesOf(ordinal).map(({ personId }) => Number(personId))
          for (const [at, person] of tree.entries()) {
            const isSame =
              one.displayName === person.displayName && one.birthYear !== null && one.birthYear === person.birthYear
            if (isSame) expect(ids).to.include(at)
            if (ids.includes(at)) expect(compare(one, person)).to.not.equal(null)
          }
        }
      }),
    )
  })

  itEachCommit("takes time in proportion to their number, even where all have one name", async () => {
    // Years: one, none, and so few that each person has more namesakes of their time than are looked at.
    for (const year of [() => 1850, () => null, (at: number) => 1800 + (at % 10)]) {
      const bound = { most: 32, leastMs: 20 }
      expect(await growth(crowd(1_000, year), crowd(8_000, year), bound)).to.be.lessThan(bound.most)
    }
  })

  itEachCommit(
    "takes no longer where the years of those of one name are far apart than where all have one year",
    async () => {
      const bound = { most: 4, leastMs: 20 }
      const [sameYear, farApart] = [crowd(8_000, () => 1850), crowd(8_000, (at) => 1000 + (at % 1000))]
      expect(await growth(sameYear, farApart, bound)).to.be.lessThan(bound.most)
    },
  )
})

describe("The oracles of names", () => {
  it("agree on how far apart two words are", function () {
    const rows = oracle("SIMILARITY")
    if (rows === null) return this.skip()
    for (const [, , , test, a = "", b = "", expected = ""] of rows) {
      const { want, minValue, maxValue, wantMin, wantMax } = JSON.parse(
        expected.replace(/^"|"$/g, "").replaceAll('""', '"'),
      )
      if (test === "TestLevenshteinDistance") expect(editDistance(a, b), `${a} ${b}`).to.equal(Number(want))
      if (test === "TestStringSimilarity" || test === "TestCompareGivenNames")
        expect(wordSimilarity(a, b), `${a} ${b}`).to.be.within(Number(minValue ?? wantMin), Number(maxValue ?? wantMax))
    }
  })

  it("find nineteen of twenty duplicates, and no namesakes", function () {
    const rows = oracle("DUPPAIRS")
    if (rows === null) return this.skip()
    const yearOf = (date: string): number | null =>
      date.trim() === "" ? null : comparedBirthYear([{ type: "birth", date: parseGedcomDate(date.trim(), "5.5.1") }])
    const pairs = rows.map(([, , , , nameA = "", , birthA = "", , , , nameB = "", , birthB = "", , label]) => ({
      a: someone(yearOf(birthA), nameA),
      b: someone(yearOf(birthB), nameB),
      isDouble: label === "dup",
    }))
    const doubles = pairs.filter(({ isDouble }) => isDouble)
    const others = pairs.filter(({ isDouble }) => !isDouble)
    expect(doubles.filter(({ a, b }) => score(a, b) !== null).length / doubles.length).to.be.at.least(0.95)
    expect(others.filter(({ a, b }) => score(a, b) !== null)).to.deep.equal([])
    expect([doubles.length, others.length]).to.deep.equal([69, 23])
  })
})
