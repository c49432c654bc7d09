import { options } from "preact"
import { useEffect, useState } from "preact/hooks"
import { useNameOf } from "../parts/person-name.ts"
import { useYearsOf } from "../words/life.ts"
import { type CardFacts, Portrait, Signs } from "./card.tsx"
import type { PlacedCard } from "./drawing.ts"
import type { Layout } from "./layout.ts"
import { pathsOf } from "./parts.tsx"

interface PaperProps {
  readonly layout: Layout
  readonly factsOf: (person: string) => CardFacts | undefined
}

/** Draws at once: the browser prints what is there when the event is over. */
const atOnce = (act: () => void): void => {
  const { debounceRendering } = options
  options.debounceRendering = (draw) => draw()
  act()
  if (debounceRendering === undefined) delete options.debounceRendering
  else options.debounceRendering = debounceRendering
}

/** Turns the paper to the shape of what is printed. No style sheet of the page knows that. */
const turnPaper = (isWide: boolean): (() => void) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page { size: ${isWide ? "landscape" : "portrait"}; margin: 10mm }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

/** Whether the page is about to be printed. */
const useIsPrinting = (isWide: boolean): boolean => {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    let turnBack = (): void => {}
    const begin = (): void => {
      turnBack()
      turnBack = turnPaper(isWide)
      atOnce(() => setPrinting(true))
    }
    const end = (): void => {
      turnBack()
      setPrinting(false)
    }
    addEventListener("beforeprint", begin)
    addEventListener("afterprint", end)
    return () => {
      removeEventListener("beforeprint", begin)
      removeEventListener("afterprint", end)
      turnBack()
    }
  }, [isWide])
  return isPrinting
}

const PaperCard = ({ card, facts }: { readonly card: PlacedCard; readonly facts: CardFacts }) => {
  const nameOf = useNameOf()
  const yearsOf = useYearsOf()
  const { person, kin, signs } = facts
  return (
    <>
      {card.full ? <Portrait person={person} /> : null}
      <span class="card-words">
        <span class="card-name">
          {card.full ? "" : "↗ "}
          {nameOf(person)}
        </span>
        {card.full ? (
          <span class="card-years">
            {yearsOf(person)}
            <Signs signs={signs} />
          </span>
        ) : null}
        {card.full && kin !== "" ? <span class="card-kin">{kin}</span> : null}
      </span>
    </>
  )
}

/** The whole chart for paper, whatever part of it is on the screen. It is there while the page is printed. */
export const Paper = ({ layout, factsOf }: PaperProps) => {
  const { x, y, width, height } = layout.bounds
  const isPrinting = useIsPrinting(width > height)
  return (
    <div class="chart-paper">
      {isPrinting ? (
        <svg class="paper" viewBox={[x - 8, y - 8, width + 16, height + 16].join(" ")} aria-hidden="true">
          <g class="chart-lines">
            <path d={pathsOf(layout.lines.filter(({ dashed }) => !dashed))} />
            <path class="is-dashed" d={pathsOf(layout.lines.filter(({ dashed }) => dashed))} />
          </g>
          {layout.cards.map((card) => {
            const facts = factsOf(card.person)
            return facts === undefined ? null : (
              <foreignObject key={card.key} x={card.x} y={card.y} width={card.width} height={card.height}>
                <div class={`paper-card${card.key === layout.rootId ? " is-root" : ""}`}>
                  <PaperCard card={card} facts={facts} />
                </div>
              </foreignObject>
            )
          })}
        </svg>
      ) : null}
    </div>
  )
}
