import { useId } from "preact/hooks"
import { coupleKinds, isKnownKind, personKinds } from "../model/fact-kinds.ts"
import { useWords } from "../words/language.ts"
import { TextField } from "./text-field.tsx"
import { factWords } from "./words.ts"

/** The name of a kind of fact. A kind that the service does not know is its own name. */
export const useKindWords = (): ((type: string) => string) => {
  const { kinds } = useWords(factWords)
  return (type) => (isKnownKind(type) ? kinds[type] : type)
}

interface KindFieldProps {
  readonly type: string
  /** The couple that the fact is about: its relationship. Empty for the person alone. */
  readonly subject: string
  /** The couples to choose from, each with the name of the partner. Null if the subject stays as it is. */
  readonly couples: readonly (readonly [relationship: string, partner: string])[] | null
  readonly onChange: (type: string, subject: string) => void
}

/** An option: the couple, a colon and the kind. A kind of one's own is empty. */
const optionOf = (subject: string, type: string): string => `${subject}:${isKnownKind(type) ? type : ""}`

/** What kind of fact it is, of the person or of one of their couples. A kind of one's own is written beside it. */
export const KindField = ({ type, subject, couples, onChange }: KindFieldProps) => {
  const words = useWords(factWords)
  const id = useId()
  const options = (of: string, kinds: readonly (keyof typeof words.kinds)[]) => [
    ...kinds.map((kind) => (
      <option key={kind} value={optionOf(of, kind)}>
        {words.kinds[kind]}
      </option>
    )),
    <option key="other" value={optionOf(of, "")}>
      {words.otherKind}
    </option>,
  ]
  const choose = (chosen: string): void => {
    const [of = "", kind = ""] = chosen.split(":")
    onChange(kind, of)
  }
  return (
    <>
      <div class="field">
        <label for={id}>{words.kind}</label>
        <select id={id} value={optionOf(subject, type)} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {couples === null ? options(subject, subject === "" ? personKinds : coupleKinds) : options("", personKinds)}
          {(couples ?? []).map(([relationship, partner]) => (
            <optgroup key={relationship} label={words.with({ name: partner })}>
              {options(relationship, coupleKinds)}
            </optgroup>
          ))}
        </select>
      </div>
      {isKnownKind(type) ? null : (
        <TextField label={words.ownKind} value={type} isRequired onChange={(own) => onChange(own, subject)} />
      )}
    </>
  )
}
