import type { CalendarEntry } from "../../../core/domain/overview/calendar-entry.ts"
import type { Language } from "../../../core/languages/language.ts"
import { message } from "../../../core/languages/message.ts"
import type { OpenCalendar } from "../../../core/index.ts"
import { contentLine, textValue } from "./content-lines.ts"

const digits = (value: number, length: number): string => String(value).padStart(length, "0")

/** Each year on the same day; 29 February on the last day of February (RFC 5545, section 3.3.10). */
const ruleOf = ({ month, day }: CalendarEntry): string =>
  month === 2 && day === 29 ? "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1" : "FREQ=YEARLY"

const summaryOf = ({ type, names, year }: CalendarEntry, language: Language): string =>
  message(language, "anniversaries", type, { name: names.join(" & "), year: String(year) })

const eventOf = (entry: CalendarEntry, language: Language, stamp: string): string => {
  const { eventId, year, month, day } = entry
  return [
    "BEGIN:VEVENT",
    `UID:${eventId}@stemma`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${digits(year, 4)}${digits(month, 2)}${digits(day, 2)}`,
    `RRULE:${ruleOf(entry)}`,
    `SUMMARY:${textValue(summaryOf(entry, language))}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]
    .map(contentLine)
    .join("")
}

/**
 * A calendar as iCalendar (RFC 5545), in pieces. Its time stamp is the beginning of the day, so that the same trees give
 * the same file.
 */
export const calendarFile = async function* ({ language, now, entries }: OpenCalendar): AsyncGenerator<string> {
  const stamp = `${now.toISOString().slice(0, 10).replaceAll("-", "")}T000000Z`
  const head = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Stemma//Anniversaries//EN",
    "CALSCALE:GREGORIAN",
    `NAME:${textValue(message(language, "anniversaries", "title"))}`,
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
  ]
  yield head.map(contentLine).join("")
  for await (const some of entries) yield some.map((entry) => eventOf(entry, language, stamp)).join("")
  yield contentLine("END:VCALENDAR")
}
