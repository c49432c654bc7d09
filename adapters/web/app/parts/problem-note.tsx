import { useEffect, useState } from "preact/hooks"
import type { Problem } from "../api/problems.ts"
import type { Words } from "../words/en.ts"
import { useCommonWords, useLanguage } from "../words/language.ts"
import type { Language } from "../words/languages.ts"
import type { SentencesOfRefusals } from "./problem-words.ts"

/** Undefined while the sentences are not loaded, which comes after the first screen. */
let sentences: Readonly<Record<Language, SentencesOfRefusals>> | undefined

const loadSentences = async (): Promise<void> => {
  // Without them the service explains itself, in English.
  const none = { sentencesOfRefusals: { en: {}, de: {} } }
  const loaded = await import("./problem-words.ts").catch(() => none)
  sentences = loaded.sentencesOfRefusals
}

/** A problem as a plain sentence. What exactly is wrong with an input comes from the service, in English. */
const inWords = (
  { status, code, message, faults, requestId }: Problem,
  { problems }: Words,
  refusals: SentencesOfRefusals,
): string => {
  if (code === "offline") return problems.offline
  if (code === "unauthenticated") return problems.sessionEnded
  const sentence = refusals[code] ?? (status === 429 ? refusals.too_many_tries : undefined)
  if (sentence !== undefined) return sentence
  if (status === 503) return problems.busy
  if (status >= 500) return requestId === null ? `${problems.failed} (${status})` : `${problems.internal} ${requestId}`
  const [fault] = faults
  if (fault !== undefined) return `${fault.path}: ${fault.message}`
  return message === "" ? problems.forbidden : message
}

/** A problem as a plain sentence. */
export const sentenceOf = async (problem: Problem, language: Language, words: Words): Promise<string> => {
  if (sentences === undefined) await loadSentences()
  return inWords(problem, words, sentences?.[language] ?? {})
}

/** The same for a component; empty until the sentences are loaded. */
const useSentence = (problem: Problem | null): string => {
  const words = useCommonWords()
  const language = useLanguage()
  const [, render] = useState(0)
  useEffect(() => {
    if (problem !== null && sentences === undefined) void loadSentences().then(() => render((count) => count + 1))
  }, [problem])
  return problem === null || sentences === undefined ? "" : inWords(problem, words, sentences[language])
}

interface ProblemNoteProps {
  readonly problem: Problem | null
  readonly again?: (() => void) | undefined
}

/** Says what went wrong, and offers another try where one may help. Without a problem it shows nothing. */
export const ProblemNote = ({ problem, again }: ProblemNoteProps) => {
  const { tryAgain } = useCommonWords()
  const sentence = useSentence(problem)
  if (sentence === "") return null
  return (
    <div class="note is-bad" role="alert">
      <p>{sentence}</p>
      {again === undefined ? null : (
        <button type="button" class="button" onClick={again}>
          {tryAgain}
        </button>
      )}
    </div>
  )
}
