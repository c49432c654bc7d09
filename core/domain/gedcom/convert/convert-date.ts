import { parseGedcomDate, withPhrase } from "../../date/parse-date.ts"
import { eventOfTag } from "../structures/event-tags.ts"
import { wordingTag } from "../structures/reading/read-event.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { isPayload } from "../standard/payloads.ts"
import { textStructure } from "../structures/structure.ts"
import { writeDate } from "../structures/writing/write-event.ts"
import type { Step } from "./step.ts"

const isWording = ({ tag }: GedcomStructure): boolean => tag === "PHRASE" || tag === wordingTag

/**
 * DATE of an event, a citation or an ordinance, with everything below it. The date of an event has been written for
 * the target version already. Elsewhere a value that was not a date stays a phrase even if the target version would
 * read it as a date: `NOV 88` of 5.5.1 gives two digits of a year, but in 7.0 it is the year 88.
 */
export const convertDate: Step = (structure, above, { from, to }) => {
  const phrase = structure.children.find(isWording)
  const value = structure.value.trim()
  if (value === "" && phrase === undefined) return [structure]
  const date = parseGedcomDate(value, from)
  const isDate = date.qualifier !== "phrase" || eventOfTag(above) !== null || value === ""
  if (isDate && isPayload("date", value, to) && !(to === "5.5.1" && phrase?.tag === "PHRASE"))
    return [{ ...structure, value }]
  const others = structure.children.filter((child) => child !== phrase)
  return writeDate(phrase === undefined ? date : withPhrase(date, phrase.value), to).map((written) => ({
    ...structure,
    value: written.value,
    children: [...written.children, ...others],
  }))
}

/** DATE where only a day is allowed: CHAN, CREA, the header. */
export const convertExactDate: Step = (structure, _, { to }) => {
  const value = structure.value.trim().toUpperCase()
  return [isPayload("exact", value, to) ? { ...structure, value } : structure]
}

/** DATE where only a period is allowed. In 7.0 any other date becomes a PHRASE. */
export const convertPeriod: Step = (structure, _, { from, to }) => {
  const phrase = structure.children.find(isWording)
  const value = structure.value.trim()
  if (isPayload("period", value, to)) return [{ ...structure, value }]
  const [date] = writeDate(parseGedcomDate(value, from), to)
  if (date !== undefined && value !== "" && isPayload("period", date.value, to))
    return [{ ...structure, value: date.value, children: [...date.children, ...structure.children] }]
  if (to === "7.0")
    return [{ ...structure, value: "", children: [textStructure("PHRASE", value), ...structure.children] }]
  return [
    value === "" && phrase !== undefined
      ? { ...structure, value: phrase.value, children: structure.children.filter((child) => child !== phrase) }
      : structure,
  ]
}

/** Marks a TIME of 5.5.1 that was in universal time. */
const universalTag = "_UTC"

/** TIME in 5.5.1, which has no time zone. */
export const timeTo551: Step = (structure) => {
  const value = structure.value.trim()
  return [
    value.endsWith("Z")
      ? { ...structure, value: value.slice(0, -1), children: [textStructure(universalTag, "Y"), ...structure.children] }
      : { ...structure, value },
  ]
}

export const timeTo70: Step = (structure) => {
  const value = structure.value.trim()
  const isUniversal = structure.children.some(({ tag }) => tag === universalTag)
  return [
    {
      ...structure,
      value: isUniversal ? `${value}Z` : value,
      children: structure.children.filter(({ tag }) => tag !== universalTag),
    },
  ]
}
