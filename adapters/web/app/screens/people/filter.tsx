import { useLocation } from "preact-iso/router"
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks"
import { TextField } from "../../facts/text-field.tsx"
import { Select } from "../../parts/form.tsx"
import type { InTree } from "../../parts/tree-frame.tsx"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { onlies, queryOf, sortsFor, type Wanted } from "./list.ts"
import { peopleWords } from "./words.ts"

/** So long after the last letter the list follows what is typed. */
const PAUSE_MS = 250

/** A text that is handed on a moment after the last letter. It begins again when it is changed elsewhere. */
const useTyped = (value: string, onTyped: (text: string) => void) => {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const hand = useRef(onTyped)
  hand.current = onTyped
  useLayoutEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text.trim() === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text.trim()
      hand.current(sent.current)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText] as const
}

interface FilterProps {
  readonly tree: InTree["tree"]
  readonly wanted: Wanted
}

/** What to show, and in which order. The list follows at once, and the address keeps it. */
export const Filter = ({ tree, wanted }: FilterProps) => {
  const words = useWords(peopleWords)
  const { route } = useLocation()
  const show = (next: Partial<Wanted>, replace = false): void =>
    route(to.people(tree.id, queryOf({ ...wanted, ...next })), replace)
  // Back leads to the list before the search, not to each of its letters.
  const [q, setQ] = useTyped(wanted.q, (text) => show({ q: text }, wanted.q !== ""))
  const isFiltered = wanted.q !== "" || wanted.only !== "everyone" || wanted.letter !== ""
  return (
    <form class="filter" onSubmit={(event) => event.preventDefault()}>
      <TextField label={words.filter} value={q} onChange={setQ} />
      {wanted.q === "" ? (
        <>
          <Select
            name="only"
            label={words.only}
            value={wanted.only}
            options={onlies.map((value) => ({ value, label: words.onlies[value] }))}
            onChange={(only) => show({ only })}
          />
          <Select
            name="sort"
            label={words.sort}
            value={wanted.sort}
            options={sortsFor(tree).map((value) => ({ value, label: words.sorts[value] }))}
            onChange={(sort) => show({ sort })}
          />
        </>
      ) : null}
      {isFiltered ? (
        <a class="button is-plain" href={to.people(tree.id)}>
          {words.clear}
        </a>
      ) : null}
    </form>
  )
}
