import type { CalendarWords } from "../calendar-words.ts"

export const calendars: CalendarWords = {
  republicanMonths: [
    "vendimiario",
    "brumario",
    "frimario",
    "nivoso",
    "pluvioso",
    "ventoso",
    "germinal",
    "floreal",
    "pradial",
    "mesidor",
    "termidor",
    "fructidor",
    "días complementarios",
  ],
}
