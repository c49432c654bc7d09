import type { CalendarWords } from "../calendar-words.ts"

export const calendars: CalendarWords = {
  republicanMonths: [
    "Vendémiaire",
    "Brumaire",
    "Frimaire",
    "Nivôse",
    "Pluviôse",
    "Ventôse",
    "Germinal",
    "Floréal",
    "Prairial",
    "Messidor",
    "Thermidor",
    "Fructidor",
    "complementary days",
  ],
}
