import type { Kin } from "../model/kin.ts"
import type { Language } from "../texts/languages.ts"
import { kinInGerman } from "./kin-de.ts"
import { kinInEnglish } from "./kin-en.ts"
import { kinInFrench } from "./kin-fr.ts"

const own: Readonly<Record<string, (kin: Kin) => string>> = { de: kinInGerman, fr: kinInFrench }

/** The words of a language for relatives that are not those of the service; null if it has none. */
export const ownKinWords = (language: Language): ((kin: Kin) => string) | null => own[language] ?? null

/** What to call a relative in a language; in English if the language has no words of its own. */
export const kinInWords = (language: Language, kin: Kin): string => (own[language] ?? kinInEnglish)(kin)
