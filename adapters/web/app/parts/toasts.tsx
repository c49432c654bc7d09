import { useEffect, useState } from "preact/hooks"
import { problemOf } from "../api/problems.ts"
import { commonWords, useCommonWords, useLanguage } from "../words/language.ts"
import type { Language } from "../texts/languages.ts"
import { Icon } from "./icon.tsx"
import { sentenceOf } from "./problems/problem-note.tsx"

/** A short message at the edge of the screen. */
interface Toast {
  readonly text: string
  /** Takes back what the message is about. */
  readonly undo?: (() => Promise<unknown>) | undefined
}

const listeners = new Set<(toast: Toast) => void>()

/** Shows a message. It stays until the reader closes it or the next one comes, so that there is no hurry. */
export const toast = (message: Toast): void => {
  for (const listener of listeners) listener(message)
}

/** Shows why something failed that the reader did not wait for. */
export const toastFailure = (failure: unknown, language: Language): void =>
  void sentenceOf(problemOf(failure), language, commonWords(language)).then((text) => toast({ text }))

/** The place of the messages. It exists once, from the start, so that screen readers follow it. */
export const Toasts = () => {
  const words = useCommonWords()
  const language = useLanguage()
  const [shown, setShown] = useState<Toast | null>(null)
  useEffect(() => {
    listeners.add(setShown)
    return () => void listeners.delete(setShown)
  }, [])
  const takeBack = async (undo: () => Promise<unknown>): Promise<void> => {
    setShown(null)
    try {
      await undo()
      setShown({ text: words.undone })
    } catch (failure) {
      toastFailure(failure, language)
    }
  }
  const undo = shown?.undo
  return (
    <div class="toasts" role="status" aria-live="polite">
      {shown === null ? null : (
        <div class="toast">
          <span>{shown.text}</span>
          {undo === undefined ? null : (
            <button type="button" class="toast-action" onClick={() => void takeBack(undo)}>
              {words.undo}
            </button>
          )}
          <button type="button" class="toast-close" aria-label={words.close} onClick={() => setShown(null)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
