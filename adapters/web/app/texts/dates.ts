import type messages from "../../../../core/languages/en/app/dates.ts"
import type { Language } from "./languages.ts"
import { part, type TextsOf, textsOf } from "./texts.ts"

const dateWords = part<typeof messages>("dates")

/** The words of dates in a language that is loaded. */
export const wordsOfDates = (language: Language): TextsOf<typeof dateWords> => textsOf(dateWords, language)
