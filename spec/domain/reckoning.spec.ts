import { expect } from "chai"
import { parseGedcomDate } from "../../core/domain/date/parse-date.ts"
import type { PersonId } from "../../core/domain/ids.ts"
import type { Gender } from "../../core/domain/person.ts"
import { lifeOf, type ReckonedEvent } from "../../core/domain/reckoning/life.ts"
import type { ReckonedTie } from "../../core/domain/reckoning/network.ts"
import { type Reckoning, reckon, reckonAll } from "../../core/domain/reckoning/reckon.ts"
import type { ParentQualifier } from "../../core/domain/relationship.ts"
import { newId } from "../support/builders.ts"
import { eventIn } from "../support/sound-tree.ts"

/** A family in words, which grows. */
const family = () => {
  const people = new Map<
    string,
    { readonly id: PersonId; readonly gender: Gender | null; readonly events: ReckonedEvent[] }
  >()
  const ties: ReckonedTie[] = []
  const idOf = (name: string): PersonId => people.get(name)!.id
  const tie = (from: string, to: string, qualifier: ParentQualifier | null): ReckonedTie => {
    const type = qualifier === null ? "partnership" : "parent_child"
    const made: ReckonedTie = { id: newId(), type, fromPersonId: idOf(from), toPersonId: idOf(to), qualifier }
    ties.push(made)
    return made
  }
  return {
    idOf,
    ties,
    /** A person with events such as `birth 1820` and `death 1880 at 60y`. */
    person: (name: string, gender: Gender | null, ...events: readonly string[]) => {
      const made = events.map((text) => {
        const [, type = "", date = "", age] = /^(\w+) (.*?)(?: at (.*))?$/.exec(text) ?? []
        return eventIn(type, parseGedcomDate(date, "5.5.1"), age === undefined ? {} : { age })
      })
      people.set(name, { id: newId(), gender, events: made })
    },
    parent: (parent: string, child: string, qualifier: ParentQualifier = "biological") => tie(parent, child, qualifier),
    marry: (one: string, other: string, date: string): void => {
      const { id } = tie(one, other, null)
      const marriage = eventIn("marriage", parseGedcomDate(date, "5.5.1"), { relationshipId: id })
      for (const name of [one, other]) people.get(name)!.events.push(marriage)
    },
    eventOf: (name: string, type: string): string => people.get(name)!.events.find((event) => event.type === type)!.id,
    reckon: (name: string): Reckoning =>
      reckon(
        [...people.values()].map((one) => lifeOf(one, one.events)),
        ties,
        idOf(name),
      ),
  }
}

const years = ({ from, to }: Reckoning["birth"]): string => `${from ?? "?"} to ${to ?? "?"}`

const bornBy = (gender: Gender | null, ...events: readonly string[]): string => {
  const of = family()
  of.person("Ann", gender, ...events)
  return years(of.reckon("Ann").birth)
}

describe("A birth is reckoned", () => {
  const cases: readonly (readonly [sentence: string, events: readonly string[], expected: string])[] = [
    ["from its exact date", ["birth 12 MAR 1850"], "1850 to 1850"],
    ["from the ends of a range", ["birth BET 1848 AND 1852"], "1848 to 1852"],
    ["from a date before a year, and the longest life", ["birth BEF 1900", "death 1900"], "1778 to 1900"],
    ["from a date about a year, ten years either way", ["birth ABT 1850"], "1840 to 1860"],
    ["before Christ", ["birth 44 B.C."], "-44 to -44"],
    ["in the year of the other calendar", ["birth @#DHEBREW@ 13 TSH 5611"], "1850 to 1850"],
    ["with all its dates as alternatives", ["birth 1850", "birth 1853"], "1850 to 1853"],
    ["not after a baptism, a census or a death", ["baptism 1860", "census 1855", "death 1870"], "1748 to 1855"],
    ["not after the begin of a residence", ["residence FROM 1860 TO 1870"], "1748 to 1860"],
    ["from an age at death, with room for errors", ["death 1880 at 60y"], "1804 to 1835"],
    ["from no will and no probate", ["probate 1880", "will 1879"], "? to ?"],
    ["from no date in words without a year", ["birth (one winter)"], "? to ?"],
  ]
  for (const [sentence, events, expected] of cases)
    it(sentence, () => {
      expect(bornBy("female", ...events)).to.equal(expected)
    })

  const children: readonly (readonly [
    sentence: string,
    parent: readonly [Gender | null, ...string[]],
    qualifier: ParentQualifier,
    expected: string,
  ])[] = [
    ["between 12 and 56 years after the mother", ["female", "birth 1800"], "biological", "1812 to 1856"],
    ["until the mother's death", ["female", "birth 1800", "death 1830"], "biological", "1812 to 1830"],
    ["between 12 and 92 years after the father", ["male", "birth 1800"], "biological", "1812 to 1892"],
    ["until the year after the father's death", ["male", "birth 1800", "death 1830"], "biological", "1812 to 1831"],
    [
      "by the looser limits of a parent of unknown sex",
      [null, "birth 1800", "death 1830"],
      "biological",
      "1812 to 1831",
    ],
    ["by the age of a donor, who may be dead", ["male", "birth 1800", "death 1830"], "donor", "1812 to 1892"],
    ["by no adoptive parent", ["female", "birth 1800", "death 1830"], "adoptive", "? to ?"],
    ["by no step-parent", ["female", "birth 1800", "death 1830"], "step", "? to ?"],
    ["by no foster parent", ["female", "birth 1800", "death 1830"], "foster", "? to ?"],
    ["by no guardian", ["female", "birth 1800", "death 1830"], "guardian", "? to ?"],
  ]
  for (const [sentence, [gender, ...events], qualifier, expected] of children)
    it(sentence, () => {
      const of = family()
      of.person("Parent", gender, ...events)
      of.person("Child", null)
      of.parent("Parent", "Child", qualifier)
      expect(years(of.reckon("Child").birth)).to.equal(expected)
    })

  it("from children, siblings and partners, over people without any event", () => {
    const of = family()
    of.person("Mother", "female")
    of.person("Ann", "female")
    of.person("Brother", "male", "birth 1820")
    of.person("Husband", "male", "birth 1810")
    of.person("Child", null, "birth 1845")
    of.parent("Mother", "Ann")
    of.parent("Mother", "Brother")
    of.parent("Ann", "Child")
    of.marry("Husband", "Ann", "1840")
    const { birth } = of.reckon("Ann")
    expect(years(birth)).to.equal("1789 to 1833")
    expect(years(of.reckon("Mother").birth)).to.equal("1764 to 1808")
    expect(birth.because).to.deep.equal([
      {
        bound: "from",
        rule: "mother_oldest",
        eventId: of.eventOf("Child", "birth"),
        personId: of.idOf("Child"),
        year: 1845,
      },
      {
        bound: "to",
        rule: "mother_youngest",
        eventId: of.eventOf("Child", "birth"),
        personId: of.idOf("Child"),
        year: 1845,
      },
    ])
  })

  it("from a marriage, which names the partner on its way", () => {
    const of = family()
    of.person("Mother", "female")
    of.person("Ann", "female")
    of.person("Husband", "male")
    of.parent("Mother", "Ann")
    of.marry("Husband", "Ann", "1840")
    const [last] = of.reckon("Mother").birth.because.filter(({ bound }) => bound === "to")
    expect(last).to.deep.equal({
      bound: "to",
      rule: "mother_youngest",
      eventId: of.eventOf("Ann", "marriage"),
      personId: of.idOf("Ann"),
      year: 1840,
    })
  })
})

describe("Facts of a family", () => {
  const contradictionsOf = (change: (of: ReturnType<typeof family>) => void): number => {
    const of = family()
    of.person("Mother", "female", "birth 1800")
    of.person("Father", "male", "birth 1790", "death 1839")
    change(of)
    return [
      ...new Set(
        ["Mother", "Father", "Child"].flatMap((name) => of.reckon(name).contradictions.map(({ detail }) => detail)),
      ),
    ].length
  }
  const withChild = (birth: string) => (of: ReturnType<typeof family>) => {
    of.person("Child", null, birth)
    of.parent("Mother", "Child")
    of.parent("Father", "Child")
  }

  it("may have a mother of 49 and a birth after the death of the father", () => {
    expect(contradictionsOf(withChild("birth 1840"))).to.equal(0)
    expect(
      contradictionsOf((of) => {
        of.person("Child", null, "birth 1849")
        of.parent("Mother", "Child")
      }),
    ).to.equal(0)
  })

  it("contradict each other where a child is born two years after the death of the father", () => {
    expect(contradictionsOf(withChild("birth 1841"))).to.equal(1)
  })

  it("contradict each other where a mother is younger than her child, and all of the facts are named", () => {
    const of = family()
    of.person("Mother", "female", "birth 1850")
    of.person("Child", null, "birth 1840", "census 1841")
    const { id } = of.parent("Mother", "Child")
    const { birth, contradictions } = of.reckon("Child")
    expect(contradictions).to.deep.equal([
      {
        facts: [
          { eventId: of.eventOf("Mother", "birth"), relationshipId: null, personId: of.idOf("Mother") },
          { eventId: null, relationshipId: id, personId: null },
          { eventId: of.eventOf("Child", "birth"), relationshipId: null, personId: of.idOf("Child") },
        ],
        detail: "By these facts the birth would be in 1862 or later, and in 1840 or earlier.",
      },
    ])
    expect(years(birth)).to.equal("1840 to 1840")
  })

  it("contradict each other where a census has somebody before the birth, in another sentence than the relatives", () => {
    const of = family()
    of.person("Ann", "female", "birth 1850", "census 1841")
    expect(of.reckon("Ann").contradictions.map(({ facts }) => facts.map(({ eventId }) => eventId))).to.deep.equal([
      [of.eventOf("Ann", "birth"), of.eventOf("Ann", "census")],
    ])
  })
})

describe("Marriages of cousins over forty generations", () => {
  it("are reckoned in a moment, from the first and the last year alone", () => {
    const of = family()
    const names = (generation: number) =>
      [`${generation}a`, `${generation}b`, `${generation}c`, `${generation}d`] as const
    for (let generation = 0; generation < 40; generation++) {
      const [a, b, c, d] = names(generation)
      const isEnd = generation === 0 || generation === 39
      for (const [name, gender] of [
        [a, "male"],
        [b, "female"],
        [c, "male"],
        [d, "female"],
      ] as const)
        of.person(name, gender, ...(isEnd ? [`birth ${1000 + 20 * generation}`] : []))
      if (generation === 0) continue
      const [e, f, g, h] = names(generation - 1)
      // Each couple has a son and a daughter, and marries their children to those of the other one.
      for (const [father, mother, son, daughter] of [
        [e, h, a, b],
        [g, f, c, d],
      ] as const)
        for (const parent of [father, mother]) for (const child of [son, daughter]) of.parent(parent, child)
    }
    const start = performance.now()
    const { birth, contradictions } = of.reckon("20a")
    expect(contradictions).to.deep.equal([])
    expect(years(birth)).to.equal("1240 to 1552")
    expect(performance.now() - start).to.be.below(1_000)
  })

  it("end also where somebody would be their own ancestor", () => {
    const of = family()
    of.person("One", "male", "birth 1800")
    of.person("Two", "female")
    of.parent("One", "Two")
    of.parent("Two", "One")
    expect(reckonAll([], of.ties).contradictions).to.deep.equal([])
    expect(years(of.reckon("Two").birth)).to.match(/^\d{4} to \d{4}$/)
  })
})
