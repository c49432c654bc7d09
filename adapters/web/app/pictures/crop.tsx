import { useId, useRef } from "preact/hooks"
import { type Crop, cropOf, LEAST_SIZE, type Shape, type Square } from "../model/crop.ts"
import { useWords } from "../words/language.ts"
import { pictureWords } from "./words.ts"

const percent = (fraction: number): string => `${fraction * 100}%`

interface CropPictureProps {
  readonly address: string
  readonly square: Square
  /** The width and height of the picture; null until it is loaded. */
  readonly shape: Shape | null
  readonly onShape: (shape: Shape) => void
  readonly onSquare: (square: Square) => void
}

/** A picture with a frame around a part of it. A pointer moves the frame, and so do sliders, which take arrow keys. */
export const CropPicture = ({ address, square, shape, onShape, onSquare }: CropPictureProps) => {
  const words = useWords(pictureWords)
  const isHeld = useRef(false)
  const crop = shape === null ? null : cropOf(square, shape)
  const moveTo = (element: HTMLElement, event: PointerEvent): void => {
    const box = element.getBoundingClientRect()
    onSquare({ ...square, x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height })
  }
  return (
    <>
      <p class="hint">{words.cropHint}</p>
      <div
        class="crop"
        onPointerDown={(event) => {
          isHeld.current = true
          event.currentTarget.setPointerCapture(event.pointerId)
          moveTo(event.currentTarget, event)
        }}
        onPointerMove={(event) => isHeld.current && moveTo(event.currentTarget, event)}
        onPointerUp={() => {
          isHeld.current = false
        }}
      >
        <img
          src={address}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onShape({ width: naturalWidth, height: naturalHeight })
          }
        />
        {crop === null ? null : (
          <span
            class="crop-frame"
            style={{
              left: percent(crop.x),
              top: percent(crop.y),
              width: percent(crop.width),
              height: percent(crop.height),
            }}
          />
        )}
      </div>
      <Slider label={words.across} value={square.x} onChange={(x) => onSquare({ ...square, x })} />
      <Slider label={words.downwards} value={square.y} onChange={(y) => onSquare({ ...square, y })} />
      <Slider
        label={words.size}
        value={square.size}
        least={LEAST_SIZE}
        onChange={(size) => onSquare({ ...square, size })}
      />
      {crop === null ? null : <Preview address={address} crop={crop} />}
    </>
  )
}

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly least?: number
  readonly onChange: (value: number) => void
}

const Slider = ({ label, value, least = 0, onChange }: SliderProps) => {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={least * 100}
        max={100}
        value={Math.round(value * 100)}
        onInput={({ currentTarget }) => onChange(Number(currentTarget.value) / 100)}
      />
    </div>
  )
}

/** The part alone, as cards show it. */
const Preview = ({ address, crop }: { readonly address: string; readonly crop: Crop }) => {
  const words = useWords(pictureWords)
  return (
    <div class="with-icon">
      <span>{words.preview}</span>
      <span class="crop-preview">
        <img
          src={address}
          alt=""
          style={{
            width: percent(1 / crop.width),
            height: percent(1 / crop.height),
            left: percent(-crop.x / crop.width),
            top: percent(-crop.y / crop.height),
          }}
        />
      </span>
    </div>
  )
}
