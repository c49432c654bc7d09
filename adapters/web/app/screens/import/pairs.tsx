import { useState } from "preact/hooks"
import type { Schemas } from "../../api/client.ts"
import {
  decided,
  decidedForOthers,
  type Decisions,
  type ImportAction,
  importActions,
} from "../../model/import-decisions.ts"
import { Select } from "../../parts/form.tsx"
import { useKeys } from "../../parts/keys.ts"
import { useFormats } from "../../words/format.ts"
import { useWords } from "../../words/language.ts"
import { Sides } from "./sides.tsx"
import { importWords } from "./words.ts"

interface PairsProps {
  /** Persons of the file with a reference and at least one match. */
  readonly candidates: readonly Schemas["GedcomCandidate"][]
  readonly decisions: Decisions
  readonly onDecide: (decisions: Decisions) => void
}

/** Who may be in the tree, one pair at a time. Only this pair is in the document. */
export const Pairs = ({ candidates, decisions, onDecide }: PairsProps) => {
  const words = useWords(importWords)
  const { number } = useFormats()
  const [at, setAt] = useState(0)
  const [forOthers, setForOthers] = useState(false)
  const [targets, setTargets] = useState<ReadonlyMap<string, string>>(new Map())
  const go = (distance: number): void => setAt((now) => Math.min(Math.max(now + distance, 0), candidates.length - 1))
  const candidate = candidates[at]
  const ref = candidate?.ref ?? ""
  const match = candidate?.matches.find(({ person_id }) => person_id === targets.get(ref)) ?? candidate?.matches[0]
  const decide = (action: ImportAction): void => {
    if (match === undefined) return
    const one = decided(decisions, ref, { action, target: match.person_id })
    onDecide(forOthers ? decidedForOthers(one, candidates, { action, score: match.score }) : one)
    setForOthers(false)
    go(1)
  }
  useKeys({
    1: () => decide("new"),
    2: () => decide("skip"),
    3: () => decide("merge"),
    4: () => decide("overwrite"),
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
  })
  if (candidate === undefined || match === undefined) return null
  const isOpen = (one: Schemas["GedcomCandidate"]): boolean => one.ref !== null && !decisions.has(one.ref)
  const others = candidates.filter((one) => one !== candidate && isOpen(one) && one.matches[0]?.score === match.score)
  return (
    <section class="panel">
      <div class="screen-head">
        <h2>{words.whoIsHere}</h2>
        <span class="soft">{words.pair({ at: number(at + 1), all: number(candidates.length) })}</span>
      </div>
      <Sides candidate={candidate} match={match} />
      {candidate.matches.length < 2 ? null : (
        <Select
          name="target"
          label={words.which}
          value={match.person_id}
          options={candidate.matches.map(({ person_id, display_name, birth_year }) => ({
            value: person_id,
            label: birth_year === null ? display_name : `${display_name}, ${words.born({ year: birth_year })}`,
          }))}
          onChange={(person) => setTargets(new Map([...targets, [ref, person]]))}
        />
      )}
      <fieldset class="pair-actions" aria-label={words.what}>
        {importActions.map((action, index) => (
          <button
            key={action}
            type="button"
            class="button"
            aria-pressed={decisions.get(ref)?.action === action}
            onClick={() => decide(action)}
          >
            <span class="key" aria-hidden="true">
              {index + 1}
            </span>
            {words.actions[action]}
          </button>
        ))}
      </fieldset>
      {others.length === 0 ? null : (
        <label class="choice">
          <input
            type="checkbox"
            checked={forOthers}
            onChange={({ currentTarget }) => setForOthers(currentTarget.checked)}
          />
          <span>{words.others({ count: others.length, score: words.scores[match.score] })}</span>
        </label>
      )}
      <p class="buttons">
        <button type="button" class="button" onClick={() => go(-1)}>
          {words.previous}
        </button>
        <button type="button" class="button" onClick={() => go(1)}>
          {words.next}
        </button>
        <span class="soft" role="status">
          {words.undecided({ count: candidates.filter(isOpen).length })}
        </span>
      </p>
      <p class="soft small keys-hint">{words.keys}</p>
    </section>
  )
}
