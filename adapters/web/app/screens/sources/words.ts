import type messages from "../../../../../core/languages/en/app/screens/sources.ts"
import { part } from "../../texts/texts.ts"

/** The words of `screens/sources`. */
export const sourceWords = part<typeof messages>("screens/sources")
