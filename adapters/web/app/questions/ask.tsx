import { AddInPlace } from "../facts/in-place.tsx"
import type { PersonFacts } from "../life/data.ts"
import { lazily } from "../parts/lazily.ts"
import { useWords } from "../words/language.ts"
import { questionsWords } from "./words.ts"

const AskForm = lazily(() => import("./ask-form.tsx"))

interface AskProps {
  readonly facts: PersonFacts
  readonly name: string
}

/** The way to ask somebody without an account about a person. */
export const Ask = ({ facts, name }: AskProps) => {
  const { ask } = useWords(questionsWords)
  return (
    <AddInPlace
      draft={`question about ${facts.person.id}`}
      label={ask}
      form={(close) => <AskForm facts={facts} name={name} onClose={close} />}
    />
  )
}
