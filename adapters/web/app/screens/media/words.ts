import type messages from "../../../../../core/languages/en/app/screens/media.ts"
import { part } from "../../texts/texts.ts"

/** The words of `screens/media`. */
export const mediaWords = part<typeof messages>("screens/media")
