import { expect } from "chai"
import fc from "fast-check"
import { cropOf, reachOf, squareOf } from "../../../adapters/web/app/model/crop.ts"

const fraction = fc.double({ min: -1, max: 2, noNaN: true })
const side = fc.integer({ min: 200, max: 2_000 })

describe("The crop of a portrait", () => {
  it("is a square around the middle that was chosen", () => {
    expect(cropOf({ x: 0.5, y: 0.5, size: 1 }, { width: 400, height: 200 })).to.deep.equal({
      x: 0.25,
      y: 0,
      width: 0.5,
      height: 1,
    })
    expect(cropOf({ x: 0.5, y: 0.5, size: 0.5 }, { width: 200, height: 200 })).to.deep.equal({
      x: 0.25,
      y: 0.25,
      width: 0.5,
      height: 0.5,
    })
  })

  it("never leaves the picture, and is found again from its part", () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, side, side, (x, y, size, width, height) => {
        const shape = { width, height }
        const crop = cropOf({ x, y, size }, shape)
        for (const value of Object.values(crop)) expect(value).to.be.within(0, 1)
        expect(crop.x + crop.width).to.be.at.most(1)
        expect(crop.y + crop.height).to.be.at.most(1)
        const again = cropOf(squareOf(crop, shape), shape)
        for (const key of ["x", "y"] as const) expect(again[key]).to.be.closeTo(crop[key], 0.001)
      }),
    )
  })

  it("moves with every step of its middle within reach, and stays beyond", () => {
    const shape = { width: 400, height: 200 }
    const reach = reachOf(0.5, shape)
    expect(reach).to.deep.equal({ x: [0.125, 0.875], y: [0.25, 0.75] })
    const leftOf = (x: number): number => cropOf({ x, y: 0.5, size: 0.5 }, shape).x
    expect([0, 0.125, 0.135, 0.875, 1].map(leftOf)).to.deep.equal([0, 0, 0.01, 0.75, 0.75])
  })
})
