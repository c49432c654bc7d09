import { useId, useState } from "preact/hooks"
import { Icon } from "../../parts/icon.tsx"
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
        <p class="file-button">
          <input
            id={id}
            type="file"
            accept=".ged,.gdz,.zip,text/vnd.familysearch.gedcom"
            onChange={({ currentTarget }) => take(currentTarget.files)}
          />
          <label class="button is-main" for={id}>
            <Icon name="fileIn" />
            {words.chooseFile}
          </label>
        </p>
        <p class="soft small">{words.file}</p>
      </div>
    </>
  )
}
