import { expect } from "chai"
import { measures } from "../../../adapters/web/app/chart/drawing.ts"
import { layoutChart } from "../../../adapters/web/app/chart/layout.ts"
import { type Step, walk } from "../../../adapters/web/app/chart/walk.ts"
import { smallFamilies } from "../support/small-families.ts"

/** The persons that a walk by arrow keys visits. */
const visited = (name: string, start: string, steps: readonly Step[]): readonly string[] => {
  const family = smallFamilies[name]
  if (family === undefined) throw new Error(name)
  const layout = layoutChart(family.graph, family.view, measures)
  const first = layout.cards.find((card) => card.full && card.person === start)
  if (first === undefined) throw new Error(start)
  const way: string[] = []
  let at = first
  for (const step of steps) {
    const next = walk(family.graph, layout, at, step)
    way.push(next?.person ?? "nowhere")
    at = next ?? at
  }
  return way
}

describe("A walk through a chart", () => {
  it("goes to the father, with shift to the mother, and down again", () => {
    expect(visited("three-generations", "ann", ["up", "otherUp", "down", "down", "up", "down"])).to.deep.equal([
      "pa",
      "grandma",
      "pa",
      "ann",
      "pa",
      "ann",
    ])
  })

  it("goes sideways to siblings and partners", () => {
    expect(visited("siblings-around", "ann", ["left", "left", "right", "right"])).to.deep.equal([
      "elder",
      "nowhere",
      "ann",
      "younger",
    ])
    expect(visited("two-husbands", "ann", ["left", "right", "right"])).to.deep.equal(["first", "ann", "second"])
  })

  it("goes through a stack line by line", () => {
    expect(visited("nine-children-stacked", "vic", ["down", "right", "left", "home"])).to.deep.equal([
      "c1",
      "c2",
      "c1",
      "vic",
    ])
  })

  it("stays where it is if there is nothing in that direction", () => {
    expect(visited("one-person", "ann", ["up", "down", "left", "right", "otherUp"])).to.deep.equal(
      Array(5).fill("nowhere"),
    )
  })
})
