import { answeringUndo } from "../../edit/undo/answer-undo.ts"
import { undoInTransaction } from "../../edit/undo/undo-change.ts"

/** An editor undoes a change. Returns the change that undoes it; for a dry run the fields that it would set. */
export const undoChange = answeringUndo(undoInTransaction, () => null)
