import type { RelativeKind } from "../model/family.ts"

/** What a chart shows: the person in the middle, how far up and down, and what a reader opened or closed by hand. */
export interface ChartView {
  readonly rootId: string
  readonly up: number
  readonly down: number
  readonly siblings: boolean
  readonly opened: ReadonlySet<FoldKey>
  readonly closed: ReadonlySet<FoldKey>
}

/** Names one fold: a kind of relatives of one person. */
export type FoldKey = `${RelativeKind}:${string}`

/** The name of a fold. */
export const foldKey = (kind: RelativeKind, id: string): FoldKey => `${kind}:${id}`

/** True if a chart shows relatives of a kind: by default, unless a reader chose otherwise. */
export const isOpen = (view: ChartView, kind: RelativeKind, id: string, byDefault: boolean): boolean => {
  const key = foldKey(kind, id)
  if (view.opened.has(key)) return true
  return byDefault && !view.closed.has(key)
}

/** The view after a reader opened or closed one fold. */
export const toggled = (view: ChartView, key: FoldKey, open: boolean): ChartView => {
  const opened = new Set(view.opened)
  const closed = new Set(view.closed)
  const from = open ? closed : opened
  from.delete(key)
  const to = open ? opened : closed
  to.add(key)
  return { ...view, opened, closed }
}
