import type messages from "../../../../../core/languages/en/app/find.ts"
import { part } from "../../texts/texts.ts"

/** The words of the search for a person, while it is open. */
export const findWords = part<typeof messages>("find")
