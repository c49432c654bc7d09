import { kin as inGerman } from "../../../../core/languages/de/kin.ts"
import { kin as inEnglish } from "../../../../core/languages/en/kin.ts"
import { kin as inSpanish } from "../../../../core/languages/es/kin.ts"
import { kin as inFrench } from "../../../../core/languages/fr/kin.ts"
import { kin as inHebrew } from "../../../../core/languages/he/kin.ts"
import { kin as inDutch } from "../../../../core/languages/nl/kin.ts"
import { kin as inPolish } from "../../../../core/languages/pl/kin.ts"
import { kin as inSwedish } from "../../../../core/languages/sv/kin.ts"
import type { Kin } from "../model/kin.ts"
import type { Language } from "../texts/languages.ts"

const own: Readonly<Record<string, (kin: Kin) => string>> = {
  de: inGerman,
  es: inSpanish,
  fr: inFrench,
  he: inHebrew,
  nl: inDutch,
  pl: inPolish,
  sv: inSwedish,
}

/** What to call a relative in a language; in English if the language has no words of its own. */
export const kinInWords = (language: Language, kin: Kin): string => (own[language] ?? inEnglish)(kin)
