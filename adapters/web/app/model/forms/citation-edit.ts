import type { components } from "../../../../client/api.ts"
import type { RecordOperation } from "./operation.ts"
import { changedTexts } from "../texts.ts"

type Citation = components["schemas"]["CitationRead"]

/** What a citation is about. */
export type Cited = Readonly<Record<"person_id" | "event_id" | "name_id" | "relationship_id", string | null>>

const noOne: Cited = { person_id: null, event_id: null, name_id: null, relationship_id: null }

/** What a citation of one record is about. */
export const citedOf = (one: Partial<Cited>): Cited => ({ ...noOne, ...one })

const citationTexts = ["page", "text", "date", "url", "notes"] as const
const newSourceTexts = ["title", "author", "repository"] as const

type Texts = Readonly<Record<(typeof citationTexts)[number] | (typeof newSourceTexts)[number], string>>

/** How sure a citation is: from 0, unreliable, to 3, direct evidence. Empty if that is not said. */
export type Confidence = "" | "0" | "1" | "2" | "3"

export const confidences: readonly Confidence[] = ["", "3", "2", "1", "0"]

/** A citation while it is written, with the texts of a source that is written with it. */
export interface CitationText extends Texts {
  /** The id of the source; `NEW_SOURCE` for one that is written here, `OTHER_SOURCE` for one to be found. */
  readonly source: string
  readonly confidence: Confidence
}

export const NEW_SOURCE = "new"
export const OTHER_SOURCE = "other"

/** How sure a record is, as a form has it. */
export const confidenceOf = (value: number | null): Confidence =>
  confidences.find((one) => one === `${value ?? ""}`) ?? ""

/** How sure a form says that a record is, as the service has it. */
export const confidenceValue = (confidence: Confidence): number | null =>
  confidence === "" ? null : Number(confidence)

/** A citation as its form begins: that of the tree, or an empty one of this source. */
export const citationText = (citation: Citation | null, source: string): CitationText => ({
  source: citation?.source_id ?? source,
  confidence: confidenceOf(citation?.confidence ?? null),
  page: citation?.page ?? "",
  text: citation?.text ?? "",
  date: citation?.date ?? "",
  url: citation?.url ?? "",
  notes: citation?.notes ?? "",
  title: "",
  author: "",
  repository: "",
})

const changesOf = (was: CitationText, is: CitationText) => ({
  ...changedTexts(citationTexts, was, is),
  ...(was.confidence === is.confidence ? {} : { confidence: confidenceValue(is.confidence) }),
})

/** The operations that cite a source, and that add it first if it is new. */
export const addCitation = (cited: Cited, text: CitationText): readonly RecordOperation[] => {
  const isNew = text.source === NEW_SOURCE
  const { title, ...others } = changedTexts(newSourceTexts, citationText(null, ""), text)
  const source: RecordOperation = {
    op: "create",
    entity: "source",
    ref: "source",
    data: { ...others, title: title ?? "" },
  }
  const about = Object.fromEntries(Object.entries(cited).filter(([, id]) => id !== null))
  const data = { source_id: isNew ? "$source" : text.source, ...about, ...changesOf(citationText(null, ""), text) }
  return [...(isNew ? [source] : []), { op: "create", entity: "citation", data }]
}

/** What a form of a citation changed: one operation with the fields that differ, or none. */
export const changeCitation = (id: string, was: CitationText, is: CitationText): readonly RecordOperation[] => {
  const data = changesOf(was, is)
  return Object.keys(data).length === 0 ? [] : [{ op: "update", entity: "citation", id, data }]
}
