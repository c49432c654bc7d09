import { useEffect, useRef, useState } from "preact/hooks"
import { type Question, useAnswer } from "../api/cache.ts"
import type { PageOf } from "../api/cache.ts"
import type { Change } from "../api/changes.ts"
import { grouped } from "../model/change.ts"
import { Answered } from "../parts/answered.tsx"
import { useFormats } from "../words/format.ts"
import { useWords } from "../words/language.ts"
import { ChangeRow } from "./change.tsx"
import { historyWords } from "./words.ts"

interface ChangesProps {
  readonly tree: string
  readonly isEditor: boolean
  /** Whether the changes are those of one person. */
  readonly isOfPerson?: boolean
  /** The level of the headings of days. */
  readonly days: "h2" | "h3"
  readonly pageOf: (cursor: string | null) => Question<PageOf<Change>>
  /** The text to show if there are none. */
  readonly none?: string
}

/** Changes by day, newest first, and more of them on demand. */
export const Changes = (props: ChangesProps) => (
  <div class="change-days">
    <ChangesPage {...props} cursor={null} />
  </div>
)

const ChangesPage = (props: ChangesProps & { readonly cursor: string | null }) => {
  const { tree, isEditor, isOfPerson = false, days: Day, pageOf, none, cursor } = props
  const words = useWords(historyWords)
  const { day } = useFormats()
  const answer = useAnswer(pageOf(cursor))
  const next = answer.data?.next ?? null
  const [isReached, setReached] = useState(false)
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that brought this page is gone, and the focus must not go with it.
    if (cursor !== null) start.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <div class="change-days" ref={start} tabIndex={-1}>
        <Answered answer={answer}>
          {({ items }) => {
            if (items.length === 0 && cursor === null) return <p class="soft">{none ?? words.none}</p>
            return grouped(items, ({ at }) => day(at)).map(([date, changes]) => (
              <section key={date} class="change-day">
                <Day>{date}</Day>
                <ol class="changes">
                  {changes.map((change) => (
                    <ChangeRow
                      key={change.id}
                      tree={tree}
                      change={change}
                      isEditor={isEditor}
                      isOfPerson={isOfPerson}
                    />
                  ))}
                </ol>
              </section>
            ))
          }}
        </Answered>
      </div>
      {isReached || next === null ? null : (
        <p>
          <button type="button" class="button" onClick={() => setReached(true)}>
            {words.more}
          </button>
        </p>
      )}
      {isReached && next !== null ? <ChangesPage {...props} cursor={next} /> : null}
    </>
  )
}
