import { ordinances } from "../../living/ordinance-types.ts"
import { programTags } from "./program-tags.ts"
import { partnershipEventTypes, personEventTypes } from "../../event.ts"

/** How one GEDCOM tag maps to an event. */
export interface EventTag {
  readonly tag: string
  /** The event's type. Null for EVEN and FACT, which have their type in a TYPE structure. */
  readonly type: string | null
  /**
   * The text of an attribute is its detail. An event has no text except the `Y` that asserts it (5.5.1, chapter 2).
   */
  readonly holds: "event" | "attribute"
  /** Whether the payload `N` says that it did not happen: of events, and of attributes that programs use as flags. */
  readonly canBeDenied: boolean
}

const event = (tag: string, type: string | null): EventTag => ({ tag, type, holds: "event", canBeDenied: true })
const attribute = (tag: string, type: string | null): EventTag => ({
  tag,
  type,
  holds: "attribute",
  canBeDenied: false,
})
const flag = (tag: string, type: string): EventTag => ({ tag, type, holds: "attribute", canBeDenied: true })

/**
 * The tags of INDIVIDUAL_EVENT_STRUCTURE, INDIVIDUAL_ATTRIBUTE_STRUCTURE and FAMILY_EVENT_STRUCTURE of 5.5.1 and
 * 7.0.
 */
const standard: readonly EventTag[] = [
  event("BIRT", "birth"),
  event("CHR", "christening"),
  event("BAPM", "baptism"),
  event("CHRA", "adult_christening"),
  event("BLES", "blessing"),
  event("BARM", "bar_mitzvah"),
  event("BASM", "bat_mitzvah"),
  event("FCOM", "first_communion"),
  event("CONF", "confirmation"),
  event("ADOP", "adoption"),
  attribute("EDUC", "education"),
  event("GRAD", "graduation"),
  attribute("OCCU", "occupation"),
  attribute("RESI", "residence"),
  event("CENS", "census"),
  attribute("RELI", "religion"),
  attribute("NATI", "nationality"),
  attribute("TITL", "title"),
  event("EMIG", "emigration"),
  event("IMMI", "immigration"),
  event("NATU", "naturalization"),
  attribute("PROP", "property"),
  attribute("DSCR", "description"),
  attribute("IDNO", "id_number"),
  event("WILL", "will"),
  event("PROB", "probate"),
  event("RETI", "retirement"),
  event("ORDN", "ordination"),
  event("DEAT", "death"),
  event("BURI", "burial"),
  event("CREM", "cremation"),
  event("ENGA", "engagement"),
  event("MARB", "marriage_banns"),
  event("MARC", "marriage_contract"),
  event("MARL", "marriage_license"),
  event("MARR", "marriage"),
  event("MARS", "marriage_settlement"),
  event("DIVF", "divorce_filed"),
  event("DIV", "divorce"),
  event("ANUL", "annulment"),
]

/** Tags that are read, and written again unchanged, but never chosen for an event. */
const readOnly: readonly EventTag[] = [
  attribute("SSN", "id_number"),
  flag("MILI", "military_service"),
  flag("_MILI", "military_service"),
  flag("_MILT", "military_service"),
  flag("_MILITARY_SERVICE", "military_service"),
  event("_SEPR", "separation"),
  event("EVEN", null),
  attribute("FACT", null),
  ...programTags.map(({ tag, type, holds }) => (holds === "event" ? event(tag, type) : attribute(tag, type))),
  ...Object.entries(ordinances).map(([tag, type]) => event(tag, type)),
  // The standard of an export may have no such structure, or not without what is missing here.
  ...(["INIL", "SLGC"] as const).map((tag) => event(`_${tag}`, ordinances[tag])),
]

/** Whether a tag is an ordinance. The standards have other payloads and substructures for them than for events. */
export const isOrdinanceTag = (tag: string): boolean => Object.hasOwn(ordinances, tag.replace(/^_/, ""))

const byTag: ReadonlyMap<string, EventTag> = new Map([...standard, ...readOnly].map((row) => [row.tag, row]))
const byType: ReadonlyMap<string | null, EventTag> = new Map(standard.map((row) => [row.type, row]))
const folded = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, "")
const curated: ReadonlyMap<string, string> = new Map(
  [...personEventTypes, ...partnershipEventTypes].map((type) => [folded(type), type]),
)

/** The event that a tag maps to; null if the tag is not an event tag. */
export const eventOfTag = (tag: string): EventTag | null => byTag.get(tag) ?? null

/**
 * The standard tag of a curated event type. Null for types that are written as EVEN or FACT with a TYPE: custom
 * types, separation and military service.
 */
export const tagOfEvent = (type: string): EventTag | null => byType.get(type) ?? null

/**
 * The event type that the TYPE of an EVEN or FACT names: a curated type in any case and spacing (`Military
 * Service`, `MilitaryService`), otherwise the text itself.
 */
export const eventTypeNamed = (text: string): string => curated.get(folded(text)) ?? text.trim()
