import { useState } from "preact/hooks"
import { renew, useAct, useAnswer } from "../../api/cache.ts"
import { saveEdit, undoChange } from "../../api/save.ts"
import { canEdit } from "../../api/trees.ts"
import { personFactsOf, type PersonFacts } from "../../life/data.ts"
import { inTurn, keyOfPair, type MergeChoices, takeOf } from "../../model/forms/merge-choice.ts"
import { Answered } from "../../parts/answered.tsx"
import { Guarded } from "../../parts/guarded.tsx"
import { useKeys } from "../../parts/keys.ts"
import { useNameOf } from "../../parts/person-name.ts"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { Screen } from "../../parts/screen.tsx"
import { toast } from "../../parts/toasts.tsx"
import { TreeFrame } from "../../parts/tree-frame.tsx"
import { useFormats } from "../../words/format.ts"
import { useWords } from "../../words/language.ts"
import { dismiss, type Duplicate, duplicatesOf, reconsider } from "./data.ts"
import { PairTable, useMergeSide } from "./pair.tsx"
import { duplicateWords } from "./words.ts"

/** The people of a tree who may be there twice, one pair at a time. */
const Duplicates = () => (
  <Guarded>{() => <TreeFrame>{({ tree }) => <Whole tree={tree.id} isEditor={canEdit(tree)} />}</TreeFrame>}</Guarded>
)

const Whole = ({ tree, isEditor }: { readonly tree: string; readonly isEditor: boolean }) => {
  const words = useWords(duplicateWords)
  const answer = useAnswer(isEditor ? duplicatesOf(tree) : null)
  return (
    <Screen title={words.title}>
      {isEditor ? (
        <>
          <p>{words.intro}</p>
          <Answered answer={answer}>{(pairs) => <Pairs tree={tree} pairs={pairs} />}</Answered>
        </>
      ) : (
        <p>{words.editorsOnly}</p>
      )}
    </Screen>
  )
}

interface PairsProps {
  readonly tree: string
  readonly pairs: readonly Duplicate[]
}

const Pairs = ({ tree, pairs }: PairsProps) => {
  const words = useWords(duplicateWords)
  const { number } = useFormats()
  const [later, setLater] = useState<readonly string[]>([])
  const [at, setAt] = useState(0)
  const turn = inTurn(pairs, later)
  const place = Math.min(at, turn.length - 1)
  const pair = turn[place]
  const [kept, from] = pair?.persons ?? []
  if (pair === undefined || kept === undefined || from === undefined) return <p role="status">{words.none}</p>
  const putOff = (): void => {
    const key = keyOfPair(pair)
    setLater([...later.filter((one) => one !== key), key])
    toast({ text: words.putOff })
  }
  const step = (distance: number): void => setAt(Math.min(Math.max(place + distance, 0), turn.length - 1))
  return (
    <section class="panel">
      <div class="screen-head">
        <h2>{pair.score === "high" ? words.likely : words.maybe}</h2>
        <span class="soft" role="status">
          {words.pairOf({ at: number(place + 1), count: number(turn.length) })}
        </span>
      </div>
      <Reasons pair={pair} />
      <Both key={keyOfPair(pair)} tree={tree} ids={[kept.id, from.id]} onLater={putOff} onStep={step} />
    </section>
  )
}

/** What speaks for it that a pair is one person, and what against. */
const Reasons = ({ pair: { reasons, conflicts } }: { readonly pair: Duplicate }) => {
  const words = useWords(duplicateWords)
  const { list } = useFormats()
  const alike = reasons.map((one) => words.reasons[one])
  const against = conflicts.map((one) => words.conflicts[one])
  return (
    <p class="soft">
      {alike.length === 0 ? null : words.alike({ what: list(alike) })}{" "}
      {against.length === 0 ? null : words.against({ what: list(against) })}
    </p>
  )
}

interface BothProps {
  readonly tree: string
  readonly ids: readonly [kept: string, from: string]
  readonly onLater: () => void
  readonly onStep: (distance: number) => void
}

const Both = ({ tree, ids: [keptId, fromId], onLater, onStep }: BothProps) => {
  const kept = useAnswer(personFactsOf(tree, keptId))
  const from = useAnswer(personFactsOf(tree, fromId))
  return (
    <Answered answer={kept}>
      {(one) => (
        <Answered answer={from}>
          {(other) => <Decide tree={tree} kept={one} from={other} onLater={onLater} onStep={onStep} />}
        </Answered>
      )}
    </Answered>
  )
}

interface DecideProps extends Pick<BothProps, "tree" | "onLater" | "onStep"> {
  readonly kept: PersonFacts
  readonly from: PersonFacts
}

/** What a reader can do with a pair. Each decision can be taken back. */
const useDecisions = ({ tree, kept, from }: Pick<DecideProps, "tree" | "kept" | "from">, choices: MergeChoices) => {
  const words = useWords(duplicateWords)
  const { list } = useFormats()
  const nameOf = useNameOf()
  const sideOf = useMergeSide()
  const ids = [kept.person.id, from.person.id]
  const merging = useAct(async () => {
    const data = { from_id: from.person.id, take: takeOf(sideOf(kept), sideOf(from), choices) }
    const name = nameOf(kept.person)
    const operations = [{ op: "merge", entity: "person", id: kept.person.id, data } as const]
    const saved = await saveEdit(tree, { operations, summary: words.summary({ name }) }, true)
    await renew("tree", tree)
    const change = saved.kind === "saved" ? saved.change : null
    const undo = async (made: string): Promise<void> => {
      await undoChange(made)
      await renew("tree", tree)
    }
    toast({ text: words.merged({ name }), undo: change === null ? undefined : () => undo(change) })
  })
  const dismissing = useAct(async () => {
    await dismiss(tree, ids)
    await renew("tree", tree)
    const undo = async (): Promise<void> => {
      await reconsider(tree, ids)
      await renew("tree", tree)
    }
    toast({ text: words.dismissed({ names: list([nameOf(kept.person), nameOf(from.person)]) }), undo })
  })
  return { merging, dismissing }
}

const Decide = ({ tree, kept, from, onLater, onStep }: DecideProps) => {
  const words = useWords(duplicateWords)
  const [choices, setChoices] = useState<MergeChoices>({})
  const { merging, dismissing } = useDecisions({ tree, kept, from }, choices)
  const isRunning = merging.isRunning || dismissing.isRunning
  const acts = [
    { label: words.same, isMain: true, run: () => void merging.run(undefined) },
    { label: words.not, isMain: false, run: () => void dismissing.run(undefined) },
    { label: words.later, isMain: false, run: onLater },
  ]
  const press = (index: number): void => {
    if (!isRunning) acts[index]?.run()
  }
  useKeys({ 1: () => press(0), 2: () => press(1), 3: () => press(2), j: () => onStep(1), k: () => onStep(-1) })
  return (
    <>
      <PairTable kept={kept} from={from} choices={choices} onChoose={setChoices} />
      <ProblemNote problem={merging.problem ?? dismissing.problem} />
      <fieldset class="pair-actions" aria-label={words.what}>
        {acts.map(({ label, isMain }, index) => (
          <button
            key={label}
            type="button"
            class={`button${isMain ? " is-main" : ""}`}
            aria-disabled={isRunning}
            onClick={() => press(index)}
          >
            <span class="key" aria-hidden="true">
              {index + 1}
            </span>
            {label}
          </button>
        ))}
      </fieldset>
      <p class="soft small keys-hint">{words.keys}</p>
    </>
  )
}

export default Duplicates
