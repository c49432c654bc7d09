import type { CitationValues } from "./read-citation.ts"
import type { GedcomStructure } from "./record.ts"
import { pointing, quoted, said, worded } from "./structure.ts"

/** Where a citation finds its source: in a record, or in words where it is cited (5.5.1, the two forms of SOURCE_CITATION). */
export type CitedSource = { readonly pointer: string } | { readonly title: string }

/** A citation as a SOUR structure, from which `readCitation` has the same values. */
export const writeCitation = ({ page, detail, confidence }: CitationValues, source: CitedSource): GedcomStructure => {
  const text = quoted("TEXT", detail)
  const quality = said("QUAY", confidence === null ? null : String(confidence))
  if ("title" in source) return worded("SOUR", source.title, [...said("PAGE", page), ...text, ...quality])
  return pointing("SOUR", source.pointer, [
    ...said("PAGE", page),
    ...(text.length === 0 ? [] : [worded("DATA", "", text)]),
    ...quality,
  ])
}
