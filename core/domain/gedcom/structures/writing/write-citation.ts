import { fieldWriter } from "./field-writer.ts"
import type { CitationValues } from "../reading/read-citation.ts"
import type { GedcomStructure } from "../../lines/parser.ts"
import { pointerStructure, optionalVerbatim, optionalText, textStructure } from "../structure.ts"

/**
 * The source of a citation: a pointer to a record, or the title of an inline source (5.5.1, the two forms of
 * SOURCE_CITATION).
 */
export type CitedSource = { readonly pointer: string } | { readonly title: string }

const writeFields = fieldWriter<CitationValues, CitedSource>({
  page: ({ page }) => optionalText("PAGE", page),
  detail: ({ detail }, source) => {
    const text = optionalVerbatim("TEXT", detail)
    return "title" in source || text.length === 0 ? text : [textStructure("DATA", "", text)]
  },
  confidence: ({ confidence }) => optionalText("QUAY", confidence === null ? null : String(confidence)),
})

/** A citation as a SOUR structure. `readCitation` reads the same values from it. */
export const writeCitation = (citation: CitationValues, source: CitedSource): GedcomStructure => {
  const children = writeFields(citation, source)
  return "title" in source
    ? textStructure("SOUR", source.title, children)
    : pointerStructure("SOUR", source.pointer, children)
}
