import type messages from "../../../../core/languages/en/app/history.ts"
import { part, type TextsOf } from "../texts/texts.ts"

/** The words about changes, in the history of a tree and of a person. */
export const historyWords = part<typeof messages>("history")

export type HistoryWords = TextsOf<typeof historyWords>
