import { useId, useState } from "preact/hooks"
import { renew, useAct } from "../api/cache.ts"
import type { Change } from "../api/changes.ts"
import { setHomePerson, withoutHomePerson } from "../api/home-person.ts"
import { undoChange } from "../api/save.ts"
import { importedFile, mayBeUndone } from "../model/change.ts"
import { Confirm } from "../parts/dialogs/confirm.tsx"
import { ProblemNote } from "../parts/problems/problem-note.tsx"
import { toast } from "../parts/toasts.tsx"
import { useFormats } from "../words/format.ts"
import { useCommonWords, useWords } from "../words/language.ts"
import { Conflicts, type Overwrite } from "./conflicts.tsx"
import { Entries } from "./entries.tsx"
import { ChangeSentence } from "./sentence.tsx"
import { historyWords } from "./words.ts"

interface ChangeRowProps {
  readonly tree: string
  readonly change: Change
  /** Editors see what changed in each record, and can undo it. */
  readonly isEditor: boolean
  /** Whether the list is about one person. A whole import is not undone there. */
  readonly isOfPerson: boolean
}

const nothing: Overwrite = { fields: [], home: null }

/** Takes a change back, and offers to take that back in turn. */
const useUndo = (tree: string, change: string) => {
  const common = useCommonWords()
  return useAct(async ({ fields, home }: Overwrite) => {
    const undo = await withoutHomePerson(tree, home, () => undoChange(change, fields))
    await renew("tree", tree)
    const again = async (): Promise<void> => {
      if (undo !== null) await undoChange(undo)
      if (home !== null) await setHomePerson(tree, home)
      await renew("tree", tree)
    }
    toast({ text: common.undone, undo: undo === null ? undefined : again })
  })
}

interface UndoProps extends Pick<ChangeRowProps, "change" | "isOfPerson"> {
  /** The element that says what was changed. */
  readonly id: string
  readonly undoing: ReturnType<typeof useUndo>
}

/** The button that undoes a change. For a whole import it asks first, and says how many records are concerned. */
const Undo = ({ change, isOfPerson, id, undoing }: UndoProps) => {
  const words = useWords(historyWords)
  const common = useCommonWords()
  const { number } = useFormats()
  const press = (): void => void undoing.run(nothing)
  if (change.action !== "gedcom.import")
    return (
      <button type="button" class="button" aria-describedby={id} aria-disabled={undoing.isRunning} onClick={press}>
        {common.undo}
      </button>
    )
  if (isOfPerson) return null
  return (
    <Confirm open={common.undo} title={words.undoImport} isDangerous={false}>
      {(close) => (
        <div class="stack">
          <p>{words.undoImportText({ count: number(change.entry_count) })}</p>
          <p class="buttons">
            <button
              type="button"
              class="button is-dangerous"
              onClick={() => {
                close()
                press()
              }}
            >
              {words.undoWhole}
            </button>
            <button type="button" class="button" onClick={close}>
              {common.cancel}
            </button>
          </p>
        </div>
      )}
    </Confirm>
  )
}

/** One change: a sentence of who did what, the time, the details, and the button that undoes it. */
export const ChangeRow = ({ tree, change, isEditor, isOfPerson }: ChangeRowProps) => {
  const words = useWords(historyWords)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const undoing = useUndo(tree, change.id)
  const isUndone = change.undone_by !== null
  const conflicts = undoing.problem?.conflicts ?? []
  return (
    <li class={`change${isUndone ? " is-undone" : ""}`}>
      <div class="change-head">
        <div>
          <span class="change-text" id={id}>
            <ChangeSentence tree={tree} change={change} isEditor={isEditor} />
          </span>
          <Facts change={change} />
        </div>
        {isUndone ? <span class="soft small">{words.undone}</span> : null}
        {!isEditor || isUndone || !mayBeUndone(change.action) ? null : (
          <Undo change={change} isOfPerson={isOfPerson} id={id} undoing={undoing} />
        )}
      </div>
      {conflicts.length === 0 ? (
        <ProblemNote problem={undoing.problem} />
      ) : (
        <Conflicts
          tree={tree}
          conflicts={conflicts}
          isRunning={undoing.isRunning}
          onOverwrite={(overwrite) => void undoing.run(overwrite)}
          onLeave={undoing.forget}
        />
      )}
      {isEditor && change.entry_count > 0 ? (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary aria-describedby={id}>{words.details({ count: change.entry_count })}</summary>
          {isOpen ? <Entries tree={tree} change={change.id} /> : null}
        </details>
      ) : null}
    </li>
  )
}

/** When the change was made, by what, and why. */
const Facts = ({ change: { via, at, action, reason } }: { readonly change: Change }) => {
  const words = useWords(historyWords)
  const { time } = useFormats()
  const credentials = {
    token: words.through({ name: via.name ?? "" }),
    assistant: words.byAssistant,
    operator: words.byOperator,
  }
  const by = { ...credentials, session: "", system: "" }[via.kind]
  return (
    <span class="soft small">
      <time dateTime={at}>{time(at)}</time>
      {by === "" ? null : `, ${by}`}
      {reason === null || importedFile(action, reason) !== null ? null : <span> · {words.because({ reason })}</span>}
    </span>
  )
}
