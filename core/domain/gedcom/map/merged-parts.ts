import type { MergedRecord } from "../kept/merge-kept.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { ReadContext } from "../structures/read-context.ts"
import type { RelationshipValues } from "../structures/reading/read-family.ts"
import type { Warn } from "../warning.ts"

/** The values of a partnership, none of which a merge changes: their tags, and the warning about each. */
const partnershipValues: Readonly<
  Record<keyof RelationshipValues, readonly [tags: readonly string[], message: string]>
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

/** Selects the notes of a record with a text that is not among these. */
export const freshNotes = (
  { children }: GedcomNode,
  present: string | null,
  { noteText }: ReadContext,
): MergedRecord["isFresh"] => {
  const isFresh = ({ tag, pointer, value }: GedcomNode): boolean => {
    if (tag !== "NOTE" && tag !== "SNOTE") return false
    const text = (pointer === null ? value : noteText(pointer))?.trim() ?? ""
    return text !== "" && present?.includes(text) !== true
  }
  const fresh = new Set(children.flatMap((child) => (isFresh(child) ? [child.line] : [])))
  return ({ line }) => fresh.has(line)
}
