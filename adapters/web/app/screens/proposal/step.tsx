import type { Schemas } from "../../api/client.ts"
import { BeforeAfter } from "../../parts/before-after.tsx"
import { Icon } from "../../parts/icon.tsx"
import { useLanguage, useWords } from "../../words/language.ts"
import { reviewWords } from "../review/words.ts"
import { fieldsInWords, subjectOf } from "../../records/in-words.ts"
import { recordWords } from "../../records/words.ts"
import { pageInWords } from "../../words/page.ts"

interface StepProps {
  readonly entry: Schemas["ProposalDiffEntry"]
  readonly isStale: boolean
  /** Null if the reader cannot choose: the operation is done, or the proposal is decided, or is for editors. */
  readonly chosen: boolean | null
  readonly onChoose: (isChosen: boolean) => void
}

const states = { create: "after", update: "both", delete: "before", merge: "both" } as const

/** One operation of a proposal: what it does, with before and after, and what it is based on. */
export const StepCard = ({ entry, isStale, chosen, onChoose }: StepProps) => {
  const words = useWords(reviewWords)
  const speech = { words: useWords(recordWords), language: useLanguage() }
  const headline = words.headline({
    op: words.ops[entry.op],
    entity: words.entities[entry.entity],
    name: subjectOf(entry, speech),
  })
  const fields = fieldsInWords(entry, speech)
  const isGone = entry.op !== "create" && entry.before === null && !entry.is_applied
  return (
    <li class={`step${isStale || isGone ? " is-stale" : ""}`}>
      <div class="step-head">
        {chosen === null ? null : (
          <input
            type="checkbox"
            checked={chosen}
            aria-label={words.choose({ what: headline })}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        )}
        <h2 tabIndex={chosen === null ? -1 : undefined}>{headline}</h2>
        {entry.is_applied ? (
          <span class="with-icon step-done">
            <Icon name="check" />
            {words.done}
          </span>
        ) : null}
      </div>
      {isStale || isGone ? (
        <p class="with-icon step-warning">
          <Icon name="warning" />
          {isGone ? words.gone : words.stale}
        </p>
      ) : null}
      {fields.length === 0 ? (
        <Nothing isDelete={entry.op === "delete"} />
      ) : (
        <BeforeAfter fields={fields} states={states[entry.op]} heads={words.heads} caption={headline} />
      )}
      {entry.basis === null ? null : <Basis basis={entry.basis} />}
    </li>
  )
}

const Nothing = ({ isDelete }: { readonly isDelete: boolean }) => {
  const words = useWords(reviewWords)
  return isDelete ? null : <p class="soft">{words.nothingChanges}</p>
}

/** What the proposer says that the operation is based on, with the sources that they cite. */
const Basis = ({ basis: { text, citations } }: { readonly basis: Schemas["ProposalBasisRead"] }) => {
  const words = useWords(reviewWords)
  return (
    <div class="step-basis">
      <h3>{words.basis}</h3>
      {text === null ? null : <p>{text}</p>}
      {citations.length === 0 ? null : (
        <ul>
          {citations.map(({ id, title, page }) => (
            <li key={id}>
              <cite>{title ?? words.gone}</cite>
              {page === null ? null : `, ${pageInWords(page, words.page)}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
