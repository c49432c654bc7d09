import { useState } from "preact/hooks"
import type { Schemas } from "../../api/client.ts"
import type { Decisions } from "../../model/import-decisions.ts"
import { useFormats } from "../../words/format.ts"
import { useWords } from "../../words/language.ts"
import { Encoding } from "./encoding.tsx"
import { Pairs } from "./pairs.tsx"
import { Counts, Warnings } from "./warnings.tsx"
import { importWords } from "./words.ts"

interface PreviewProps {
  readonly report: Schemas["PreviewReport"]
  readonly onImport: (decisions: Decisions) => void
  readonly onOther: () => void
  /** Reads the file again in another encoding. */
  readonly onEncoding: (encoding: string) => void
}

/** What is in the file, and who of it may be in the tree. */
export const Preview = ({ report, onImport, onOther, onEncoding }: PreviewProps) => {
  const words = useWords(importWords)
  const { number } = useFormats()
  const [decisions, setDecisions] = useState<Decisions>(new Map())
  const candidates = report.candidates.filter(({ ref, matches }) => ref !== null && matches.length > 0)
  return (
    <>
      <section class="panel">
        <h2>{words.inIt}</h2>
        <Counts
          counts={[
            [words.counts.persons, number(report.persons)],
            [words.counts.families, number(report.families)],
            [words.counts.sources, number(report.sources)],
            [words.counts.media, number(report.media ?? 0)],
            [words.counts.candidates, number(candidates.length)],
          ]}
        />
        {report.warnings.some(({ code }) => code === "already_there") ? (
          <p role="status">
            {words.alreadyThere({ there: number(report.already_there.persons), all: number(report.persons) })}
          </p>
        ) : null}
        <Warnings warnings={report.warnings} unmapped={report.unmapped_tags.length} />
      </section>
      <Encoding encoding={report.encoding} details={report.encoding_details} onChoose={onEncoding} />
      {candidates.length === 0 ? (
        <p>{words.noneIsHere}</p>
      ) : (
        <Pairs candidates={candidates} decisions={decisions} onDecide={setDecisions} />
      )}
      <p class="buttons">
        <button type="button" class="button is-main" onClick={() => onImport(decisions)}>
          {words.start({ count: report.persons })}
        </button>
        <button type="button" class="button" onClick={onOther}>
          {words.other}
        </button>
      </p>
    </>
  )
}
