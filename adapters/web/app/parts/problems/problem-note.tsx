import { useEffect, useState } from "preact/hooks"
import type { Problem } from "../../api/problems.ts"
import { useCommonWords, useLanguage, type Words } from "../../words/language.ts"
import type { Language } from "../../texts/languages.ts"
import { lookUp } from "../../texts/look-up.ts"
import { textsOf, withWords } from "../../texts/texts.ts"

/** Refusals by the codes of the service, as sentences that say what to do next. */
type SentencesOfRefusals = Readonly<Record<string, string>>

/** The sentences in a language. They are loaded after the first screen; without them the service explains itself. */
const sentencesIn = async (language: Language): Promise<SentencesOfRefusals> => {
  try {
    const { problemWords } = await withWords(() => import("./problem-words.ts"))
    return textsOf(problemWords, language)
  } catch {
    return {}
  }
}

/** A problem as a plain sentence. What exactly is wrong with an input comes from the service, in English. */
const inWords = (
  { status, code, message, faults, requestId }: Problem,
  { problems }: Words,
  refusals: SentencesOfRefusals,
): string => {
  if (code === "offline") return problems.offline
  if (code === "unauthenticated") return problems.sessionEnded
  const sentence = lookUp(refusals, code) ?? (status === 429 ? lookUp(refusals, "too_many_tries") : undefined)
  if (sentence !== undefined) return sentence
  if (status === 503) return problems.busy
  if (status >= 500) return requestId === null ? `${problems.failed} (${status})` : `${problems.internal} ${requestId}`
  const [fault] = faults
  if (fault !== undefined) return `${fault.path}: ${fault.message}`
  return message === "" ? problems.forbidden : message
}

/** A problem as a plain sentence. */
export const sentenceOf = async (problem: Problem, language: Language, words: Words): Promise<string> =>
  inWords(problem, words, await sentencesIn(language))

/** The same for a component; empty until the sentences are loaded. */
const useSentence = (problem: Problem | null): string => {
  const words = useCommonWords()
  const language = useLanguage()
  const [sentences, setSentences] = useState<SentencesOfRefusals | null>(null)
  const isWanted = problem !== null
  useEffect(() => {
    if (isWanted) void sentencesIn(language).then(setSentences)
  }, [isWanted, language])
  return problem === null || sentences === null ? "" : inWords(problem, words, sentences)
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
