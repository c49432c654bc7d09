import type { CitationValues } from "./read-citation.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { pointerStructure, optionalVerbatim, optionalText, textStructure } from "./structure.ts"

/**
 * The source of a citation: a pointer to a record, or the title of an inline source (5.5.1, the two forms of
 * SOURCE_CITATION).
 */
export type CitedSource = { readonly pointer: string } | { readonly title: string }

/** A citation as a SOUR structure. `readCitation` reads the same values from it. */
export const writeCitation = ({ page, detail, confidence }: CitationValues, source: CitedSource): GedcomStructure => {
  const text = optionalVerbatim("TEXT", detail)
  const quality = optionalText("QUAY", confidence === null ? null : String(confidence))
  if ("title" in source)
    return textStructure("SOUR", source.title, [...optionalText("PAGE", page), ...text, ...quality])
  return pointerStructure("SOUR", source.pointer, [
    ...optionalText("PAGE", page),
    ...(text.length === 0 ? [] : [textStructure("DATA", "", text)]),
    ...quality,
  ])
}
