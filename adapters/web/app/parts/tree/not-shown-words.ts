import type messages from "../../../../../core/languages/en/app/not-shown.ts"
import { part } from "../../texts/texts.ts"

/** A person that this reader does not see. */
export const notShownWords = part<typeof messages>("not-shown")
