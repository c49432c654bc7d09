import { composeGedcomDate, gedcomPhrase } from "../../../date/compose-date.ts"
import type { GenealogicalDate } from "../../../date/genealogical-date.ts"
import type { GedcomVersion } from "../../../date/gedcom-words.ts"
import { writeAddress } from "../address-structures.ts"
import { writeAge } from "../age-structures.ts"
import { type EventTag, eventOfTag, eventTypeNamed, tagOfEvent } from "../event-tags.ts"
import {
  assertedTag,
  detailTag,
  type EventValues,
  subtypeTag,
  typeTag,
  unknownType,
  wordingTag,
} from "../reading/read-event.ts"
import { fieldWriter } from "./field-writer.ts"
import type { GedcomFields } from "../gedcom-fields.ts"
import { writeIdentifiers } from "./write-identifiers.ts"
import { writeMap } from "../map-structures.ts"
import { writeQuality } from "../quality.ts"
import { writeRestriction } from "../restriction.ts"
import type { GedcomStructure } from "../../lines/parser.ts"
import { optionalVerbatim, optionalText, textStructure } from "../structure.ts"

/** The record that contains an event: of a person or of a family. */
export type EventHome = "INDI" | "FAM"

/**
 * The event tags that a FAM record may contain (5.5.1, FAMILY_EVENT_STRUCTURE; 7.0, with RESI). INDI may contain
 * all the others, and CENS and RESI.
 */
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

/** An event to write, with the RESN values that are not privacy settings. */
export type WrittenEvent = EventValues & { readonly restrictions?: readonly string[] }

/** How an event is written. */
interface EventForm {
  readonly tag: EventTag
  readonly home: EventHome
  /** Whether the detail is the value of the structure. */
  readonly isDetailValue: boolean
  readonly restrictions: readonly string[]
  readonly version: GedcomVersion
}

/** Without a name, PLAC is there for its MAP. */
const writePlace = fieldWriter<GedcomFields<"place">, EventValues["coordinates"]>({
  name: ({ name }, coordinates) =>
    name.trim() === "" && coordinates === null ? [] : [textStructure("PLAC", name.trim(), writeMap(coordinates))],
})

const writeFields = fieldWriter<EventValues, EventForm>({
  type: ({ type }, { tag }) => (tag.type === null ? writeType(type) : []),
  subtype: ({ subtype }, { tag }) => writeSubtype(subtype, tag),
  date: ({ date }, { version }) => writeDate(date, version),
  place: ({ place, coordinates }) => writePlace({ name: place ?? "" }, coordinates),
  // MAP is below PLAC.
  coordinates: () => [],
  detail: ({ detail }, { isDetailValue }) => optionalText(detailTag, isDetailValue ? null : detail),
  age: ({ age }, { home, version }) => writeAge(age, version, home === "INDI"),
  address: ({ address }, { version }) => writeAddress(address, version),
  cause: ({ cause }) => optionalText("CAUS", cause),
  confidence: ({ confidence }) => writeQuality(confidence),
  notes: ({ notes }) => optionalVerbatim("NOTE", notes),
  identifiers: ({ identifiers }, { version }) => writeIdentifiers(identifiers, { record: "event", version }),
  privacy: ({ privacy }, { restrictions, version }) =>
    writeRestriction(privacy === "hidden" ? "hidden" : "default", restrictions, version),
  // `Y`, or `denied`.
  asserted: () => [],
})

/**
 * An event as a structure. `readEvent` reads the same values from it. The event has the tag of its kept structure
 * (`keptTag`, null without one), otherwise its own tag if the record may contain it, otherwise EVEN with a TYPE. The
 * detail of an attribute is its payload; the detail of an event, for which the standards have no place, goes to an
 * extension tag. An asserted event without date and place has the payload `Y`. IDNO must have a TYPE.
 */
export const writeEvent = (
  event: WrittenEvent,
  home: EventHome,
  version: GedcomVersion,
  keptTag: string | null = null,
): GedcomStructure => {
  const { type, date, place, detail, asserted, restrictions = [] } = event
  const tag = keptTagFor(type, keptTag) ?? ownTagFor(type, home) ?? otherEvent
  const isOther = tag.type === null
  const isDetailValue =
    detail !== null && (isOther ? tag.holds === "attribute" || !saysYes(detail) : hasText(tag, version))
  const happened = !isOther && tag.holds === "event" && date === null && place === null && asserted
  const value = happened ? "Y" : ""
  const structure = textStructure(
    tag.tag,
    isDetailValue ? detail.trim() : value,
    writeFields(event, { tag, home, isDetailValue, restrictions, version }),
  )
  return asserted || isBareTag(structure, version) ? structure : markNotAsserted(structure)
}

/** The tag of an event of any type, which its TYPE names. */
const otherEvent: EventTag = { tag: "EVEN", type: null, holds: "event", canBeDenied: true }

/** The kept tag, if an event of this type can have it. */
const keptTagFor = (type: string, keptTag: string | null): EventTag | null => {
  const kept = keptTag === null ? null : eventOfTag(keptTag)
  return kept === null || (kept.type !== null && kept.type !== type) ? null : kept
}

/** The tag of a curated type, if this record may contain it. */
const ownTagFor = (type: string, home: EventHome): EventTag | null => {
  const own = tagOfEvent(type)
  if (own === null) return null
  return inBoth.has(own.tag) || inFamilies.has(own.tag) === (home === "FAM") ? own : null
}

/** Whether the tag is all that the structure has. In 5.5.1 a tag alone asserts nothing. 7.0 does not allow it. */
const isBareTag = ({ tag, value, children }: GedcomStructure, version: GedcomVersion): boolean =>
  version === "5.5.1" && eventOfTag(tag)?.holds === "event" && value === "" && children.length === 0

/** The event with the mark for "not asserted". */
export const markNotAsserted = (structure: GedcomStructure): GedcomStructure => ({
  ...structure,
  children: [...structure.children, textStructure(assertedTag, "N")],
})

/**
 * TYPE of an event. A custom type that readers would take for a curated one is also written in an extension tag.
 */
const writeType = (type: string): readonly GedcomStructure[] => [
  textStructure("TYPE", type),
  ...(eventTypeNamed(type) === type ? [] : [textStructure(typeTag, type)]),
]

/** TYPE of an event with its own tag. Where TYPE has another meaning, the kind goes to an extension tag. */
const writeSubtype = (subtype: string | null, { tag, type }: EventTag): readonly GedcomStructure[] => {
  if (type === null) return optionalText(subtypeTag, subtype)
  if (tag !== "IDNO") return optionalText("TYPE", subtype)
  const said = subtype?.trim() || null
  return [textStructure("TYPE", said ?? unknownType), ...optionalText(subtypeTag, said === unknownType ? said : null)]
}

const saysYes = (text: string): boolean => /^\s*y\s*$/i.test(text)

/** Whether a tag takes a text payload. Events do not, nor does RESI in 5.5.1. */
const hasText = ({ tag, holds }: EventTag, version: GedcomVersion): boolean =>
  holds === "attribute" && (tag !== "RESI" || version === "7.0")

/** Whether a kept event has a text other than `Y` as payload. Readers take that text for the detail. */
export const hasStrayDetail = ({ tag, value }: GedcomStructure, version: GedcomVersion): boolean => {
  const eventTag = eventOfTag(tag)
  return tag !== "EVEN" && eventTag !== null && !hasText(eventTag, version) && value.trim() !== "" && !saysYes(value)
}

/** DATE, with the words that its payload cannot express in PHRASE (7.0) or in an extension tag (5.5.1). */
export const writeDate = (date: GenealogicalDate | null, version: GedcomVersion): readonly GedcomStructure[] => {
  if (date === null) return []
  const phrase = gedcomPhrase(date, version)
  // 5.5.1 requires brackets after an interpreted date, even if they are empty.
  const brackets = version === "5.5.1" && date.qualifier === "interpreted" && date.phrase === null ? " ()" : ""
  return [
    textStructure(
      "DATE",
      composeGedcomDate(date, version) + brackets,
      phrase === null ? [] : [textStructure(version === "7.0" ? "PHRASE" : wordingTag, phrase)],
    ),
  ]
}
