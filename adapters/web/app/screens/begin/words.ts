import type messages from "../../../../../core/languages/en/app/screens/begin.ts"
import { part } from "../../texts/texts.ts"

/** The words of `screens/begin`. */
export const beginWords = part<typeof messages>("screens/begin")
