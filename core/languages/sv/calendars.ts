import type { CalendarWords } from "../calendar-words.ts"

export const calendars: CalendarWords = {
  republicanMonths: [
    "vendémiaire",
    "brumaire",
    "frimaire",
    "nivôse",
    "pluviôse",
    "ventôse",
    "germinal",
    "floréal",
    "prairial",
    "messidor",
    "thermidor",
    "fructidor",
    "tilläggsdagar",
  ],
}
