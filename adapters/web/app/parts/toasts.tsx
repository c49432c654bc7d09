import { useEffect, useState } from "preact/hooks"
import { useCommonWords } from "../words/language.ts"

/** A short message at the edge of the screen, with something to do about it. */
export interface Toast {
  readonly text: string
  readonly action?: { readonly name: string; readonly act: () => void }
}

const listeners = new Set<(toast: Toast) => void>()

/** Shows a message. It stays until the reader closes it or the next one comes, so that nobody has to hurry. */
export const toast = (message: Toast): void => {
  for (const listener of listeners) listener(message)
}

/** The place of the messages. It exists once, from the start. */
export const Toasts = () => {
  const { close } = useCommonWords()
  const [shown, setShown] = useState<Toast | null>(null)
  useEffect(() => {
    listeners.add(setShown)
    return () => void listeners.delete(setShown)
  }, [])
  const action = shown?.action
  return (
    <div class="toasts" role="status" aria-live="polite">
      {shown === null ? null : (
        <div class="toast">
          <span>{shown.text}</span>
          {action === undefined ? null : (
            <button
              type="button"
              class="toast-action"
              onClick={() => {
                setShown(null)
                action.act()
              }}
            >
              {action.name}
            </button>
          )}
          <button type="button" class="toast-close" aria-label={close} onClick={() => setShown(null)}>
            ×
          </button>
        </div>
      )}
    </div>
  )
}
