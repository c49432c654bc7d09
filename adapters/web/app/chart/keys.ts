import type { Step } from "./walk.ts"

/** What a key does in a chart. */
export type KeyAction =
  | { readonly kind: "step"; readonly step: Step }
  | { readonly kind: "select" | "grow" | "centre" | "add" | "edit" | "help" }

const actions: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: { kind: "step", step: "left" },
  ArrowRight: { kind: "step", step: "right" },
  ArrowUp: { kind: "step", step: "up" },
  ArrowDown: { kind: "step", step: "down" },
  Home: { kind: "step", step: "home" },
  Enter: { kind: "select" },
  " ": { kind: "grow" },
  c: { kind: "centre" },
  a: { kind: "add" },
  e: { kind: "edit" },
  "?": { kind: "help" },
}

/** The keys of a chart, for the list that `?` shows. */
export const keyNames = ["←", "→", "↑", "⇧ ↑", "↓", "Home", "Enter", "Space", "c", "a", "e", "?"] as const

interface Pressed {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** The action of a key. Undefined for a key that belongs to the browser. */
export const actionOf = ({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): KeyAction | undefined => {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === "ArrowUp" && shiftKey) return { kind: "step", step: "otherUp" }
  return actions[key]
}
