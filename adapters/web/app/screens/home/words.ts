import type messages from "../../../../../core/languages/en/app/screens/home.ts"
import { part } from "../../texts/texts.ts"

/** The words of `screens/home`. */
export const homeWords = part<typeof messages>("screens/home")
