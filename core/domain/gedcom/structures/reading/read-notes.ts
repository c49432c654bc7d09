import type { ReadContext } from "../read-context.ts"
import { LONGEST, limitedText } from "../shown-text.ts"
import type { GedcomNode } from "../../lines/parser.ts"

/**
 * The NOTE structures of a record or event as one text with a blank line between them. A shared note (NOTE or SNOTE
 * with a pointer) is replaced by its text. Null if there is no text. A pointer to a missing note is not marked as
 * used.
 */
export const readNotes = (node: GedcomNode, { noteText, use, reportText }: ReadContext): string | null => {
  let notes: string | null = null
  for (const child of node.children) {
    if (child.tag !== "NOTE" && child.tag !== "SNOTE") continue
    const text = child.pointer === null ? child.value : noteText(child.pointer)
    if (text === null) continue
    use(child)
    if (text.trim() !== "") notes = notes === null ? text : `${notes}\n\n${text}`
  }
  return limitedText(notes, { node, most: LONGEST.text, reportText })
}
