import { expect } from "chai"
import { readDate } from "../../../adapters/web/app/model/dates.ts"
import {
  addRelative,
  canAdd,
  changePerson,
  type FactInput,
  type Operation,
  type PersonInput,
  type RelativeInput,
} from "../../../adapters/web/app/model/operations.ts"
import { cardOf, graphOf, parentTie, partnerTie } from "../support/families.ts"

const noFact: FactInput = { date: null, place: "" }
const fact = (text: string, place = ""): FactInput => {
  const read = readDate(text, "en")
  return { date: read.kind === "date" ? read.date : null, place }
}
const ida: PersonInput = {
  givenName: " Ida ",
  surname: "",
  gender: "female",
  isLiving: null,
  birth: noFact,
  death: noFact,
}

const graph = graphOf(
  [
    cardOf("ann"),
    cardOf("tom"),
    cardOf("pa", { gender: "male" }),
    cardOf("ma", { gender: "female" }),
    cardOf("foster"),
  ],
  [
    parentTie("pa", "ann"),
    parentTie("ma", "ann"),
    parentTie("foster", "ann", "foster"),
    partnerTie("ann", "tom"),
    parentTie("ma", "tom"),
  ],
)

const add = (more: Partial<RelativeInput>): readonly Operation[] =>
  addRelative(graph, {
    relation: "child",
    of: "ann",
    relative: { created: ida },
    otherParent: null,
    marriage: noFact,
    ...more,
  })

/** The relationships that operations make, as `from > to` and `a = b`. */
const edges = (operations: readonly Operation[]): readonly string[] =>
  operations
    .filter((operation) => operation.entity === "relationship")
    .map(({ data }) => `${data.from_person_id} ${data.type === "partnership" ? "=" : ">"} ${data.to_person_id}`)

describe("A relative added at a card", () => {
  it("is a new person with their relationships, in one list of operations", () => {
    expect(add({ otherParent: "tom" })).to.deep.equal([
      { op: "create", entity: "person", ref: "relative", data: { given_name: "Ida", gender: "female" } },
      {
        op: "create",
        entity: "relationship",
        data: { type: "parent_child", from_person_id: "ann", to_person_id: "$relative" },
      },
      {
        op: "create",
        entity: "relationship",
        data: { type: "parent_child", from_person_id: "tom", to_person_id: "$relative" },
      },
    ])
  })

  it("is above, beside or below", () => {
    expect(edges(add({ relation: "father" }))).to.deep.equal(["$relative > ann"])
    expect(edges(add({ relation: "partner" }))).to.deep.equal(["ann = $relative"])
    expect(edges(add({ relation: "child" }))).to.deep.equal(["ann > $relative"])
  })

  it("has both parents of a sibling, but not their foster parents", () => {
    expect(edges(add({ relation: "sibling" }))).to.deep.equal(["pa > $relative", "ma > $relative"])
  })

  it("can be somebody who is in the tree", () => {
    const operations = add({ relation: "partner", relative: { existing: "tom" } })
    expect(operations).to.have.length(1)
    expect(edges(operations)).to.deep.equal(["ann = tom"])
  })

  it("keeps the parents that they have", () => {
    const tom = (relation: RelativeInput["relation"], parents: readonly string[], otherParent: string | null = null) =>
      edges(add({ relation, relative: { existing: "tom", parents }, otherParent }))
    expect(tom("sibling", ["ma"])).to.deep.equal(["pa > tom"])
    expect(tom("sibling", ["ma", "pa"])).to.deep.equal([])
    expect(tom("child", ["foster"], "foster")).to.deep.equal(["ann > tom"])
    expect(tom("child", ["ann"])).to.deep.equal([])
  })

  it("is married where and when the form says", () => {
    const [, , event] = add({ relation: "partner", marriage: fact("1 May 1870", " Maer ") })
    expect(event?.data).to.deep.include({ type: "marriage", relationship_id: "$couple", place: "Maer" })
    expect(event?.data)
      .to.have.property("date")
      .that.deep.includes({ qualifier: "exact", day: 1, month: 5, year: 1870 })
  })

  it("can be a father only where there is none, and a sibling only with a parent", () => {
    expect(canAdd(graph, "father", "ann")).to.equal(false)
    expect(canAdd(graph, "father", "tom")).to.equal(true)
    expect(canAdd(graph, "mother", "tom")).to.equal(false)
    expect(canAdd(graph, "sibling", "ann")).to.equal(true)
    expect(canAdd(graph, "sibling", "pa")).to.equal(false)
    expect(canAdd(graph, "partner", "pa")).to.equal(true)
  })
})

describe("A changed person", () => {
  it("is patched in the fields that are different", () => {
    const after = { ...ida, surname: "Berg", birth: fact("about 1850", "Bonn"), isLiving: false }
    const [operation] = changePerson("ida", ida, after)
    expect(operation).to.deep.include({ op: "update", entity: "person", id: "ida" })
    expect(operation?.data).to.have.keys("surname", "is_living", "birth")
  })

  it("keeps the date of a fact and loses its place", () => {
    const [operation] = changePerson("ida", { ...ida, birth: fact("1850", "Bonn") }, { ...ida, birth: fact("1850") })
    expect(operation?.data).to.have.property("birth").that.deep.includes({ place: null })
  })

  it("loses what is emptied, and is left alone if nothing is different", () => {
    const before = { ...ida, birth: fact("1850") }
    expect(changePerson("ida", before, ida)).to.deep.equal([
      { op: "update", entity: "person", id: "ida", data: { birth: null } },
    ])
    expect(changePerson("ida", ida, { ...ida })).to.deep.equal([])
  })
})
