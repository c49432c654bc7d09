import type { PersonFacts } from "../../life/data.ts"
import { dateInWords } from "../../model/date-words.ts"
import {
  isChoice,
  type MergeChoices,
  type MergeField,
  mergeFields,
  type MergeSide,
  type Taken,
  takenChoices,
} from "../../model/forms/merge-choice.ts"
import { useNameOf } from "../../parts/person-name.ts"
import { growWords } from "../../grow/words.ts"
import { to } from "../../routes.ts"
import { useFormats } from "../../words/format.ts"
import { useLanguage, useWords } from "../../words/language.ts"
import { duplicateWords } from "./words.ts"

/** What is known of a person, in the words of the reader. */
export const useMergeSide = (): ((facts: PersonFacts) => MergeSide) => {
  const language = useLanguage()
  const nameOf = useNameOf()
  const { genders } = useWords(growWords)
  return ({ person, events }) => {
    const eventOf = (type: string): string | null => {
      const event = events.find((one) => one.type === type)
      if (event === undefined) return null
      const parts = [event.date === null ? "" : dateInWords(event.date, language), event.place ?? ""]
      return parts.filter((part) => part !== "").join(", ") || null
    }
    return {
      primary_name: nameOf(person),
      gender: person.gender === null ? null : genders[person.gender],
      birth: eventOf("birth"),
      death: eventOf("death"),
      notes: person.notes,
    }
  }
}

interface PairTableProps {
  readonly kept: PersonFacts
  readonly from: PersonFacts
  readonly choices: MergeChoices
  readonly onChoose: (choices: MergeChoices) => void
}

/** Two persons side by side. Where both have a value and the values differ, one of them is chosen. */
export const PairTable = ({ kept, from, choices, onChoose }: PairTableProps) => {
  const words = useWords(duplicateWords)
  const { list, number } = useFormats()
  const sideOf = useMergeSide()
  const nameOf = useNameOf()
  const [first, second] = [sideOf(kept), sideOf(from)]
  const kin = ({ family }: PersonFacts, kind: "parents" | "partners" | "children"): string =>
    list(family[kind].map((one) => nameOf(one.person)))
  const others = (["parents", "partners", "children"] as const).map((kind) => [kind, kin(kept, kind), kin(from, kind)])
  return (
    <table class="pair">
      <caption class="for-screen-readers">{words.compared}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="for-screen-readers">{words.field}</span>
          </th>
          {[kept, from].map(({ person }) => (
            <th key={person.id} scope="col">
              <a class="person-name" href={to.personPage(person.tree_id, person.id)}>
                {nameOf(person)}
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mergeFields.map((field) => (
          <FieldRow key={field} field={field} first={first} second={second} choices={choices} onChoose={onChoose} />
        ))}
        {others.map(([kind = "", one, other]) => (
          <tr key={kind} class={one === other ? undefined : "is-different"}>
            <th scope="row">{words.rows[kind === "parents" || kind === "partners" ? kind : "children"]}</th>
            <td>{one || "–"}</td>
            <td>{other || "–"}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{words.rows.facts}</th>
          <td>{number(kept.events.length)}</td>
          <td>{number(from.events.length)}</td>
        </tr>
      </tbody>
    </table>
  )
}

interface FieldRowProps {
  readonly field: MergeField
  readonly first: MergeSide
  readonly second: MergeSide
  readonly choices: MergeChoices
  readonly onChoose: (choices: MergeChoices) => void
}

const FieldRow = ({ field, first, second, choices, onChoose }: FieldRowProps) => {
  const words = useWords(duplicateWords)
  if (first[field] === null && second[field] === null) return null
  const isOpen = isChoice(field, first, second)
  const label = words.rows[field]
  const radio = (taken: Taken, text: string) => (
    <label class="choice taken">
      <input
        type="radio"
        name={field}
        aria-label={`${label}: ${text}`}
        checked={choices[field] === taken || (choices[field] === undefined && takenChoices(field)[0] === taken)}
        onChange={() => onChoose({ ...choices, [field]: taken })}
      />
      <span>{text}</span>
    </label>
  )
  const cell = (taken: Taken, text: string | null) => (isOpen && text !== null ? radio(taken, text) : (text ?? "–"))
  return (
    <tr class={first[field] === second[field] ? undefined : "is-different"}>
      <th scope="row">
        {label}
        {isOpen && takenChoices(field).includes("both") ? radio("both", words.both) : null}
      </th>
      <td class="written">{cell("kept", first[field])}</td>
      <td class="written">{cell("from", second[field])}</td>
    </tr>
  )
}
