import { expect } from "chai"
import fc from "fast-check"
import ICAL from "ical.js"
import { calendarFile } from "../../../adapters/http/calendar/calendar-file.ts"
import { contentLine } from "../../../adapters/http/calendar/content-lines.ts"
import { type CalendarEntry, daysOfYearFrom } from "../../../core/domain/overview/calendar-entry.ts"
import { firstDay } from "../../../core/domain/date/calendar.ts"
import { newId, noon } from "../../support/builders.ts"

const anEntry = (more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  eventId: newId(),
  type: "birth",
  ...{ year: 1842, month: 3, day: 1 },
  names: ["Emma Wedgwood"],
  ...more,
})

const written = async (entries: readonly CalendarEntry[], language: "de" | "en" | "he" = "en"): Promise<string> => {
  const pieces: string[] = []
  const some = (async function* () {
    yield entries
  })()
  for await (const piece of calendarFile({ language, now: noon, version: "1", entries: some })) pieces.push(piece)
  return pieces.join("")
}

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one))

describe("A calendar as iCalendar", () => {
  it("has an event for each entry, on its day and in each later year", async () => {
    const [event, ...more] = eventsOf(await written([anEntry()]))
    expect(more).to.deep.equal([])
    expect([event?.summary, event?.startDate.toString(), event?.isRecurring()]).to.deep.equal([
      "Emma Wedgwood, born 1842",
      "1842-03-01",
      true,
    ])
    const dates = event?.iterator()
    expect([1, 2, 3].map(() => dates?.next()?.toString())).to.deep.equal(["1842-03-01", "1843-03-01", "1844-03-01"])
  })

  it("has the last day of February for an event of 29 February", async () => {
    const dates = eventsOf(await written([anEntry({ year: 1840, month: 2, day: 29 })]))[0]?.iterator()
    expect([1, 2, 3, 4, 5].map(() => dates?.next()?.toString())).to.deep.equal([
      ...["1840-02-29", "1841-02-28", "1842-02-28", "1843-02-28", "1844-02-29"],
    ])
  })

  it("is in the language of the account", async () => {
    const couple = anEntry({ type: "marriage", names: ["Emma Wedgwood", "Charles Darwin"], year: 1839 })
    expect(eventsOf(await written([couple], "de"))[0]?.summary).to.equal("Emma Wedgwood & Charles Darwin, Heirat 1839")
    expect(eventsOf(await written([couple], "he"))[0]?.summary).to.include("1839")
  })

  it("keeps every name whole, and its lines within 75 octets", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }), async (name) => {
        const text = await written([anEntry({ names: [name] })])
        const plain = name.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
        expect(eventsOf(text)[0]?.summary).to.equal(`${plain}, born 1842`)
        for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).to.be.at.most(75)
      }),
    )
  })

  it("folds a line without dividing a character", () => {
    expect(contentLine(`${"a".repeat(74)}äb`)).to.equal(`${"a".repeat(74)}\r\n äb\r\n`)
  })

  it("covers each date of a year once, from any day", () => {
    for (const [year, month, day, days] of [
      [2026, 11, 25, 365],
      [2027, 3, 1, 366],
      [2028, 2, 29, 366],
    ] as const)
      expect(daysOfYearFrom(firstDay("gregorian", year, month, day))).to.equal(days)
  })
})
