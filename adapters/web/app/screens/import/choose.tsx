import { useState } from "preact/hooks"
import { FileButton } from "../../parts/fields/file-button.tsx"
import { Icon } from "../../parts/icon.tsx"
import { useWords } from "../../words/language.ts"
import { importWords } from "./words.ts"

/** A place to drop a file, or to choose one. */
export const Choose = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const words = useWords(importWords)
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
        <FileButton
          label={
            <>
              <Icon name="fileIn" />
              {words.chooseFile}
            </>
          }
          accept=".ged,.gdz,.zip,text/vnd.familysearch.gedcom"
          isMain
          onChoose={({ files }) => take(files)}
        />
        <p class="soft small">{words.file}</p>
      </div>
    </>
  )
}
