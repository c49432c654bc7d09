import { type EventTag, eventOfTag } from "../structures/event-tags.ts"
import { detailTag } from "../structures/read-event.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { ruleIn, ruleOf } from "../standard/standard.ts"
import { textStructure } from "../structures/structure.ts"
import { affirmed } from "../structures/write-event.ts"
import type { Step } from "./step.ts"

const saysYes = (text: string): boolean => /^\s*y\s*$/i.test(text)

/**
 * An event or attribute of a person or family: with a tag that the record may contain and a payload that the tag
 * allows. Text that the tag does not allow goes to an extension tag of Stemma.
 */
export const convertEvent: Step = (structure, above, { to }) => {
  const told = eventOfTag(structure.tag)
  if (told === null || structure.pointer !== null || structure.tag.startsWith("_")) return [structure]
  const slot = ruleOf(above, to).below.get(structure.tag)
  if (slot === undefined) return [asOther(structure, told)]
  const { payload } = ruleIn(slot, structure, to)
  if (payload !== "Y" && payload !== "none") return [told.holds === "attribute" ? withDetail(structure) : structure]
  const happened = told.holds === "event" && (saysYes(structure.value) || isBareEvent(structure))
  const value = payload === "Y" && happened ? "Y" : ""
  return [
    happened || structure.value.trim() === ""
      ? { ...structure, value }
      : { ...structure, value, children: [textStructure(detailTag, structure.value), ...structure.children] },
  ]
}

/** Puts the text of an attribute back in place if the other version had no place for it. */
const withDetail = (structure: GedcomStructure): GedcomStructure => {
  const detail = structure.value.trim() === "" ? structure.children.find(({ tag }) => tag === detailTag) : undefined
  return detail === undefined
    ? structure
    : { ...structure, value: detail.value, children: structure.children.filter((child) => child !== detail) }
}

/** In 5.5.1 most events are said to have happened by their tag alone; in 7.0 that says nothing. */
const isBareEvent = ({ tag, value, children }: GedcomStructure): boolean =>
  !affirmed.has(tag) && value.trim() === "" && children.length === 0

/** An event whose tag the record may not contain, as EVEN with its TYPE. */
const asOther = (structure: GedcomStructure, { type, holds }: EventTag): GedcomStructure => {
  const isYes = saysYes(structure.value)
  const types = type === null ? [] : [textStructure("TYPE", type)]
  const detail = isYes && holds === "attribute" ? [textStructure(detailTag, structure.value)] : []
  return {
    ...structure,
    tag: "EVEN",
    value: isYes ? "" : structure.value,
    children: [...types, ...detail, ...structure.children],
  }
}
