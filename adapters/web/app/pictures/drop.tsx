import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
import { useAct } from "../api/cache.ts"
import { useMe } from "../api/session.ts"
import { FileButton } from "../parts/fields/file-button.tsx"
import { ProblemNote } from "../parts/problems/problem-note.tsx"
import { toast } from "../parts/toasts.tsx"
import { useWords } from "../words/language.ts"
import { type Medium, type Target, upload } from "./media.ts"
import { pictureWords } from "./words.ts"

interface UploadTo {
  readonly tree: string
  /** What the files belong to. */
  readonly to: Target | null
  readonly onDone?: () => void
}

/** An upload of files: says how it went, and offers to take it back. */
const useUpload = ({ tree, to, onDone }: UploadTo) => {
  const words = useWords(pictureWords)
  const me = useMe().data?.id ?? ""
  return useAct(async (files: readonly File[]): Promise<readonly Medium[]> => {
    const { result, undo } = await upload({ tree, me, to, files })
    toast({ text: words.uploaded({ count: result.length }), undo })
    onDone?.()
    return result
  })
}

interface DropProps extends UploadTo {
  readonly children: ComponentChildren
}

/** A place that takes files: dropped, or chosen with a button. */
export const Drop = ({ children, ...where }: DropProps) => {
  const words = useWords(pictureWords)
  const [isOver, setOver] = useState(false)
  const sending = useUpload(where)
  const take = (files: FileList | null | undefined): void => {
    const some = [...(files ?? [])]
    if (some.length > 0 && !sending.isRunning) void sending.run(some)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is for keys and screen readers
    <div
      class={`drop-place${isOver ? " is-over" : ""}`}
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
      <FileButton
        label={sending.isRunning ? words.uploading : words.add}
        isMultiple
        onChoose={(field) => {
          take(field.files)
          field.value = ""
        }}
      >
        <span class="soft wide-only">{words.drop}</span>
      </FileButton>
      <ProblemNote problem={sending.problem} />
      {children}
    </div>
  )
}
