import type messages from "../../../../core/languages/en/app/citing.ts"
import { part } from "../texts/texts.ts"

/** The words about citations where they are shown, and of their form. */
export const citingWords = part<typeof messages>("citing")
