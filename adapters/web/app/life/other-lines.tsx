import { useState } from "preact/hooks"
import { question, useAnswer } from "../api/cache.ts"
import { api, type Schemas } from "../api/client.ts"
import { otherLines } from "./record-lines.ts"
import { Answered } from "../parts/answered.tsx"
import { useWords } from "../words/language.ts"
import { personWords } from "./words.ts"

interface OtherLinesProps {
  readonly tree: string
  /** The record of the tree that the lines are about. */
  readonly of: { readonly kind: "person" | "source"; readonly id: string }
}

const recordsOf = ({ tree, of: { kind, id } }: OtherLinesProps) =>
  question(["tree", tree, "kept records", kind, id], (signal) =>
    kind === "person"
      ? api.GET("/persons/{person_id}/records", { params: { path: { person_id: id } }, signal })
      : api.GET("/sources/{source_id}/records", { params: { path: { source_id: id } }, signal }),
  )

/** What imported files say of a person or a source beyond the fields of the page, in a list that can be opened. */
export const OtherLines = (props: OtherLinesProps) => {
  const words = useWords(personWords)
  const [isOpen, setOpen] = useState(false)
  const answer = useAnswer(isOpen ? recordsOf(props) : null)
  return (
    <details class="other-lines" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.otherLines}</summary>
      {isOpen ? (
        <Answered answer={answer}>
          {(records) => {
            const some = records.filter((record) => otherLines(record).length > 0)
            return some.length === 0 ? (
              <p class="soft">{words.noOtherLines}</p>
            ) : (
              some.map((record) => <RecordLines key={record.id} record={record} />)
            )
          }}
        </Answered>
      ) : null}
    </details>
  )
}

const RecordLines = ({ record }: { readonly record: Schemas["KeptRecordRead"] }) => {
  const words = useWords(personWords)
  return (
    <>
      {record.tag === "FAM" ? <p class="soft">{words.linesOfFamily({ xref: record.xref ?? "" })}</p> : null}
      <dl class="facts">
        {otherLines(record).map(({ path, text }, index) => (
          <div key={`${index} ${path}`} class="fact">
            <dt class="fact-name">{path}</dt>
            <dd class="written">{text === "" ? words.tagAlone : text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
