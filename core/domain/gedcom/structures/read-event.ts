import type { GenealogicalDate } from "../../date/genealogical-date.ts"
import { parseGedcomDate, withPhrase } from "../../date/parse-date.ts"
import { eventOfTag, eventTypeNamed } from "./event-tags.ts"
import { readNotes } from "./read-notes.ts"
import { filled, type ReadContext } from "./read-context.ts"
import type { GedcomNode } from "../lines/parser.ts"

/** An event's detail, for which the standards have no place. */
export const detailTag = "_STEMMA_DETAIL"

/** A custom type to the letter, where a TYPE of the same words would name a curated one. */
export const typeTag = "_STEMMA_TYPE"

/** The words of a date that DATE has no place for in 5.5.1, as PHRASE is in 7.0. */
export const wordingTag = "_PHRASE"

/** What a structure tells of an event. */
export interface EventValues {
  readonly type: string
  readonly date: GenealogicalDate | null
  readonly place: string | null
  readonly detail: string | null
  readonly notes: string | null
}

/** The event that an individual's or a family's structure tells (5.5.1, EVENT_DETAIL); null if its tag is no event's. Of several dates or places the first that says something is used. */
export const readEvent = (node: GedcomNode, reading: ReadContext): EventValues | null => {
  const tag = eventOfTag(node.tag)
  if (tag === null || node.pointer !== null) return null
  const { use } = reading
  use(node)
  let { type } = tag
  let custom: string | null = null
  let date: GenealogicalDate | null = null
  let place: string | null = null
  let detail: string | null = null
  let hasNotes = false
  for (const child of node.children) {
    if (child.tag === "DATE" && date === null) date = readDate(child, reading)
    else if (child.tag === "PLAC" && place === null) place = readPlace(child, reading)
    else if (child.tag === "TYPE" && type === null && child.value.trim() !== "") {
      type = eventTypeNamed(child.value)
      use(child)
    } else if (child.tag === typeTag && custom === null) {
      custom = filled(child.value)
      use(child)
    } else if (child.tag === detailTag && detail === null) {
      detail = filled(child.value)
      use(child)
    } else if (child.tag === "NOTE" || child.tag === "SNOTE") hasNotes = true
  }
  const saysOnlyThatItWas = tag.holds === "event" && /^\s*y\s*$/i.test(node.value)
  return {
    type: custom ?? type ?? (tag.holds === "event" ? "event" : "fact"),
    date,
    place,
    detail: saysOnlyThatItWas ? detail : (filled(node.value) ?? detail),
    notes: hasNotes ? readNotes(node, reading) : null,
  }
}

/** The date of a DATE structure with its PHRASE (7.0) or `_PHRASE`; null when both are blank. */
export const readDate = (node: GedcomNode, { version, isDayFirst, use }: ReadContext): GenealogicalDate | null => {
  const phrase = node.children.find(({ tag }) => tag === "PHRASE" || tag === wordingTag)
  const text = node.value.trim()
  if (text === "" && (phrase === undefined || phrase.value.trim() === "")) return null
  use(node)
  const date = parseGedcomDate(text, version, isDayFirst)
  if (phrase === undefined) return date
  use(phrase)
  return withPhrase(date, phrase.value)
}

const readPlace = (node: GedcomNode, { use }: ReadContext): string | null => {
  const place = filled(node.value)
  if (place !== null) use(node)
  return place
}
