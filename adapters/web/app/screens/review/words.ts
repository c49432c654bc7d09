import type messages from "../../../../../core/languages/en/app/screens/review.ts"
import { part } from "../../texts/texts.ts"

/** The words of `screens/review`. */
export const reviewWords = part<typeof messages>("screens/review")
