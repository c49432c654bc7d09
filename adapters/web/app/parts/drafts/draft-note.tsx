import { useWords } from "../../words/language.ts"
import { draftWords } from "./words.ts"

interface DraftNoteProps {
  readonly isShown: boolean
  readonly onAgain: () => void
}

/** Says that a form has what was typed before, and offers to begin again. */
export const DraftNote = ({ isShown, onAgain }: DraftNoteProps) => {
  const { back, again } = useWords(draftWords)
  if (!isShown) return null
  return (
    <div class="note" role="status">
      <p>{back}</p>
      <button type="button" class="button" onClick={onAgain}>
        {again}
      </button>
    </div>
  )
}
