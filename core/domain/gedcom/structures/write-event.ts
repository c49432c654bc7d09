import { composeGedcomDate, gedcomPhrase } from "../../date/compose-date.ts"
import type { GenealogicalDate } from "../../date/genealogical-date.ts"
import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { type EventTag, eventOfTag, eventTypeNamed, tagOfEvent } from "./event-tags.ts"
import { assertedTag, detailTag, type EventValues, typeTag, wordingTag } from "./read-event.ts"
import { writeRestriction } from "./restriction.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { optionalVerbatim, optionalText, textStructure } from "./structure.ts"

/** The structures in which events stand: those of a person, and those of a family. */
export type EventHome = "INDI" | "FAM"

/** What a FAM record may hold of the tags that have one type (5.5.1, FAMILY_EVENT_STRUCTURE; 7.0, with RESI). An INDI holds all the others, and CENS and RESI. */
const inFamilies: ReadonlySet<string> = new Set([
  "ENGA",
  "MARB",
  "MARC",
  "MARL",
  "MARR",
  "MARS",
  "DIVF",
  "DIV",
  "ANUL",
  "CENS",
  "RESI",
])
const inBoth: ReadonlySet<string> = new Set(["CENS", "RESI"])

/** An event to be written, and the words of its RESN that are not about privacy. */
export type WrittenEvent = EventValues & { readonly restrictions?: readonly string[] }

/**
 * An event as the structure from which `readEvent` has the same values: its own tag where the record may hold it, else EVEN with the
 * type in TYPE. An attribute's detail is its value; an event's, which has no place in the standards, stands in a tag of our own. An
 * event that is asserted without date and place has `Y`. IDNO must have a TYPE.
 */
export const writeEvent = (event: WrittenEvent, home: EventHome, version: GedcomVersion): GedcomStructure => {
  const { type, date, place, detail, notes, asserted, privacy, restrictions = [] } = event
  const standard = tagOfEvent(type)
  const isOwn = standard !== null && (inBoth.has(standard.tag) || inFamilies.has(standard.tag) === (home === "FAM"))
  const tag = isOwn ? standard.tag : "EVEN"
  const isValue = detail !== null && (isOwn ? hasText(standard, version) : !saysYes(detail))
  const happened = isOwn && standard.holds === "event" && date === null && place === null && asserted
  const structure = textStructure(tag, isValue ? detail.trim() : happened ? "Y" : "", [
    ...(isOwn ? [] : writeType(type)),
    ...(tag === "IDNO" ? [textStructure("TYPE", "unknown")] : []),
    ...writeDate(date, version),
    ...optionalText("PLAC", place),
    ...optionalText(detailTag, isValue ? null : detail),
    ...optionalVerbatim("NOTE", notes),
    ...writeRestriction(privacy === "hidden" ? "hidden" : "default", restrictions, version),
  ])
  return asserted || isBareTag(structure, version) ? structure : denied(structure)
}

/** In 5.5.1 a tag alone asserts nothing. In 7.0 it may not stand alone. */
const isBareTag = ({ tag, value, children }: GedcomStructure, version: GedcomVersion): boolean =>
  version === "5.5.1" && eventOfTag(tag)?.holds === "event" && value === "" && children.length === 0

/** The event with the mark that it is not asserted. */
export const denied = (structure: GedcomStructure): GedcomStructure => ({
  ...structure,
  children: [...structure.children, textStructure(assertedTag, "N")],
})

/** A custom type that is spelled much like a curated one is told twice, for readers take TYPE for that one. */
const writeType = (type: string): readonly GedcomStructure[] => [
  textStructure("TYPE", type),
  ...(eventTypeNamed(type) === type ? [] : [textStructure(typeTag, type)]),
]

const saysYes = (text: string): boolean => /^\s*y\s*$/i.test(text)

/** Whether a tag takes a text: events do not, and in 5.5.1 RESI does not either. */
const hasText = ({ tag, holds }: EventTag, version: GedcomVersion): boolean =>
  holds === "attribute" && (tag !== "RESI" || version === "7.0")

/** Whether a kept event has a text where at most `Y` should stand; readers take it as the detail. */
export const hasStrayDetail = ({ tag, value }: GedcomStructure, version: GedcomVersion): boolean => {
  const told = eventOfTag(tag)
  return tag !== "EVEN" && told !== null && !hasText(told, version) && value.trim() !== "" && !saysYes(value)
}

/** DATE with the words that its payload leaves out: in PHRASE (7.0), or a tag of our own (5.5.1 has none). */
export const writeDate = (date: GenealogicalDate | null, version: GedcomVersion): readonly GedcomStructure[] => {
  if (date === null) return []
  const phrase = gedcomPhrase(date, version)
  // 5.5.1 asks for the words of an interpreted date, were they none.
  const brackets = version === "5.5.1" && date.qualifier === "interpreted" && date.phrase === null ? " ()" : ""
  return [
    textStructure(
      "DATE",
      composeGedcomDate(date, version) + brackets,
      phrase === null ? [] : [textStructure(version === "7.0" ? "PHRASE" : wordingTag, phrase)],
    ),
  ]
}
