import { useEffect, useState } from "preact/hooks"

const listeners = new Set<(text: string) => void>()

/** Lets screen readers say a text politely. */
export const announce = (text: string): void => {
  for (const listener of listeners) listener(text)
}

/** The place that screen readers listen to. It exists once, from the start. */
export const Announcer = () => {
  const [text, setText] = useState("")
  useEffect(() => {
    listeners.add(setText)
    return () => void listeners.delete(setText)
  }, [])
  return (
    <p class="for-screen-readers" role="status" aria-live="polite">
      {text}
    </p>
  )
}
