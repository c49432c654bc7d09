import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { monthCodes } from "../../date/gedcom-words.ts"
import { enumerations } from "./enumerations.ts"
import { languageNames } from "../languages.ts"
import { trimOf } from "../../trim.ts"

type Check = (value: string) => boolean

const matches =
  (form: RegExp): Check =>
  (value) =>
    form.test(value)

const month = {
  roman: monthCodes.gregorian.join("|"),
  hebrew: monthCodes.hebrew.join("|"),
  french: monthCodes.french_republican.join("|"),
}
const dated = (months: string, year: string): string => `(?:(?:\\d{1,2} )?(?:${months}) )?${year}`

/** A date in one calendar, as each standard writes it (5.5.1, DATE; 7.0, `date`). */
const day551 =
  `(?:(?:@#DGREGORIAN@ )?${dated(month.roman, "(?:\\d{3,4}(?:/\\d{1,4})?|\\d{1,4} B\\.C\\.)")}|@#DJULIAN@ ` +
  `${dated(month.roman, "\\d{1,4}(?:/\\d{1,4})?(?: B\\.C\\.)?")}|@#DHEBREW@ ` +
  `${dated(month.hebrew, "\\d{1,4}")}|@#DFRENCH R@ ${dated(month.french, "\\d{1,4}")})`
const day70 =
  `(?:(?:GREGORIAN |JULIAN )?${dated(month.roman, "\\d+(?: BCE)?")}|HEBREW ${dated(month.hebrew, "\\d+")}|FRENCH_R ` +
  `${dated(month.french, "\\d+")})`

const periodOf = (day: string): string => `FROM ${day}(?: TO ${day})?|TO ${day}`
const valueOf = (day: string): string => `${day}|${periodOf(day)}|BET ${day} AND ${day}|(?:AFT|BEF|ABT|CAL|EST) ${day}`
const exactDay = `\\d{1,2} (?:${month.roman}) \\d{3,4}`
const clock = "(?:[01]?\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?"
const anyText: Check = () => true
const map = { latitude: matches(/^[NS]\d{1,2}(?:\.\d+)?$/), longitude: matches(/^[EW]\d{1,3}(?:\.\d+)?$/) }

/**
 * The form of each kind of payload. Lengths are not checked, and neither are the file formats of 5.5.1 (the list is
 * from 1999), nor the number of digits in the second part of a dual year.
 */
const kinds: Readonly<Record<GedcomVersion, Readonly<Record<string, Check>>>> = {
  "5.5.1": {
    ...map,
    text: anyText,
    Y: matches(/^Y?$/),
    integer: matches(/^\d+$/),
    date: matches(new RegExp(`^(?:${valueOf(day551)}|INT ${day551} \\(.*\\)|\\(.*\\))$`, "s")),
    period: matches(new RegExp(`^(?:${periodOf(day551)})$`)),
    exact: matches(new RegExp(`^${exactDay}$`)),
    time: matches(new RegExp(`^${clock}$`)),
    age: matches(/^(?:[<>]? ?(?=\d)(?:\d+y)?(?: ?\d+m)?(?: ?\d+d)?|CHILD|INFANT|STILLBORN)$/),
    language: (value) => languageNames.has(value),
    role: matches(/^(?:CHIL|HUSB|WIFE|MOTH|FATH|SPOU|\(.+\))$/s),
    form: matches(/^LINEAGE-LINKED$/),
    "character set": matches(/^(?:ANSEL|UTF-8|UNICODE|ASCII)$/),
    "file extension": matches(/^[\w-]+$/),
  },
  "7.0": {
    ...map,
    text: anyText,
    Y: matches(/^Y?$/),
    integer: matches(/^\d+$/),
    date: matches(new RegExp(`^(?:${valueOf(day70)})?$`)),
    period: matches(new RegExp(`^(?:${periodOf(day70)})?$`)),
    exact: matches(new RegExp(`^${exactDay}$`)),
    time: matches(new RegExp(`^${clock}Z?$`)),
    age: matches(/^(?:(?:[<>] )?(?=\d)(?:\d+y(?: (?=\d)|$))?(?:\d+m(?: (?=\d)|$))?(?:\d+w(?: (?=\d)|$))?(?:\d+d)?)?$/),
    language: matches(/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*|x(?:-[A-Za-z0-9]{1,8})+)$/),
    name: matches(/^(?:[^\0-\x1f/]+|[^\0-\x1f/]*\/[^\0-\x1f/]*\/[^\0-\x1f/]*)$/),
    uri: matches(/^[A-Za-z][A-Za-z0-9+.-]*:\S+$/),
    file: matches(/^(?:[A-Za-z0-9._~:/?#[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$/),
    "media type": matches(/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:;.+)?$/s),
    "tag definition": matches(/^_[A-Z0-9_]+ \S+$/),
  },
}

/**
 * Whether a text has the form of a payload (the kinds are those of `StructureTable`). Pointers are checked
 * elsewhere, by the record that they lead to.
 */
export const isPayload = (payload: string, value: string, version: GedcomVersion): boolean => {
  const [kind = "", set = ""] = payload.split(" ")
  if (payload === "none") return value === ""
  const words = enumerations[version][set]
  if (kind === "enum" || kind === "list") {
    const items = kind === "enum" ? [value] : value.split(",").map((item) => trimOf(item, " "))
    return items.every((item) => words?.has(item) === true || (version === "7.0" && /^_[A-Z0-9_]+$/.test(item)))
  }
  return kinds[version][payload]?.(value) === true
}
