import { useLayoutEffect, useRef, useState } from "preact/hooks"
import { renew, useAct } from "../api/cache.ts"
import { api, type Schemas } from "../api/client.ts"
import { undoable } from "../api/last-change.ts"
import { dataOf } from "../api/problems.ts"
import { useMe } from "../api/session.ts"
import { FormButtons } from "../grow/saving.tsx"
import { announce } from "../parts/announcer.tsx"
import { Icon } from "../parts/icon.tsx"
import { ProblemNote } from "../parts/problems/problem-note.tsx"
import { toast } from "../parts/toasts.tsx"
import { useCommonWords, useWords } from "../words/language.ts"
import { factWords } from "./words.ts"

/** A relative whose place is chosen. */
export interface Placed {
  readonly relationship: string
  readonly name: string
}

interface OrderFormProps {
  readonly tree: string
  readonly person: string
  readonly of: Schemas["RelativeOrder"]["of"]
  /** All relatives of this kind, in their present order. */
  readonly relatives: readonly Placed[]
  readonly onClose: () => void
}

/** The same list with the item at `from` at the place `to`. */
const moved = <T,>(items: readonly T[], from: number, to: number): readonly T[] => {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** Saves the order, says so, and offers to take it back. */
const useOrdering = ({ tree, person, of }: OrderFormProps) => {
  const me = useMe().data?.id ?? ""
  const { saved } = useCommonWords()
  return useAct(async (ids: readonly string[]) => {
    const body = { person_id: person, of, ids: [...ids] }
    const { undo } = await undoable({ tree, me }, () =>
      dataOf(api.POST("/trees/{tree_id}/relationships/order", { params: { path: { tree_id: tree } }, body })),
    )
    await renew("tree", tree)
    toast({ text: saved, undo })
    return true
  })
}

/** Puts the children or the partners of a person in an order, one step at a time. */
const OrderForm = (props: OrderFormProps) => {
  const { of, relatives, onClose } = props
  const words = useWords(factWords)
  const ordering = useOrdering(props)
  const [order, setOrder] = useState(relatives)
  const list = useRef<HTMLOListElement>(null)
  const wantsFocus = useRef<string | null>(null)
  useLayoutEffect(() => {
    const selector = wantsFocus.current ?? "button:not([aria-disabled=true])"
    const button = list.current?.querySelector<HTMLElement>(selector)
    wantsFocus.current = null
    button?.focus()
  }, [order])
  const move = (from: number, step: 1 | -1): void => {
    const [one, to] = [order[from], from + step]
    if (one === undefined || to < 0 || to >= order.length) return
    const way = (to === 0 && "down") || (to === order.length - 1 && "up") || (step === 1 ? "down" : "up")
    wantsFocus.current = `[data-move="${way} ${one.relationship}"]`
    setOrder(moved(order, from, to))
    announce(words.movedTo({ name: one.name, at: to + 1, of: order.length }))
  }
  const save = async (): Promise<void> => {
    const done = await ordering.run(order.map(({ relationship }) => relationship))
    if (done === true) onClose()
  }
  const button = (at: number, { relationship, name }: Placed, way: "up" | "down") => (
    <button
      type="button"
      class="button is-plain"
      data-move={`${way} ${relationship}`}
      aria-label={way === "up" ? words.moveUp({ name }) : words.moveDown({ name })}
      aria-disabled={way === "up" ? at === 0 : at === order.length - 1}
      onClick={() => move(at, way === "up" ? -1 : 1)}
    >
      <Icon name={way} />
    </button>
  )
  return (
    <form
      class="form order-form"
      aria-label={words.orderOf[of]}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <ol ref={list}>
        {order.map((one, at) => (
          <li key={one.relationship}>
            <span>{one.name}</span>
            {button(at, one, "up")}
            {button(at, one, "down")}
          </li>
        ))}
      </ol>
      <ProblemNote problem={ordering.problem} />
      <FormButtons mayWrite isRunning={ordering.isRunning} onCancel={onClose} />
    </form>
  )
}

export default OrderForm
