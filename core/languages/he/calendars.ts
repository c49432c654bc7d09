import type { CalendarWords } from "../calendar-words.ts"

export const calendars: CalendarWords = {
  republicanMonths: [
    "ואנדמייר",
    "ברימר",
    "פרימר",
    "ניווז",
    "פליוויוז",
    "ונטוז",
    "ז׳רמינל",
    "פלוראל",
    "פרריאל",
    "מסידור",
    "תרמידור",
    "פרוקטידור",
    "ימים משלימים",
  ],
}
