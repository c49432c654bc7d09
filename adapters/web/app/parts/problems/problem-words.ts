import type messages from "../../../../../core/languages/en/app/problems.ts"
import { part } from "../../texts/texts.ts"

/** Refusals by the codes of the service, as sentences that say what to do next. */
export const problemWords = part<typeof messages>("problems")
