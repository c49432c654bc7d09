import { useRoute } from "preact-iso/router"
import { useRef, useState } from "preact/hooks"
import { useAnswer } from "../../api/cache.ts"
import type { Schemas } from "../../api/client.ts"
import { canEdit } from "../../api/trees.ts"
import { needsOf, withOperation, withoutOperation } from "../../model/proposal.ts"
import { AnsweredScreen } from "../../parts/answered-screen.tsx"
import { Guarded } from "../../parts/guarded.tsx"
import { useKeys } from "../../parts/keys.ts"
import { Screen } from "../../parts/screen.tsx"
import { TreeFrame } from "../../parts/tree-frame.tsx"
import { to } from "../../routes.ts"
import { useFormats } from "../../words/format.ts"
import { useCommonWords, useWords } from "../../words/language.ts"
import { proposalQuestion } from "../review/data.ts"
import { reviewWords } from "../review/words.ts"
import { Comments } from "./comments.tsx"
import { Decision, UndoAccepted, Withdraw } from "./decision.tsx"
import { StepCard } from "./step.tsx"

/** One suggestion: what it would change, and what becomes of it. */
const Proposal = () => (
  <Guarded>
    {(me) => <TreeFrame>{({ tree }) => <Found tree={tree.id} me={me.id} isEditor={canEdit(tree)} />}</TreeFrame>}
  </Guarded>
)

interface FoundProps {
  readonly tree: string
  readonly me: string
  readonly isEditor: boolean
}

const Found = ({ tree, me, isEditor }: FoundProps) => {
  const id = useRoute().params["proposal"] ?? ""
  return (
    <AnsweredScreen answer={useAnswer(proposalQuestion(tree, id))}>
      {(proposal) => <Whole key={id} proposal={proposal} me={me} isEditor={isEditor} />}
    </AnsweredScreen>
  )
}

interface WholeProps {
  readonly proposal: Schemas["ProposalDetail"]
  readonly me: string
  readonly isEditor: boolean
}

const Whole = ({ proposal, me, isEditor }: WholeProps) => {
  const words = useWords(reviewWords)
  const list = useRef<HTMLOListElement>(null)
  const mayDecide = isEditor && proposal.status === "pending"
  const left = proposal.diff.filter(({ is_applied }) => !is_applied).map(({ operation }) => operation)
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set())
  const chosen = new Set(left.filter((operation) => !dropped.has(operation)))
  const needs = needsOf(proposal.operations)
  const choose = (operation: number, isChosen: boolean): void => {
    const next = isChosen ? withOperation(chosen, operation, needs) : withoutOperation(chosen, operation, needs)
    setDropped(new Set(left.filter((one) => !next.has(one))))
  }
  const step = (distance: number): void => {
    const stops = [...(list.current?.querySelectorAll<HTMLElement>(".step-head :is(input, [tabindex])") ?? [])]
    const present = stops.findIndex((stop) => stop.matches(":focus"))
    stops[present < 0 ? 0 : Math.min(Math.max(present + distance, 0), stops.length - 1)]?.focus()
  }
  useKeys({ j: () => step(1), k: () => step(-1) })
  return (
    <Screen title={proposal.summary ?? words.untitled} beside={<BackToAll tree={proposal.tree_id} />}>
      <Facts proposal={proposal} />
      <ol class="steps" ref={list}>
        {proposal.diff.map((entry) => (
          <StepCard
            key={entry.operation}
            entry={entry}
            isStale={proposal.stale.includes(entry.operation)}
            chosen={mayDecide && !entry.is_applied ? chosen.has(entry.operation) : null}
            onChoose={(isChosen) => choose(entry.operation, isChosen)}
          />
        ))}
      </ol>
      {mayDecide ? <Decision proposal={proposal} chosen={[...chosen]} left={left.length} /> : null}
      {isEditor && proposal.change_ids.length > 0 ? <UndoAccepted proposal={proposal} /> : null}
      <Comments tree={proposal.tree_id} proposal={proposal.id} />
      {proposal.proposer?.id === me && proposal.status === "pending" ? <Withdraw proposal={proposal} /> : null}
    </Screen>
  )
}

const BackToAll = ({ tree }: { readonly tree: string }) => {
  const words = useWords(reviewWords)
  return (
    <p class="buttons">
      <a class="button" href={to.review(tree)}>
        {words.all}
      </a>
    </p>
  )
}

/** Who suggested it and when, and what became of it. */
const Facts = ({ proposal }: { readonly proposal: Schemas["ProposalDetail"] }) => {
  const words = useWords(reviewWords)
  const common = useCommonWords()
  const { ago } = useFormats()
  const { proposer, origin, created_at, status, reviewer, reject_reason, apply_error } = proposal
  const facts = [
    proposer?.display_name ?? common.someone,
    words.originOf[origin],
    ago(created_at),
    words.statusOf[status],
  ]
  return (
    <>
      <p class="soft">{facts.filter((fact) => fact !== "").join(" · ")}</p>
      {reviewer === null ? null : (
        <p class="note">
          <span>{words.decidedBy({ name: reviewer.display_name ?? common.someone })}</span>
          {reject_reason === null ? null : <span>{words.rejectedBecause({ reason: reject_reason })}</span>}
        </p>
      )}
      {apply_error === null ? null : (
        <div class="note is-bad">
          <p>
            {words.failed({ number: apply_error.operation + 1 })} <span lang="en">{apply_error.detail}</span>
          </p>
        </div>
      )}
    </>
  )
}

export default Proposal
