import { expect } from "chai"
import fc from "fast-check"
import type { Fields } from "../../core/domain/change/settable-fields.ts"
import { type Deed, undoStep } from "../../core/domain/change/undo-plan.ts"

const word = fc.constantFrom("a", "b", "c", null)
const fields: fc.Arbitrary<Fields> = fc.record({
  gender: word,
  notes: word,
  display_name: word,
  deleted_at: fc.constantFrom(null, "x", "y"),
})
const never = () => false
const always = () => true

const deedOf = (before: Fields | null, after: Fields | null): Deed => ({ kind: "person", id: "1", before, after })
const isLive = (state: Fields) => state.deleted_at === null

describe("The undo of what a change did to one record", () => {
  it("sets back exactly the fields that have kept the value of the change", () => {
    fc.assert(
      fc.property(fields, fields, fields, (before, after, now) => {
        fc.pre(isLive(before) === isLive(after))
        const step = undoStep(deedOf(before, after), now, never)
        for (const field of ["gender", "notes"]) {
          const isDone = before[field] === after[field] || before[field] === now[field]
          const isSet = !isDone && after[field] === now[field]
          expect(field in step.fields).to.equal(isSet)
          if (isSet) expect(step.fields[field]).to.equal(before[field])
          expect(step.conflicts.some((conflict) => conflict.field === field)).to.equal(!isDone && !isSet)
        }
        expect(step.fields).to.not.have.property("display_name")
      }),
    )
  })

  it("has no conflict for fields that are overwritten", () => {
    fc.assert(
      fc.property(fc.option(fields), fc.option(fields), fields, (before, after, now) => {
        expect(undoStep(deedOf(before, after), now, always).conflicts).to.deep.equal([])
      }),
    )
  })

  it("removes a created record that still exists, and restores a deleted one that is still deleted", () => {
    fc.assert(
      fc.property(fields, fields, (state, now) => {
        const [live, gone] = [
          { ...state, deleted_at: null },
          { ...state, deleted_at: "x" },
        ]
        expect(undoStep(deedOf(null, live), now, always).lifecycle).to.equal(isLive(now) ? "remove" : "keep")
        expect(undoStep(deedOf(gone, live), now, always).lifecycle).to.equal(isLive(now) ? "remove" : "keep")
        expect(undoStep(deedOf(live, gone), now, always).lifecycle).to.equal(isLive(now) ? "keep" : "restore")
      }),
    )
  })
})
