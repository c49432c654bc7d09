import type messages from "../../../../../core/languages/en/app/screens/duplicates.ts"
import { part } from "../../texts/texts.ts"

/** The words of `screens/duplicates`. */
export const duplicateWords = part<typeof messages>("screens/duplicates")
