import type messages from "../../../../../core/languages/en/app/screens/deleted.ts"
import { part } from "../../texts/texts.ts"

/** The words of `screens/deleted`. */
export const deletedWords = part<typeof messages>("screens/deleted")
