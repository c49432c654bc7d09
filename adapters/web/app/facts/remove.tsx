import { useId } from "preact/hooks"
import { renew } from "../api/cache.ts"
import { useSaving } from "../grow/saving.tsx"
import { ProblemNote } from "../parts/problems/problem-note.tsx"
import { useFormats } from "../words/format.ts"
import { useWords } from "../words/language.ts"
import type { PlaceProps, Versioned } from "./record-form.tsx"
import { factWords } from "./words.ts"

/** How many records of each kind a deletion takes along. */
export type Taken = Partial<Readonly<Record<"names" | "facts" | "ties" | "citations" | "media", number>>>

/** What a deletion takes along, in words. */
export const useTakenWords = (): ((taken: Taken) => string) => {
  const { counts, takes, takesNothing } = useWords(factWords)
  const { list } = useFormats()
  return ({ names = 0, facts = 0, ties = 0, citations = 0, media = 0 }) => {
    const parts = [
      names === 0 ? "" : counts.names({ count: names }),
      facts === 0 ? "" : counts.facts({ count: facts }),
      ties === 0 ? "" : counts.ties({ count: ties }),
      citations === 0 ? "" : counts.citations({ count: citations }),
      media === 0 ? "" : counts.media({ count: media }),
    ].filter((part) => part !== "")
    return parts.length === 0 ? takesNothing : takes({ what: list(parts) })
  }
}

interface RemoveProps extends Omit<PlaceProps, "draft"> {
  readonly entity: "event" | "name" | "relationship" | "citation" | "source"
  readonly record: Versioned
  /** What the button says; otherwise that it deletes the record. */
  readonly label?: string
  readonly taken: Taken
  readonly stays?: string
  readonly summary: string
}

/** A button that deletes a record, below a form. It says before what goes with it. One press on Undo brings it back. */
export const Remove = ({ tree, mayWrite, entity, record, label, taken, stays, summary, onClose }: RemoveProps) => {
  const words = useWords(factWords)
  const takenWords = useTakenWords()
  const id = useId()
  const renewTree = (): Promise<void> => renew("tree", tree)
  const deleting = useSaving({ tree, mayWrite, done: words.deleted, onDone: renewTree, onUndone: renewTree })
  const { version } = record
  const remove = async (): Promise<void> => {
    const versions = version === null || !mayWrite ? {} : { versions: { [record.id]: version } }
    const saved = await deleting.run({ operations: [{ op: "delete", entity, id: record.id }], summary, ...versions })
    if (saved !== undefined) onClose()
  }
  return (
    <div class="remove">
      <button
        type="button"
        class="button is-dangerous"
        aria-describedby={id}
        aria-disabled={deleting.isRunning}
        onClick={() => void remove()}
      >
        {mayWrite ? (label ?? words.delete) : words.suggestDelete}
      </button>
      <p id={id} class="hint">
        {takenWords(taken)} {stays}
      </p>
      <ProblemNote problem={deleting.problem} />
    </div>
  )
}
