import type messages from "../../../../../core/languages/en/app/screens/tree.ts"
import { part } from "../../texts/texts.ts"

/** The words of `screens/tree`. */
export const treeWords = part<typeof messages>("screens/tree")
