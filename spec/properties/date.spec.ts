import { expect } from "chai"
import fc from "fast-check"
import * as E from "fp-ts/lib/Either.js"
import { calendarDay, daysInMonth, firstDay } from "../../core/domain/date/calendar.ts"
import { earliestYear, latestYear } from "../../core/domain/date/date-years.ts"
import {
  type Calendar,
  calendars,
  type DateInput,
  dateQualifiers,
  type GenealogicalDate,
  hasTwoEnds,
} from "../../core/domain/date/genealogical-date.ts"
import { makeDate } from "../../core/domain/date/make-date.ts"
import { parseGedcomDate } from "../../core/domain/date/parse-date.ts"
import { writtenAndRead } from "../support/any-date.ts"

const furthestDays: Readonly<Record<Calendar, readonly [number, number]>> = {
  gregorian: [firstDay("gregorian", -9999, null, null), firstDay("gregorian", 9999, 12, 31)],
  julian: [firstDay("julian", -9999, null, null), firstDay("julian", 9999, 12, 31)],
  hebrew: [firstDay("hebrew", 1, 1, 1), firstDay("hebrew", 9999, 13, 29)],
  french_republican: [firstDay("french_republican", 1, 1, 1), firstDay("french_republican", 9999, 13, 5)],
}

const anyCalendar = fc.constantFrom(...calendars)
const julianDayIn = (calendar: Calendar) =>
  fc.integer({ min: furthestDays[calendar][0], max: furthestDays[calendar][1] })
const anyDay = anyCalendar.chain((calendar) => julianDayIn(calendar).map((julianDay) => ({ calendar, julianDay })))

type End = readonly [year: number, month: number | null, day: number | null]
const endIn = (calendar: Calendar): fc.Arbitrary<End> =>
  fc.tuple(julianDayIn(calendar), fc.constantFrom("year", "month", "day")).map(([julianDay, precision]) => {
    const { year, month, day } = calendarDay(calendar, julianDay)
    return [year, precision === "year" ? null : month, precision === "day" ? day : null]
  })

const words = fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== "")

const anyInput: fc.Arbitrary<DateInput> = fc
  .record({ qualifier: fc.constantFrom(...dateQualifiers), calendar: anyCalendar, phrase: fc.option(words) })
  .chain(({ qualifier, calendar, phrase }): fc.Arbitrary<DateInput> => {
    if (qualifier === "phrase") return words.map((text) => ({ qualifier, calendar, phrase: text }))
    return fc.tuple(endIn(calendar), endIn(calendar)).map(([one, other]) => {
      const [start, stop] = firstDay(calendar, ...one) <= firstDay(calendar, ...other) ? [one, other] : [other, one]
      const [year, month, day] = start
      const [toYear, toMonth, toDay] = hasTwoEnds(qualifier) ? stop : [null, null, null]
      return {
        qualifier,
        calendar,
        year,
        month,
        day,
        toYear,
        toMonth,
        toDay,
        phrase: qualifier === "exact" ? null : phrase,
      }
    })
  })

const made = (input: DateInput): GenealogicalDate => {
  const date = makeDate(input)
  if (E.isLeft(date)) throw new Error(JSON.stringify(date.left))
  return date.right
}
const anyDate = anyInput.map(made)

describe("every date", () => {
  it("comes back whole out of GEDCOM 5.5.1 and 7.0", () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom("5.5.1" as const, "7.0" as const), (date, version) => {
        expect(writtenAndRead(date, version)).to.deep.equal(date)
      }),
      { numRuns: 2000 },
    )
  })

  it("can be sent back as it was shown", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(made(date)).to.deep.equal(date)
      }),
    )
  })

  it("has its first year no later than its last", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const [earliest, latest] = [earliestYear(date), latestYear(date)]
        expect(earliest === null).to.equal(date.qualifier === "phrase")
        expect(latest ?? 0).to.be.at.least(earliest ?? 0)
      }),
    )
  })
})

describe("every payload", () => {
  const pieces = [
    "ABT",
    "BET",
    "AND",
    "FROM",
    "TO",
    "INT",
    "@#DJULIAN@",
    "HEBREW",
    "12",
    "31",
    "FEB",
    "TSH",
    "1699/00",
    "1850",
    "12.3.1815",
    "1848-52",
    "March",
    "ca.",
    "88",
    "B.C.",
    "(",
    ")",
    "(words)",
    " ",
    "?",
  ]
  const anyPayload = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((some) => some.join(" ")),
  )

  it("is some date, which is the same once written and read again", () => {
    fc.assert(
      fc.property(anyPayload, fc.constantFrom("5.5.1" as const, "7.0" as const), (payload, version) => {
        const date = parseGedcomDate(payload, version)
        expect(writtenAndRead(date, "5.5.1")).to.deep.equal(date)
      }),
      { numRuns: 5000 },
    )
  })

  it("loses nothing of a dual year", () => {
    const anyYear = fc.integer({ min: 100, max: 9998 })
    fc.assert(
      fc.property(
        anyYear,
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom("", "JAN ", "Abt 3 FEB ", "@#DJULIAN@ "),
        (year, digits, ahead) => {
          const payload = `${ahead}${year}/${String(year + 1).slice(-digits)}`
          expect(parseGedcomDate(payload, "5.5.1")).to.include({ display: payload, phrase: payload, year: year + 1 })
        },
      ),
    )
  })
})

describe("every day", () => {
  it("has one date in each calendar, and each date one day", () => {
    fc.assert(
      fc.property(anyDay, ({ calendar, julianDay }) => {
        const { year, month, day } = calendarDay(calendar, julianDay)
        expect(firstDay(calendar, year, month, day)).to.equal(julianDay)
        expect(day).to.be.within(1, daysInMonth(calendar, year, month))
        expect(year).not.to.equal(0)
      }),
      { numRuns: 5000 },
    )
  })

  it("sorts as its date does among the dates of its calendar", () => {
    const pair = anyCalendar.chain((calendar) =>
      fc.tuple(fc.constant(calendar), julianDayIn(calendar), fc.integer({ min: 0, max: 800 })),
    )
    fc.assert(
      fc.property(pair, ([calendar, julianDay, later]) => {
        const [one, other] = [julianDay, julianDay + later].map((day) => calendarDay(calendar, day))
        const digits = ({ year, month, day }: { year: number; month: number; day: number }) =>
          (year * 100 + month) * 100 + day
        if (one === undefined || other === undefined) throw new Error("two days have two dates")
        expect(Math.sign(digits(other) - digits(one))).to.equal(Math.sign(later))
      }),
    )
  })

  it("has the Gregorian and the Hebrew date that the platform's own calendars give it", () => {
    const hebrew = new Intl.DateTimeFormat("en-u-ca-hebrew", {
      timeZone: "UTC",
      year: "numeric",
      month: "long",
      day: "numeric",
    })
    const months = [
      "Tishri",
      "Heshvan",
      "Kislev",
      "Tevet",
      "Shevat",
      "Adar",
      "Adar II",
      "Nisan",
      "Iyar",
      "Sivan",
      "Tamuz",
      "Av",
      "Elul",
    ]
    fc.assert(
      fc.property(
        fc.integer({ min: firstDay("gregorian", 1000, 1, 1), max: firstDay("gregorian", 3000, 1, 1) }),
        (julianDay) => {
          const date = new Date((julianDay - firstDay("gregorian", 1970, 1, 1)) * 86_400_000)
          const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
          expect(calendarDay("gregorian", julianDay)).to.deep.equal({ year, month, day })
          const part = Object.fromEntries(hebrew.formatToParts(date).map(({ type, value }) => [type, value]))
          expect(calendarDay("hebrew", julianDay)).to.deep.equal({
            year: Number(part["year"]),
            month: months.indexOf(part["month"] === "Adar I" ? "Adar" : (part["month"] ?? "")) + 1,
            day: Number(part["day"]),
          })
        },
      ),
      { numRuns: 5000 },
    )
  })
})
