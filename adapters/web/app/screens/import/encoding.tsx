import { useState } from "preact/hooks"
import type { Schemas } from "../../api/client.ts"
import { useWords } from "../../words/language.ts"
import { encodingWords } from "./encoding-words.ts"

interface EncodingProps {
  readonly encoding: string
  readonly details: Schemas["EncodingDetails"]
  readonly onChoose: (encoding: string) => void
}

/**
 * How the letters of the file are read: names to judge by, and another encoding to choose. Not shown for files of
 * ASCII alone, where nothing can be wrong.
 */
export const Encoding = ({ encoding, details, onChoose }: EncodingProps) => {
  const words = useWords(encodingWords)
  const [chosen, setChosen] = useState(encoding)
  if (details.certain && encoding.startsWith("UTF")) return null
  const choices = Object.entries(words.names)
  return (
    <section class="panel">
      <h2>{words.title}</h2>
      {details.certain ? null : <p>{words.guessed}</p>}
      {details.sample.length === 0 ? null : (
        <>
          <p>{words.sample}</p>
          <ul class="rows">
            {details.sample.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <form
        class="buttons"
        onSubmit={(event) => {
          event.preventDefault()
          onChoose(chosen)
        }}
      >
        <label>
          {words.readAs}{" "}
          <select value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
            {Object.hasOwn(words.names, encoding) ? null : <option value={encoding}>{encoding}</option>}
            {choices.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="button" disabled={chosen === encoding}>
          {words.readAgain}
        </button>
      </form>
    </section>
  )
}
