import { expect } from "chai"
import { inOrderOfTime } from "../../../adapters/web/app/model/life.ts"

describe("The events of a life", () => {
  const event = (name: string, day: number | null) => ({ name, date: day === null ? null : { sort_day: day } })
  const namesOf = (...events: readonly ReturnType<typeof event>[]) => inOrderOfTime(events).map(({ name }) => name)

  it("are in the order of their days, the marriage between birth and death", () => {
    expect(namesOf(event("birth", 100), event("death", 900), event("marriage", 400))).to.deep.equal([
      "birth",
      "marriage",
      "death",
    ])
  })

  it("stay behind what they came after if they have no day", () => {
    const events = [event("occupation", null), event("birth", 100), event("will", null), event("death", 900)]
    expect(namesOf(...events, event("divorce", null), event("marriage", 400))).to.deep.equal([
      "occupation",
      "birth",
      "will",
      "marriage",
      "death",
      "divorce",
    ])
  })
})
