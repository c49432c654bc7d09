import type { GenealogicalDate } from "../../../date/genealogical-date.ts"
import type { GedcomVersion } from "../../../date/gedcom-words.ts"
import { isSameDate, parseGedcomDate, pastReadings, withPhrase } from "../../../date/parse-date.ts"
import { isAboutDeath } from "../../../living/death-fact.ts"
import { deniesDeath, saysWithheld } from "../../../living/death-words.ts"
import type { Coordinates } from "../../../place/coordinates.ts"
import { readAddress } from "../address-structures.ts"
import { readAge } from "../age-structures.ts"
import { type EventTag, eventOfTag, eventTypeNamed, isOrdinanceTag } from "../event-tags.ts"
import type { GedcomFields } from "../gedcom-fields.ts"
import { readMap } from "../map-structures.ts"
import { readQuality } from "../quality.ts"
import { readInnerIdentifiers } from "./read-identifiers.ts"
import { readNotes } from "./read-notes.ts"
import { trimmedOrNull, type ReadContext } from "../read-context.ts"
import { readRestriction } from "../restriction.ts"
import type { GedcomNode } from "../../lines/parser.ts"
import { limitedLine, limitedText, LONGEST, shownText } from "../shown-text.ts"

/** The detail of an event. The standards have no place for it. */
export const detailTag = "_STEMMA_DETAIL"

/** The exact text of a custom type that TYPE alone would turn into a curated type. */
export const typeTag = "_STEMMA_TYPE"

/** The kind of an event for which TYPE is not free: TYPE has the type of the event there, or a word for no type. */
export const subtypeTag = "_STEMMA_SUBTYPE"

/** The TYPE of an IDNO without one: both standards require it. */
export const unknownType = "unknown"

/** The phrase of a date in 5.5.1, which has no PHRASE as 7.0 has. */
export const wordingTag = "_PHRASE"

/** `N` below an event that has more than its tag and still does not assert that it happened. */
export const assertedTag = "_STEMMA_ASSERTED"

/** The values of an event structure. */
export interface EventValues extends GedcomFields<"event"> {
  readonly place: string | null
}

/**
 * Reads an event of an individual or family (5.5.1, EVENT_DETAIL). Null if the tag is not an event tag, for an event
 * with the payload `N`, and for a death that words such as `living` deny. If there are several dates or places, the first one that is
 * not blank is used.
 */
export const readEvent = (node: GedcomNode, reading: ReadContext): EventValues | null =>
  isDenied(node) ? null : readAnyEvent(node, reading)

/** The same, and also for a denied event: an earlier version may have read it as an event, which was edited since. */
export const readAnyEvent = (node: GedcomNode, reading: ReadContext): EventValues | null => {
  const tag = eventOfTag(node.tag)
  if (tag === null || node.pointer !== null) return null
  const { use } = reading
  use(node)
  let { type } = tag
  let custom: string | null = null
  let kind: string | null = null
  let exactKind: string | null = null
  let cause: string | null = null
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
    } else if (child.tag === "TYPE" && tag.type !== null && kind === null && child.value.trim() !== "") {
      kind = child.value.trim()
      use(child)
    } else if (child.tag === subtypeTag && exactKind === null) {
      exactKind = trimmedOrNull(child.value)
      use(child)
    } else if (child.tag === "CAUS" && cause === null && child.value.trim() !== "") {
      cause = child.value.trim()
      use(child)
    } else if (child.tag === typeTag && custom === null) {
      custom = trimmedOrNull(child.value)
      use(child)
    } else if (child.tag === detailTag && detail === null) {
      detail = trimmedOrNull(child.value)
      use(child)
    } else if (child.tag === "NOTE" || child.tag === "SNOTE") hasNotes = true
  }
  const notes = hasNotes ? readNotes(node, reading) : null
  const limited = <T extends string | null>(text: T, most: number) =>
    limitedText(text, { node, most, reportText: reading.reportText })
  const onOneLine = (text: string | null) => limitedLine(text, { node, reportText: reading.reportText })
  return {
    type: limitedLine(custom ?? type ?? (tag.holds === "event" ? "event" : "fact"), {
      node,
      most: LONGEST.eventType,
      reportText: reading.reportText,
    }),
    date,
    place,
    detail: limited(saysOnlyYes(node, tag) ? detail : (trimmedOrNull(node.value) ?? detail), LONGEST.text),
    subtype: onOneLine(exactKind ?? (node.tag === "IDNO" && kind === unknownType ? null : kind)),
    cause: onOneLine(cause),
    age: readAge(node, reading),
    address: readAddress(node, reading),
    coordinates: readCoordinates(node, use),
    confidence: readQuality(node, use),
    identifiers: readInnerIdentifiers(node, reading),
    notes,
    asserted: isAsserted(node, tag, [detail, notes], use),
    privacy: readRestriction(node, reading).length > 0 ? "hidden" : "default",
  }
}

const saysOnlyYes = ({ value }: GedcomNode, { holds }: EventTag): boolean =>
  holds === "event" && /^\s*y\s*$/i.test(value)

const isDeathTag = ({ type }: EventTag): boolean => type !== null && isAboutDeath(type)

const isDenied = (node: GedcomNode): boolean => {
  const ofTag = eventOfTag(node.tag)
  if (ofTag === null) return false
  if (ofTag.canBeDenied && /^\s*n\s*$/i.test(node.value)) return true
  if (!isDeathTag(ofTag)) return false
  const textOf = (wanted: string): string | null =>
    node.children.find(({ tag, value }) => tag === wanted && value.trim() !== "")?.value ?? null
  const phrase =
    node.children.find(({ tag }) => tag === "DATE")?.children.find(({ tag }) => tag === "PHRASE")?.value ?? null
  const [date, place] = [textOf("DATE") ?? phrase, textOf("PLAC")]
  const text = trimmedOrNull(node.value) ?? textOf(detailTag)
  const saysNoMore = date === null && place === null && (text === null || saysOnlyYes(node, ofTag))
  return deniesDeath({
    text,
    subtype: textOf("TYPE"),
    cause: textOf("CAUS"),
    date,
    place,
    notes: saysNoMore ? textOf("NOTE") : null,
  })
}

/** Structures that do not assert the event above them, whatever text they have. */
const silentTags: ReadonlySet<string> = new Set(
  "SOUR OBJE ASSO FAMC CHAN CREA RESN REFN UID EXID RIN SDATE NOTE SNOTE".split(" "),
)

/**
 * Whether the event is asserted: by a date, a place, a text or a `Y`. `?` and `-` do not count as text (5.5.1,
 * event structure).
 */
const isAsserted = (
  node: GedcomNode,
  tag: EventTag,
  texts: readonly (string | null)[],
  use: ReadContext["use"],
): boolean => {
  const denial = node.children.find(({ tag: below, value }) => below === assertedTag && /^\s*n\s*$/i.test(value))
  if (denial !== undefined) use(denial)
  if (denial !== undefined || tag.holds === "attribute") return denial === undefined
  if (hasWords(node.value) || texts.some((text) => text !== null)) return true
  if (isOrdinanceTag(tag.tag)) return node.children.some(assertsOrdinance)
  const isSilent = isDeathTag(tag) ? isWithheldKind : () => false
  return node.children.some((child) => !isSilent(child) && saysSomething(child))
}

const ordinanceFacts: ReadonlySet<string> = new Set(["DATE", "PLAC", "TEMP"])

/** A day, a place or a temple. STAT may say that the ordinance is not to be done. */
const assertsOrdinance = ({ tag, value, children }: GedcomNode): boolean =>
  ordinanceFacts.has(tag) &&
  (hasWords(value) || children.some((child) => isPhraseTag(child.tag) && hasWords(child.value)))

const isPhraseTag = (tag: string): boolean => tag === "PHRASE" || tag === wordingTag

/** A kind or cause of death such as `Private` says nothing. */
const isWithheldKind = ({ tag, value }: GedcomNode): boolean =>
  (tag === "TYPE" || tag === "CAUS") && saysWithheld(value)

const saysSomething = ({ tag, value, children }: GedcomNode): boolean =>
  !silentTags.has(tag) && !tag.startsWith("_") && (hasWords(value) || children.some(saysSomething))

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** The date of a DATE structure with its PHRASE (7.0) or `_PHRASE`; null when both are blank. */
export const readDate = (
  node: GedcomNode,
  { version, dateHabits, use, reportText }: ReadContext,
): GenealogicalDate | null => {
  const phrase = node.children.find(({ tag }) => tag === "PHRASE" || tag === wordingTag)
  const limited = (written: string): string => limitedText(written, { node, most: LONGEST.text, reportText })
  const text = limited(node.value.trim())
  if (text === "" && (phrase === undefined || phrase.value.trim() === "")) return null
  use(node)
  const date = parseGedcomDate(text, version, dateHabits)
  if (phrase === undefined) return date
  use(phrase)
  return withPhrase(date, limited(phrase.value))
}

/** Whether this or an earlier version has read the date in the event's DATE, so that the line still says it. */
export const hasReadDate = ({ children }: GedcomNode, date: GenealogicalDate, version: GedcomVersion): boolean => {
  for (const { tag, value, children: below } of children) {
    if (tag !== "DATE") continue
    const phrase = below.find((child) => child.tag === "PHRASE" || child.tag === wordingTag)?.value ?? null
    const text = value.trim()
    if (text === "" && (phrase ?? "").trim() === "") continue
    return pastReadings(text, version, phrase).some((reading) => isSameDate(reading, date))
  }
  return false
}

/** MAP below the PLAC of an ordinance in 5.5.1, which has no place for it there. */
const convertedMap = "_MAP"

/** The coordinates in the PLAC whose text is the place of the event; without a text those of the first PLAC that has some. */
const readCoordinates = ({ tag: eventTag, children }: GedcomNode, use: ReadContext["use"]): Coordinates | null => {
  const places = children.filter(({ tag }) => tag === "PLAC")
  const named = places.find(({ value }) => trimmedOrNull(value) !== null)
  for (const place of named === undefined ? places : [named]) {
    const coordinates = readMap(place, use) ?? (isOrdinanceTag(eventTag) ? readMap(place, use, convertedMap) : null)
    if (coordinates === null) continue
    use(place)
    return coordinates
  }
  return null
}

const readPlace = (node: GedcomNode, { use, reportText = () => {} }: ReadContext): string | null => {
  const place = shownText(trimmedOrNull(node.value), (fault) => reportText(node, fault))
  if (place !== null) use(node)
  return place
}
