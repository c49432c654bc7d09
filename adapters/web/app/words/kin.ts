import type { Kin } from "../model/kin.ts"
import type { Language } from "../texts/languages.ts"
import { kinInGerman } from "./kin-de.ts"
import { kinInEnglish } from "./kin-en.ts"
import { kinInSpanish } from "./kin-es.ts"
import { kinInFrench } from "./kin-fr.ts"
import { kinInHebrew } from "./kin-he.ts"
import { kinInDutch } from "./kin-nl.ts"
import { kinInPolish } from "./kin-pl.ts"
import { kinInSwedish } from "./kin-sv.ts"

const own: Readonly<Record<string, (kin: Kin) => string>> = {
  de: kinInGerman,
  es: kinInSpanish,
  fr: kinInFrench,
  he: kinInHebrew,
  nl: kinInDutch,
  pl: kinInPolish,
  sv: kinInSwedish,
}

/** The words of a language for relatives that are not those of the service; null if it has none. */
export const ownKinWords = (language: Language): ((kin: Kin) => string) | null => own[language] ?? null

/** What to call a relative in a language; in English if the language has no words of its own. */
export const kinInWords = (language: Language, kin: Kin): string => (own[language] ?? kinInEnglish)(kin)
