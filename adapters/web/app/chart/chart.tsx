import { useEffect, useMemo, useRef, useState } from "preact/hooks"
import type { FamilyGraph, RelativeKind } from "../model/family.ts"
import { announce } from "../parts/announcer.tsx"
import { useLater } from "../parts/later.ts"
import { useNameOf } from "../parts/person-name.ts"
import { useWords } from "../words/language.ts"
import { type CardFacts, ChartCard, useLabelOf } from "./card.tsx"
import type { PlacedCard } from "./drawing.ts"
import { useFoundInSight, useRootInSight, useSelectedInSight } from "./in-sight.ts"
import { actionOf, type KeyAction } from "./keys.ts"
import type { Layout } from "./layout.ts"
import { litLines } from "./lights.ts"
import { Lines, StubButton } from "./parts.tsx"
import { type Surface, useSurface } from "./surface.ts"
import { ChartTools } from "./tools.tsx"
import { cardOf, centredOn, mostCards, revealed, visibleOf, wholeChart } from "./viewport.ts"
import { rowPlace, walk } from "./walk.ts"
import { chartWords } from "./words.ts"

export interface ChartProps {
  readonly graph: FamilyGraph
  readonly layout: Layout
  /** Changes when the chart is to be put into the middle again. */
  readonly placing: number
  readonly selected: string | null
  readonly factsOf: (person: string) => CardFacts | undefined
  readonly onSelect: (person: string) => void
  readonly onFold: (person: string, kind: RelativeKind, open: boolean) => void
  readonly onCentre: (person: string) => void
  readonly onKey: (kind: "add" | "edit" | "help", person: string) => void
  /** Whether the reader may add relatives. */
  readonly canAdd: boolean
}

/** The cards for the document: those on the screen, and the one that the tab key reaches. */
const useCards = (layout: Layout, { area }: Surface, stop: string): readonly PlacedCard[] => {
  const cards = useMemo(() => visibleOf(layout.cards, area, mostCards), [layout, area])
  if (cards.some(({ key }) => key === stop)) return cards
  const further = layout.cards.find(({ key }) => key === stop)
  return further === undefined ? cards : [...cards, further]
}

/** The keys of a chart, and the one card that the tab key reaches. */
const useKeys = (props: ChartProps, { zoom, size, frame }: Surface) => {
  const { graph, layout, factsOf, onSelect, onFold, onCentre, onKey } = props
  const words = useWords(chartWords)
  const labelOf = useLabelOf()
  const [chosen, setStop] = useState<string | null>(null)
  const wantsFocus = useRef<string | null>(null)
  const stop = layout.cards.some(({ key }) => key === chosen) ? (chosen ?? layout.rootId) : layout.rootId
  useEffect(() => {
    // An effect of an earlier render may run late, when the next step is already taken.
    if (wantsFocus.current !== stop) return
    wantsFocus.current = null
    cardFor(stop)?.focus({ preventScroll: true })
  })
  const cardFor = (key: string) => frame.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)
  const goTo = (card: PlacedCard): void => {
    wantsFocus.current = card.key
    setStop(card.key)
    // At once if it is in the document, so that the next key of a quick reader goes on from there.
    cardFor(card.key)?.focus({ preventScroll: true })
    const at = zoom.at()
    const target = revealed(card, at, size, 40)
    if (target.x !== at.x || target.y !== at.y) zoom.moveTo(target)
    const facts = factsOf(card.person)
    const place = rowPlace(layout, card)
    if (facts !== undefined) announce(`${labelOf(facts)}, ${words.position({ at: place.at, of: place.of })}`)
  }
  const choose = (card: PlacedCard): void => {
    const there = card.full ? undefined : cardOf(layout, card.person)
    if (there === undefined) onSelect(card.person)
    else goTo(there)
  }
  const act = (action: KeyAction, card: PlacedCard): void => {
    if (action.kind === "step") {
      const next = walk(graph, layout, card, action.step)
      if (next === undefined) announce(words.end)
      else goTo(next)
    } else if (action.kind === "select") {
      choose(card)
    } else if (action.kind === "grow") {
      const stub = layout.stubs.find(({ person }) => person === card.person)
      if (stub !== undefined) onFold(stub.person, stub.kind, !stub.isOpen)
    } else if (action.kind === "centre") {
      onCentre(card.person)
    } else {
      onKey(action.kind, card.person)
    }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = event.target instanceof HTMLElement ? event.target.dataset["key"] : undefined
    const card = layout.cards.find((one) => one.key === key)
    const action = actionOf(event)
    if (card === undefined || action === undefined) return
    event.preventDefault()
    act(action, card)
  }
  return { stop, setStop, choose, onKeyDown }
}

/** A family chart. It moves under hands and keys, and only what is on the screen is in the document. */
export const Chart = (props: ChartProps) => {
  const { layout, selected, factsOf, onFold, onKey, canAdd } = props
  const words = useWords(chartWords)
  const nameOf = useNameOf()
  const surface = useSurface(layout, props.placing)
  const { frame, plane, canvas, isFar, zoom, size } = surface
  const [hovered, setHovered] = useState<string | null>(null)
  const { stop, setStop, choose, onKeyDown } = useKeys(props, surface)
  useRootInSight(layout, surface)
  useSelectedInSight(layout, surface, selected)
  const found = useFoundInSight(layout, surface)
  const Paper = useLater(size.width > 0, () => import("./paper.tsx"))?.Paper
  const cards = useCards(layout, surface, stop)
  const lit = useMemo(() => litLines(layout, hovered ?? layout.rootId), [layout, hovered])
  const shown = new Set(cards.filter(({ full }) => full).map(({ person }) => person))
  const drawn = (card: PlacedCard) => {
    const facts = factsOf(card.person)
    if (facts === undefined) return null
    return (
      <ChartCard
        key={card.key}
        card={card}
        {...facts}
        isRoot={card.key === layout.rootId}
        isSelected={card.full && card.person === selected}
        isFound={card.full && card.person === found}
        isStop={card.key === stop}
        onSelect={() => choose(card)}
        onFocus={(isByKeys) => {
          setStop(card.key)
          // The chart does not scroll, so the browser cannot show what the Tab key reaches.
          if (isByKeys) zoom.moveTo(revealed(card, zoom.at(), size, 8))
        }}
        onHover={(isOver) => setHovered(isOver ? card.person : null)}
        onAdd={canAdd ? () => onKey("add", card.person) : undefined}
      />
    )
  }
  const stubOf = (stub: Layout["stubs"][number]) => {
    const person = factsOf(stub.person)?.person
    const name = person === undefined ? "" : nameOf(person)
    return <StubButton key={`${stub.kind}:${stub.person}`} stub={stub} name={name} onFold={onFold} />
  }
  return (
    <div class="chart-frame">
      <div class="chart" ref={frame} role="application" aria-label={words.chart} onKeyDown={onKeyDown}>
        <canvas ref={canvas} class="chart-canvas" hidden={!isFar} />
        <div class="chart-plane" ref={plane} hidden={isFar}>
          <Lines layout={layout} lit={lit} />
          {cards.map(drawn)}
          {layout.stubs.filter(({ person }) => shown.has(person)).map(stubOf)}
        </div>
      </div>
      {Paper === undefined ? null : <Paper layout={layout} factsOf={factsOf} />}
      <ChartTools
        onCloser={() => zoom.zoomBy(1.3)}
        onFarther={() => zoom.zoomBy(1 / 1.3)}
        onWhole={() => zoom.moveTo(wholeChart(layout, size))}
        onMiddle={() =>
          zoom.moveTo(centredOn(layout, layout.rootId, { ...zoom.at(), k: Math.max(0.85, zoom.at().k) }, size))
        }
        onPrint={() => globalThis.print()}
        onKeys={() => onKey("help", layout.rootId)}
      />
    </div>
  )
}
