import { byName, initialOf, type OptionalFields, ownValuesOf, type ValuesOf } from "../../../codec/fields.ts"
import { laterCitationFields } from "../../evidence/citation.ts"
import { laterSourceFields } from "../../evidence/source.ts"
import { isCitation } from "../structures/citation-tags.ts"
import { type CitationValues, readCitation } from "../structures/reading/read-citation.ts"
import type { ReadContext } from "../structures/read-context.ts"
import type { KeptNode } from "./kept-node.ts"
import type { KeptRecord } from "./kept-record.ts"
import { withoutTexts } from "./without-texts.ts"

/** The version of the readers that began to read what citations and sources have beside page, text and title. */
const READ_SINCE = 2

/** Whether older readers read the lines, which may hold values that their citations and sources lack. */
export const isEvidenceUnread = ({ readerVersion }: Pick<KeptRecord, "readerVersion">): boolean =>
  readerVersion < READ_SINCE

/** What a citation is about follows from its place. */
const { about: _place, ...citationFieldsInLines } = laterCitationFields

type CitationPart = ValuesOf<typeof citationFieldsInLines>
/** The version of the readers that began to read the citations of the gender. */
const GENDER_CITED_SINCE = 7

/** The citations of the gender in an INDI record that older readers left in the lines. */
export const unreadGenderCitations = (record: KeptNode): readonly KeptNode[] =>
  record.readerVersion >= GENDER_CITED_SINCE
    ? []
    : record.children.flatMap(({ tag, children }) =>
        tag === "SEX" ? children.filter((child) => child.link === null && isCitation(child, tag)) : [],
      )

type SourcePart = ValuesOf<typeof laterSourceFields>

/** The values of `read` where `now` has none. A value that is there is not replaced: an editor wrote it. */
const filled = <F extends OptionalFields>(fields: F, now: ValuesOf<F>, read: ValuesOf<F>): ValuesOf<F> => {
  const [own, there] = [ownValuesOf(fields, now), ownValuesOf(fields, read)]
  const values: Readonly<Record<string, unknown>> = own
  const lines: Readonly<Record<string, unknown>> = there
  return byName<ValuesOf<F>, unknown>(initialOf(fields), (initial, name) =>
    values[name] === initial ? lines[name] : values[name],
  )
}

/** The record with the fields of the template in its lines, which say `read`, unless they are read already. */
export const withFields = <T extends Pick<SourcePart, "fields">>(row: T, { fields }: Pick<SourcePart, "fields">): T =>
  row.fields === null ? { ...row, fields } : row

/** The citation with what older readers left in its lines, which say `read`. */
export const citationWithUnread = <C extends CitationPart>(citation: C, read: CitationPart): C => ({
  ...citation,
  ...filled(citationFieldsInLines, citation, read),
})

/** The source with what older readers left in its lines, which say `read`. */
export const sourceWithUnread = <S extends SourcePart>(source: S, read: SourcePart): S => ({
  ...source,
  ...filled(laterSourceFields, source, read),
})

/** What the lines of a record say of the citations that they became, by id. */
export const citationsIn = (record: KeptNode, reading: ReadContext): ReadonlyMap<string, CitationValues> => {
  const found = new Map<string, CitationValues>()
  const visit = (node: KeptNode): void => {
    for (const child of node.children) {
      const { link } = child
      if (isCitation(child, node.tag) && link !== null && !found.has(link))
        found.set(link, readCitation(child, reading))
      visit(child)
    }
  }
  visit(record)
  return found
}

/** The shared notes to which the citations of a record point. */
export const notesOfCitations = (record: KeptNode): readonly string[] => {
  const found: string[] = []
  const visit = (node: KeptNode, above: string): void => {
    for (const child of node.children) {
      if (isCitation(node, above) && child.pointer !== null && (child.tag === "NOTE" || child.tag === "SNOTE"))
        found.push(child.pointer)
      visit(child, node.tag)
    }
  }
  visit(record, "")
  return found
}

/** Citations with what the lines of these kept records say of them, where older readers read the lines. */
export const allWithUnreadEvidence = <C extends CitationPart & { readonly id: string }>(
  citations: readonly C[],
  records: readonly KeptNode[],
): readonly C[] => {
  const unread = records.filter(isEvidenceUnread)
  if (unread.length === 0) return citations
  const said = new Map(unread.flatMap((record) => [...citationsIn(record, withoutTexts)]))
  return citations.map((citation) => {
    const read = said.get(citation.id)
    return read === undefined ? citation : citationWithUnread(citation, read)
  })
}
