import type { Schemas } from "../api/client.ts"
import { useWords } from "../words/language.ts"
import { personWords } from "./words.ts"
import { lookUp } from "../texts/look-up.ts"

interface IdentifiersProps {
  /** Null for readers who do not see them. */
  readonly identifiers: readonly Schemas["Identifier"][] | null
}

/** The numbers by which files, programs and archives know a record. */
export const Identifiers = ({ identifiers }: IdentifiersProps) => {
  const words = useWords(personWords)
  if (identifiers === null || identifiers.length === 0) return null
  return (
    <section>
      <h2>{words.identifiers}</h2>
      <dl class="facts">
        {identifiers.map(({ type, value }) => (
          <div key={`${type} ${value}`} class="fact">
            <dt class="fact-name">{lookUp(words.identifierTypes, type) ?? type}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
