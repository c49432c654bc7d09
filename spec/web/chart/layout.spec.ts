import { expect } from "chai"
import fc from "fast-check"
import { measures, type PlacedCard } from "../../../adapters/web/app/chart/drawing.ts"
import { type Layout, layoutChart } from "../../../adapters/web/app/chart/layout.ts"
import type { ChartView } from "../../../adapters/web/app/chart/view.ts"
import type { FamilyGraph } from "../../../adapters/web/app/model/family.ts"
import { anyFamily, anyView, cardOf, graphOf, parentTie, partnerTie, viewOf } from "../support/families.ts"

const chart = (graph: FamilyGraph, view: ChartView): Layout => layoutChart(graph, view, measures)

const anyChart = anyFamily.chain((graph) => anyView(graph).map((view) => ({ graph, view })))

const forAll = (check: (graph: FamilyGraph, view: ChartView, layout: Layout) => void): void =>
  fc.assert(
    fc.property(anyChart, ({ graph, view }) => check(graph, view, chart(graph, view))),
    { numRuns: 400 },
  )

const overlap = (a: PlacedCard, b: PlacedCard): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const fullCards = (layout: Layout): ReadonlyMap<string, PlacedCard> =>
  new Map(layout.cards.filter(({ full }) => full).map((card) => [card.person, card]))

describe("The layout of a chart", () => {
  it("puts no card on another card", () => {
    forAll((_, __, { cards }) => {
      const overlaps = cards.flatMap((a, index) =>
        cards
          .slice(index + 1)
          .filter((b) => overlap(a, b))
          .map((b) => `${a.key} ${b.key}`),
      )
      expect(overlaps).to.deep.equal([])
    })
  })

  it("draws each person in full once, and again as a link only", () => {
    forAll((_, view, layout) => {
      const full = layout.cards.filter((card) => card.full).map((card) => card.person)
      expect(new Set(full).size).to.equal(full.length)
      expect(new Set(layout.cards.map(({ key }) => key)).size).to.equal(layout.cards.length)
      expect(full).to.include(view.rootId)
      const links = layout.cards.filter((card) => !card.full).map((card) => card.person)
      expect(full).to.include.members(links)
    })
  })

  it("puts every child below its parents", () => {
    forAll((graph, _, layout) => {
      const full = fullCards(layout)
      for (const line of layout.lines.filter(({ kind }) => kind === "descent")) {
        const first = line.points[0]
        const last = line.points.at(-1)
        expect(last?.[1]).to.be.above(first?.[1] ?? 0)
        const isParent = line.parents.every((parent) =>
          (graph.parents.get(line.child ?? "") ?? []).some(({ id }) => id === parent),
        )
        expect(isParent, `${line.parents} of ${line.child}`).to.equal(true)
        expect(full.has(line.child ?? "")).to.equal(true)
      }
    })
  })

  it("ends each line to a child at a card of that child", () => {
    forAll((_, __, layout) => {
      for (const { child, kind, points } of layout.lines) {
        if (kind !== "descent") continue
        const [x, y] = points.at(-1) ?? [0, 0]
        const touched = layout.cards.filter(
          (card) => x >= card.x && x <= card.x + card.width && y >= card.y && y <= card.y + card.height,
        )
        expect(touched.map(({ person }) => person)).to.include(child)
      }
    })
  })

  it("draws a line between two persons once", () => {
    forAll((_, __, layout) => {
      const pairs = layout.lines
        .filter(({ kind }) => kind === "descent")
        .flatMap(({ parents, child }) => parents.map((parent) => `${parent} ${child}`))
      expect(new Set(pairs).size).to.equal(pairs.length)
    })
  })

  it("keeps couples in one row, with none but their partners between them", () => {
    forAll((_, __, layout) => {
      for (const { kind, parents, points } of layout.lines) {
        if (kind !== "couple") continue
        const [left, right] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0]
        if (points.length > 2) continue
        expect(right - left, parents.join(" ")).to.equal(measures.coupleGap)
      }
    })
  })

  it("is the same every time, in whatever order the answer comes", () => {
    forAll((graph, view, layout) => {
      const persons = [...graph.persons.values()].reverse()
      const ties = [...graph.ties.values()].reverse()
      expect(chart(graphOf(persons, ties), view)).to.deep.equal(layout)
    })
  })

  it("connects every card with the person in the middle", () => {
    forAll((_, view, layout) => {
      const near = new Map<string, string[]>()
      const meet = (a: string, b: string) => near.set(a, [...(near.get(a) ?? []), b])
      for (const { parents, child } of layout.lines) {
        const people = [...parents, ...(child === null ? [] : [child])]
        for (const a of people) for (const b of people) if (a !== b) meet(a, b)
      }
      const seen = new Set([view.rootId])
      for (const person of seen) for (const other of near.get(person) ?? []) seen.add(other)
      expect([...fullCards(layout).keys()].filter((person) => !seen.has(person))).to.deep.equal([])
    })
  })

  it("counts in its signs exactly the relatives that are not drawn", () => {
    forAll((graph, _, layout) => {
      const full = fullCards(layout)
      for (const stub of layout.stubs.filter(({ kind }) => kind === "parents")) {
        const hidden = (graph.parents.get(stub.person) ?? []).filter(({ id }) => !full.has(id))
        expect(stub.count).to.equal(hidden.length)
      }
    })
  })

  it("takes time in proportion to the number of people", () => {
    const stepsOf = (size: number): number => {
      const persons = Array.from({ length: size }, (_, index) => cardOf(`p${index}`, { birth_year: 1000 + index }))
      const ties = persons
        .slice(1)
        .flatMap((_, index) => [
          parentTie(`p${Math.floor(index / 3)}`, `p${index + 1}`),
          ...(index % 7 === 0 ? [partnerTie(`p${index}`, `p${index + 1}`)] : []),
        ])
      return chart(graphOf(persons, ties), viewOf("p0", { down: 20 })).steps
    }
    const [small, large] = [stepsOf(1_000), stepsOf(10_000)]
    expect(large / small).to.be.below(15)
  })

  it("draws nothing for a person who is not there", () => {
    expect(chart(graphOf([cardOf("a")], []), viewOf("b")).cards).to.deep.equal([])
  })
})
