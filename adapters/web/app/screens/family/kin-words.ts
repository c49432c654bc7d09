import { useMemo } from "preact/hooks"
import { useMe } from "../../api/session.ts"
import type { FamilyGraph } from "../../model/family.ts"
import { kinFrom } from "../../model/kin.ts"
import { kinInGerman } from "../../words/kin-de.ts"
import { kinInEnglish } from "../../words/kin-en.ts"
import { useLanguage, useWords } from "../../words/language.ts"
import { chartWords } from "../../chart/words.ts"

/** What to call each person: what they are to the reader, or to the person in the middle if the reader is not there. */
export const useKinWords = (graph: FamilyGraph, root: string): ((person: string) => string) => {
  const { you } = useWords(chartWords)
  const language = useLanguage()
  const own = useMe().data?.self_person_id ?? null
  const from = own !== null && graph.persons.has(own) ? own : root
  const kin = useMemo(() => kinFrom(graph, from), [graph, from])
  const inWords = language === "de" ? kinInGerman : kinInEnglish
  return (person) => {
    if (person === own) return you
    const found = kin.get(person)
    return found === undefined ? "" : inWords(found)
  }
}
