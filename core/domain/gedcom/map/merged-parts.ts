import { notAmong } from "../../evidence/identifier.ts"
import type { PresentValues } from "../import/merge-targets.ts"
import { readKept } from "../kept/kept-node.ts"
import type { KeptRecord } from "../kept/kept-record.ts"
import type { MergedRecord } from "../kept/merge-kept.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { ReadContext } from "../structures/read-context.ts"
import { identifierOf, readIdentifiers } from "../structures/reading/read-identifiers.ts"
import type { RelationshipValues } from "../structures/reading/read-family.ts"
import type { Warn } from "../warning.ts"

/** The values of a partnership that a merge does not change: their tags, and the warning about each. */
const partnershipValues: Readonly<
  Record<
    Exclude<keyof RelationshipValues, "identifiers" | "twinGroup">,
    readonly [tags: readonly string[], message: string]
  >
> = { notes: [["NOTE", "SNOTE"], "The tree has notes of {who} and keeps them; the notes in the file are not merged."] }

/**
 * For a family that the tree already has, partners and children come from the relationship rows and values from the
 * partnership row. So HUSB, WIFE, CHIL and NOTE of the incoming record are not copied.
 */
export const staysOutOfFamily = ({ tag, line }: GedcomNode, warn: Warn): boolean => {
  const value = Object.values(partnershipValues).find(([tags]) => tags.includes(tag))
  if (value !== undefined) warn({ line, code: "not_merged", lost: "value", message: value[1] })
  return value !== undefined || tag === "HUSB" || tag === "WIFE" || tag === "CHIL"
}

/** Selects the identifiers of a record that the kept record lacks. */
export const freshIdentifiers = (into: KeptRecord): MergedRecord["isFresh"] => {
  const isNew = notAmong(readIdentifiers(readKept(into), { use: () => {} }))
  return (structure) => {
    const identifier = identifierOf(structure)
    return identifier !== null && isNew(identifier)
  }
}

/** Selects the notes of a record with a text that is not there yet, and the identifiers that are not. */
export const freshParts = (
  { children }: GedcomNode,
  present: PresentValues,
  { noteText }: ReadContext,
): MergedRecord["isFresh"] => {
  const isNew = notAmong(present.identifiers ?? [])
  const isFresh = (structure: GedcomNode): boolean => {
    const { tag, pointer, value } = structure
    const identifier = identifierOf(structure)
    if (identifier !== null) return isNew(identifier)
    if (tag !== "NOTE" && tag !== "SNOTE") return false
    const text = (pointer === null ? value : noteText(pointer))?.trim() ?? ""
    return text !== "" && present.notes?.includes(text) !== true
  }
  const fresh = new Set(children.flatMap((child) => (isFresh(child) ? [child.line] : [])))
  return ({ line }) => fresh.has(line)
}
