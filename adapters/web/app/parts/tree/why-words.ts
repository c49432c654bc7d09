import type messages from "../../../../../core/languages/en/app/why.ts"
import { part } from "../../texts/texts.ts"

/** Why others do not see a person. */
export const whyWords = part<typeof messages>("why")
