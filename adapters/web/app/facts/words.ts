import type messages from "../../../../core/languages/en/app/facts.ts"
import { part } from "../texts/texts.ts"

/** The words of the forms that change a person where they are shown. */
export const factWords = part<typeof messages>("facts")
