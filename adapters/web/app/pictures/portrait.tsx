import { useState } from "preact/hooks"
import { renew } from "../api/cache.ts"
import type { Schemas } from "../api/client.ts"
import { FormButtons, useSaving } from "../grow/saving.tsx"
import { cropOf, firstSquare, type Shape, squareOf } from "../model/crop.ts"
import { Dialog } from "../parts/dialogs/dialog.tsx"
import { ProblemNote } from "../parts/problems/problem-note.tsx"
import { useCommonWords, useWords } from "../words/language.ts"
import { CropPicture } from "./crop.tsx"
import { type Medium, thumbnailOf, titleOf } from "./media.ts"
import { Thumbnail } from "./tile.tsx"
import { pictureWords } from "./words.ts"

interface PortraitProps {
  readonly person: Schemas["PersonRead"]
  readonly name: string
  /** The media of the person. */
  readonly media: readonly Medium[]
  /** Whether a save is applied at once. Otherwise it becomes a suggestion. */
  readonly mayWrite: boolean
}

/** A button that opens the choice of a portrait; nothing without a picture. */
export const ChoosePortrait = (props: PortraitProps) => {
  const words = useWords(pictureWords)
  const [isOpen, setOpen] = useState(false)
  const pictures = props.media.filter((medium) => thumbnailOf(medium, 160) !== null)
  if (pictures.length === 0) return null
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {words.portrait}
      </button>
      {isOpen ? (
        <Dialog title={words.portraitOf({ name: props.name })} shape="wide" onClose={() => setOpen(false)}>
          <PortraitForm {...props} media={pictures} onClose={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  )
}

const PortraitForm = (props: PortraitProps & { readonly onClose: () => void }) => {
  const { person, name, media, mayWrite, onClose } = props
  const words = useWords(pictureWords)
  const common = useCommonWords()
  const { portrait = null, tree_id: tree, version } = person
  const [chosen, setChosen] = useState(media.find(({ id }) => id === portrait?.media_id) ?? media[0])
  const [shape, setShape] = useState<Shape | null>(null)
  const [isBroken, setBroken] = useState(false)
  const [square, setSquare] = useState(firstSquare)
  const renewTree = (): Promise<void> => renew("tree", tree)
  const saving = useSaving({ tree, mayWrite, onDone: renewTree, onUndone: renewTree })
  const save = async (next: Schemas["PortraitInput"] | null): Promise<void> => {
    const saved = await saving.run({
      operations: [{ op: "update", entity: "person", id: person.id, data: { portrait: next } }],
      summary: words.summary({ name }),
      ...(version === null || !mayWrite ? {} : { versions: { [person.id]: version } }),
    })
    if (saved !== undefined) onClose()
  }
  const noteShape = (found: Shape): void => {
    setShape(found)
    if (portrait !== null && portrait.media_id === chosen?.id) setSquare(squareOf(portrait, found))
  }
  const address = chosen === undefined ? null : thumbnailOf(chosen, 1280)
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== undefined && shape !== null) void save({ media_id: chosen.id, ...cropOf(square, shape) })
      }}
    >
      {media.length < 2 ? null : (
        <div class="buttons">
          {media.map((medium) => (
            <button
              key={medium.id}
              type="button"
              class="medium-choice"
              aria-pressed={medium.id === chosen?.id}
              aria-label={titleOf(medium, words.untitled)}
              onClick={() => {
                // Its picture is there already, and would not load again.
                if (medium.id === chosen?.id && !isBroken) return
                setChosen(medium)
                setShape(null)
                setBroken(false)
                setSquare(firstSquare)
              }}
            >
              <Thumbnail medium={medium} size={160} />
            </button>
          ))}
        </div>
      )}
      {isBroken ? (
        <p class="note is-bad" role="alert">
          {words.broken}
        </p>
      ) : null}
      {address === null || isBroken ? null : (
        <CropPicture
          key={address}
          address={address}
          square={square}
          gender={person.gender}
          shape={shape}
          onShape={noteShape}
          onBroken={() => setBroken(true)}
          onSquare={setSquare}
        />
      )}
      <ProblemNote problem={saving.problem} />
      <div class="dialog-end">
        {isBroken ? (
          <button type="button" class="button" onClick={onClose}>
            {common.cancel}
          </button>
        ) : (
          <FormButtons mayWrite={mayWrite} isRunning={saving.isRunning} onCancel={onClose} />
        )}
        {portrait === null ? null : (
          <button type="button" class="button is-dangerous" onClick={() => void save(null)}>
            {words.noPortrait}
          </button>
        )}
      </div>
    </form>
  )
}
