import { useEffect, useId, useRef, useState } from "preact/hooks"
import { useAnswer } from "../api/cache.ts"
import { type Found, type Listed, searchQuestion } from "../api/trees.ts"
import { useIsVisitor } from "../api/view-as.ts"
import { useFormats } from "../words/format.ts"
import { useCommonWords } from "../words/language.ts"
import { useNameOf } from "./person-name.ts"
import { ProblemNote } from "./problem-note.tsx"

const MOST_HITS = 12
const PAUSE_MS = 90

/** What has been typed, once the typing pauses. */
const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused.trim()
}

interface FindPersonProps {
  readonly tree: string
  readonly label: string
  /** Where the label is clear from what is around the field, it is for screen readers alone. */
  readonly hidesLabel?: boolean
  /** Who is not offered. */
  readonly except?: string
  /** What is wrong with the choice. */
  readonly fault?: string | null
  readonly takesFocus?: boolean
  readonly onChoose: (person: Found) => void
}

/** Finds a person of the tree while the name is typed. The arrow keys lead through the hits, and Enter chooses one. */
export const FindPerson = (props: FindPersonProps) => {
  const { tree, label, hidesLabel = false, except, fault = null, takesFocus = false, onChoose } = props
  const { search: words } = useCommonWords()
  const [text, setText] = useState("")
  const [at, setAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const q = usePaused(text)
  const isVisitor = useIsVisitor(tree) === true
  const { data, problem } = useAnswer(q === "" ? null : searchQuestion(tree, { q, limit: MOST_HITS, isVisitor }))
  const hits = q === "" ? [] : (data ?? []).filter((person) => person.id !== except)
  const id = useId()
  useEffect(() => {
    if (takesFocus || fault !== null) field.current?.focus()
  }, [takesFocus, fault])
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: "nearest" })
  }, [id, at])
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // While hits of other words are shown, Enter would choose someone else.
    const hit = q === text.trim() ? hits[at] : undefined
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      setAt((at + step + hits.length) % hits.length)
    } else if (event.key === "Enter") {
      event.preventDefault()
      if (hit !== undefined) onChoose(hit)
    }
  }
  return (
    <>
      <div class="field">
        <label class={hidesLabel ? "for-screen-readers" : undefined} for={`${id}-field`}>
          {label}
        </label>
        <input
          ref={field}
          id={`${id}-field`}
          class="search-field"
          type="text"
          role="combobox"
          placeholder={words.field}
          aria-expanded={hits.length > 0}
          aria-controls={id}
          aria-activedescendant={hits.length > 0 ? `${id}-${at}` : undefined}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          autocomplete="off"
          value={text}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        {fault === null ? null : (
          <p class="fault" id={`${id}-fault`} role="alert">
            {fault}
          </p>
        )}
      </div>
      <p class="hint" role="status">
        {q === "" ? words.hint : hitWords(hits.length, data !== undefined, words)}
      </p>
      <ProblemNote problem={problem} />
      <div id={id} class="hits" role="listbox" aria-label={label} tabIndex={-1} hidden={hits.length === 0}>
        {hits.map((person, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
          // biome-ignore lint/a11y/useFocusableInteractive: the field above keeps the focus and names the option
          <div
            key={person.id}
            id={`${id}-${index}`}
            class="hit"
            role="option"
            aria-selected={index === at}
            onClick={() => onChoose(person)}
          >
            <Hit person={person} />
          </div>
        ))}
      </div>
    </>
  )
}

const hitWords = (
  count: number,
  isThere: boolean,
  words: { readonly none: string; readonly count: (count: number) => string },
): string => {
  if (!isThere) return " "
  return count === 0 ? words.none : words.count(count)
}

/** A person among others of the same name: years, place, parents and partners. */
export const Hit = ({ person }: { readonly person: Listed }) => {
  const words = useCommonWords()
  const { list } = useFormats()
  const nameOf = useNameOf()
  const { context, matched, birth_year, death_year } = person
  const facts = [
    words.lived(birth_year, death_year),
    context?.birth_place ?? "",
    matched === undefined ? "" : words.search.alsoCalled(matched.display),
    context === undefined || context.parents.length === 0 ? "" : words.search.childOf(list(context.parents)),
    context === undefined || context.partners.length === 0 ? "" : words.search.with(list(context.partners)),
  ].filter((fact) => fact !== "")
  return (
    <>
      <span class="person-name">{nameOf(person)}</span>
      <span class="hit-facts">{facts.join(" · ")}</span>
    </>
  )
}
