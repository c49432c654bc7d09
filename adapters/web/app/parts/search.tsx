import { useLocation } from "preact-iso/router"
import { useEffect, useId, useState } from "preact/hooks"
import { useAnswer } from "../api/cache.ts"
import { type Listed, searchQuestion } from "../api/trees.ts"
import { useIsVisitor } from "../api/view-as.ts"
import { to } from "../routes.ts"
import { useFormats } from "../words/format.ts"
import { useCommonWords } from "../words/language.ts"
import { Dialog } from "./dialog.tsx"
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

interface SearchProps {
  readonly tree: string
  readonly onClose: () => void
}

/** Finds a person of the tree while the name is typed. The arrow keys choose, Enter opens. */
export const Search = ({ tree, onClose }: SearchProps) => {
  const { search: words } = useCommonWords()
  const { route } = useLocation()
  const [text, setText] = useState("")
  const [chosen, setChosen] = useState(0)
  const q = usePaused(text)
  const isVisitor = useIsVisitor(tree) === true
  const { data, problem } = useAnswer(q === "" ? null : searchQuestion(tree, { q, limit: MOST_HITS, isVisitor }))
  const hits = q === "" ? [] : (data ?? [])
  const id = useId()
  const open = (person: Listed): void => {
    onClose()
    route(to.family(tree, person.id))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const hit = hits[chosen]
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      setChosen((chosen + step + hits.length) % hits.length)
    } else if (event.key === "Enter" && hit !== undefined) {
      event.preventDefault()
      open(hit)
    }
  }
  return (
    <Dialog title={words.title} shape="search" onClose={onClose}>
      <input
        class="search-field"
        type="text"
        role="combobox"
        aria-label={words.field}
        placeholder={words.field}
        aria-expanded={hits.length > 0}
        aria-controls={id}
        aria-activedescendant={hits.length > 0 ? `${id}-${chosen}` : undefined}
        autocomplete="off"
        value={text}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <p class="hint" role="status">
        {q === "" ? words.hint : hitWords(hits.length, data !== undefined, words)}
      </p>
      <ProblemNote problem={problem} />
      <div id={id} class="hits" role="listbox" aria-label={words.title} tabIndex={-1} hidden={hits.length === 0}>
        {hits.map((person, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
          // biome-ignore lint/a11y/useFocusableInteractive: the field above keeps the focus and names the option
          <div
            key={person.id}
            id={`${id}-${at}`}
            class="hit"
            role="option"
            aria-selected={at === chosen}
            onClick={() => open(person)}
          >
            <Hit person={person} />
          </div>
        ))}
      </div>
    </Dialog>
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
