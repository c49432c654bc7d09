import { resolve } from "node:path"
import { expect } from "chai"
import { faults } from "./planted/faults.ts"
import { places } from "./planted/place-of.ts"
import { groupsOf } from "./support/spec-groups.ts"

const root = resolve(import.meta.dirname, "..")

describe("planted faults", () => {
  it("are sixty, each of another kind", () => {
    expect(faults).to.have.length(60)
    expect(new Set(faults.map(({ says }) => says)).size).to.equal(60)
  })

  it("have exactly one place in the product each", () => {
    const placeOf = places(root)
    const errors = faults.flatMap((fault, index) => {
      try {
        placeOf(fault)
        return []
      } catch (error) {
        return [`${index + 1}: ${error instanceof Error ? error.message : String(error)}`]
      }
    })
    expect(errors).to.deep.equal([])
  })

  it("name specs that make test runs", () => {
    const known = new Set(groupsOf("usual").flatMap(({ files }) => files))
    const named = faults.flatMap(({ specs }) => specs)
    expect(named.filter((spec) => !known.has(spec))).to.deep.equal([])
  })

  it("are missed when their text is gone or there twice", () => {
    const fault = { file: "scope.ts", says: "", replace: "", specs: ["spec/planted-faults.spec.ts"] } as const
    const placeOf = places(root)
    expect(() => placeOf({ ...fault, find: "no file has this text" })).to.throw("0 places")
    expect(() => placeOf({ ...fault, find: "scope" })).to.throw("not one")
  })
})
