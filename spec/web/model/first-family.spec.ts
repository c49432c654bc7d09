import { expect } from "chai"
import * as fc from "fast-check"
import {
  familyIn,
  fieldsOf,
  isThere,
  operationsOf,
  places,
  yearIn,
} from "../../../adapters/web/app/model/first-family.ts"

const anyValues = fc
  .record(
    Object.fromEntries(
      places.flatMap((place) =>
        Object.values(fieldsOf(place)).map((name) => [name, fc.constantFrom("", " ", "Ann", "1901")]),
      ),
    ),
  )
  .map((values): Readonly<Record<string, string>> => values)

describe("The first family of a tree", () => {
  it("is one person where nothing else was typed", () => {
    expect(operationsOf(familyIn({ "you.given": " Ann " }))).to.deep.equal([
      {
        op: "create",
        entity: "person",
        ref: "you",
        data: { given_name: "Ann", surname: null, gender: null, is_living: true },
      },
    ])
  })

  it("joins a grandparent by a parent without a name", () => {
    const operations = operationsOf(
      familyIn({ "you.given": "Ann", "mothers_father.given": "Ole", "mothers_father.year": "1899" }),
    )
    expect(
      operations.map((operation) =>
        operation.entity === "person" ? operation.ref : `relationship ${operation.data.from_person_id}`,
      ),
    ).to.deep.equal(["you", "mother", "mothers_father", "relationship $mother", "relationship $mothers_father"])
    expect(operations[2]?.data).to.deep.include({ gender: "male", birth: { date: { year: 1899 } } })
  })

  it("makes couples of parents who are both there", () => {
    const operations = operationsOf(familyIn({ "you.given": "Ann", "father.given": "Carl", "mother.given": "Ida" }))
    expect(
      operations.filter(({ data }) => "type" in data && data.type === "partnership").map(({ data }) => data),
    ).to.deep.equal([{ type: "partnership", from_person_id: "$father", to_person_id: "$mother" }])
  })

  it("names only people that it has made before, whatever was typed", () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const family = familyIn(values)
        const made = new Set<string>()
        for (const { entity, ref, data } of operationsOf(family)) {
          if (entity === "person") made.add(`$${ref}`)
          else
            for (const end of [data["from_person_id"], data["to_person_id"]])
              expect(made.has(String(end))).to.equal(true)
        }
        expect(made.size).to.equal(places.filter((place) => isThere(family, place)).length)
      }),
    )
  })

  it("takes a year of up to four digits, and nothing else, for a year", () => {
    const year = (text: string) => yearIn({ given: "", surname: "", year: text })
    expect(["1901", "87", "", "c. 1901", "19011"].map(year)).to.deep.equal([1901, 87, null, null, null])
  })
})
