import type { ComponentChildren } from "preact"
import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks"
import { type Question, renew } from "../api/cache.ts"
import type { Saved } from "../api/save.ts"
import { BothRows } from "../grow/both-versions.tsx"
import { useConflict } from "../grow/conflict.ts"
import { FormButtons, useSaving } from "../grow/saving.tsx"
import type { RecordOperation } from "../model/forms/operation.ts"
import { DraftNote } from "../parts/drafts/draft-note.tsx"
import { useDraft } from "../parts/drafts/use-draft.ts"
import { ProblemNote } from "../parts/problems/problem-note.tsx"
import { useWords } from "../words/language.ts"
import { TakesFocus } from "./in-place.tsx"
import { factWords } from "./words.ts"

/** A record with the version that a save is based on. */
export interface Versioned {
  readonly id: string
  readonly version: number | null
}

/** What every form in its place gets. */
export interface PlaceProps {
  readonly tree: string
  /** Whether a save is applied at once. Otherwise it becomes a suggestion. */
  readonly mayWrite: boolean
  /** The name under which what is typed is kept. */
  readonly draft: string
  readonly onClose: () => void
}

interface RecordFormProps<R extends Versioned, T> extends PlaceProps {
  readonly heading: string
  /** Null for a new record. */
  readonly record: R | null
  /** Reads the record again after someone else has changed it. Null for a new one. */
  readonly again: Question<R> | null
  readonly textOf: (record: R | null) => T
  /** What a save does. Null while the form says at a field what is not clear. */
  readonly operationsOf: (was: T, is: T) => readonly RecordOperation[] | null
  /** The fields in words, for the comparison of two versions. */
  readonly rowsOf: (text: T) => readonly (readonly [field: string, value: string])[]
  /** What the edit is about, for the reader of a suggestion. */
  readonly summary: string
  /** After a save, with what was typed. */
  readonly onSaved?: (text: T, saved: Saved) => void
  readonly fields: (text: T, onChange: (text: T) => void) => ComponentChildren
  /** After the buttons. */
  readonly beside?: ComponentChildren
}

/** A form of one record: one save with its undo, and both versions if someone else has changed the record meanwhile. */
export const RecordForm = <R extends Versioned, T>(props: RecordFormProps<R, T>) => {
  const { tree, mayWrite, record, textOf, operationsOf, rowsOf, onClose } = props
  const words = useWords(factWords)
  const takesFocus = useContext(TakesFocus)
  const [based, setBased] = useState(record)
  const draft = useDraft(props.draft, textOf(record), record?.version ?? null)
  const { text } = draft
  const form = useRef<HTMLFormElement>(null)
  const renewTree = (): Promise<void> => renew("tree", tree)
  const saving = useSaving({ tree, mayWrite, onDone: renewTree, onUndone: renewTree })
  const { theirs, problem } = useConflict(props.again, saving.problem)
  // Before the page is painted, so that nothing that is typed meanwhile goes elsewhere.
  useLayoutEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus()
  }, [])

  const save = async (from: R | null, version: number | null): Promise<void> => {
    const operations = operationsOf(textOf(from), text)
    if (operations === null) return
    const versions = from === null || version === null || !mayWrite ? {} : { versions: { [from.id]: version } }
    const saved = await saving.run({ operations, summary: props.summary, ...versions })
    if (saved === undefined) return
    props.onSaved?.(text, saved)
    draft.drop()
    onClose()
  }
  const cancel = (): void => {
    if (!saving.isRunning) draft.discard()
    onClose()
  }
  if (theirs !== null) {
    const [mine, other] = [rowsOf(text), rowsOf(textOf(theirs))]
    return (
      <BothRows
        conflict={words.conflict}
        rows={mine.map(([field, value], index) => [field, value, other[index]?.[1] ?? ""])}
        onMine={() => {
          setBased(theirs)
          draft.base(theirs.version)
          saving.forget()
          void save(theirs, theirs.version)
        }}
        onTheirs={() => {
          setBased(theirs)
          draft.begin(textOf(theirs), theirs.version)
          saving.forget()
        }}
      />
    )
  }
  return (
    <form
      ref={form}
      class="form"
      aria-label={props.heading}
      onSubmit={(event) => {
        event.preventDefault()
        void save(based, draft.version)
      }}
    >
      <DraftNote
        isShown={draft.isBroughtBack}
        onAgain={() => {
          setBased(record)
          draft.begin(textOf(record), record?.version ?? null)
        }}
      />
      {props.fields(text, draft.change)}
      <ProblemNote problem={problem} />
      <FormButtons mayWrite={mayWrite} isRunning={saving.isRunning} onCancel={cancel} />
      {props.beside}
    </form>
  )
}
