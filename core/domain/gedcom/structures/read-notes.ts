import type { ReadContext } from "./read-context.ts"
import type { GedcomNode } from "../lines/parser.ts"

/**
 * The NOTE structures of a record or event as one text, a blank line between them, shared notes (NOTE or SNOTE with a pointer) spelled out;
 * null when none says anything. A note that points nowhere is not used.
 */
export const readNotes = ({ children }: GedcomNode, { noteText, use }: ReadContext): string | null => {
  let notes: string | null = null
  for (const child of children) {
    if (child.tag !== "NOTE" && child.tag !== "SNOTE") continue
    const text = child.pointer === null ? child.value : noteText(child.pointer)
    if (text === null) continue
    use(child)
    if (text.trim() !== "") notes = notes === null ? text : `${notes}\n\n${text}`
  }
  return notes
}
