import { expect } from "chai"
import { parseGedcomDate } from "../../core/domain/date/parse-date.ts"
import { ALWAYS, deathKnown, possiblyLiving, publicFrom } from "../../core/domain/living/living.ts"
import { latestYearOfLife } from "../../core/domain/living/life-evidence.ts"
import { type VitalEvent, vitalsOf } from "../../core/domain/living/vitals.ts"

const now = new Date("2026-06-15T12:00:00.000Z")

/** An event in a word: its type, and a GEDCOM date if it has one. */
const event = (type: string, date: string | null = null, more: Partial<VitalEvent> = {}): VitalEvent => ({
  type,
  date: date === null ? null : parseGedcomDate(date, "5.5.1"),
  place: null,
  detail: null,
  subtype: null,
  cause: null,
  notes: null,
  asserted: true,
  privacy: "default",
  ...more,
})

const deadFrom = (own: readonly VitalEvent[], ofPartnerships: readonly VitalEvent[] = []): number | null =>
  vitalsOf({ own, sharedYear: latestYearOfLife(ofPartnerships) }, now).deadFrom

describe("A person counts as dead", () => {
  const cases: readonly (readonly [sentence: string, own: readonly VitalEvent[], from: number | null])[] = [
    ["never, by no event", [], null],
    ["in the year after a hundred since the birth", [event("birth", "1 JAN 1900")], 2001],
    ["counted from the end of a range", [event("birth", "BET 1890 AND 1910")], 2011],
    ["never, by a birth without a year", [event("birth", "(one winter)")], null],
    ["never, by a christening alone", [event("christening", "1800")], null],
    ["for a birth after a year, only in the year after two hundred", [event("birth", "AFT 1815")], 2016],
    ["for a birth from a year, likewise", [event("birth", "FROM 1915")], 2116],
    ["for a birth before a year, as for that year", [event("birth", "BEF 1900")], 2001],
    ["by the latest of several births", [event("birth", "1890"), event("birth", "1990")], 2091],
    ["by the latest of several births, whichever comes first", [event("birth", "1990"), event("birth", "1890")], 2091],
    ["by the dated one of several births", [event("birth"), event("birth", "1890")], 1991],
    ["by a death without a date", [event("birth", "2000"), event("death")], ALWAYS],
    ["by a burial or cremation", [event("cremation", "2020")], ALWAYS],
    ["not by a bare tag", [event("birth", "2000"), event("death", null, { asserted: false })], 2101],
    ["not by a death that its text denies", [event("birth", "2000"), event("death", null, { detail: "N" })], 2101],
    ["not by a death that its date denies", [event("birth", "2000"), event("death", "(still living)")], 2101],
    ...[
      "Not yet",
      "Private",
      "alive in 2020",
      "(perhaps 2090)",
      "(still living as of May 2019)",
      "(lebt 2021)",
      "(en vie)",
    ].map(
      (words) =>
        [`not by a death with the date "${words}"`, [event("birth", "2000"), event("death", words)], 2101] as const,
    ),
    [
      "not by a death in a place that says alive",
      [event("birth", "2000"), event("death", null, { place: "Living" })],
      2101,
    ],
    [
      "not by a dated death in a place that says alive",
      [event("birth", "2000"), event("death", "2020", { place: "Living" })],
      2101,
    ],
    [
      "by a death of a year at a private place",
      [event("birth", "2000"), event("death", "2020", { place: "Private" })],
      ALWAYS,
    ],
    ["not by an undated one", [event("birth", "2000"), event("death", null, { place: "Private" })], 2101],
    [
      "not by a death with the only note that",
      [event("birth", "2000"), event("death", null, { notes: "Still alive." })],
      2101,
    ],
    [
      "by a dated death, whatever was noted before",
      [event("birth", "1930"), event("death", "2019", { notes: "Still alive in 2018." })],
      ALWAYS,
    ],
    ["by a death in words of the past", [event("birth", "1930"), event("death", "(perhaps 1990)")], ALWAYS],
    ["by a death in words without a year", [event("birth", "1930"), event("death", "(died young)")], ALWAYS],
    ["not by a death before the birth", [event("birth", "1990"), event("death", "1980")], 2091],
    ["not by a burial before the birth", [event("birth", "3 MAY 1990"), event("burial", "2 MAY 1990")], 2091],
    [
      "not by a death before the latest of several births",
      [event("birth", "1890"), event("birth", "1990"), event("death", "1900")],
      2091,
    ],
    ["by a death in the year of the birth", [event("birth", "3 MAY 1990"), event("death", "1990")], ALWAYS],
    ["by a death after a year before the birth", [event("birth", "1990"), event("death", "AFT 1980")], ALWAYS],
    ["by a death whose range reaches the birth", [event("birth", "1990"), event("death", "BET 1980 AND 1995")], ALWAYS],
    ["by a death before a birth before a year", [event("birth", "BEF 1990"), event("death", "1980")], ALWAYS],
    [
      "by a second death after the birth",
      [event("birth", "1990"), event("death", "1980"), event("death", "2010")],
      ALWAYS,
    ],
    ["by a death on this very day", [event("death", "15 JUN 2026")], ALWAYS],
    ["by a death in this year", [event("death", "2026")], ALWAYS],
    ["for a death in the future, in the year after it", [event("death", "16 JUN 2026")], 2027],
    ["for a death far in the future, by the birth", [event("birth", "1900"), event("death", "2090")], 2001],
    ["a hundred years after the last residence", [event("birth", "1870"), event("residence", "1950")], 2051],
    [
      "a hundred years after a christening later than the birth",
      [event("birth", "1870"), event("baptism", "1930")],
      2031,
    ],
    ["by the birth, whatever the probate says", [event("birth", "1870"), event("probate", "1950")], 1971],
    ["by the birth, whatever the will says", [event("birth", "1870"), event("will", "1950")], 1971],
    ["by the birth, whatever the obituary says", [event("birth", "1870"), event("Obituary notice", "1950")], 1971],
    ["a hundred years after a custom event of a life", [event("birth", "1870"), event("Voyage", "1950")], 2051],
    ["never, by events of a life without a birth", [event("residence", "1800")], null],
    ["by a death, whatever events follow it", [event("death", "1900"), event("residence", "1950")], ALWAYS],
    ["by a hidden event as by any other", [event("birth", "1900", { privacy: "hidden" })], 2001],
  ]
  for (const [sentence, own, from] of cases)
    it(sentence, () => {
      expect(deadFrom(own)).to.equal(from)
    })

  it("a hundred years after the last event of a partnership", () => {
    expect(deadFrom([event("birth", "1870")], [event("marriage", "1950")])).to.equal(2051)
    expect(deadFrom([event("birth", "1870")], [event("marriage", "1890"), event("divorce", "1960")])).to.equal(2061)
    expect(deadFrom([event("birth", "1870")], [event("marriage")])).to.equal(1971)
    expect(deadFrom([event("death")], [event("marriage", "1950")])).to.equal(ALWAYS)
  })
})

describe("What editors say of a person", () => {
  it("wins over the events, and a privacy setting over both", () => {
    const facts = { isLiving: null, deadFrom: 2001, privacy: "default" } as const
    expect(publicFrom(facts)).to.equal(2001)
    expect(publicFrom({ ...facts, isLiving: true })).to.equal(null)
    expect(publicFrom({ ...facts, isLiving: false, deadFrom: null })).to.equal(ALWAYS)
    for (const privacy of ["redacted", "hidden"] as const) expect(publicFrom({ ...facts, privacy })).to.equal(null)
  })

  it("leaves someone possibly living up to and including the last year of a lifetime", () => {
    expect([2000, 2001].map((year) => possiblyLiving({ isLiving: null, deadFrom: 2001 }, year))).to.deep.equal([
      true,
      false,
    ])
    expect(possiblyLiving({ isLiving: null, deadFrom: null }, 9999)).to.equal(true)
  })
})

describe("A death that only hidden events prove", () => {
  const facts = (...own: readonly VitalEvent[]) => {
    const { hasDeathFact, deathFactIsHidden } = vitalsOf({ own, sharedYear: null }, now)
    return [hasDeathFact, deathFactIsHidden]
  }
  const hidden = { ...event("death", "1882"), privacy: "hidden" } as const

  it("is hidden, unless an event that all see proves it too", () => {
    expect(facts()).to.deep.equal([false, false])
    expect(facts(hidden)).to.deep.equal([true, true])
    expect(facts(hidden, event("burial", "1882"))).to.deep.equal([true, false])
    expect(facts(hidden, { ...event("burial", "1882"), asserted: false })).to.deep.equal([true, true])
  })

  it("is known to those who see hidden events, unless an editor says something else", () => {
    const dead = { isLiving: null, hasDeathFact: true, deathFactIsHidden: true }
    expect([true, false].map((sees) => deathKnown(dead, sees))).to.deep.equal([true, false])
    expect(deathKnown({ ...dead, deathFactIsHidden: false }, false)).to.equal(true)
    expect(deathKnown({ ...dead, isLiving: true }, true)).to.equal(false)
    expect(deathKnown({ ...dead, isLiving: false }, false)).to.equal(true)
    expect(deathKnown({ ...dead, hasDeathFact: false, deathFactIsHidden: false }, true)).to.equal(false)
  })
})

describe("The years of a person", () => {
  const years = (...own: readonly VitalEvent[]) => {
    const { birthYear, deathYear, publicBirthYear, publicDeathYear } = vitalsOf({ own, sharedYear: null }, now)
    return [birthYear, deathYear, publicBirthYear, publicDeathYear]
  }

  it("are those of the first birth and death, or of the first burial where the death has none", () => {
    expect(years(event("birth", "1809"), event("birth", "1810"), event("death", "1882"))).to.deep.equal([
      1809, 1882, 1809, 1882,
    ])
    expect(years(event("death"), event("burial", "1882"), event("cremation", "1883"))).to.deep.equal([
      null,
      1882,
      null,
      1882,
    ])
  })

  it("come for non-members from the events that they see", () => {
    const hidden = { privacy: "hidden" } as const
    expect(years(event("birth", "1809", hidden), event("birth", "1810"))).to.deep.equal([1809, null, 1810, null])
    expect(years(event("birth", "1809", hidden), event("death", "1882"))).to.deep.equal([1809, 1882, null, 1882])
    expect(years(event("death", "1882", hidden), event("burial", "1882"))).to.deep.equal([null, 1882, null, 1882])
    expect(years(event("death", null, hidden), event("burial", "1882"))).to.deep.equal([null, 1882, null, 1882])
  })
})
