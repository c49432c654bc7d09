import fc from "fast-check"
import * as E from "fp-ts/lib/Either.js"
import { calendarDay, firstDay } from "../../core/domain/date/calendar.ts"
import {
  type Calendar,
  calendars,
  dateQualifiers,
  type GenealogicalDate,
  hasTwoEnds,
} from "../../core/domain/date/genealogical-date.ts"
import { composeGedcomDate, gedcomPhrase } from "../../core/domain/date/compose-date.ts"
import type { GedcomVersion } from "../../core/domain/date/gedcom-words.ts"
import { makeDate } from "../../core/domain/date/make-date.ts"
import { parseGedcomDate, withPhrase } from "../../core/domain/date/parse-date.ts"

const anyEnd = (calendar: Calendar) =>
  fc
    .tuple(fc.integer({ min: 2_375_900, max: 2_460_000 }), fc.constantFrom("year", "month", "day"))
    .map(([julianDay, precision]) => {
      const { year, month, day } = calendarDay(calendar, julianDay)
      return { year, month: precision === "year" ? null : month, day: precision === "day" ? day : null }
    })

/** A date of the last two centuries, of any qualifier and calendar, some with words. */
export const anyDate = (words: fc.Arbitrary<string>): fc.Arbitrary<GenealogicalDate> =>
  fc
    .tuple(fc.constantFrom(...dateQualifiers), fc.constantFrom(...calendars), fc.option(words), words)
    .chain(([qualifier, calendar, phrase, own]) =>
      fc.tuple(anyEnd(calendar), anyEnd(calendar)).map(([one, other]) => {
        if (qualifier === "phrase") return made({ qualifier, phrase: own })
        const start = (end: typeof one): number => firstDay(calendar, end.year, end.month, end.day)
        const [from, to] = start(one) <= start(other) ? [one, other] : [other, one]
        const end = hasTwoEnds(qualifier) ? { toYear: to.year, toMonth: to.month, toDay: to.day } : {}
        return made({ qualifier, calendar, ...from, ...end, phrase: qualifier === "exact" ? null : phrase })
      }),
    )

const made = (input: Parameters<typeof makeDate>[0]): GenealogicalDate => {
  const date = makeDate(input)
  if (E.isLeft(date)) throw new Error(JSON.stringify(date.left))
  return date.right
}

/** What an importer reads of a date that an exporter wrote: the payload, and the words that it leaves out. */
export const writtenAndRead = (date: GenealogicalDate, version: GedcomVersion): GenealogicalDate => {
  const read = parseGedcomDate(composeGedcomDate(date, version), version)
  const phrase = gedcomPhrase(date, version)
  return phrase === null ? read : withPhrase(read, phrase)
}
