import { useId, useRef } from "preact/hooks"
import { type Crop, cropOf, LEAST_SIZE, reachOf, type Shape, type Square } from "../model/crop.ts"
import { useWords } from "../words/language.ts"
import { pictureWords } from "./words.ts"

const percent = (fraction: number): string => `${fraction * 100}%`

interface CropPictureProps {
  readonly address: string
  readonly square: Square
  /** The sex of the person, which the frame of a portrait shows. */
  readonly gender: string | null
  /** The width and height of the picture; null until it is loaded. */
  readonly shape: Shape | null
  readonly onShape: (shape: Shape) => void
  readonly onBroken: () => void
  readonly onSquare: (square: Square) => void
}

/** A picture with a frame around a part of it. A pointer moves the frame, and so do sliders, which take arrow keys. */
export const CropPicture = (props: CropPictureProps) => {
  const { address, square, gender, shape, onShape, onBroken, onSquare } = props
  const words = useWords(pictureWords)
  const crop = shape === null ? null : cropOf(square, shape)
  const reach = shape === null ? null : reachOf(square.size, shape)
  return (
    <div class="cropping">
      <div class="crop" {...useFrame(square, crop, onSquare)}>
        <img
          src={address}
          alt=""
          draggable={false}
          onError={onBroken}
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
      <div class="crop-tools">
        <p class="hint">{words.cropHint}</p>
        <Slider label={words.across} value={square.x} reach={reach?.x} onChange={(x) => onSquare({ ...square, x })} />
        <Slider
          label={words.downwards}
          value={square.y}
          reach={reach?.y}
          onChange={(y) => onSquare({ ...square, y })}
        />
        <Slider
          label={words.size}
          value={square.size}
          reach={[LEAST_SIZE, 1]}
          onChange={(size) => onSquare({ ...square, size })}
        />
        {crop === null ? null : <Preview address={address} crop={crop} gender={gender} />}
      </div>
    </div>
  )
}

/** A pointer that holds the frame moves it from there. One beside the frame brings it to itself. */
const useFrame = (square: Square, crop: Crop | null, onSquare: (square: Square) => void) => {
  /** From the pointer to the middle of the frame. */
  const offset = useRef({ x: 0, y: 0 })
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent & { readonly currentTarget: Element }) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  const moveTo = ({ x, y }: { readonly x: number; readonly y: number }): void =>
    onSquare({ ...square, x: x + offset.current.x, y: y + offset.current.y })
  return {
    onPointerDown: (event: PointerEvent & { readonly currentTarget: Element }) => {
      if (crop === null || event.button !== 0) return
      const place = placeOf(event)
      const [x, y] = [crop.x + crop.width / 2 - place.x, crop.y + crop.height / 2 - place.y]
      const isInside = Math.abs(x) <= crop.width / 2 && Math.abs(y) <= crop.height / 2
      offset.current = isInside ? { x, y } : { x: 0, y: 0 }
      event.currentTarget.setPointerCapture(event.pointerId)
      moveTo(place)
    },
    onPointerMove: (event: PointerEvent & { readonly currentTarget: Element }) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(placeOf(event))
    },
  }
}

interface SliderProps {
  readonly label: string
  readonly value: number
  /** The least and the most; from 0 to 1 if absent. */
  readonly reach?: readonly [least: number, most: number] | undefined
  readonly onChange: (value: number) => void
}

const Slider = ({ label, value, reach: [least, most] = [0, 1], onChange }: SliderProps) => {
  const id = useId()
  return (
    <div class="crop-slider">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={Math.round(least * 100)}
        max={Math.round(most * 100)}
        value={Math.round(value * 100)}
        onInput={({ currentTarget }) => onChange(Number(currentTarget.value) / 100)}
      />
    </div>
  )
}

/** The part alone, as cards show it. */
const Preview = ({ address, crop, gender }: Pick<CropPictureProps, "address" | "gender"> & { readonly crop: Crop }) => {
  const words = useWords(pictureWords)
  return (
    <div class="with-icon">
      <span>{words.preview}</span>
      <span class={`portrait crop-preview is-${gender ?? "unknown"}`}>
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
