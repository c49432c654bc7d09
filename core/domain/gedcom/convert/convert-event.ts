import { type EventTag, eventOfTag } from "../structures/event-tags.ts"
import { detailTag, subtypeTag } from "../structures/reading/read-event.ts"
import { isAboutDeath } from "../../living/death-fact.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { ruleIn, ruleOf } from "../standard/standard.ts"
import { textStructure } from "../structures/structure.ts"
import { markNotAsserted } from "../structures/writing/write-event.ts"
import type { Step } from "./step.ts"

const saysYes = (text: string): boolean => /^\s*y\s*$/i.test(text)

/**
 * An event or attribute of a person or family: with a tag that the record may contain and a payload that the tag
 * allows. Text that the tag does not allow goes to an extension tag of Stemma. 7.0 allows no structure without payload
 * and substructure: there a bare event gets a `Y`, but a bare death does not, because it asserts nothing.
 */
export const convertEvent: Step = (structure, above, { to }) => {
  const eventTag = eventOfTag(structure.tag)
  if (eventTag === null || structure.pointer !== null || structure.tag.startsWith("_")) return [structure]
  if (to === "7.0" && isDeniedDeath(structure, eventTag)) return [{ ...structure, tag: "NO", value: structure.tag }]
  const slot = ruleOf(above, to).below.get(structure.tag)
  if (slot === undefined) return [asOther(structure, eventTag)]
  const { payload } = ruleIn(slot, structure, to)
  if (payload !== "Y" && payload !== "none") return [eventTag.holds === "attribute" ? withDetail(structure) : structure]
  const isBare =
    to === "7.0" && eventTag.holds === "event" && structure.value.trim() === "" && structure.children.length === 0
  if (isBare && eventTag.type !== null && isAboutDeath(eventTag.type)) return [markNotAsserted(structure)]
  const happened = isBare || (eventTag.holds === "event" && saysYes(structure.value))
  const value = payload === "Y" && happened ? "Y" : ""
  return [
    happened || structure.value.trim() === ""
      ? { ...structure, value }
      : { ...structure, value, children: [textStructure(detailTag, structure.value), ...structure.children] },
  ]
}

/** `DEAT N` of 5.5.1 files, for which 7.0 has NO. */
const isDeniedDeath = ({ value }: GedcomStructure, { type }: EventTag): boolean =>
  type !== null && isAboutDeath(type) && /^\s*no?\s*$/i.test(value)

/** Puts the text of an attribute back in place if the other version had no place for it. */
const withDetail = (structure: GedcomStructure): GedcomStructure => {
  const detail = structure.value.trim() === "" ? structure.children.find(({ tag }) => tag === detailTag) : undefined
  return detail === undefined
    ? structure
    : { ...structure, value: detail.value, children: structure.children.filter((child) => child !== detail) }
}

/** An event as EVEN with its TYPE, if the record may not contain its tag. The TYPE that it had is its kind. */
const asOther = (structure: GedcomStructure, { type, holds }: EventTag): GedcomStructure => {
  const isYes = saysYes(structure.value)
  const types = type === null ? [] : [textStructure("TYPE", type)]
  const below = type === null ? structure.children : structure.children.map(asSubtype)
  const detail = isYes && holds === "attribute" ? [textStructure(detailTag, structure.value)] : []
  return {
    ...structure,
    tag: "EVEN",
    value: isYes ? "" : structure.value,
    children: [...types, ...detail, ...below],
  }
}

const asSubtype = (structure: GedcomStructure): GedcomStructure =>
  structure.tag === "TYPE" ? { ...structure, tag: subtypeTag } : structure
