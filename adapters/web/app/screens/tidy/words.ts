import type messages from "../../../../../core/languages/en/app/screens/tidy.ts"
import { part, type TextsOf } from "../../texts/texts.ts"

/** The words of `screens/tidy`. */
export const tidyWords = part<typeof messages>("screens/tidy")

export type TidyWords = TextsOf<typeof tidyWords>
