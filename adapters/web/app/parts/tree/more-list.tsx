import type { RefObject } from "preact"
import { useEffect } from "preact/hooks"
import { type Way, WayLink } from "./ways.tsx"

interface MoreListProps {
  readonly ways: readonly Way[]
  /** Where the list and its button are. */
  readonly place: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** The links of a list that opens. Escape, and a press or a focus elsewhere, close it. */
export const MoreList = ({ ways, place, onClose }: MoreListProps) => {
  useEffect(() => {
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Node && place.current?.contains(target))) onClose()
    }
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== "Escape") return
      onClose()
      place.current?.querySelector("button")?.focus()
    }
    addEventListener("pointerdown", leave)
    addEventListener("focusin", leave)
    addEventListener("keydown", escape)
    return () => {
      removeEventListener("pointerdown", leave)
      removeEventListener("focusin", leave)
      removeEventListener("keydown", escape)
    }
  }, [place, onClose])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys
    <ul class="more-ways-list" onClick={onClose}>
      {ways.map((way) => (
        <li key={way.href}>
          <WayLink way={way} />
        </li>
      ))}
    </ul>
  )
}
