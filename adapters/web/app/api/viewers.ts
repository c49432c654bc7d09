import { treeIn } from "../routes.ts"

/** As who a tree is looked at: a visitor without an account, a user who is no member, or a member. */
export type Viewer =
  | { readonly kind: "anonymous" }
  | { readonly kind: "user" }
  | { readonly kind: "member"; readonly id: string; readonly name: string }

// In memory only: a reload shows the tree as the reader again.
const viewers = new Map<string, Viewer>()
const listeners = new Set<() => void>()

/** As who the reader looks at a tree; null for themselves. It applies on the screens of that tree only. */
export const viewerOf = (tree: string): Viewer | null =>
  treeIn(location.pathname) === tree ? (viewers.get(tree) ?? null) : null

/** As who the reader looks at the tree of the address; null for themselves. */
export const viewerHere = (): Viewer | null => {
  const tree = treeIn(location.pathname)
  return tree === null ? null : (viewers.get(tree) ?? null)
}

/** What the API calls a viewer. */
export const nameOfViewer = (viewer: Viewer): string => (viewer.kind === "member" ? viewer.id : viewer.kind)

/** Changes as who a tree is looked at. */
export const setViewer = (tree: string, viewer: Viewer | null): void => {
  if (viewer === null) viewers.delete(tree)
  else viewers.set(tree, viewer)
  for (const listener of listeners) listener()
}

/** Looks at every tree as the reader again. */
export const forgetViewers = (): void => {
  viewers.clear()
  for (const listener of listeners) listener()
}

/** Calls `listener` after each change. Returns what ends that. */
export const onViewer = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
