import type messages from "../../../../../core/languages/en/app/screens/people.ts"
import { part } from "../../texts/texts.ts"

/** The words of `screens/people`. */
export const peopleWords = part<typeof messages>("screens/people")
