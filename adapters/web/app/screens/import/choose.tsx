import { useId, useState } from "preact/hooks"
import { useWords } from "../../words/language.ts"
import { importWords } from "./words.ts"

/** A place to drop a file, or to choose one. */
export const Choose = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const words = useWords(importWords)
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null | undefined): void => {
    const file = files?.[0]
    if (file !== undefined) onFile(file)
  }
  return (
    <>
      <p>{words.intro}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field inside is for keys and screen readers */}
      <div
        class={`drop${isOver ? " is-over" : ""}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer?.files)
        }}
      >
        <p class="lead">{words.drop}</p>
        <label for={id}>{words.file}</label>
        <input
          id={id}
          type="file"
          accept=".ged,.gdz,.zip,text/vnd.familysearch.gedcom"
          onChange={({ currentTarget }) => take(currentTarget.files)}
        />
      </div>
    </>
  )
}
