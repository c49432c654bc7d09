import type messages from "../../../../../core/languages/en/app/screens/sign-in.ts"
import { part } from "../../texts/texts.ts"

/** The words of `screens/sign-in`. */
export const signInWords = part<typeof messages>("screens/sign-in")
