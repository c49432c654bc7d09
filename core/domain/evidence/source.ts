import type * as t from "io-ts"
import { line, longText, notesField, requiredLine } from "../../codec/field.ts"
import { initialOf, inputsOf, type ValuesOf, valuesOf } from "../../codec/fields.ts"
import { wire } from "../../codec/wire.ts"
import type { SourceId, TreeId } from "../ids.ts"
import { identifiersField, shownIdentifiers } from "./identifier.ts"
import { shownTemplateFields, templateFields } from "./template-field.ts"
import { fieldsOf } from "../../lib/fields-of.ts"
import { type Read, type RecordLifecycle, readOf, sameValue } from "../lifecycle.ts"

/** The field that a source must have. */
const titleField = { title: requiredLine("The title, for example `Parish register of Shrewsbury`.") }

/** Fields of a source beside its title that every backup has. */
const firstSourceDetails = {
  author: longText("The author or the office that made the source.", 500),
  publication: longText("Where and when the source was published."),
  repository: line("The archive or library that keeps the source."),
  callNumber: line("The call number of the source in the repository."),
  url: line("The address of the source on the web.", 2_000),
  notes: notesField,
}

/** Fields of a source that backups of earlier versions may lack. */
export const laterSourceFields = {
  abbreviation: line("A short title: ABBR of GEDCOM."),
  text: longText("What the source says, word for word: TEXT of GEDCOM."),
  identifiers: identifiersField,
  fields: templateFields,
}

/** The fields of a source beside its title. */
const sourceDetails = { ...firstSourceDetails, ...laterSourceFields }

/** Fields of a source that every backup has. */
export const firstSourceFields = { ...titleField, ...firstSourceDetails }

/** The fields of a source that editors set. */
export const sourceFields = { ...titleField, ...sourceDetails }

export interface Source extends ValuesOf<typeof sourceFields>, RecordLifecycle {
  readonly id: SourceId
  readonly treeId: TreeId
}

/** Every field of a source beside its title, as it is in a source of which only the title is known. */
export const onlyTitle = initialOf(sourceDetails)

const besidesTitle = fieldsOf(onlyTitle)

/** Whether nothing but the title of the source is known. An export writes such a source where it is cited. */
export const hasOnlyTitle = (source: Source): boolean =>
  besidesTitle.every((field) => source[field] === null || sameValue(source[field], onlyTitle[field]))

/** A source as its readers see it. */
export type SourceRead = Read<Source>

export const sourceRead = (record: Source): SourceRead => ({
  ...readOf(record),
  identifiers: shownIdentifiers(record),
  fields: shownTemplateFields(record),
})

export const SourceCreate = wire("SourceCreate", inputsOf(titleField), inputsOf(sourceDetails))
export type SourceCreate = t.TypeOf<typeof SourceCreate>

export const SourceUpdate = wire("SourceUpdate", {}, inputsOf(sourceFields))
export type SourceUpdate = t.TypeOf<typeof SourceUpdate>

/** The values of a new source. */
export const sourceValues = ({ title, ...rest }: SourceCreate): ValuesOf<typeof sourceFields> => ({
  title,
  ...valuesOf(sourceDetails, rest),
})
