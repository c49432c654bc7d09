import { renew, useAct, useAnswer } from "../../api/cache.ts"
import type { Schemas } from "../../api/client.ts"
import { undoChange } from "../../api/save.ts"
import { Answered } from "../../parts/answered.tsx"
import { ProblemNote } from "../../parts/problem-note.tsx"
import { toast } from "../../parts/toasts.tsx"
import { useFormats } from "../../words/format.ts"
import { useCommonWords, useWords } from "../../words/language.ts"
import { historyOf } from "./data.ts"
import { personWords } from "./words.ts"

interface HistoryProps {
  readonly tree: string
  readonly person: string
  readonly mayUndo: boolean
}

const Entry = ({
  change,
  tree,
  mayUndo,
}: {
  readonly change: Schemas["Change"]
  readonly tree: string
  readonly mayUndo: boolean
}) => {
  const words = useWords(personWords)
  const common = useCommonWords()
  const { moment } = useFormats()
  const undoing = useAct(async (id: string) => {
    await undoChange(id)
    await renew("tree", tree)
    toast({ text: common.undone })
  })
  return (
    <li class="change">
      <div>
        <span lang="en">{change.summary}</span>
        <span class="soft small">
          {change.actor?.display_name ?? common.someone}, <time dateTime={change.at}>{moment(change.at)}</time>
        </span>
        <ProblemNote problem={undoing.problem} />
      </div>
      {change.undone_by === null ? null : <span class="soft small">{words.undone}</span>}
      {mayUndo && change.undone_by === null ? (
        <button type="button" class="button" disabled={undoing.isRunning} onClick={() => void undoing.run(change.id)}>
          {common.undo}
        </button>
      ) : null}
    </li>
  )
}

/** Who changed a person and what belongs to them. Editors can take changes back. */
export const History = ({ tree, person, mayUndo }: HistoryProps) => {
  const words = useWords(personWords)
  const answer = useAnswer(historyOf(tree, person))
  return (
    <section class="history">
      <h2>{words.history}</h2>
      <Answered answer={answer}>
        {(changes) =>
          changes.length === 0 ? (
            <p class="soft">{words.noHistory}</p>
          ) : (
            <ul class="changes">
              {changes.map((change) => (
                <Entry key={change.id} change={change} tree={tree} mayUndo={mayUndo} />
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  )
}
