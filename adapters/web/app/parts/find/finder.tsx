import type { ComponentChildren } from "preact"
import { useEffect, useId, useRef, useState } from "preact/hooks"
import { type Question, useAnswer } from "../../api/cache.ts"
import { ProblemNote } from "../problems/problem-note.tsx"

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

interface FinderProps<T> {
  readonly label: string
  /** Where the label is clear from what is around the field, it is for screen readers alone. */
  readonly hidesLabel?: boolean
  readonly placeholder?: string
  readonly hint: string
  readonly none: string
  readonly count: (count: number) => string
  /** What is wrong with the choice. */
  readonly fault?: string | null
  readonly takesFocus?: boolean
  readonly ask: (q: string) => Question<readonly T[]>
  /** Whether a hit is offered. */
  readonly isWanted?: (hit: T) => boolean
  readonly row: (hit: T) => ComponentChildren
  readonly onChoose: (hit: T) => void
}

/**
 * Finds a record while words are typed. The arrow keys lead through the hits, and Enter chooses one, as
 * soon as they are there.
 */
export const Finder = <T extends { readonly id: string }>(props: FinderProps<T>) => {
  const { label, hidesLabel = false, fault = null, takesFocus = false, isWanted = () => true, onChoose } = props
  const [text, setText] = useState("")
  const [at, setAt] = useState(0)
  const [isAwaited, setAwaited] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const q = usePaused(text)
  const { data, problem } = useAnswer(q === "" ? null : props.ask(q))
  const hits = q === "" ? [] : (data ?? []).filter(isWanted)
  const id = useId()
  useEffect(() => {
    if (takesFocus || fault !== null) field.current?.focus()
  }, [takesFocus, fault])
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: "nearest" })
  }, [id, at])
  // While hits of other words are shown, Enter would choose someone else: it waits for those of the words in the field.
  const areCurrent = q === text.trim() && data !== undefined
  useEffect(() => {
    if (!isAwaited || !areCurrent) return
    setAwaited(false)
    const hit = hits[at]
    if (hit !== undefined) onChoose(hit)
  }, [isAwaited, areCurrent])
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      setAt((at + step + hits.length) % hits.length)
    } else if (event.key === "Enter") {
      event.preventDefault()
      setAwaited(text.trim() !== "")
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
          placeholder={props.placeholder}
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
            setAwaited(false)
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
        {q === "" ? props.hint : hitWords(hits.length, data !== undefined, props)}
      </p>
      <ProblemNote problem={problem} />
      <div id={id} class="hits" role="listbox" aria-label={label} tabIndex={-1} hidden={hits.length === 0}>
        {hits.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
          // biome-ignore lint/a11y/useFocusableInteractive: the field above keeps the focus and names the option
          <div
            key={one.id}
            id={`${id}-${index}`}
            class="hit"
            role="option"
            aria-selected={index === at}
            onClick={() => onChoose(one)}
          >
            {props.row(one)}
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
