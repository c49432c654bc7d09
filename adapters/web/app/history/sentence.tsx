import { useEffect, useRef, useState } from "preact/hooks"
import { useAnswer } from "../api/cache.ts"
import { type Change, changeById, entriesOfChange } from "../api/changes.ts"
import { useMe } from "../api/session.ts"
import { recordWords } from "../records/words.ts"
import { useCommonWords, useLanguage, useWords } from "../words/language.ts"
import { detailsOf, hasDetails } from "./details.ts"
import { changeInWords, type HistorySpeech, undoInWords } from "./in-words.ts"
import { historyWords } from "./words.ts"

/** What is needed to say changes in the words of this reader. */
export const useHistorySpeech = (): HistorySpeech => {
  const words = useWords(historyWords)
  const language = useLanguage()
  const { someone } = useCommonWords()
  return { words, records: useWords(recordWords), language, someone, reader: useMe().data?.id }
}

interface ChangeSentenceProps {
  readonly tree: string
  readonly change: Change
  /** Editors read which fields were written, and what an undo has undone. */
  readonly isEditor: boolean
}

/** A change in one sentence. What it has written is asked for when the sentence is near the window. */
export const ChangeSentence = ({ tree, change, isEditor }: ChangeSentenceProps) => {
  const speech = useHistorySpeech()
  const [isNear, place] = useNear()
  const asks = isEditor && isNear
  const undone = useAnswer(asks && change.undoes !== null ? changeById(tree, change.undoes) : null).data
  const source = undone ?? change
  const entries = useAnswer(asks && hasDetails(source) ? entriesOfChange(tree, source.id, null) : null).data
  const details = entries === undefined ? [] : detailsOf(entries.items, source.action.split(".")[0] ?? "")
  return (
    <span ref={place}>
      {undone === undefined ? changeInWords(change, details, speech) : undoInWords(change, undone, details, speech)}
    </span>
  )
}

/** Whether an element has been near the window, and the reference to put on it. */
const useNear = () => {
  const [isNear, setNear] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (place.current === null || isNear) return
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: "400px" },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [isNear])
  return [isNear, place] as const
}
