import type { GedcomFields } from "../gedcom-fields.ts"
import { trimmedOrNull, type ReadContext } from "../read-context.ts"
import { LONGEST, limitedLine, limitedText } from "../shown-text.ts"
import { type GedcomNode, voidPointer } from "../../lines/parser.ts"

/** The values of a SOUR structure below a fact. */
export type CitationValues = GedcomFields<"citation">

/**
 * PAGE, texts and QUAY of a SOUR structure (5.5.1, SOURCE_CITATION). PAGE is left out where it is the whole source.
 * The texts are DATA.TEXT, or TEXT of an inline source, with a blank line between them.
 */
export const readCitation = (node: GedcomNode, { use, version, reportText }: ReadContext): CitationValues => {
  const isWhole = node.pointer === voidPointer && version === "7.0"
  use(node)
  let page: string | null = null
  let detail: string | null = null
  let confidence: number | null = null
  const quote = (text: GedcomNode): void => {
    use(text)
    if (text.value.trim() !== "") detail = detail === null ? text.value : `${detail}\n\n${text.value}`
  }
  for (const child of node.children) {
    if (child.tag === "PAGE" && page === null) {
      page = isWhole ? null : trimmedOrNull(child.value)
      use(child)
    } else if (child.tag === "TEXT") quote(child)
    else if (child.tag === "DATA") {
      use(child)
      for (const text of child.children) if (text.tag === "TEXT") quote(text)
    } else if (child.tag === "QUAY" && confidence === null && /^\s*[0-3]\s*$/.test(child.value)) {
      confidence = Number(child.value)
      use(child)
    }
  }
  return {
    page: limitedLine<string | null>(page, { node, reportText }),
    detail: limitedText<string | null>(detail, { node, most: LONGEST.text, reportText }),
    confidence,
  }
}
