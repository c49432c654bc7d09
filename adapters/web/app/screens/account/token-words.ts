import type messages from "../../../../../core/languages/en/app/screens/tokens.ts"
import { part } from "../../texts/texts.ts"

/** The words of API tokens. */
export const tokenWords = part<typeof messages>("screens/tokens")
