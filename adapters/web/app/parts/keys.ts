import { useLayoutEffect, useRef } from "preact/hooks"

/** What single keys do on a screen, by `KeyboardEvent.key`. */
export type Keys = Readonly<Record<string, () => void>>

const typed = new Set(["text", "email", "password", "search", "number", "date"])

/** Whether a key pressed there is for the element itself. */
export const takesKeys = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLInputElement) return typed.has(target.type)
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName))
}

/** Listens to single keys on the whole screen, except while the reader types or a window is open. */
export const useKeys = (keys: Keys): void => {
  const present = useRef(keys)
  present.current = keys
  // Before the page is painted: who sees the screen can press its keys.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return
      if (document.querySelector("dialog[open]") !== null) return
      const act = present.current[event.key]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    addEventListener("keydown", onKeyDown)
    return () => removeEventListener("keydown", onKeyDown)
  }, [])
}
