import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import type { DateInput, GenealogicalDate } from "../../../core/domain/date/genealogical-date.ts"
import { makeDate } from "../../../core/domain/date/make-date.ts"
import { unpadYears } from "../../../migrations/0009-unpadded-years.ts"
import { anEvent, aPerson, aTree, aUser } from "../../support/builders.ts"
import { plant } from "../../support/store.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

const made = (input: DateInput): GenealogicalDate => {
  const date = makeDate(input)
  return E.isRight(date) ? date.right : expect.fail(JSON.stringify(date.left))
}

describe("The migration to unpadded years", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  it("sets back what was padded in a displayed date, and nothing else", async () => {
    const cases: readonly (readonly [DateInput, string])[] = [
      [{ year: 88 }, "088"],
      [{ year: 7, month: 3, day: 5 }, "5 MAR 007"],
      [{ qualifier: "between", year: -1, toYear: 1 }, "BET 1 B.C. AND 001"],
      [{ qualifier: "between", year: 88, toYear: 95 }, "BET 088 AND 095"],
      [{ qualifier: "interpreted", year: 7, phrase: "year 007" }, "INT 007 (year 007)"],
      [{ qualifier: "phrase", phrase: "about 007" }, "(about 007)"],
      [{ year: 1800 }, "1800"],
      [{ calendar: "julian", year: 88 }, "@#DJULIAN@ 88"],
    ]
    const user = aUser()
    const tree = aTree({ ownerId: user.id })
    const person = aPerson({ treeId: tree.id })
    const events = cases.map(([input, display]) =>
      anEvent({ treeId: tree.id, personId: person.id, date: { ...made(input), display } }),
    )
    await plant(store, { users: [user], trees: [tree], persons: [person], events })
    await store.query(unpadYears)
    for (const [index, { id }] of events.entries()) {
      const [row] = await store.query("select date from events where id = $1", [id])
      expect(row?.date).to.deep.equal(made(cases[index]?.[0] ?? {}))
    }
  })
})
