import type messages from "../../../../../core/languages/en/app/screens/account.ts"
import { part } from "../../texts/texts.ts"

/** The words of `screens/account`. */
export const accountWords = part<typeof messages>("screens/account")
