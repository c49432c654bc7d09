import type messages from "../../../../core/languages/en/app/citations.ts"
import { part } from "../texts/texts.ts"

/** The words about what a citation says. */
export const citationWords = part<typeof messages>("citations")
