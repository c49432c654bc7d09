import type { Progress } from "../../api/long-work.ts"
import { useFormats } from "../../words/format.ts"
import { useCommonWords, useWords } from "../../words/language.ts"
import { importWords } from "./words.ts"

interface WorkingProps {
  /** Null while the file is sent. */
  readonly progress: Progress | null
  readonly onCancel: () => void
}

/** How far the work has come, with a way out. */
export const Working = ({ progress, onCancel }: WorkingProps) => {
  const words = useWords(importWords)
  const common = useCommonWords()
  const { number } = useFormats()
  const phase = words.phases[progress?.phase ?? "sending"]
  const all = progress?.of ?? null
  return (
    <section class="panel">
      <h2 aria-live="polite">{phase}</h2>
      {progress === null || all === null ? (
        <progress aria-label={phase} />
      ) : (
        <progress aria-label={phase} value={progress.records} max={all} />
      )}
      {progress === null ? null : (
        <p class="soft">{words.progress({ done: number(progress.records), all: all === null ? "" : number(all) })}</p>
      )}
      <p class="buttons">
        <button type="button" class="button" onClick={onCancel}>
          {common.cancel}
        </button>
      </p>
    </section>
  )
}
