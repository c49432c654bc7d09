import { expect } from "chai"
import { calendarDay, daysInMonth, firstDay, lastDay } from "../../../core/domain/date/calendar.ts"
import type { Calendar } from "../../../core/domain/date/genealogical-date.ts"

type Day = readonly [calendar: Calendar, year: number, month: number, day: number]

describe("the calendars", () => {
  const knownDays: readonly (readonly [what: string, day: Day, julianDay: number])[] = [
    ["the first day of the count", ["julian", -4713, 1, 1], 0],
    ["the first day of the count, in the Gregorian calendar", ["gregorian", -4714, 11, 24], 0],
    ["the Ides of March", ["julian", -44, 3, 15], 1_705_426],
    ["the last Julian day in Rome", ["julian", 1582, 10, 4], 2_299_160],
    ["the first Gregorian day in Rome", ["gregorian", 1582, 10, 15], 2_299_161],
    ["the day of J2000", ["gregorian", 2000, 1, 1], 2_451_545],
    ["the first day of the Hebrew calendar", ["hebrew", 1, 1, 1], 347_998],
  ]
  for (const [what, [calendar, year, month, day], julianDay] of knownDays)
    it(`number ${what} as astronomers do`, () => {
      expect(firstDay(calendar, year, month, day)).to.equal(julianDay)
      expect(calendarDay(calendar, julianDay)).to.deep.equal({ year, month, day })
    })

  const sameDays: readonly (readonly [what: string, day: Day, gregorian: readonly [number, number, number]])[] = [
    ["Newton's Christmas", ["julian", 1642, 12, 25], [1643, 1, 4]],
    ["a Hebrew new year", ["hebrew", 5784, 1, 1], [2023, 9, 16]],
    ["Purim in the second Adar", ["hebrew", 5784, 7, 14], [2024, 3, 24]],
    ["Israel's independence", ["hebrew", 5708, 9, 5], [1948, 5, 14]],
    ["the Republic's first day", ["french_republican", 1, 1, 1], [1792, 9, 22]],
    ["the fall of Robespierre", ["french_republican", 2, 11, 9], [1794, 7, 27]],
    ["the day of the Revolution in year 3", ["french_republican", 3, 13, 6], [1795, 9, 22]],
    ["Bonaparte's coup", ["french_republican", 8, 2, 18], [1799, 11, 9]],
    ["Napoleon's coronation", ["french_republican", 13, 3, 11], [1804, 12, 2]],
    ["a day of the Commune", ["french_republican", 79, 8, 16], [1871, 5, 6]],
  ]
  for (const [what, [calendar, year, month, day], gregorian] of sameDays)
    it(`know ${what} by both its dates`, () => {
      expect(firstDay(calendar, year, month, day)).to.equal(firstDay("gregorian", ...gregorian))
    })

  it("give February its leap day by each calendar's rule, before our era too", () => {
    expect([1900, 2000, 2023, 2024].map((year) => daysInMonth("gregorian", year, 2))).to.deep.equal([28, 29, 28, 29])
    expect([1500, 1700, 1701].map((year) => daysInMonth("julian", year, 2))).to.deep.equal([29, 29, 28])
    expect([-1, -4, -5].map((year) => daysInMonth("julian", year, 2))).to.deep.equal([29, 28, 29])
  })

  it("give a Hebrew year a second Adar only when it leaps, and thirty days to the first one then", () => {
    expect([6, 7].map((month) => daysInMonth("hebrew", 5784, month))).to.deep.equal([30, 29])
    expect([6, 7].map((month) => daysInMonth("hebrew", 5783, month))).to.deep.equal([29, 0])
  })

  it("lengthen CSH and shorten KSL as the Hebrew year's length asks", () => {
    const lengths = (year: number) => [2, 3].map((month) => daysInMonth("hebrew", year, month))
    expect([5783, 5781, 5782].map(lengths)).to.deep.equal([
      [30, 30],
      [29, 29],
      [29, 30],
    ])
  })

  it("give the sextile years of the Republic a sixth complementary day, and so on every fourth year after year 14", () => {
    expect([1, 2, 3, 7, 11, 14, 15, 79].map((year) => daysInMonth("french_republican", year, 13))).to.deep.equal([
      5, 5, 6, 6, 6, 5, 6, 6,
    ])
  })

  it("have no month 0, and none after the last", () => {
    expect([
      daysInMonth("gregorian", 1850, 0),
      daysInMonth("julian", 1850, 13),
      daysInMonth("hebrew", 5784, 14),
    ]).to.deep.equal([0, 0, 0])
  })

  it("end a year and a month with their last day", () => {
    expect(lastDay("gregorian", 1850, null, null)).to.equal(firstDay("gregorian", 1850, 12, 31))
    expect(lastDay("gregorian", 1852, 2, null)).to.equal(firstDay("gregorian", 1852, 2, 29))
    expect(lastDay("julian", -1, null, null) + 1).to.equal(firstDay("julian", 1, null, null))
  })
})
