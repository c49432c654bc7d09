import { composeGedcomDate, gedcomPhrase } from "../../date/compose-date.ts"
import type { GenealogicalDate } from "../../date/genealogical-date.ts"
import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { type EventTag, eventOfTag, eventTypeNamed, tagOfEvent } from "./event-tags.ts"
import { detailTag, type EventValues, typeTag, wordingTag } from "./read-event.ts"
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

/** Events that 5.5.1 lets say `Y`: that they happened, though nobody knows when or where. 7.0 lets all. */
export const affirmed: ReadonlySet<string> = new Set(["BIRT", "CHR", "DEAT", "MARR"])

/**
 * An event as the structure from which `readEvent` has the same values: its own tag where the record may hold it, else EVEN with the type in TYPE. An attribute's
 * detail is its value; an event's, which has no place in the standards, stands in a tag of our own. IDNO must have a TYPE.
 */
export const writeEvent = (
  { type, date, place, detail, notes }: EventValues,
  home: EventHome,
  version: GedcomVersion,
): GedcomStructure => {
  const standard = tagOfEvent(type)
  const isOwn = standard !== null && (inBoth.has(standard.tag) || inFamilies.has(standard.tag) === (home === "FAM"))
  const tag = isOwn ? standard.tag : "EVEN"
  const isValue = detail !== null && (isOwn ? hasText(standard, version) : !saysYes(detail))
  const happened =
    isOwn && standard.holds === "event" && date === null && place === null && (version === "7.0" || affirmed.has(tag))
  return textStructure(tag, isValue ? detail.trim() : happened ? "Y" : "", [
    ...(isOwn ? [] : writeType(type)),
    ...(tag === "IDNO" ? [textStructure("TYPE", "unknown")] : []),
    ...writeDate(date, version),
    ...optionalText("PLAC", place),
    ...optionalText(detailTag, isValue ? null : detail),
    ...optionalVerbatim("NOTE", notes),
  ])
}

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
