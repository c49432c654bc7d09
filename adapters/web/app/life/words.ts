import type messages from "../../../../core/languages/en/app/life.ts"
import { part } from "../texts/texts.ts"

/** The words about the life of a person. */
export const personWords = part<typeof messages>("life")
