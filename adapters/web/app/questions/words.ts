import type messages from "../../../../core/languages/en/app/questions.ts"
import { part } from "../texts/texts.ts"

/** The words of `questions`. */
export const questionsWords = part<typeof messages>("questions")
