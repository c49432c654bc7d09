import { useLocation } from "preact-iso/router"
import { useState } from "preact/hooks"
import { useAct } from "../../api/cache.ts"
import type { Schemas } from "../../api/client.ts"
import { Confirm } from "../../parts/dialogs/confirm.tsx"
import { Dialog } from "../../parts/dialogs/dialog.tsx"
import { Field, Form } from "../../parts/form.tsx"
import { useKeys } from "../../parts/keys.ts"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { toast } from "../../parts/toasts.tsx"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { reviewWords } from "../review/words.ts"
import { accept, reject, undoProposal, withdraw } from "./decide.ts"

interface DecisionProps {
  readonly proposal: Schemas["ProposalDetail"]
  /** The indexes of the chosen operations. */
  readonly chosen: readonly number[]
  /** How many operations are left to choose from. */
  readonly left: number
}

/** The buttons that accept or reject, which the keys `a` and `r` press. */
export const Decision = ({ proposal, chosen, left }: DecisionProps) => {
  const words = useWords(reviewWords)
  const { route } = useLocation()
  const [isRejecting, setRejecting] = useState(false)
  const accepting = useAct(async () => {
    await accept(proposal, chosen.length === left ? null : chosen)
    toast({ text: words.accepted, undo: () => undoProposal(proposal) })
    route(to.review(proposal.tree_id))
  })
  const isReady = chosen.length > 0 && !accepting.isRunning
  const run = (): void => {
    if (isReady) void accepting.run(undefined)
  }
  useKeys({ a: run, r: () => setRejecting(true) })
  return (
    <section class="decision" aria-label={words.status}>
      <ProblemNote problem={accepting.problem} />
      {chosen.length === 0 ? <p class="soft small">{words.chooseFirst}</p> : null}
      {chosen.length > 0 && chosen.length < left ? <p class="soft small">{words.notChosen}</p> : null}
      <div class="buttons">
        <button type="button" class="button is-main" aria-disabled={!isReady} onClick={run}>
          {left === 1
            ? words.acceptOne
            : words.accept({ chosen: chosen.length, all: left, which: chosen.length === left ? "all" : "some" })}
        </button>
        <button type="button" class="button is-dangerous" onClick={() => setRejecting(true)}>
          {words.reject}
        </button>
      </div>
      <p class="soft small keys-hint">{words.keys}</p>
      {isRejecting ? <Reject proposal={proposal} onClose={() => setRejecting(false)} /> : null}
    </section>
  )
}

interface RejectProps {
  readonly proposal: Schemas["ProposalDetail"]
  readonly onClose: () => void
}

const Reject = ({ proposal, onClose }: RejectProps) => {
  const words = useWords(reviewWords)
  const { route } = useLocation()
  const rejecting = useAct(async (reason: string) => {
    await reject(proposal, reason)
    toast({ text: words.rejected })
    route(to.review(proposal.tree_id))
  })
  return (
    <Dialog title={words.rejectTitle} onClose={onClose}>
      <Form
        submit={words.reject}
        isRunning={rejecting.isRunning}
        problem={rejecting.problem}
        isDangerous={true}
        onSubmit={({ reason = "" }) => void rejecting.run(reason)}
      >
        <Field name="reason" label={words.reason} hint={words.reasonHint} />
      </Form>
    </Dialog>
  )
}

/** Takes back what was accepted, and makes the suggestion wait again. */
export const UndoAccepted = ({ proposal }: { readonly proposal: Schemas["ProposalDetail"] }) => {
  const words = useWords(reviewWords)
  const undoing = useAct(async () => {
    await undoProposal(proposal)
    toast({ text: words.acceptedUndone })
  })
  return (
    <div>
      <ProblemNote problem={undoing.problem} />
      <button
        type="button"
        class="button"
        aria-disabled={undoing.isRunning}
        onClick={() => void (undoing.isRunning ? null : undoing.run(undefined))}
      >
        {words.undoAccepted}
      </button>
    </div>
  )
}

/** Lets proposers take back what they suggested. */
export const Withdraw = ({ proposal }: { readonly proposal: Schemas["ProposalDetail"] }) => {
  const words = useWords(reviewWords)
  const { route } = useLocation()
  const withdrawing = useAct(async () => {
    await withdraw(proposal)
    toast({ text: words.withdrawn })
    route(to.review(proposal.tree_id))
  })
  return (
    <div>
      <Confirm open={words.withdraw} title={words.withdrawTitle}>
        {() => (
          <>
            <p>{words.withdrawText}</p>
            <ProblemNote problem={withdrawing.problem} />
            <button
              type="button"
              class="button is-dangerous"
              aria-disabled={withdrawing.isRunning}
              onClick={() => void withdrawing.run(undefined)}
            >
              {words.withdraw}
            </button>
          </>
        )}
      </Confirm>
    </div>
  )
}
