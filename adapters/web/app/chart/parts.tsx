import { useMemo } from "preact/hooks"
import type { RelativeKind } from "../model/family.ts"
import { useWords } from "../words/language.ts"
import { type Line, pathOf } from "./drawing.ts"
import type { Layout } from "./layout.ts"
import type { Stub } from "./stubs.ts"
import { chartWords } from "./words.ts"

/** Lines as the data of one path. */
export const pathsOf = (lines: readonly Line[]): string => lines.map(pathOf).join("")

interface LinesProps {
  readonly layout: Layout
  readonly lit: ReadonlySet<Line>
}

/** The lines of a chart as three paths, however many there are. */
export const Lines = ({ layout, lit }: LinesProps) => {
  const { x, y, width, height } = layout.bounds
  const solid = useMemo(() => pathsOf(layout.lines.filter(({ dashed }) => !dashed)), [layout])
  const dashed = useMemo(() => pathsOf(layout.lines.filter((line) => line.dashed)), [layout])
  const box = [x - 50, y - 50, width + 100, height + 100]
  const [left, top, wide, high] = box.map((length) => `${length}px`)
  return (
    <svg
      class="chart-lines"
      viewBox={box.join(" ")}
      style={{ left, top, width: wide, height: high }}
      aria-hidden="true"
    >
      <path d={solid} />
      <path class="is-dashed" d={dashed} />
      <path class="is-lit" d={pathsOf([...lit])} />
    </svg>
  )
}

interface StubButtonProps {
  readonly stub: Stub
  readonly name: string
  readonly onFold: (person: string, kind: RelativeKind, open: boolean) => void
}

/** The sign for relatives who are not drawn, and for relatives who can be hidden again. */
export const StubButton = ({ stub, name, onFold }: StubButtonProps) => {
  const words = useWords(chartWords)
  const { person, kind, count, isOpen, x, y } = stub
  const label = isOpen ? words.close({ kind, name }) : words.open({ count: words.count({ kind, count }), name })
  return (
    <button
      type="button"
      class={`stub is-${kind}`}
      tabIndex={-1}
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(min(var(--signs, 1), 1.25))` }}
      aria-label={label}
      title={label}
      onClick={() => onFold(person, kind, !isOpen)}
    >
      {isOpen ? "−" : `+${count}`}
    </button>
  )
}
