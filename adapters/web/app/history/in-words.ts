import type { Change } from "../api/changes.ts"
import { importedFile, plainSummary, subjectOfChange } from "../model/change.ts"
import type { Language } from "../words/languages.ts"
import type { HistoryWords } from "./words.ts"

/** What an action is called: "Person changed". Null if there are no words for it. */
export const actionInWords = (action: string, { sentences, entities, verbs, of }: HistoryWords): string | null => {
  const sentence = sentences[action]
  if (sentence !== undefined) return sentence
  const [entity = "", verb = ""] = action.split(".")
  const [thing, what] = [entities[entity], verbs[verb]]
  return thing === undefined || what === undefined ? null : of(thing, what)
}

/** What a change did, in one sentence. `lang` is the language of a sentence that is not in that of the reader. */
interface Sentence {
  readonly text: string
  readonly lang?: "en"
}

/** A change in one sentence. In English it is that of the service, in the words of the app. */
export const changeInWords = (
  { action, summary, reason }: Pick<Change, "action" | "summary" | "reason">,
  words: HistoryWords,
  language: Language,
): Sentence => {
  const file = importedFile(action, reason)
  if (file !== null) return { text: words.imported(file) }
  if (language === "en") return { text: plainSummary(action, summary) }
  const { event, names } = subjectOfChange(action, summary)
  const verb = words.verbs[action.split(".")[1] ?? ""]
  const type = event === null ? undefined : words.fields.values[event]
  const what = type === undefined || verb === undefined ? actionInWords(action, words) : words.of(type, verb)
  if (what === null) return { text: summary, lang: "en" }
  return { text: names.length === 0 ? what : `${what}: ${names.join(", ")}` }
}
