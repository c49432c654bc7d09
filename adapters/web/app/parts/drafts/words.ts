import type messages from "../../../../../core/languages/en/app/drafts.ts"
import { part } from "../../texts/texts.ts"

/** The words about what was typed and not saved. */
export const draftWords = part<typeof messages>("drafts")
