import { useState } from "preact/hooks"
import { useMe } from "../../api/session.ts"
import { useWords } from "../../words/language.ts"
import { toast } from "../toasts.tsx"
import { draftOf, dropDraft, keepDraft } from "../../api/drafts.ts"
import { draftWords } from "./words.ts"

/** What a form holds. What is typed in it is kept in this tab until it is saved or dropped. */
export interface Drafted<T> {
  readonly text: T
  readonly change: (text: T) => void
  /** The version of the record that the text is based on. */
  readonly version: number | null
  /** Whether the text was typed before, and is brought back. */
  readonly isBroughtBack: boolean
  /** Begins again with what is in the tree, at this version. The draft is gone. */
  readonly begin: (text: T, version: number | null) => void
  /** Goes on with this text, based on another version of the record. */
  readonly base: (version: number | null) => void
  /** Removes what is kept, because it is saved. */
  readonly drop: () => void
  /** Removes what is kept, because the reader does not want it, and offers to bring it back. */
  readonly discard: () => void
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

interface Held<T> {
  readonly text: T
  readonly version: number | null
  readonly isBroughtBack: boolean
}

/** The text of the form of this name, which begins with `start`, or with what the same account typed and did not save. */
export const useDraft = <T>(name: string, start: T, version: number | null): Drafted<T> => {
  const { dropped } = useWords(draftWords)
  const account = useMe().data?.id ?? null
  const [first, setFirst] = useState(start)
  const [held, setHeld] = useState<Held<T>>(() => {
    const draft = account === null ? null : draftOf(name, account, start)
    return draft === null ? { text: start, version, isBroughtBack: false } : { ...draft, isBroughtBack: true }
  })
  const keep = (text: T, based: number | null): void => {
    if (account === null) return
    if (isEqual(text, first)) dropDraft(name)
    else keepDraft(name, account, { text, version: based })
  }
  return {
    ...held,
    change: (text) => {
      setHeld({ ...held, text })
      keep(text, held.version)
    },
    begin: (text, based) => {
      setFirst(text)
      setHeld({ text, version: based, isBroughtBack: false })
      dropDraft(name)
    },
    base: (based) => {
      setHeld({ ...held, version: based })
      keep(held.text, based)
    },
    drop: () => dropDraft(name),
    discard: () => {
      dropDraft(name)
      if (!isEqual(held.text, first)) toast({ text: dropped, undo: async () => keep(held.text, held.version) })
    },
  }
}
