import { useEffect, useState } from "preact/hooks"
import type { Fault } from "../../api/problems.ts"
import type { Language } from "../../texts/languages.ts"
import { lookUp } from "../../texts/look-up.ts"
import { textsOf, withWords } from "../../texts/texts.ts"
import { useLanguage } from "../../words/language.ts"

interface LoadedRules {
  readonly language: Language
  readonly words: Readonly<Record<string, string>>
}

/** The words for rules in the language of the reader; none until they are loaded, and in English. */
const useRules = (isWanted: boolean): Readonly<Record<string, string>> => {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<LoadedRules | null>(null)
  useEffect(() => {
    if (!isWanted || language === "en") return
    withWords(() => import("./rule-words.ts")).then(
      ({ ruleWords }) => setLoaded({ language, words: textsOf(ruleWords, language) }),
      () => setLoaded(null),
    )
  }, [isWanted, language])
  return loaded?.language === language ? loaded.words : {}
}

/**
 * What is wrong with a field, in the language of the reader. The service says it in English, with its limits; that is
 * shown in English, and where a language has no words for the rule.
 */
export const useFaultText = (fault: Fault | undefined): string | null => {
  const rules = useRules(fault !== undefined)
  if (fault === undefined) return null
  return lookUp(rules, fault.rule ?? "") ?? fault.message
}
