import { useState } from "preact/hooks"
import { question, renew, useAct, useAnswer } from "../api/cache.ts"
import { api, type Schemas } from "../api/client.ts"
import { undoable } from "../api/last-change.ts"
import { dataOf } from "../api/problems.ts"
import { useMe } from "../api/session.ts"
import { spokenName } from "../model/forms/name-edit.ts"
import { Answered } from "../parts/answered.tsx"
import { ProblemNote } from "../parts/problems/problem-note.tsx"
import { toast } from "../parts/toasts.tsx"
import { useWords } from "../words/language.ts"
import { factWords } from "./words.ts"

interface DeletedNamesProps {
  readonly tree: string
  readonly person: string
}

const deletedNamesOf = ({ tree, person: person_id }: DeletedNamesProps) =>
  question(["tree", tree, "deleted names", person_id], (signal) =>
    api.GET("/persons/{person_id}/names", { params: { path: { person_id }, query: { deleted: true } }, signal }),
  )

/** The deleted names of a person, in a list that can be opened. Each can be restored. */
export const DeletedNames = (props: DeletedNamesProps) => {
  const words = useWords(factWords)
  const [isOpen, setOpen] = useState(false)
  const answer = useAnswer(isOpen ? deletedNamesOf(props) : null)
  return (
    <details class="deleted-names" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.deletedNames}</summary>
      {isOpen ? (
        <Answered answer={answer}>
          {(names) =>
            names.length === 0 ? (
              <p class="soft">{words.noDeletedNames}</p>
            ) : (
              <ul class="rows">
                {names.map((name) => (
                  <DeletedName key={name.id} {...props} name={name} />
                ))}
              </ul>
            )
          }
        </Answered>
      ) : null}
    </details>
  )
}

const DeletedName = ({ tree, person, name }: DeletedNamesProps & { readonly name: Schemas["NameRead"] }) => {
  const words = useWords(factWords)
  const me = useMe().data?.id ?? ""
  const what = spokenName(name)
  const restoring = useAct(async () => {
    const call = { params: { path: { person_id: person, name_id: name.id } } }
    const { undo } = await undoable({ tree, me }, () =>
      dataOf(api.POST("/persons/{person_id}/names/{name_id}/restore", call)),
    )
    await renew("tree", tree)
    toast({ text: words.restoredName({ name: what }), undo })
  })
  return (
    <li>
      <span>
        {what}
        <ProblemNote problem={restoring.problem} />
      </span>
      <button
        type="button"
        class="button"
        aria-label={words.restoreName({ name: what })}
        aria-disabled={restoring.isRunning}
        onClick={() => void restoring.run(undefined)}
      >
        {words.restore}
      </button>
    </li>
  )
}
