import type messages from "../../../../../core/languages/en/app/screens/settings.ts"
import { part } from "../../texts/texts.ts"

/** The words of `screens/settings`. */
export const settingsWords = part<typeof messages>("screens/settings")
