import type messages from "../../../../../core/languages/en/app/screens/tree-history.ts"
import { part } from "../../texts/texts.ts"

/** The words of `screens/tree-history`. */
export const treeHistoryWords = part<typeof messages>("screens/tree-history")
