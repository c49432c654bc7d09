import type { Calendar, DateQualifier } from "./genealogical-date.ts"

/** The two standards in which dates are read and written. */
export type GedcomVersion = "5.5.1" | "7.0"

const romanMonths = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"]

/** The month codes of each calendar, in order. */
export const monthCodes: Readonly<Record<Calendar, readonly string[]>> = {
  gregorian: romanMonths,
  julian: romanMonths,
  hebrew: ["TSH", "CSH", "KSL", "TVT", "SHV", "ADR", "ADS", "NSN", "IYR", "SVN", "TMZ", "AAV", "ELL"],
  french_republican: [
    "VEND",
    "BRUM",
    "FRIM",
    "NIVO",
    "PLUV",
    "VENT",
    "GERM",
    "FLOR",
    "PRAI",
    "MESS",
    "THER",
    "FRUC",
    "COMP",
  ],
}

/** How each standard marks the calendar before a date. Gregorian has no mark. */
export const calendarMarks: Readonly<Record<GedcomVersion, Readonly<Record<Calendar, string>>>> = {
  "5.5.1": { gregorian: "", julian: "@#DJULIAN@ ", hebrew: "@#DHEBREW@ ", french_republican: "@#DFRENCH R@ " },
  "7.0": { gregorian: "", julian: "JULIAN ", hebrew: "HEBREW ", french_republican: "FRENCH_R " },
}

/** The calendar names in the marks of either standard. */
export const calendarNames: ReadonlyMap<string, Calendar> = new Map([
  ["GREGORIAN", "gregorian"],
  ["JULIAN", "julian"],
  ["HEBREW", "hebrew"],
  ["FRENCH R", "french_republican"],
  ["FRENCH_R", "french_republican"],
])

/** The keywords of a qualifier: before the date, and between its two ends. */
export const keywords: Readonly<Record<Exclude<DateQualifier, "phrase">, readonly [before: string, between: string]>> =
  {
    exact: ["", ""],
    about: ["ABT ", ""],
    calculated: ["CAL ", ""],
    estimated: ["EST ", ""],
    before: ["BEF ", ""],
    after: ["AFT ", ""],
    between: ["BET ", " AND "],
    from: ["FROM ", ""],
    to: ["TO ", ""],
    from_to: ["FROM ", " TO "],
    interpreted: ["INT ", ""],
  }
