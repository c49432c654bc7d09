import { useEffect, useState } from "preact/hooks"
import { useAct } from "../api/cache.ts"
import type { Schemas } from "../api/client.ts"
import { Problem } from "../api/problems.ts"
import { saveEdit, undoChange } from "../api/save.ts"
import { toast } from "../parts/toasts.tsx"
import { useCommonWords, useWords } from "../words/language.ts"
import { growWords } from "./words.ts"

/** What every form of the family screen gets. */
export interface FormProps {
  readonly tree: string
  readonly person: string
  /** Whether a save is applied at once. Otherwise it becomes a suggestion. */
  readonly mayWrite: boolean
  readonly onDone: () => Promise<void>
  readonly onUndone: () => Promise<void>
  readonly onCancel: () => void
}

interface Edit {
  readonly operations: readonly Schemas["BatchOperation"][]
  readonly summary: string
  readonly versions?: Readonly<Record<string, number>>
}

interface SavingProps extends Pick<FormProps, "tree" | "mayWrite" | "onDone" | "onUndone"> {
  /** What is said after a save, if it is not that something is saved. */
  readonly done?: string
}

/** Saves an edit, says so, and offers to take it back. */
export const useSaving = ({ tree, mayWrite, done, onDone, onUndone }: SavingProps) => {
  const words = useWords(growWords)
  const common = useCommonWords()
  const undo = async (change: string): Promise<void> => {
    await undoChange(change)
    await onUndone()
  }
  return useAct(async (edit: Edit) => {
    if (edit.operations.length === 0) throw new Problem(422, { detail: words.nothing })
    const saved = await saveEdit(tree, edit, mayWrite)
    await onDone()
    if (saved.kind === "suggested") toast({ text: words.suggested })
    else if (saved.change === null) toast({ text: words.nothing })
    else {
      const { change } = saved
      toast({ text: done ?? common.saved, undo: () => undo(change) })
    }
    return saved
  })
}

interface FormButtonsProps {
  readonly mayWrite: boolean
  readonly isRunning: boolean
  readonly onCancel: () => void
}

const SLOW_MS = 2_000

/** Whether something has been running for two seconds. */
const useIsSlow = (isRunning: boolean): boolean => {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!isRunning) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [isRunning])
  return isSlow
}

/** The end of a form. A save that takes long says so; Cancel closes the form, and what was typed is kept. */
export const FormButtons = ({ mayWrite, isRunning, onCancel }: FormButtonsProps) => {
  const words = useWords(growWords)
  const common = useCommonWords()
  const save = mayWrite ? common.save : words.suggest
  const isSlow = useIsSlow(isRunning)
  return (
    <div class="form-buttons">
      <p class="field-note" role="status">
        {isSlow ? words.slow : ""}
      </p>
      <button type="submit" class="button is-main" aria-disabled={isRunning}>
        {isRunning ? common.saving : save}
      </button>
      <button type="button" class="button" onClick={onCancel}>
        {common.cancel}
      </button>
    </div>
  )
}
