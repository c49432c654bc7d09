import type { GenealogicalDate } from "../../../date/genealogical-date.ts"
import type { GedcomNode } from "../../lines/parser.ts"
import { trimmedOrNull, type ReadContext } from "../read-context.ts"
import { readDate } from "./read-event.ts"

/** A date as a text: as GEDCOM 5.5.1 writes it, or in the words of the file. */
export const textOfDate = ({ qualifier, phrase, display }: GenealogicalDate): string =>
  phrase === null || qualifier === "interpreted" ? display : phrase

/** The text of a DATE structure, the same in both versions of GEDCOM; null if it is blank. */
export const readWrittenDate = (node: GedcomNode, reading: ReadContext): string | null => {
  const date = readDate(node, reading)
  return date === null ? null : trimmedOrNull(textOfDate(date))
}
