import type messages from "../../../../core/languages/en/app/grow.ts"
import { part } from "../texts/texts.ts"

/** The words of the forms that add and change people. */
export const growWords = part<typeof messages>("grow")
