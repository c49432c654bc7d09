import { useLocation, useRoute } from "preact-iso/router"
import { useRef, useState } from "preact/hooks"
import { useAnswer } from "../../api/cache.ts"
import type { Schemas } from "../../api/client.ts"
import { proposalCounts } from "../../api/trees.ts"
import { Answered } from "../../parts/answered.tsx"
import { Select } from "../../parts/form.tsx"
import { Guarded } from "../../parts/guarded.tsx"
import { lazily } from "../../parts/lazily.ts"
import { useKeys } from "../../parts/keys.ts"
import { Screen } from "../../parts/screen.tsx"
import { TreeFrame } from "../../parts/tree-frame.tsx"
import { to } from "../../routes.ts"
import { useFormats } from "../../words/format.ts"
import { useCommonWords, useWords } from "../../words/language.ts"
import { origins, pageQuestion, queryOf, statuses, type Wanted, wantedIn } from "./data.ts"
import { reviewWords } from "./words.ts"

const QuestionList = lazily(() => import("../../questions/question-list.tsx"))

/** The suggestions for a tree, those that wait first. */
const Review = () => <Guarded>{() => <TreeFrame>{({ tree }) => <Whole tree={tree.id} />}</TreeFrame>}</Guarded>

interface WantedInTree {
  readonly tree: string
  readonly wanted: Wanted
}

const Whole = ({ tree }: { readonly tree: string }) => {
  const words = useWords(reviewWords)
  const wanted = wantedIn(useRoute().query)
  const list = useRef<HTMLUListElement>(null)
  const step = (distance: number): void => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>("a.suggestion") ?? [])]
    const present = links.findIndex((link) => link.matches(":focus"))
    const next = present < 0 ? 0 : Math.min(Math.max(present + distance, 0), links.length - 1)
    links[next]?.focus()
  }
  useKeys({ j: () => step(1), k: () => step(-1) })
  return (
    <Screen title={words.title}>
      <Filter tree={tree} wanted={wanted} />
      <ul class="rows" ref={list} key={JSON.stringify(wanted)}>
        <ListPage tree={tree} wanted={wanted} cursor={null} />
      </ul>
      <p class="soft small keys-hint">{words.keysList}</p>
      <QuestionList tree={tree} />
    </Screen>
  )
}

const Filter = ({ tree, wanted }: WantedInTree) => {
  const words = useWords(reviewWords)
  const { route } = useLocation()
  const { number } = useFormats()
  const counts = useAnswer(proposalCounts(tree)).data
  const nameOf = (name: string, count: number | undefined): string =>
    count === undefined ? name : words.countOf({ name, count: number(count) })
  const byOrigin = wanted.status === "pending" ? counts?.by_origin : undefined
  const show = (changed: Partial<Wanted>): void => route(to.review(tree, queryOf({ ...wanted, ...changed })))
  return (
    <div class="filter">
      <Select
        name="status"
        label={words.status}
        value={wanted.status}
        options={statuses.map((value) => ({ value, label: nameOf(words.statuses[value], counts?.[value]) }))}
        onChange={(status) => show({ status })}
      />
      <Select
        name="origin"
        label={words.origin}
        value={wanted.origin}
        options={origins.map((value) => ({
          value,
          label: nameOf(words.origins[value], value === "all" ? undefined : byOrigin?.[value]),
        }))}
        onChange={(origin) => show({ origin })}
      />
    </div>
  )
}

const ListPage = ({ tree, wanted, cursor }: WantedInTree & { readonly cursor: string | null }) => {
  const words = useWords(reviewWords)
  const answer = useAnswer(pageQuestion(tree, wanted, cursor))
  const [isReached, setReached] = useState(false)
  if (answer.data === undefined)
    return (
      <li>
        <Answered answer={answer}>{() => null}</Answered>
      </li>
    )
  const { proposals, next } = answer.data
  if (proposals.length === 0 && cursor === null) return <li class="soft">{words.none[wanted.status]}</li>
  return (
    <>
      {proposals.map((proposal) => (
        <Row key={proposal.id} proposal={proposal} />
      ))}
      {next === null || isReached ? null : (
        <li>
          <button type="button" class="button" onClick={() => setReached(true)}>
            {words.more}
          </button>
        </li>
      )}
      {next === null || !isReached ? null : <ListPage tree={tree} wanted={wanted} cursor={next} />}
    </>
  )
}

const Row = ({ proposal }: { readonly proposal: Schemas["ProposalRead"] }) => {
  const words = useWords(reviewWords)
  const common = useCommonWords()
  const { ago } = useFormats()
  const { id, tree_id, summary, proposer, origin, operations, created_at } = proposal
  const facts = [
    proposer?.display_name ?? common.someone,
    words.originOf[origin],
    words.steps({ count: operations.length }),
    ago(created_at),
  ]
  return (
    <li>
      <a class="suggestion" href={to.proposal(tree_id, id)}>
        <span class="person-name">{summary ?? words.untitled}</span>
        <span class="soft small">{facts.filter((fact) => fact !== "").join(" · ")}</span>
      </a>
    </li>
  )
}

export default Review
