import { useMemo } from "preact/hooks"
import { type Question, useAnswer } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { useMe } from "../../api/session.ts"
import { useViewer } from "../../api/view-as.ts"
import { chartWords } from "../../chart/words.ts"
import type { FamilyGraph } from "../../model/family.ts"
import { type Kin, kinFrom } from "../../model/kin.ts"
import { kinInWords } from "../../words/kin.ts"
import type { Language } from "../../texts/languages.ts"
import { useLanguage, useWords } from "../../words/language.ts"

type Names = Readonly<Record<string, Schemas["KinName"]>>

/** The most persons that the service names in one call. */
const mostNames = 1_000

/** What many persons are to one who is far away in the tree. */
const namesOf = (tree: string, of: string, ids: readonly string[], language: Language): Question<Names> => ({
  key: ["tree", tree, "kin", of, language, ids.join()],
  ask: (signal) =>
    dataOf(
      api.POST("/trees/{tree_id}/kinship", {
        params: { path: { tree_id: tree } },
        body: { of, ids: [...ids] },
        signal,
      }),
    ),
})

/**
 * What to call each person: what they are to the reader, or to the person in the middle if the reader is not in the
 * tree. The app knows the words for people near each other, and asks for the others.
 */
export const useKinWords = (tree: string, graph: FamilyGraph, root: string): ((person: string) => string) => {
  const { you } = useWords(chartWords)
  const language = useLanguage()
  const self = useMe().data?.self_person_id ?? null
  const own = useViewer(tree) === null ? self : null
  const isNear = own === null || graph.persons.has(own)
  const ids = useMemo(() => [...graph.persons.keys()].sort().slice(0, mostNames), [graph])
  const names =
    useAnswer(own === null || isNear || ids.length === 0 ? null : namesOf(tree, own, ids, language)).data ?? {}
  const isRelated = Object.keys(names).length > 0
  const from = own !== null && isNear ? own : root
  const kin = useMemo(() => kinFrom(graph, from), [graph, from])
  const inWords = (found: Kin): string => kinInWords(language, found)
  return (person) => {
    if (person === own) return you
    if (isRelated) {
      return names[person]?.name ?? ""
    }
    const found = kin.get(person)
    return found === undefined ? "" : inWords(found)
  }
}
