import { useState } from "preact/hooks"
import { useAnswer } from "../../api/cache.ts"
import type { Schemas } from "../../api/client.ts"
import { Answered } from "../../parts/answered.tsx"
import type { InTree } from "../../parts/tree-frame.tsx"
import { to } from "../../routes.ts"
import { useFormats } from "../../words/format.ts"
import { useWords } from "../../words/language.ts"
import { overviewOf, surnamesOf } from "./data.ts"
import { treeWords } from "./words.ts"

type Overview = Schemas["TreeOverview"]

const counted = ["persons", "possibly_living", "families", "events", "places", "sources", "media"] as const
const known = ["birth", "death", "parents", "sources"] as const

/** A tree in numbers, with its most frequent surnames. */
export const Numbers = ({ tree, isVisitor }: InTree) => {
  const words = useWords(treeWords)
  return (
    <Answered answer={useAnswer(overviewOf(tree.id, isVisitor))}>
      {(overview) => (
        <>
          <section class="stack">
            <h2>{words.numbers}</h2>
            <Counts overview={overview} />
            <Known overview={overview} />
          </section>
          {overview.top_surnames.length === 0 ? null : (
            <Surnames tree={tree.id} isVisitor={isVisitor} top={overview.top_surnames} />
          )}
        </>
      )}
    </Answered>
  )
}

const Counts = ({ overview }: { readonly overview: Overview }) => {
  const words = useWords(treeWords)
  const { number } = useFormats()
  const { counts, generations, earliest_year, latest_year } = overview
  const span = [
    generations === 0 ? "" : words.generations({ count: generations }),
    earliest_year === null || latest_year === null
      ? ""
      : words.years({ from: String(earliest_year), to: String(latest_year) }),
  ]
  return (
    <>
      <dl class="numbers">
        {counted
          .filter((name) => name === "persons" || counts[name] > 0)
          .map((name) => (
            <div key={name}>
              <dt>{words.counts[name]}</dt>
              <dd>{number(counts[name])}</dd>
            </div>
          ))}
      </dl>
      <p class="soft">{span.filter((part) => part !== "").join(", ")}</p>
    </>
  )
}

/** Of what part of the people something is known. */
const Known = ({ overview: { counts, completeness } }: { readonly overview: Overview }) => {
  const words = useWords(treeWords)
  const { percent } = useFormats()
  if (counts.persons === 0) return null
  return (
    <>
      <h3>{words.known}</h3>
      <ul class="known">
        {known.map((name) => (
          <li key={name}>
            <label>
              <span>{words.completeness[name]}</span>
              <meter min={0} max={1} value={completeness[name]} />
            </label>
            <span class="known-part soft small">{percent(completeness[name])}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface SurnamesProps {
  readonly tree: string
  readonly isVisitor: boolean
  readonly top: Overview["top_surnames"]
}

/** Surnames that lead to their people: the most frequent ones, and all of them on demand. */
const Surnames = ({ tree, isVisitor, top }: SurnamesProps) => {
  const words = useWords(treeWords)
  const { number } = useFormats()
  const [wantsAll, setAll] = useState(false)
  const all = useAnswer(wantsAll ? surnamesOf(tree, isVisitor) : null)
  return (
    <section class="stack">
      <h2>{words.surnames}</h2>
      <ul class="surnames">
        {(all.data ?? top).map(({ surname, count }) => (
          <li key={surname}>
            <a href={to.people(tree, { q: surname })}>
              {surname} <span class="soft small">{number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
      {top.length < 10 || all.data !== undefined ? null : (
        <p>
          <button type="button" class="button" aria-disabled={all.isAsking} onClick={() => setAll(true)}>
            {words.allSurnames}
          </button>
        </p>
      )}
    </section>
  )
}
