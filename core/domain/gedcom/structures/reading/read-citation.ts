import type { GedcomFields } from "../gedcom-fields.ts"
import { trimmedOrNull, type ReadContext } from "../read-context.ts"
import { readRecordedRole, readRecordedType, recordedRoleTag, recordedTag } from "../recorded-event.ts"
import { LONGEST, limitedLine, limitedText } from "../shown-text.ts"
import { readTemplateFields } from "../template-structures.ts"
import { webTags } from "../web-tags.ts"
import { type GedcomNode, voidPointer } from "../../lines/parser.ts"
import { readInnerIdentifiers } from "./read-identifiers.ts"
import { readNotes } from "./read-notes.ts"
import { readWrittenDate } from "./read-written-date.ts"

/** The values of a SOUR structure below a fact. */
export type CitationValues = GedcomFields<"citation">

/**
 * What a SOUR structure says (5.5.1, SOURCE_CITATION). PAGE is left out where it is the whole source. The texts are
 * DATA.TEXT, or TEXT of an inline source, with a blank line between them.
 */
export const readCitation = (node: GedcomNode, reading: ReadContext): CitationValues => {
  const { use, version, reportText } = reading
  const isWhole = node.pointer === voidPointer && version === "7.0"
  use(node)
  const values = { page: null, detail: null, confidence: null, date: null, url: null, eventType: null, role: null }
  const said: {
    -readonly [Field in Exclude<keyof CitationValues, "notes" | "identifiers" | "fields">]: CitationValues[Field]
  } = values
  const quote = (text: GedcomNode): void => {
    use(text)
    if (text.value.trim() !== "") said.detail = said.detail === null ? text.value : `${said.detail}\n\n${text.value}`
  }
  const readData = (data: GedcomNode): void => {
    use(data)
    for (const below of data.children) {
      if (below.tag === "TEXT") quote(below)
      else if (below.tag === "DATE" && said.date === null) said.date = readWrittenDate(below, reading)
    }
  }
  const readEvent = (event: GedcomNode): void => {
    said.eventType = readRecordedType(event, use)
    const role = event.children.find(({ tag }) => tag === "ROLE")
    if (role !== undefined) said.role = readRecordedRole(role, use)
  }
  let hasNotes = false
  for (const child of node.children) {
    const { tag, value } = child
    if (tag === "PAGE" && said.page === null) {
      said.page = isWhole ? null : trimmedOrNull(value)
      use(child)
    } else if (tag === "TEXT") quote(child)
    else if (tag === "DATA") readData(child)
    else if (tag === "QUAY" && said.confidence === null && /^\s*[0-3]\s*$/.test(value)) {
      said.confidence = Number(value)
      use(child)
    } else if ((tag === "EVEN" || tag === recordedTag) && said.eventType === null && said.role === null)
      readEvent(child)
    else if (tag === recordedRoleTag && said.role === null) said.role = readRecordedType(child, use)
    else if (webTags.has(tag) && said.url === null && value.trim() !== "") {
      said.url = trimmedOrNull(value)
      use(child)
    } else if (tag === "NOTE" || tag === "SNOTE") hasNotes = true
  }
  const short = (text: string | null, most: number = LONGEST.line): string | null =>
    limitedLine<string | null>(text, { node, most, reportText })
  return {
    page: short(said.page),
    detail: limitedText<string | null>(said.detail, { node, most: LONGEST.text, reportText }),
    confidence: said.confidence,
    date: short(said.date),
    url: short(said.url, LONGEST.url),
    eventType: short(said.eventType),
    role: short(said.role),
    notes: hasNotes ? readNotes(node, reading) : null,
    identifiers: readInnerIdentifiers(node, reading),
    fields: readTemplateFields(node, reading),
  }
}
