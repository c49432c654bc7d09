import type { ComponentChildren } from "preact"
import { useRef } from "preact/hooks"
import { Dialog } from "../parts/dialogs/dialog.tsx"
import { takesKeys } from "../parts/keys.ts"
import { useWords } from "../words/language.ts"
import { type Medium, thumbnailOf, titleOf } from "./media.ts"
import { pictureWords } from "./words.ts"

interface LightboxProps {
  readonly id: string
  /** Undefined until it is known. */
  readonly medium: Medium | undefined
  /** The media that the arrows lead through. */
  readonly among: readonly Medium[]
  /** Null closes it. */
  readonly onLookAt: (id: string | null) => void
  /** Below the medium. */
  readonly children: ComponentChildren
}

/** How far a finger moves for a swipe, in pixels. */
const SWIPE = 50

/** One medium, large. The arrow keys and a swipe lead to the next one, and Escape closes it. */
export const Lightbox = ({ id, medium, among, onLookAt, children }: LightboxProps) => {
  const words = useWords(pictureWords)
  const start = useRef(0)
  const index = among.findIndex((one) => one.id === id)
  const turn = (step: 1 | -1): void => {
    const next = index < 0 ? undefined : among[index + step]
    if (next !== undefined) onLookAt(next.id)
  }
  return (
    <Dialog
      title={medium === undefined ? words.pictures : titleOf(medium, words.untitled)}
      shape="wide"
      onClose={() => onLookAt(null)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same */}
      <div
        class="lightbox"
        tabIndex={-1}
        data-focus
        onKeyDown={(event) => {
          if (takesKeys(event.target)) return
          if (event.key === "ArrowRight") turn(1)
          if (event.key === "ArrowLeft") turn(-1)
        }}
        onTouchStart={({ touches }) => {
          start.current = touches[0]?.clientX ?? 0
        }}
        onTouchEnd={({ changedTouches }) => {
          const moved = (changedTouches[0]?.clientX ?? start.current) - start.current
          if (Math.abs(moved) > SWIPE) turn(moved < 0 ? 1 : -1)
        }}
      >
        {medium === undefined ? null : <Large medium={medium} />}
        <p class="buttons">
          <button type="button" class="button" aria-disabled={index <= 0} onClick={() => turn(-1)}>
            ← {words.previous}
          </button>
          <button
            type="button"
            class="button"
            aria-disabled={index < 0 || index === among.length - 1}
            onClick={() => turn(1)}
          >
            {words.next} →
          </button>
          {index < 0 ? null : <span class="soft">{words.place({ index: index + 1, count: among.length })}</span>}
        </p>
        {children}
      </div>
    </Dialog>
  )
}

const Large = ({ medium }: { readonly medium: Medium }) => {
  const words = useWords(pictureWords)
  const address = thumbnailOf(medium, 1280)
  return address === null ? null : <img src={address} alt={titleOf(medium, words.untitled)} />
}
