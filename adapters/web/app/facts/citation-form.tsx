import { useState } from "preact/hooks"
import { question } from "../api/cache.ts"
import { api, type Schemas } from "../api/client.ts"
import { type CitedSource, lastSource, rememberSource } from "../api/last-source.ts"
import type { Saved } from "../api/save.ts"
import { useMe } from "../api/session.ts"
import {
  addCitation,
  changeCitation,
  type CitationText,
  type Cited,
  citationText,
  confidences,
  NEW_SOURCE,
  OTHER_SOURCE,
} from "../model/forms/citation-edit.ts"
import { Select } from "../parts/form.tsx"
import { useWords } from "../words/language.ts"
import { citingWords } from "./citation-words.ts"
import { type PlaceProps, RecordForm } from "./record-form.tsx"
import { Remove } from "./remove.tsx"
import { SourceField, useCitable } from "./source-field.tsx"
import { TextField } from "./text-field.tsx"

type Citation = Schemas["CitationRead"]

const citationQuestion = (tree: string, citation_id: string) =>
  question(["tree", tree, "citation", citation_id], (signal) =>
    api.GET("/citations/{citation_id}", { params: { path: { citation_id } }, signal }),
  )

/** What the form of a citation gets. */
export interface CitationFormProps extends PlaceProps {
  readonly cited: Cited
  /** Null for a new citation. */
  readonly citation: Citation | null
  /** What the citation is about, in a few words: "born 1842". */
  readonly what: string
  /** The name of the person whose page it is. */
  readonly name: string
  /** The sources that the page of the person has. */
  readonly sources: readonly CitedSource[]
}

const fields = ["page", "text", "confidence", "date", "url", "notes"] as const

/** Cites a source for a fact, a name or a person, or changes such a citation. The source may be written here too. */
const CitationForm = (props: CitationFormProps) => {
  const { tree, cited, citation, what, name, sources } = props
  const words = useWords(citingWords)
  const me = useMe().data?.id ?? ""
  const citable = useCitable(tree, sources)
  const [isMissing, setMissing] = useState(false)
  const [first] = useState(() => lastSource(me, tree)?.id ?? sources[0]?.id ?? NEW_SOURCE)
  const title = sources.find(({ id }) => id === citation?.source_id)?.title ?? ""
  const labels = { ...words, confidence: words.sure }
  const operationsOf = (was: CitationText, is: CitationText) => {
    setMissing(is.source === OTHER_SOURCE)
    if (is.source === OTHER_SOURCE) return null
    return citation === null ? addCitation(cited, is) : changeCitation(citation.id, was, is)
  }
  const remember = (text: CitationText, saved: Saved): void => {
    if (saved.kind !== "saved" || citation !== null) return
    const id = text.source === NEW_SOURCE ? saved.records.find(({ ref }) => ref === "source")?.id : text.source
    const known = text.source === NEW_SOURCE ? text.title : citable.find((one) => one.id === id)?.title
    if (id !== undefined && known !== undefined) rememberSource(me, tree, { id, title: known })
  }
  return (
    <RecordForm
      {...props}
      heading={citation === null ? words.citeFor({ what }) : words.changeCitation({ title })}
      record={citation}
      again={citation === null ? null : citationQuestion(tree, citation.id)}
      textOf={(record) => citationText(record, first)}
      operationsOf={operationsOf}
      onSaved={remember}
      rowsOf={(text) =>
        fields.map((field) => [labels[field], field === "confidence" ? words.sures[text.confidence] : text[field]])
      }
      summary={citation === null ? words.summaryCite({ what, name }) : words.summaryChange({ what, name })}
      fields={(text, onChange) => (
        <>
          {citation === null ? (
            <SourceField tree={tree} sources={citable} text={text} isMissing={isMissing} onChange={onChange} />
          ) : null}
          <TextField label={words.page} value={text.page} onChange={(page) => onChange({ ...text, page })} />
          <TextField
            label={words.text}
            value={text.text}
            isLong
            onChange={(said) => onChange({ ...text, text: said })}
          />
          <Select
            name="confidence"
            label={words.sure}
            value={text.confidence}
            options={confidences.map((value) => ({ value, label: words.sures[value] }))}
            onChange={(confidence) => onChange({ ...text, confidence })}
          />
          <TextField label={words.date} value={text.date} onChange={(date) => onChange({ ...text, date })} />
          <TextField label={words.url} value={text.url} onChange={(url) => onChange({ ...text, url })} />
          <TextField label={words.notes} value={text.notes} isLong onChange={(notes) => onChange({ ...text, notes })} />
        </>
      )}
      beside={
        citation === null ? null : (
          <Remove
            {...props}
            entity="citation"
            record={citation}
            taken={{}}
            stays={words.sourceStays}
            summary={words.summaryDelete({ what, name })}
          />
        )
      }
    />
  )
}

export default CitationForm
