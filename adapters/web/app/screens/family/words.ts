import type messages from "../../../../../core/languages/en/app/screens/family.ts"
import { part } from "../../texts/texts.ts"

/** The words of the family screen, as far as it needs them at once. */
export const familyWords = part<typeof messages>("screens/family")
