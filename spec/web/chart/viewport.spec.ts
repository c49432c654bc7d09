import { expect } from "chai"
import fc from "fast-check"
import { measures, pathOf } from "../../../adapters/web/app/chart/drawing.ts"
import { layoutChart } from "../../../adapters/web/app/chart/layout.ts"
import { toggled } from "../../../adapters/web/app/chart/view.ts"
import {
  canvasBelow,
  firstTransform,
  heldInPlace,
  mostCards,
  onScreen,
  placedAt,
  revealed,
  visibleOf,
  wholeChart,
  zoomRange,
} from "../../../adapters/web/app/chart/viewport.ts"
import { yearsOf } from "../../../adapters/web/app/model/years-of.ts"
import { anyFamily, anyView, viewOf } from "../support/families.ts"
import { smallFamilies } from "../support/small-families.ts"

const size = { width: 1440, height: 900 }
const layoutOf = (name: string, more = {}) => {
  const family = smallFamilies[name]
  if (family === undefined) throw new Error(name)
  return layoutChart(family.graph, { ...family.view, ...more }, measures)
}

describe("The part of a chart on the screen", () => {
  it("keeps the person in hand at the same place when the chart changes", () => {
    const change = anyFamily.chain((graph) => fc.tuple(fc.constant(graph), anyView(graph), anyView(graph)))
    fc.assert(
      fc.property(change, ([graph, first, second]) => {
        const [before, after] = [layoutChart(graph, first, measures), layoutChart(graph, second, measures)]
        const moved = heldInPlace(before, after, first.rootId)
        const was = before.cards.find((card) => card.full && card.person === first.rootId)
        const is = moved.cards.find((card) => card.full && card.person === first.rootId)
        if (was === undefined || is === undefined) return
        expect([is.x, is.y]).to.deep.equal([was.x, was.y])
        expect(moved.lines).to.have.length(after.lines.length)
      }),
    )
  })

  it("holds a bounded number of cards, those nearest to its middle", () => {
    const { cards } = layoutOf("twenty-children")
    const all = onScreen({ x: 720, y: 200, k: 0.4 }, size, 0)
    expect(visibleOf(cards, all, mostCards)).to.have.length(cards.length)
    const few = visibleOf(cards, all, 3)
    expect(few).to.have.length(3)
    expect(visibleOf(cards, onScreen({ x: -9_000, y: 0, k: 1 }, size, 100), mostCards)).to.deep.equal([])
  })

  it("shows the person in the middle at first, at a size that can be read", () => {
    fc.assert(
      fc.property(
        anyFamily.chain((graph) => anyView(graph).map((view) => layoutChart(graph, view, measures))),
        (layout) => {
          const { x, y, k } = firstTransform(layout, layout.rootId, size)
          expect(k).to.be.within(0.6, 1)
          expect(x).to.be.within(0, size.width)
          expect(y).to.be.within(0, size.height)
        },
      ),
    )
  })

  it("keeps its zoom for another chart: whole if there is room, otherwise around the person in the middle", () => {
    fc.assert(
      fc.property(
        anyFamily.chain((graph) => anyView(graph).map((view) => layoutChart(graph, view, measures))),
        fc.double({ min: zoomRange[0], max: zoomRange[1], noNaN: true }),
        (layout, zoom) => {
          const { x, y, k } = placedAt(layout, layout.rootId, zoom, size)
          expect(k).to.equal(zoom)
          const { bounds } = layout
          const isWhole = bounds.width * k + 64 <= size.width && bounds.height * k + 64 <= size.height
          const [left, top] = [bounds.x * k + x, bounds.y * k + y]
          if (isWhole) expect([left, top].every((edge) => edge >= 0)).to.equal(true)
          const root = layout.cards.find((card) => card.full && card.person === layout.rootId)
          const middle = ((root?.x ?? 0) + (root?.width ?? 0) / 2) * k + x
          expect(middle).to.be.within(0, size.width)
        },
      ),
    )
  })

  it("can hold the whole chart", () => {
    const layout = layoutOf("six-wives")
    const { x, k } = wholeChart(layout, { width: 390, height: 800 })
    expect(k).to.be.at.least(zoomRange[0]).and.below(canvasBelow)
    expect(layout.bounds.x * k + x).to.be.at.least(0)
    expect((layout.bounds.x + layout.bounds.width) * k + x).to.be.at.most(390)
  })

  it("moves as little as needed to show a card", () => {
    const card = { x: 0, y: 0, width: 184, height: 84 }
    const still = { x: 300, y: 300, k: 1 }
    expect(revealed(card, still, size, 20)).to.deep.equal(still)
    expect(revealed(card, { x: -50, y: 300, k: 1 }, size, 20)).to.deep.equal({ x: 20, y: 300, k: 1 })
    expect(revealed(card, { x: 1_400, y: 890, k: 1 }, size, 20)).to.deep.equal({ x: 1_236, y: 796, k: 1 })
  })
})

describe("A fold", () => {
  it("is opened and closed again by hand", () => {
    const opened = toggled(viewOf("ann", { up: 1 }), "parents:pa", true)
    expect(layoutOf("three-generations", opened).cards.map(({ person }) => person)).to.include("grandpa")
    const closed = toggled(opened, "parents:pa", false)
    expect(layoutOf("three-generations", closed).cards.map(({ person }) => person)).to.not.include("grandpa")
  })

  it("closes what is open by default", () => {
    const closed = toggled(viewOf("vic"), "children:vic", false)
    const { cards, stubs } = layoutOf("nine-children-stacked", closed)
    expect(cards).to.have.length(2)
    expect(stubs.map(({ person, kind, count }) => `${person} ${kind} ${count}`)).to.deep.equal([
      "vic children 9",
      "al children 9",
    ])
  })
})

describe("The texts of a chart", () => {
  it("give the years of a life as far as they are known", () => {
    const years = (birth_year: number | null, death_year: number | null, death_known = false) =>
      yearsOf({ birth_year, death_year, death_known }, { language: "en", dead: "dead" })
    expect(years(1819, 1901)).to.equal("1819–1901")
    expect(years(1926, null)).to.equal("1926–")
    expect(years(null, 1901)).to.equal("–1901")
    expect(years(null, null)).to.equal("")
    expect(years(1771, null, true)).to.equal("1771, dead")
    expect(years(1771, 1801, true)).to.equal("1771–1801")
    expect(years(null, null, true)).to.equal("dead")
    expect(years(-44, 12, true)).to.equal("44 BC – AD 12")
  })

  it("give lines as paths", () => {
    const [line] = layoutOf("a-couple").lines
    if (line === undefined) throw new Error("no line")
    expect(pathOf(line)).to.equal("M92 0L116 0")
  })
})
