import { useState } from "preact/hooks"
import { useAnswer } from "../api/cache.ts"
import { type CitedSource, lastSource } from "../api/last-source.ts"
import { useMe } from "../api/session.ts"
import { sourcesPage } from "../api/sources.ts"
import { type CitationText, NEW_SOURCE, OTHER_SOURCE } from "../model/forms/citation-edit.ts"
import { Finder } from "../parts/find/finder.tsx"
import { Select } from "../parts/form.tsx"
import { useWords } from "../words/language.ts"
import { citingWords } from "./citation-words.ts"
import { TextField } from "./text-field.tsx"

const unique = (sources: readonly CitedSource[]): readonly CitedSource[] => [
  ...new Map(sources.map((one) => [one.id, one])).values(),
]

/** The sources that a citation can be of: the one that was cited last, those of the person, and the first of the tree. */
export const useCitable = (tree: string, near: readonly CitedSource[]): readonly CitedSource[] => {
  const last = lastSource(useMe().data?.id ?? "", tree)
  const first = useAnswer(sourcesPage(tree, "", null)).data?.items ?? []
  return unique([...(last === null ? [] : [last]), ...near, ...first])
}

interface SourceFieldProps {
  readonly tree: string
  readonly sources: readonly CitedSource[]
  readonly text: CitationText
  /** Whether the reader wanted to save before a source was chosen. */
  readonly isMissing: boolean
  readonly onChange: (text: CitationText) => void
}

/** The source of a new citation: one of those at hand, another one of the tree, or one that is written here. */
export const SourceField = ({ tree, sources, text, isMissing, onChange }: SourceFieldProps) => {
  const words = useWords(citingWords)
  const [found, setFound] = useState<readonly CitedSource[]>([])
  const options = [
    ...unique([...found, ...sources]).map(({ id, title }) => ({ value: id, label: title })),
    ...(sources.length === 0 ? [] : [{ value: OTHER_SOURCE, label: words.otherSource }]),
    { value: NEW_SOURCE, label: words.newSource },
  ]
  return (
    <>
      <Select
        name="source"
        label={words.source}
        value={text.source}
        options={options}
        onChange={(source) => onChange({ ...text, source })}
      />
      {text.source === OTHER_SOURCE ? (
        <Finder
          label={words.find}
          hint={words.findHint}
          none={words.findNone}
          count={(count) => words.findCount({ count })}
          fault={isMissing ? words.chooseOne : null}
          takesFocus
          ask={(q) => ({
            key: ["tree", tree, "sources to cite", q],
            ask: async (signal) => (await sourcesPage(tree, q, null).ask(signal)).items,
          })}
          row={({ title, author }) => (
            <>
              <span class="person-name">{title}</span>
              <span class="hit-facts">{author}</span>
            </>
          )}
          onChoose={({ id, title }) => {
            setFound([{ id, title }, ...found])
            onChange({ ...text, source: id })
          }}
        />
      ) : null}
      {text.source === NEW_SOURCE ? (
        <>
          <TextField
            label={words.title}
            value={text.title}
            isRequired
            onChange={(title) => onChange({ ...text, title })}
          />
          <TextField label={words.author} value={text.author} onChange={(author) => onChange({ ...text, author })} />
          <TextField
            label={words.repository}
            value={text.repository}
            onChange={(repository) => onChange({ ...text, repository })}
          />
        </>
      ) : null}
    </>
  )
}
