import type { GedcomVersion } from "../../../date/gedcom-words.ts"
import { fieldWriter } from "./field-writer.ts"
import type { CitationValues } from "../reading/read-citation.ts"
import { writeIdentifiers } from "./write-identifiers.ts"
import type { GedcomStructure } from "../../lines/parser.ts"
import { writeRecordedEvent } from "../recorded-event.ts"
import { pointerStructure, optionalVerbatim, optionalText, textStructure } from "../structure.ts"
import { writeTemplateFields } from "../template-structures.ts"
import { webTag } from "../web-tags.ts"
import { writeWrittenDate } from "./write-written-date.ts"

/**
 * The source of a citation: a pointer to a record, or the title of an inline source (5.5.1, the two forms of
 * SOURCE_CITATION).
 */
export type CitedSource = { readonly pointer: string } | { readonly title: string }

interface Form {
  readonly isInline: boolean
  readonly version: GedcomVersion
}

const writeFields = fieldWriter<CitationValues, Form>({
  page: ({ page }) => optionalText("PAGE", page),
  eventType: (citation, { version }) => writeRecordedEvent(citation, version),
  // ROLE is below EVEN.
  role: () => [],
  detail: ({ detail, date }, { isInline, version }) => {
    const text = optionalVerbatim("TEXT", detail)
    const data = [...writeWrittenDate(date, version), ...(isInline ? [] : text)]
    return [...(data.length === 0 ? [] : [textStructure("DATA", "", data)]), ...(isInline ? text : [])]
  },
  // DATE is below DATA.
  date: () => [],
  confidence: ({ confidence }) => optionalText("QUAY", confidence === null ? null : String(confidence)),
  url: ({ url }) => optionalText(webTag, url),
  notes: ({ notes }) => optionalVerbatim("NOTE", notes),
  identifiers: ({ identifiers }, { version }) => writeIdentifiers(identifiers, { record: "inside", version }),
  fields: ({ fields }) => writeTemplateFields(fields),
})

/** A citation as a SOUR structure. `readCitation` reads the same values from it. */
export const writeCitation = (
  citation: CitationValues,
  source: CitedSource,
  version: GedcomVersion,
): GedcomStructure => {
  const children = writeFields(citation, { isInline: "title" in source, version })
  return "title" in source
    ? textStructure("SOUR", source.title, children)
    : pointerStructure("SOUR", source.pointer, children)
}
