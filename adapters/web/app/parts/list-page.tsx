import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
import type { Answer } from "../api/cache.ts"
import type { PageOf } from "../api/cache.ts"
import { Answered } from "./answered.tsx"
import { More } from "./more.tsx"

interface ListPageProps<T> {
  readonly answer: Answer<PageOf<T>>
  /** What the list says if it is empty; null on a page after the first. */
  readonly none: string | null
  /** The words of the button that shows the next page. */
  readonly more: string
  readonly row: (item: T) => ComponentChildren
  readonly page: (cursor: string) => ComponentChildren
}

/** The rows of a page in a list, and the next page once its end has been reached. */
export const ListPage = <T,>({ answer, none, more, row, page }: ListPageProps<T>) => {
  const [isReached, setReached] = useState(false)
  if (answer.data === undefined)
    return (
      <li class="plain">
        <Answered answer={answer}>{() => null}</Answered>
      </li>
    )
  const { items, next } = answer.data
  if (items.length === 0 && none !== null) return <li class="plain soft">{none}</li>
  return (
    <>
      {items.map(row)}
      {next === null || isReached ? null : <More words={more} onReach={() => setReached(true)} />}
      {next === null || !isReached ? null : page(next)}
    </>
  )
}
