import type messages from "../../../../../core/languages/en/app/screens/import.ts"
import { part } from "../../texts/texts.ts"

/** The words of `screens/import`. */
export const importWords = part<typeof messages>("screens/import")
